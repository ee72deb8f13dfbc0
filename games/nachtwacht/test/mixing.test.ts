import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { matchesOf } from './bot-matches.ts';

// How much a bot wins against others takes hundreds of matches: `mixing.long.test.ts`. Few show that the stronger one is no weaker.
test('NW-20.7 three normal bots mix: they cancel no more than 36 of 100 cards', () => {
  expect(matchesOf(['normal', 'normal', 'normal'], sized(50, 150)).cancelled).toBeLessThan(0.3);
});

test('NW-20.10 a normal bot beats an easy one', () => {
  expect(matchesOf(['normal', 'easy'], 60).wins[0]).toBeGreaterThan(30);
});

test('NW-20.8 a hard bot wins more than its share against two normal ones', () => {
  expect(matchesOf(['hard', 'normal', 'normal'], 12).wins[0]).toBeGreaterThan(4);
});
