import { begin, fast, type MatchOptions, play } from '@questhall/kernel';
import { randomAction } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import type { EventType, TalismanEvent } from '../src/events.ts';
import { type State, talisman } from '../src/index.ts';
import { differences, standing } from './books.ts';

/** What the books say otherwise in a random match; `seen`: what was told of. */
function wrongIn(seed: number, options: MatchOptions, answers: number, seen: Set<EventType>): string[] {
  const [chance, own] = [fast(seed, 1), fast(seed, 2)];
  const told: TalismanEvent[] = [];
  const tell = ((e: TalismanEvent) => told.push(e)) as never;
  const s = begin(talisman, { seats: 3, options }, chance, tell) as State;
  const found: string[] = [];
  for (let n = 0; n < answers && !s.outcome; n++) {
    const before = standing(s);
    told.length = 0;
    play(talisman, s, randomAction(s as never, own)!, chance, tell);
    for (const { type } of told) seen.add(type);
    found.push(...differences(before, s, told).map((what) => `seed ${seed}, answer ${n}, ${told.map(({ type }) => type).join()}: ${what}`));
  }
  return found;
}

const MATCHES: readonly [rules: string, options: MatchOptions][] = [
  ['T86-6.3 T86-6.4 T86-6.5 T86-6.6 T86-6.7 T86-6.9 the game of 1986', {}],
  ['TDE-2.9 TDE-6.22 TDE-8.16 TDE-8.24 the Digital Edition', { edition: 'digital' }],
  ['TDE-11.9 TDE-11.14 the Realm of Souls', { edition: 'digital', expansion: 'realm-of-souls' }],
];

test.each(MATCHES)('%s: what a character has and where it stands changes as the table is told, and not otherwise', (_, options) => {
  const seen = new Set<EventType>();
  expect([1, 2, 3, 4].flatMap((seed) => wrongIn(seed, options, 400, seen))).toEqual([]);
  // So that the matches are about something.
  expect(seen.size).toBeGreaterThan(40);
});
