import { expect, test } from 'vitest';
import { sized } from '../../../../test/sized.ts';
import { playOut } from '../play-out.ts';

test('TDE-1.6 random matches of the Digital Edition end, with every invariant after every answer', () => {
  for (let seed = 1; seed <= sized(2, 6); seed++) expect(playOut(seed, { edition: 'digital', bigTable: seed % 2 === 0 })).toBeUndefined();
});
