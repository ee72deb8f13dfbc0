import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import type { GalleryEntry } from './contract.ts';
import { found, sayAll } from './search.ts';

const WORDS = { sword: 'Épée', wolf: 'Loup', bite: 'Mord comme une épée.', rest: 'Dort.' };
const entry = (id: string, kind: string, line: string): GalleryEntry => ({
  id,
  kind,
  name: { key: id },
  lines: [{ key: line }],
  byHand: false,
  copies: 1,
});
const all = sayAll(
  [entry('wolf', 'enemy', 'bite'), entry('sword', 'object', 'rest')],
  speaker('fr', [WORDS], () => ''),
);
const ids = (kind: string, search: string) => found(all, kind, search).map((said) => said.entry.id);

test('a search finds names and texts, without accents and capitals; names come first', () => {
  expect(ids('', 'EPEE')).toEqual(['sword', 'wolf']);
  expect(ids('', 'dort épée')).toEqual(['sword']);
  expect(ids('', 'ours')).toEqual([]);
});

test('a kind keeps the others out, and without a search all of it is there in its order', () => {
  expect(ids('', ' ')).toEqual(['wolf', 'sword']);
  expect(ids('enemy', '')).toEqual(['wolf']);
  expect(ids('object', 'mord')).toEqual([]);
});
