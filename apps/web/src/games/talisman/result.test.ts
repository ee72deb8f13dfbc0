import type { TalismanView } from '@questhall/talisman/client';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { decidedText, headingOf, wearsCrown } from './result.ts';
import { loadCatalogue } from './text/index.ts';

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

test('the result says by what a match was decided that was cut off, with the numbers of both, in every language', async () => {
  const first = { seat: 0, points: 21, strength: 6, craft: 7, lives: 5, talisman: 3 };
  const next = { seat: 1, points: 15, strength: 4, craft: 8, lives: 3, talisman: 0 };
  expect(decidedText({})).toBe(null);
  for (const locale of LOCALES) {
    const speak = speaker(locale, [await loadCatalogue(locale)], (seat) => ['Dora', 'Ann'][seat]!);
    // A sum is not broken at the end of a line.
    const say = (...told: Parameters<typeof decidedText>) => speak.say(decidedText(...told)!).replaceAll('\u00a0', ' ');
    const said = (['points', 'crown', 'seat', 'level'] as const).map((by) => say({ decided: { by, first, next } }));
    expect(new Set(said).size).toBe(4);
    for (const one of said) expect(one).toMatch(/Dora 21 \(6 \+ 7 \+ 5 \+ 3\), Ann 15 \(4 \+ 8 \+ 3 \+ 0\)\.$/);
    expect(say({ decided: { by: 'alone', first, next: null } })).toMatch(/Dora 21 \(6 \+ 7 \+ 5 \+ 3\)\.$/);
  }
});
