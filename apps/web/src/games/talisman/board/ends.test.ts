import type { DecisionView } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { endsOf } from './Ends.tsx';

const result = (from: number, ...spaces: string[]) => ({ from, to: from, brings: { key: 'x' }, spaces });
const fate: DecisionView = {
  id: 1,
  seat: 0,
  kind: 'fate',
  rule: 'TDE-2.9',
  prompt: { key: 'ask.fate' },
  options: [
    { id: 'keep', label: { key: 'x' }, results: [result(2, 'O3', 'O23')] },
    { id: 'reroll:2', label: { key: 'x' }, results: [result(1, 'O2', 'O24'), result(2, 'O3', 'O23'), result(3, 'O4', 'O2')] },
  ],
  refused: [],
  byDefault: 'keep',
};

test('TDE-2.9 where fate may be spent on a move the board shows where the roll leads, and which face of a new die would lead where', () => {
  expect(endsOf(fate, undefined)).toEqual([
    { space: 'O3', now: true, faces: [2] },
    { space: 'O23', now: true, faces: [2] },
    { space: 'O2', now: false, faces: [1, 3] },
    { space: 'O24', now: false, faces: [1] },
    { space: 'O4', now: false, faces: [3] },
  ]);
  expect(endsOf({ ...fate, kind: 'direction' }, undefined)).toEqual([]);
});
