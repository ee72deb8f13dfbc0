import { expect, test } from 'vitest';
import { matchesOf } from './bot-matches.ts';

test('NW-20.10 a normal bot beats an easy one, and wins more than its share against two', () => {
  expect(matchesOf(['normal', 'easy'], 200).wins[0]).toBeGreaterThan(120);
  expect(matchesOf(['normal', 'easy', 'easy'], 150).wins[0]).toBeGreaterThan(60);
});

test('NW-20.8 a hard bot wins more than its share against two and against three normal ones', () => {
  expect(matchesOf(['hard', 'normal', 'normal'], 60).wins[0]).toBeGreaterThan(20);
  expect(matchesOf(['hard', 'normal', 'normal', 'normal'], 60).wins[0]).toBeGreaterThan(15);
});
