import type { SeatInfo } from '@questhall/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { gameEntry } from '../games/index.ts';
import { FIGURES } from './figures.gen.ts';
import { SeatStandee } from './standee.tsx';

const drawn = (game: string, seat: Partial<SeatInfo>) =>
  renderToStaticMarkup(<SeatStandee game={game} seat={{ seat: 1, kind: 'person', level: null, ...seat } as never} />);

test('before the match a seat is the pawn that will stand there, a traveller where nobody knows it yet, a bot’s face, or an outline', () => {
  const pawns = gameEntry('nachtwacht')!.figures!;
  expect(drawn('nachtwacht', {})).toContain(FIGURES[pawns[1]!]);
  const traveller = drawn('talisman', {});
  expect(traveller).not.toContain(FIGURES[pawns[1]!]);
  expect(Object.values(FIGURES).some((figure) => traveller.includes(figure))).toBe(true);
  expect(drawn('talisman', { seat: 6 })).toContain('<path d="M');
  const bot = drawn('talisman', { kind: 'bot', level: 'normal' });
  expect(Object.values(FIGURES).some((figure) => bot.includes(figure))).toBe(false);
  expect(bot).not.toBe(drawn('talisman', { kind: 'bot', level: 'hard' }));
  expect(drawn('talisman', { kind: 'open' })).toContain('stroke-dasharray');
});
