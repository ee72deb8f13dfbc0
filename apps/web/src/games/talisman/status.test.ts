import { begin, fast } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { loadCatalogue } from '@questhall/talisman/client';
import { LOCALES, speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { showMatch } from '../as-shown.ts';
import { roundAt } from './status.ts';

type View = ReturnType<typeof talisman.observe>;

test.each(['1986', 'digital'])('the head counts the rounds as the rules do, up to the last one, in which the match ends: %s', (edition) => {
  const told: string[] = [];
  showMatch<View>(talisman, { seed: 3, seats: 3, options: { edition, lives: 8, roundLimit: 3 } }, undefined, ({ event, view, last }) => {
    const at = roundAt(view);
    if (event.type === 'turnBegan') told.push(`${String(event['turn'])}: ${at?.round}/${at?.last}`);
    if (last && view.outcome) {
      expect(view.outcome.reason).toBe('limit');
      expect(at).toBe(null);
    }
  });
  // The first turn begins before anybody has answered.
  expect(told).toEqual(['2: 1/3', '3: 1/3', '4: 2/3', '5: 2/3', '6: 2/3', '7: 3/3', '8: 3/3', '9: 3/3']);
});

test('a last round that is named while the match runs is in the head as well; without one there is nothing', () => {
  const s = begin(talisman, { seats: 2, options: {} }, fast(1)) as Parameters<typeof talisman.observe>[0];
  expect(roundAt(talisman.observe(s, 0))).toBe(null);
  talisman.rounds!.limit(s, 2);
  expect(roundAt(talisman.observe(s, 0))).toEqual({ round: 1, last: 2 });
});

test('where the last round is set, rounds and turns are told apart', async () => {
  const labels = await Promise.all(
    LOCALES.map(async (locale) => speaker(locale, [await loadCatalogue(locale)], String).say({ key: 'set.roundLimit' })),
  );
  expect(
    labels.map(
      (label, i) => ['turns', 'beurten', 'tours', 'Züge', 'ture'].filter((word) => label.includes(word)).length === 1 && LOCALES[i],
    ),
  ).toEqual([...LOCALES]);
});
