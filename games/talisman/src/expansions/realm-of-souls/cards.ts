import type { Copies } from '../../editions/edition.ts';
import type { Printed } from '../../expansion.ts';
import type { Card, CharacterCard, Spell } from '../../vocabulary.ts';
import './added.ts';
import { darkBaptism } from './cards/adventure/dark-baptism.ts';
import { foggyNights } from './cards/adventure/foggy-nights.ts';
import { medium } from './cards/adventure/medium.ts';
import { soulStorm } from './cards/adventure/soul-storm.ts';
import { spiritedAway } from './cards/adventure/spirited-away.ts';
import { gravekeeper } from './cards/characters/gravekeeper.ts';
import { soulReaver } from './cards/characters/soul-reaver.ts';
import { spiritCaller } from './cards/characters/spirit-caller.ts';
import { courtOfTheDead } from './cards/endings/court-of-the-dead.ts';
import { emptyThrone } from './cards/endings/empty-throne.ts';
import { banshee } from './cards/ghosts/banshee.ts';
import { greyPilgrim } from './cards/ghosts/grey-pilgrim.ts';
import { hollowScholar } from './cards/ghosts/hollow-scholar.ts';
import { lanternBearer } from './cards/ghosts/lantern-bearer.ts';
import { paleKnight } from './cards/ghosts/pale-knight.ts';
import { weepingShade } from './cards/ghosts/weeping-shade.ts';
import { remnant } from './cards/spells/remnant.ts';
import { shapeMist } from './cards/spells/shape-mist.ts';
import { spectralSummon } from './cards/spells/spectral-summon.ts';
import { breach } from './cards/terrain/breach.ts';
import { chasm } from './cards/terrain/chasm.ts';
import { cursedGlade } from './cards/terrain/cursed-glade.ts';
import { SOUL_OPTIONS } from './options.ts';
import { VEIL } from './veil-deck.ts';
import type { EndingCard, TerrainCard } from './vocabulary.ts';

/** What the Realm of Souls adds to the decks of the Digital Edition, and what stands apart (TDE-11.1). */
interface Cards {
  adventure: readonly Copies<Card>[];
  spells: readonly Copies<Spell>[];
  characters: readonly CharacterCard[];
  veil: readonly Card[];
  ghosts: readonly CharacterCard[];
  terrain: readonly Copies<TerrainCard>[];
  endings: readonly EndingCard[];
}

export const REALM_OF_SOULS: Cards = {
  adventure: [
    [darkBaptism, 1],
    [foggyNights, 1],
    [soulStorm, 2],
    [spiritedAway, 1],
    [medium, 1],
  ],
  spells: [
    [remnant, 1],
    [shapeMist, 1],
    [spectralSummon, 1],
  ],
  characters: [gravekeeper, spiritCaller, soulReaver],
  veil: VEIL,
  ghosts: [banshee, paleKnight, greyPilgrim, hollowScholar, lanternBearer, weepingShade],
  terrain: [
    [breach, 3],
    // For scenarios: in the stack of no match (TDE-G.3).
    [chasm, 0],
    [cursedGlade, 0],
  ],
  endings: [courtOfTheDead, emptyThrone],
};

/** It belongs to the Digital Edition (TDE-11.1). */
export const printed: Printed = {
  id: 'realm-of-souls',
  editions: ['digital'],
  options: SOUL_OPTIONS,
  adventure: REALM_OF_SOULS.adventure,
  spells: REALM_OF_SOULS.spells,
  characters: REALM_OF_SOULS.characters,
  others: VEIL.map((card) => [card, 1]),
  figures: REALM_OF_SOULS.ghosts,
  marks: ['soulbound', 'dispels', 'wells', 'fallen'],
};
