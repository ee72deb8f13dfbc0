import { type AnyState, begin, fast, type MatchOptions, matchOptions, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { OPTIONS, talisman } from '../src/index.ts';

/** A match that takes more answers than this will never end. */
const ENDLESS = 2_000_000;

/** Plays one random match to its end, two to six seats by seed. Returns what went wrong, with all that is needed to see it again. */
export function playOut(seed: number, options: MatchOptions, look = 1): string | undefined {
  const { min, max } = talisman.seatsFor!(matchOptions(OPTIONS, options));
  const seats = min + (seed % (max - min + 1));
  const [chance, policy] = [fast(seed, 1), fast(seed, 2)];
  let answers = 0;
  const about = () => `seed ${seed}, ${seats} seats, answer ${answers}, ${JSON.stringify(options)}`;
  try {
    const s = begin(talisman, { seats, options }, chance);
    while (!s.outcome) {
      const action = randomAction(s as AnyState, policy);
      if (!action) return `nobody is asked (${about()})`;
      if (answers >= ENDLESS) return `no end (${about()})`;
      play(talisman, s, action, chance);
      answers++;
      if (answers % look === 0 || s.outcome) {
        const wrong = talisman.invariants(s);
        if (wrong.length > 0) return `${wrong.join('; ')} (${about()})`;
      }
    }
  } catch (e) {
    return `${e instanceof Error ? e.message : String(e)} (${about()})`;
  }
  return undefined;
}

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
