import type { Chance } from '@questhall/kernel';
import { planFor } from '../rules/auto-wizor.ts';
import { Table } from '../rules/kit.ts';
import type { State } from '../state.ts';

/** Only the careless Wizor of Easy draws, and a bot is not careless. */
const STILL: Chance = { below: () => 0 };

/** What the automatic Wizor would do with a monster whose turn begins or goes on, as options in order (F.1). */
export const monsterPlan = (s: State, n: number): string[] => planFor(new Table(s, STILL, undefined), n);

/** The option with which a plan begins; "done" for an empty one. A sorcery is chosen before its target. */
export const firstOf = ([first = 'done']: readonly string[], options: readonly string[]): string =>
  options.find((id) => first === id || first.startsWith(`${id}:`)) ?? 'done';
