import { rulesOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import type { State } from '../../state.ts';
import type { Table } from './table.ts';

/** As much of the kit as an answer needs that changes nothing and draws nothing. */
export type Looking = Pick<Table, 's' | 'of' | 'rules'>;

/** A look at a state, for questions that are worded and plates that say what waits. */
export const lookingAt = (s: State): Looking => ({ s, rules: rulesOf(s), of: (seat) => figureOf(s, seat) });
