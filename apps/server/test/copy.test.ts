import { expect, test } from 'vitest';
import { copyOf } from '../src/match/copy.ts';
import type { MatchRecord } from '../src/store/store.ts';

/** What is in it does not matter, but that nothing is forgotten does: a member of `MatchRecord` that is missing here is no TypeScript. */
const EACH: Record<keyof MatchRecord, object> = {
  id: {},
  code: {},
  game: {},
  options: {},
  told: {},
  status: {},
  seats: {},
  clock: {},
  reserve: {},
  increment: {},
  overtime: {},
  listed: {},
  patience: {},
  talk: {},
  takingBack: {},
  hints: {},
  lookingOn: {},
  terms: {},
  asleep: {},
  host: {},
  rematch: {},
  created: {},
  changed: {},
  outcome: {},
  pending: {},
  waiting: {},
  whereabouts: {},
  deadline: {},
  spent: {},
  secret: {},
  commitment: {},
  contributions: {},
  opening: {},
  chain: {},
  drawn: {},
  agreement: {},
  marks: {},
  trail: {},
};

test('a copied record has every member of the record as it is, and none that is not there', () => {
  const record = EACH as unknown as MatchRecord;
  const copy = copyOf(record);
  for (const key of Object.keys(EACH) as (keyof MatchRecord)[]) expect([key, copy[key] === record[key]]).toEqual([key, true]);
  expect(Object.keys(copy).sort()).toEqual(Object.keys(EACH).sort());
  expect(copy).not.toBe(record);
  const { increment: _, agreement: __, marks: ___, waiting: ____, ...plain } = record;
  expect(Object.keys(copyOf(plain)).sort()).toEqual(Object.keys(plain).sort());
});
