import type { TableInfo } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { inOrder } from './match-list.tsx';

const match = (id: string, more: Partial<TableInfo>) =>
  ({ id, status: 'running', yourTurn: false, yourUntil: null, changed: 0, ...more }) as TableInfo;

test('what waits for me comes first, by the time that is left, then by how long it has waited', () => {
  const list = inOrder([
    match('over', { status: 'over', changed: 99 }),
    match('others', { changed: 50 }),
    match('late', { yourTurn: true, changed: 40 }),
    match('early', { yourTurn: true, changed: 10 }),
    match('tomorrow', { yourTurn: true, yourUntil: 2000, changed: 90 }),
    match('tonight', { yourTurn: true, yourUntil: 1000, changed: 95 }),
    match('fresh', { changed: 60 }),
  ]);
  expect(list.map(({ id }) => id)).toEqual(['tonight', 'tomorrow', 'early', 'late', 'fresh', 'others', 'over']);
});
