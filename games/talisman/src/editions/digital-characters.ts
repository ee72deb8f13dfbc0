import { assassin } from '../cards/characters/digital/assassin.ts';
import { druid } from '../cards/characters/digital/druid.ts';
import { dwarf } from '../cards/characters/digital/dwarf.ts';
import { elf } from '../cards/characters/digital/elf.ts';
import { ghoul } from '../cards/characters/digital/ghoul.ts';
import { minstrel } from '../cards/characters/digital/minstrel.ts';
import { monk } from '../cards/characters/digital/monk.ts';
import { priest } from '../cards/characters/digital/priest.ts';
import { prophetess } from '../cards/characters/digital/prophetess.ts';
import { sorceress } from '../cards/characters/digital/sorceress.ts';
import { thief } from '../cards/characters/digital/thief.ts';
import { troll } from '../cards/characters/digital/troll.ts';
import { warrior } from '../cards/characters/digital/warrior.ts';
import { wizard } from '../cards/characters/digital/wizard.ts';
import type { CharacterCard } from '../vocabulary.ts';

/** The characters of the edition, with the lives and the fate that their cards print (part C). */
export const CHARACTERS_DIGITAL: readonly CharacterCard[] = [
  assassin,
  druid,
  dwarf,
  elf,
  ghoul,
  minstrel,
  monk,
  priest,
  prophetess,
  sorceress,
  thief,
  troll,
  warrior,
  wizard,
];
