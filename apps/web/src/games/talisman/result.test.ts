import type { TalismanView } from '@questhall/talisman/client';
import { expect, test } from 'vitest';
import { headingOf, wearsCrown } from './result.ts';

const standing = (...spaces: string[]) =>
  ({ characters: spaces.map((space, seat) => ({ seat, card: 'chr.elf', space })) }) as unknown as Pick<TalismanView, 'characters'>;

test.each([
  ['last', ['I9', 'O1'], 'ui.ts.result.winner', true],
  ['last', ['O4', 'I9'], 'ui.ts.result.winner.last', false],
  ['reach', ['I9', 'O1'], 'ui.ts.result.winner', true],
  ['hold', ['I9', 'O1'], 'ui.ts.result.winner', true],
  ['limit', ['I9', 'O1'], 'ui.ts.result.first', false],
  ['king', ['I9', 'O1'], 'ui.ts.result.winner.king', false],
  ['throne', ['I9', 'O1'], 'ui.ts.result.winner.throne', false],
])('a match that ends by "%s" with figures on %j says of the winner what is true', (reason, spaces, heading, worn) => {
  const view = standing(...spaces);
  expect([headingOf(view, { reason, winners: [0] }), wearsCrown(view, { reason, winners: [0] })]).toEqual([heading, worn]);
});
