import { BOARD } from '../board/index.ts';
import { armour } from '../cards/adventure/armour.ts';
import { axe } from '../cards/adventure/axe.ts';
import { helmet } from '../cards/adventure/helmet.ts';
import { mule } from '../cards/adventure/mule.ts';
import { raft } from '../cards/adventure/raft.ts';
import { shield } from '../cards/adventure/shield.ts';
import { sword } from '../cards/adventure/sword.ts';
import { waterBottle } from '../cards/adventure/water-bottle.ts';
import { assassin } from '../cards/characters/assassin.ts';
import { druid } from '../cards/characters/druid.ts';
import { dwarf } from '../cards/characters/dwarf.ts';
import { elf } from '../cards/characters/elf.ts';
import { ghoul } from '../cards/characters/ghoul.ts';
import { minstrel } from '../cards/characters/minstrel.ts';
import { monk } from '../cards/characters/monk.ts';
import { priest } from '../cards/characters/priest.ts';
import { prophetess } from '../cards/characters/prophetess.ts';
import { sorceress } from '../cards/characters/sorceress.ts';
import { thief } from '../cards/characters/thief.ts';
import { troll } from '../cards/characters/troll.ts';
import { warrior } from '../cards/characters/warrior.ts';
import { wizard } from '../cards/characters/wizard.ts';
import { awardedTalisman } from '../cards/talismans/talisman.ts';
import type { Card } from '../vocabulary.ts';
import { ADVENTURE_1986 } from './1986-deck.ts';
import { SPELLS_1986 } from './1986-spells.ts';
import type { Edition } from './edition.ts';
import { SWITCHES_1986 } from './switches-1986.ts';

/** The card of the purchase pile: like the Adventure card of that name, with an id of its own (T86-6.20.2a). */
export function asPurchase(card: Card): Card {
  return { ...card, id: card.id.replace(/^adv\./, 'pur.') };
}

/** The second edition of 1986 (sections C to F). Numbers beside cards are how many of them there are. */
export const EDITION_1986: Edition = {
  id: '1986',
  adventure: ADVENTURE_1986,
  spells: SPELLS_1986,
  characters: [assassin, druid, dwarf, elf, ghoul, minstrel, monk, priest, prophetess, sorceress, thief, troll, warrior, wizard],
  purchase: [
    [asPurchase(armour), 4],
    [asPurchase(axe), 4],
    [asPurchase(helmet), 4],
    [asPurchase(mule), 4],
    [asPurchase(raft), 1],
    [asPurchase(shield), 4],
    [asPurchase(sword), 3],
    [asPurchase(waterBottle), 4],
  ],
  talismans: [awardedTalisman, 4],
  board: BOARD,
  rules: SWITCHES_1986,
};
