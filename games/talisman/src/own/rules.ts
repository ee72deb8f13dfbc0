import { castle } from '../board/castle.rule.ts';
import { chasm } from '../board/chasm.rule.ts';
import { graveyard } from '../board/graveyard.rule.ts';
import { tavern } from '../board/tavern.rule.ts';
import { temple } from '../board/temple.rule.ts';
import { warlocksCave } from '../board/warlocks-cave.rule.ts';
import { alchemist } from '../cards/adventure/alchemist.rule.ts';
import { amulet } from '../cards/adventure/amulet.rule.ts';
import { axe } from '../cards/adventure/axe.rule.ts';
import { blizzard } from '../cards/adventure/blizzard.rule.ts';
import { bookOfSpells } from '../cards/adventure/book-of-spells.rule.ts';
import { hag } from '../cards/adventure/hag.rule.ts';
import { marketDay } from '../cards/adventure/market-day.rule.ts';
import { mercenary } from '../cards/adventure/mercenary.rule.ts';
import { mule } from '../cards/adventure/mule.rule.ts';
import { potion } from '../cards/adventure/potion.rule.ts';
import { prince } from '../cards/adventure/prince.rule.ts';
import { raiders } from '../cards/adventure/raiders.rule.ts';
import { runesword } from '../cards/adventure/runesword.rule.ts';
import { wand } from '../cards/adventure/wand.rule.ts';
import { assassin } from '../cards/characters/assassin.rule.ts';
import { druid } from '../cards/characters/druid.rule.ts';
import { dwarf } from '../cards/characters/dwarf.rule.ts';
import { elf } from '../cards/characters/elf.rule.ts';
import { ghoul } from '../cards/characters/ghoul.rule.ts';
import { minstrel } from '../cards/characters/minstrel.rule.ts';
import { monk } from '../cards/characters/monk.rule.ts';
import { prophetess } from '../cards/characters/prophetess.rule.ts';
import { sorceress } from '../cards/characters/sorceress.rule.ts';
import { thief } from '../cards/characters/thief.rule.ts';
import { troll } from '../cards/characters/troll.rule.ts';
import { warrior } from '../cards/characters/warrior.rule.ts';
import { acquisition } from '../cards/spells/acquisition.rule.ts';
import { alchemy } from '../cards/spells/alchemy.rule.ts';
import { destroyMagic } from '../cards/spells/destroy-magic.rule.ts';
import { destruction } from '../cards/spells/destruction.rule.ts';
import { displacement } from '../cards/spells/displacement.rule.ts';
import { divination } from '../cards/spells/divination.rule.ts';
import { hex } from '../cards/spells/hex.rule.ts';
import { invisibility } from '../cards/spells/invisibility.rule.ts';
import { nullify } from '../cards/spells/nullify.rule.ts';
import { psionicBlast } from '../cards/spells/psionic-blast.rule.ts';
import { random } from '../cards/spells/random.rule.ts';
import { temporalWarp } from '../cards/spells/temporal-warp.rule.ts';
import { waterWalking } from '../cards/spells/water-walking.rule.ts';

/** What single cards and spaces do: one line each. The sentences stand in `words.ts`. */
export const OWN_RULES = {
  ...alchemy,
  ...graveyard,
  ...castle,
  ...chasm,
  ...tavern,
  ...temple,
  ...warlocksCave,
  ...blizzard,
  ...bookOfSpells,
  ...marketDay,
  ...raiders,
  ...acquisition,
  ...destroyMagic,
  ...destruction,
  ...displacement,
  ...divination,
  ...hex,
  ...invisibility,
  ...nullify,
  ...psionicBlast,
  ...random,
  ...temporalWarp,
  ...waterWalking,
};

/** What abilities of single cards and characters do: one line each, as above. Where several have a say, in this order. */
export const OWN_ABILITIES = {
  ...warrior,
  ...monk,
  ...assassin,
  ...mule,
  ...wand,
  ...dwarf,
  ...druid,
  ...elf,
  ...axe,
  ...alchemist,
  ...troll,
  ...thief,
  ...sorceress,
  ...prince,
  ...runesword,
  ...ghoul,
  ...minstrel,
  ...prophetess,
  ...mercenary,
  ...potion,
  ...hag,
  ...amulet,
};
