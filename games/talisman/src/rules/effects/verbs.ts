import type { Next } from '@questhall/kernel';
import type { Locals } from '../../state.ts';
import type { Effect, Verb } from '../../vocabulary.ts';
import type { Table } from '../kit/table.ts';

/** One function for each verb; leaving one out does not compile. */
export type Verbs<V extends Verb> = {
  [D in V]: (e: Extract<Effect, { do: D }>, f: Locals['effects'] & { id: number }, g: Table) => Next<Locals, 'effects', never>;
};
