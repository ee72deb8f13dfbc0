import { type BotName, know, policyOf } from '@questhall/bots';
import { begin, type Chance, decisionOf, fast, type MatchOptions, play } from '@questhall/kernel';
import { heuristic, nachtwacht, OPTIONS, type State } from '../src/index.ts';
import { anyAnswer, randomSetting } from './table.ts';

/** A match that takes more answers than this will never end: the longest seen took 163 rounds, each of some ten answers. */
const ENDLESS = 100_000;

/** How one match went: what was wrong, or who won after how many rounds. */
export interface Played {
  wrong?: string;
  winners: readonly number[];
  rounds: number;
}

/**
 * Plays one match of two to four seats to its end, each answer given by `answer`. Looks at every invariant after every
 * `look`th answer and at the end. What goes wrong is told with all that is needed to see it again.
 */
function playOut(
  seed: number,
  seats: number,
  options: MatchOptions,
  look: number,
  who: string,
  answer: (s: State) => ReturnType<typeof anyAnswer>,
): Played {
  let answers = 0;
  const about = () => `seed ${seed}, ${seats} seats, ${who}, answer ${answers}, ${JSON.stringify(options)}`;
  const failed = (what: string): Played => ({ wrong: `${what} (${about()})`, winners: [], rounds: 0 });
  try {
    const chance = fast(seed);
    const s: State = begin(nachtwacht, { seats, options }, chance);
    while (!s.outcome) {
      if (s.pending.length === 0) return failed('nobody is asked');
      if (answers >= ENDLESS) return failed('no end');
      play(nachtwacht, s, answer(s), chance);
      answers++;
      if (answers % look !== 0 && !s.outcome) continue;
      const wrong = nachtwacht.invariants(s);
      if (wrong.length > 0) return failed(wrong.join('; '));
    }
    return { winners: s.outcome.winners, rounds: s.round };
  } catch (e) {
    return failed(e instanceof Error ? e.message : String(e));
  }
}

/** A match of random answers, now and then of what one may do unasked. */
export function playRandomly(seed: number, options: MatchOptions, look = 1): Played {
  const own = fast(seed, 2);
  return playOut(seed, 2 + (seed % 3), options, look, 'random answers', (s) => anyAnswer(s, own));
}

/** A match of bots, one name for each seat, each with chance of its own and what its seat may know. */
export function playBots(seed: number, bots: readonly BotName[], options: MatchOptions, iterations: number, look = 1): Played {
  const policies = bots.map((name) => policyOf(name, { game: nachtwacht, heuristic }));
  const own: Chance[] = bots.map((_, seat) => fast(seed + 1000, seat));
  return playOut(seed, bots.length, options, look, bots.join(' '), (s) => {
    const { seat } = s.pending[0]!;
    const choice = policies[seat]!(know(nachtwacht, s, seat), own[seat]!, { iterations });
    return { decision: decisionOf(s, seat)!.id, seat, choice: choice as string };
  });
}

/** Every option by itself, at each of its values (of the round limit: none, the least, and one between). */
export function optionsAlone(): MatchOptions[] {
  return OPTIONS.flatMap(({ id, values, byDefault }) => {
    const all: readonly (string | number | boolean)[] = 'min' in values ? [0, 1, 30] : values;
    return all.filter((value) => value !== byDefault).map((value): MatchOptions => ({ [id]: value }));
  });
}

/** All options at random. */
export function anyOptions(seed: number): MatchOptions {
  return randomSetting(fast(seed, 3)) as MatchOptions;
}
