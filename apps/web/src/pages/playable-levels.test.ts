import { readLevel } from '@questhall/dystopia/levels';
import { expect, test } from 'vitest';
import { newLevel } from '../editor/new-level.ts';
import { playableLevels } from './playable-levels.ts';

const kept = (id: string, title: string) => ({ id, level: newLevel(id, title), changed: 0 });

test('only levels with which a match can begin are offered for a table, by their titles and in their order', () => {
  const cellar = kept('own-1', 'The cellar');
  const nameless = kept('own-2', ' ');
  const noWayOut = { ...kept('own-3', 'No way out'), level: { ...newLevel('own-3', 'No way out'), exits: [], starts: [] } };
  const attic = kept('own-4', 'The attic');
  const found = playableLevels([cellar, nameless, noWayOut, attic]);
  expect(found.map(({ id, title }) => [id, title])).toEqual([
    ['own-1', 'The cellar'],
    ['own-4', 'The attic'],
  ]);
  expect(found.map(({ text }) => readLevel(text).level)).toEqual([cellar.level, attic.level]);
});
