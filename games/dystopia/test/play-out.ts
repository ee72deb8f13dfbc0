import { type AnyState, begin, fast, type MatchOptions, matchOptions, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { heroesWon } from '../src/ends.ts';
import { dystopia, heuristic, OPTIONS } from '../src/index.ts';
import type { State } from '../src/state.ts';

/** A match that takes more answers than this will never end. */
const ENDLESS = 1_000_000;

/** How one match went: what was wrong, or who won. */
export interface Played {
  wrong?: string;
  won: boolean;
  rounds: number;
}

/** Plays one match to its end, answers at random or by rules of thumb. What goes wrong is told with all that is needed to see it again. */
export function playOut(seed: number, seats: number, options: MatchOptions, policy: 'random' | 'heuristic', look = 1): Played {
  const [chance, own] = [fast(seed, 1), fast(seed, 2)];
  let answers = 0;
  const about = () => `seed ${seed}, ${seats} seats, ${policy}, answer ${answers}, ${JSON.stringify(options)}`;
  const { min, max } = dystopia.seatsFor!(matchOptions(OPTIONS, options));
  const places = Math.min(Math.max(seats, min), max);
  const s: State = begin(dystopia, { seats: places, options }, chance);
  const failed = (what: string): Played => ({ wrong: `${what} (${about()})`, won: false, rounds: s.round });
  try {
    while (!s.outcome) {
      const d = s.pending[0];
      if (!d) return failed('nobody is asked');
      if (answers >= ENDLESS) return failed('no end');
      const thumb = policy === 'heuristic' && d.kind !== 'chooseHero';
      const action = thumb
        ? { decision: d.id, seat: d.seat, choice: heuristic.playout(dystopia.glance!(s, d.seat), d, own) }
        : randomAction(s as unknown as AnyState, own)!;
      play(dystopia, s, action, chance);
      answers++;
      if (answers % look !== 0 && !s.outcome) continue;
      const wrong = dystopia.invariants(s);
      if (wrong.length > 0) return failed(wrong.join('; '));
    }
  } catch (e) {
    return failed(e instanceof Error ? e.message : String(e));
  }
  return { won: heroesWon(s.outcome.reason), rounds: s.round };
}

/** All options at random, but no more than so many rounds a level: random heroes wander for ever. */
export function anyOptions(seed: number, rounds: number): MatchOptions {
  const chance = fast(seed, 3);
  const specs = OPTIONS.filter((option) => !option.text);
  const all = specs.map(({ id, values }) => [
    id,
    'min' in values ? values.min + chance.below(values.max - values.min + 1) : values[chance.below(values.length)]!,
  ]);
  return { ...Object.fromEntries(all), roundLimit: rounds } as MatchOptions;
}
