import { charactersWith } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import type { OwnAbilities } from '../../own/shapes.ts';
import { isOneOf, ownAbility } from '../../rules/character/numbers.ts';

const HARDY = charactersWith('regenerate');

/** The rule of the Troll, in both editions (T86-6.8). */
export const troll: OwnAbilities<'regenerate'> = {
  regenerate: {
    reckonings: { restsOn: (s, seat) => (isOneOf(figureOf(s, seat), HARDY) ? ownAbility(s, seat, 'regenerate')?.on : undefined) },
  },
};
