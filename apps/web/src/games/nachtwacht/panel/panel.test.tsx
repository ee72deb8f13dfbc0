import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { loadCatalogue } from '@questhall/nachtwacht/client';
import { speaker } from '@questhall/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameProps } from '../../contract.ts';
import { Panel } from '../Panel.tsx';
import { en } from '../text/en.ts';

const view = (committed: readonly boolean[]) =>
  ({
    phase: 'choose',
    players: committed.map((one, seat) => ({ seat, committed: one })),
    reveal: { round: 3, cards: ['2', '5', '2'], cancelled: [0, 2], order: [1], acted: 1 },
  }) as unknown as NachtwachtView;

const words = speaker('en', [en, await loadCatalogue('en')], String);

const drawn = (committed: readonly boolean[], me: number | null, layout: 'desktop' | 'tablet' | 'phone') =>
  renderToStaticMarkup(
    <Panel
      {...({
        view: view(committed),
        me,
        layout,
        speak: words,
        nameOf: String,
        log: [],
        playing: null,
      } as unknown as GameProps<NachtwachtView>)}
    />,
  );

test.each(['desktop', 'tablet', 'phone'] as const)('the last reveal stays until one has chosen oneself, whoever else has: %s', (layout) => {
  const before = drawn([false, true, true], 0, layout);
  expect(before).toContain('Last reveal');
  expect(before).toContain('cancelled');
  expect(before.match(/has chosen/g)).toHaveLength(2);
  const after = drawn([true, true, false], 0, layout);
  expect(after).toContain('The secret choice');
  expect(after).not.toContain('cancelled</small>');
});

test('whoever only watches sees who chooses as soon as somebody has', () => {
  expect(drawn([false, false, false], null, 'desktop')).toContain('Last reveal');
  expect(drawn([false, true, false], null, 'desktop')).toContain('The secret choice');
});
