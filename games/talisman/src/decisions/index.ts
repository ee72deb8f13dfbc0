import type { DecisionKind } from '@questhall/kernel';
import type { State } from '../state.ts';
import { cardDecisions } from './cards.ts';
import { fateDecisions } from './fate.ts';
import { fightDecisions } from './fights.ts';
import { turnDecisions } from './turn.ts';

/**
 * How every question of the game is worded, what it refuses and why, and what a timeout plays: the option that changes
 * least (H3). Everything here is made from what the asked seat knows.
 */
export const decisions: Record<string, DecisionKind<State>> = { ...turnDecisions, ...fightDecisions, ...fateDecisions, ...cardDecisions };
