import type { Decision } from '@questhall/kernel';
import type { Change } from '../../state.ts';
import type { Occasion } from '../../vocabulary.ts';
import { occasionsOf } from './attempt.ts';

/** Questions of the own turn in which a Spell may be cast, with the occasions that they are (section H1). */
export const OCCASIONS = {
  turn: ['turnStart', 'insteadOfRoll', 'any'],
  encounter: ['moved', 'any', 'landed'],
  face: ['faced', 'attacked', 'any'],
  prepare: ['fight', 'any'],
  endTurn: ['turnEnd', 'any'],
} as const satisfies Record<string, readonly Occasion[]>;

const NEVER: readonly Occasion[] = [];

/** The occasions that a question is for whoever holds a Spell: its own of the turn, or those of what is answered (T86-6.9.6a). */
export function occasionOf({ kind, about }: Pick<Decision, 'kind' | 'about'>): readonly Occasion[] {
  const change = about?.['change'] as Change | undefined;
  return change ? occasionsOf(change) : ((OCCASIONS as Readonly<Record<string, readonly Occasion[]>>)[kind] ?? NEVER);
}
