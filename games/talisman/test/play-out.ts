import { type AnyState, begin, fast, type MatchOptions, matchOptions, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { heuristic, OPTIONS, type State, talisman } from '../src/index.ts';

/** A match that takes more answers than this will never end. */
const ENDLESS = 2_000_000;

/** How one match went: what was wrong, which seats won, how many turns it took and of which kind its end was. */
export interface Played {
  wrong?: string;
  winners: readonly number[];
  turns: number;
  reason?: string;
}

/**
 * Plays one match to its end, two to six seats by seed, answers at random or by the heuristic of the bots. What goes wrong
 * is told with all that is needed to see it again.
 * @param look the invariants are looked at after so many answers
 * @param most after so many answers it need not go on
 */
export function playThrough(
  seed: number,
  options: MatchOptions,
  policy: 'random' | 'heuristic',
  look = 1,
  most = Number.POSITIVE_INFINITY,
): Played {
  const { min, max } = talisman.seatsFor!(matchOptions(OPTIONS, options));
  const seats = min + (seed % (max - min + 1));
  const [chance, own] = [fast(seed, 1), fast(seed, 2)];
  let answers = 0;
  let turns = 0;
  const about = () => `seed ${seed}, ${seats} seats, ${policy}, answer ${answers}, ${JSON.stringify(options)}`;
  const failed = (what: string): Played => ({ wrong: `${what} (${about()})`, winners: [], turns });
  try {
    const s = begin(talisman, { seats, options }, chance) as State;
    while (!s.outcome) {
      const d = s.pending[0];
      if (!d) return failed('nobody is asked');
      if (answers >= ENDLESS) return failed('no end');
      const action =
        policy === 'heuristic'
          ? { decision: d.id, seat: d.seat, choice: heuristic.playout(talisman.glance!(s, d.seat) as State, d, own) }
          : randomAction(s as AnyState, own)!;
      play(talisman, s, action, chance);
      answers++;
      turns = s.turn.n;
      if (answers % look !== 0 && !s.outcome) continue;
      const wrong = talisman.invariants(s);
      if (wrong.length > 0) return failed(wrong.join('; '));
      if (answers >= most) return { winners: [], turns };
    }
    return { winners: s.outcome.winners, turns, reason: s.outcome.reason };
  } catch (e) {
    return failed(e instanceof Error ? e.message : String(e));
  }
}

/** What went wrong in one random match, or in its first so many answers, if anything. */
export const playOut = (seed: number, options: MatchOptions, look = 1, most?: number): string | undefined =>
  playThrough(seed, options, 'random', look, most).wrong;

/** Every option by itself, at each of its values (of a range: least, most, and one between). */
export function optionsAlone(): MatchOptions[] {
  return OPTIONS.flatMap(({ id, values, byDefault }) => {
    const all = 'min' in values ? [values.min, Math.floor((values.min + values.max) / 2), values.max] : values;
    return all.filter((value) => value !== byDefault).map((value): MatchOptions => ({ [id]: value }));
  });
}

/** All options at random. */
export function optionCombination(seed: number): MatchOptions {
  const chance = fast(seed, 3);
  return Object.fromEntries(
    OPTIONS.map(({ id, values }) => [
      id,
      'min' in values ? values.min + chance.below(values.max - values.min + 1) : values[chance.below(values.length)]!,
    ]),
  );
}
