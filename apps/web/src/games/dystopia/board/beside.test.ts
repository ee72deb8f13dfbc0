import type { AimView, DystopiaView } from '@questhall/dystopia/client';
import { expect, test } from 'vitest';
import { wayBeside, whyNoStrike } from './beside.ts';

const way = (to: string, steps: number) => ({ to, steps, path: [], attacks: [] });
const chest = { at: '5,5', kind: 'chest', searched: false };
const view = {
  heroes: [{ id: 'h0', at: '1,5' }],
  turn: { hero: 0 },
  ways: [way('2,5', 1), way('5,4', 7), way('4,5', 3), way('4,4', 4)],
  furniture: [chest],
  doors: [{ at: '9,9', open: false }],
  piles: [],
  neutrals: [],
  captive: null,
} as unknown as DystopiaView;

test('the way to what one must stand beside is the shortest walk of this turn; too far is said; nothing where nothing is to be done', () => {
  expect(wayBeside(view, '5,5')).toMatchObject({ to: '4,5', steps: 3 });
  expect(wayBeside(view, '9,9')).toBe('tooFar');
  expect(wayBeside(view, '3,3')).toBeNull();
  expect(wayBeside({ ...view, furniture: [{ ...chest, searched: true }] } as never, '5,5')).toBeNull();
  expect(wayBeside({ ...view, heroes: [{ id: 'h0', at: '5,6' }] } as never, '5,5')).toBeNull();
});

test('whoever cannot strike reads whether it is too near or too far, and whether a walk or only a step is missing', () => {
  const standing = { ...view, heroes: [{ id: 'h0', at: '1,5', values: { range: [2, 4] } }] };
  const aim: AimView = { to: 'm1', wound: 0.7, countered: 0, problem: 'OUT_OF_RANGE' };
  const why = (at: string, ways: object[]) => whyNoStrike({ ...standing, ways } as never, aim, at);
  expect(why('2,6', [])).toEqual({ key: 'ui.dy.reach.near' });
  expect(why('8,5', [way('2,5', 1)])).toEqual({ key: 'ui.dy.reach.walk' });
  expect(why('8,5', [{ ...way('5,5', 4), tired: ['m1'] }])).toEqual({ key: 'ui.dy.reach.tired' });
  expect(why('8,5', [{ ...way('5,5', 4), attacks: ['m1'] }])).toEqual({ key: 'ui.dy.reach.far' });
  const walled = { ...aim, problem: 'NO_LINE_OF_SIGHT' };
  expect(whyNoStrike(standing as never, walled, '3,5')).toMatchObject({ key: 'no.NO_LINE_OF_SIGHT' });
});
