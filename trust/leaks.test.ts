import { nachtwacht } from '@questhall/nachtwacht';
import { describe, expect, test } from 'vitest';
import { duel } from '../packages/testkit/src/duel/index.ts';
import { LEAKS, withLeak } from './leaks/planted.ts';
import { leaks } from './leaks.ts';

const soon = () => Date.now() + 12_000;

describe('nothing leaks', () => {
  test('two worlds that are equal for a viewer send it equal bytes, in every game', async () => {
    const { counts, failures } = await leaks({ size: 40, seed: 1, until: soon() });
    expect(failures).toEqual([]);
    for (const game of ['nachtwacht', 'duel']) expect(counts[`${game}: pairs`]).toBeGreaterThan(5);
  });

  for (const leak of LEAKS) {
    test(`a planted leak is caught: ${leak}`, async () => {
      const game = leak === 'deck order in a view' ? duel : nachtwacht;
      const { failures } = await leaks({ size: 60, seed: 1, until: soon() }, [withLeak(game, leak)]);
      expect(failures.length).toBeGreaterThan(0);
    });
  }
});
