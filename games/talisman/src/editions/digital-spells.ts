import { acquisition } from '../cards/spells/acquisition.ts';
import { alchemy } from '../cards/spells/alchemy.ts';
import { counterspell } from '../cards/spells/counterspell.ts';
import { destroyMagic } from '../cards/spells/destroy-magic.ts';
import { destruction } from '../cards/spells/destruction.ts';
import { immobility } from '../cards/spells/digital/immobility.ts';
import { psionicBlast } from '../cards/spells/digital/psionic-blast.ts';
import { divination } from '../cards/spells/divination.ts';
import { healing } from '../cards/spells/healing.ts';
import { hex } from '../cards/spells/hex.ts';
import { invisibility } from '../cards/spells/invisibility.ts';
import { mesmerism } from '../cards/spells/mesmerism.ts';
import { nullify } from '../cards/spells/nullify.ts';
import { preservation } from '../cards/spells/preservation.ts';
import { random } from '../cards/spells/random.ts';
import { teleport } from '../cards/spells/teleport.ts';
import { temporalWarp } from '../cards/spells/temporal-warp.ts';
import type { Spell } from '../vocabulary.ts';

/** The Spells of the edition and how many there are of each (part E.1): 24. */
export const SPELLS_DIGITAL: readonly (readonly [Spell, number])[] = [
  [acquisition, 1],
  [alchemy, 1],
  [counterspell, 2],
  [destroyMagic, 1],
  [destruction, 2],
  [divination, 1],
  [healing, 2],
  [hex, 1],
  [immobility, 2],
  [invisibility, 1],
  [mesmerism, 1],
  [nullify, 1],
  [preservation, 1],
  [psionicBlast, 2],
  [random, 2],
  [teleport, 2],
  [temporalWarp, 1],
];
