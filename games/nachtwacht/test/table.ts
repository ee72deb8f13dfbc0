import type { Action, Chance } from '@questhall/kernel';
import { OPTIONS, type State } from '../src/index.ts';

/** A random setting of all options of a match. */
export function randomSetting(chance: Chance): Record<string, unknown> {
  return Object.fromEntries(
    OPTIONS.map(({ id, values }) => [id, 'min' in values ? [0, 30, 200][chance.below(3)] : values[chance.below(values.length)]]),
  );
}

/** A legal answer of one of the asked seats, each equally likely. */
export function anyAnswer(s: State, chance: Chance): Action {
  const d = s.pending[chance.below(s.pending.length)]!;
  return { decision: d.id, seat: d.seat, choice: d.options[chance.below(d.options.length)]! };
}
