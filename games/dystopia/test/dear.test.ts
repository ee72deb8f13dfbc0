import type { Decision } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { decisions } from '../src/decisions/index.ts';
import type { State } from '../src/state.ts';

/** Whether ending a hero's turn is asked for twice, with these answers beside it. */
const endIsDear = (...options: string[]) =>
  decisions['hero']!.dear!({} as State, { options: [...options, 'end'] } as unknown as Decision, 'end');

test('ending a turn is dear where a blow against a monster is let go, not where only one of the heroes stands beside', () => {
  expect(endIsDear('go:3,4', 'attack:m2')).toBe(true);
  expect(endIsDear('go:3,4', 'attack:h1')).toBe(false);
  expect(endIsDear('go:3,4')).toBe(false);
});

test('a blow against a companion is asked for twice, one against a monster is not', () => {
  const isDear = (id: string) => decisions['hero']!.dear!({} as State, { options: [id, 'end'] } as unknown as Decision, id);
  expect([isDear('attack:h1'), isDear('attack:m1')]).toEqual([true, false]);
});
