import type { Text } from '@questhall/kernel';
import { castle } from '../board/castle.words.ts';
import { chasm } from '../board/chasm.words.ts';
import { graveyard } from '../board/graveyard.words.ts';
import { tavern } from '../board/tavern.words.ts';
import { temple } from '../board/temple.words.ts';
import { warlocksCave } from '../board/warlocks-cave.words.ts';
import { alchemist } from '../cards/adventure/alchemist.words.ts';
import { amulet } from '../cards/adventure/amulet.words.ts';
import { axe } from '../cards/adventure/axe.words.ts';
import { blizzard } from '../cards/adventure/blizzard.words.ts';
import { bookOfSpells } from '../cards/adventure/book-of-spells.words.ts';
import { hag } from '../cards/adventure/hag.words.ts';
import { marketDay } from '../cards/adventure/market-day.words.ts';
import { mercenary } from '../cards/adventure/mercenary.words.ts';
import { mule } from '../cards/adventure/mule.words.ts';
import { potion } from '../cards/adventure/potion.words.ts';
import { prince } from '../cards/adventure/prince.words.ts';
import { raiders } from '../cards/adventure/raiders.words.ts';
import { runesword } from '../cards/adventure/runesword.words.ts';
import { wand } from '../cards/adventure/wand.words.ts';
import { assassin } from '../cards/characters/assassin.words.ts';
import { druid } from '../cards/characters/druid.words.ts';
import { dwarf } from '../cards/characters/dwarf.words.ts';
import { elf } from '../cards/characters/elf.words.ts';
import { ghoul } from '../cards/characters/ghoul.words.ts';
import { minstrel } from '../cards/characters/minstrel.words.ts';
import { monk } from '../cards/characters/monk.words.ts';
import { prophetess } from '../cards/characters/prophetess.words.ts';
import { sorceress } from '../cards/characters/sorceress.words.ts';
import { thief } from '../cards/characters/thief.words.ts';
import { troll } from '../cards/characters/troll.words.ts';
import { warrior } from '../cards/characters/warrior.words.ts';
import { acquisition } from '../cards/spells/acquisition.words.ts';
import { alchemy } from '../cards/spells/alchemy.words.ts';
import { destroyMagic } from '../cards/spells/destroy-magic.words.ts';
import { destruction } from '../cards/spells/destruction.words.ts';
import { displacement } from '../cards/spells/displacement.words.ts';
import { divination } from '../cards/spells/divination.words.ts';
import { hex } from '../cards/spells/hex.words.ts';
import { invisibility } from '../cards/spells/invisibility.words.ts';
import { nullify } from '../cards/spells/nullify.words.ts';
import { psionicBlast } from '../cards/spells/psionic-blast.words.ts';
import { random } from '../cards/spells/random.words.ts';
import { temporalWarp } from '../cards/spells/temporal-warp.words.ts';
import { waterWalking } from '../cards/spells/water-walking.words.ts';
import type { PhraseOf } from '../expansion-words.ts';
import type { AbilityWords, OwnWords } from './shapes.ts';

/** What single cards and spaces say: one line each, as in `rules.ts`. */
const OWN: readonly OwnWords<never, never>[] = [
  alchemy,
  graveyard,
  castle,
  chasm,
  tavern,
  temple,
  warlocksCave,
  blizzard,
  bookOfSpells,
  marketDay,
  raiders,
  acquisition,
  destroyMagic,
  destruction,
  displacement,
  divination,
  hex,
  invisibility,
  nullify,
  psionicBlast,
  random,
  temporalWarp,
  waterWalking,
];

/** The phrase of each of these words. */
export const OWN_PHRASES: Readonly<Record<string, PhraseOf<never>>> = Object.assign({}, ...OWN.map(({ phrases }) => phrases));

/** Whether what a word does is good for whoever meets it; words that are neither are not there. */
export const OWN_HELPS: Readonly<Record<string, boolean>> = Object.assign({}, ...OWN.map(({ helps }) => helps));

/** All sentences of these words in one language. */
export const ownSentences = (locale: 'en' | 'nl' | 'fr' | 'de' | 'da'): Readonly<Record<string, string>> =>
  Object.assign({}, ...OWN.map(({ says }) => says[locale]));

/** The same of the abilities of single cards and characters. */
const ABLE: readonly AbilityWords<never, never>[] = [
  warrior,
  monk,
  assassin,
  mule,
  wand,
  dwarf,
  druid,
  elf,
  axe,
  alchemist,
  troll,
  thief,
  sorceress,
  prince,
  runesword,
  ghoul,
  minstrel,
  prophetess,
  mercenary,
  potion,
  hag,
  amulet,
];

/** The sentence of each of these abilities. */
export const OWN_SENTENCES: Readonly<Record<string, (ability: never) => Text>> = Object.assign(
  {},
  ...ABLE.map(({ sentences }) => sentences),
);

/** All sentences of these abilities in one language. */
export const ownAbilities = (locale: 'en' | 'nl' | 'fr' | 'de' | 'da'): Readonly<Record<string, string>> =>
  Object.assign({}, ...ABLE.map(({ says }) => says[locale]));
