import type { SeatInfo } from '@questhall/protocol';
import { useId } from 'react';
import { SeatMark, seatLook } from '../art/Badge.tsx';
import { gameEntry } from '../games/index.ts';
import { BotIcon } from '../ui/choose-bot.tsx';
import { FIGURES, type FigureName } from './figures.gen.ts';

/** Travellers, for games whose figures are dealt or chosen only when the match has begun: nobody is taken for a character. */
const TRAVELLERS: readonly FigureName[] = ['cowled', 'farmer', 'barbute', 'bandana', 'visored-helm', 'jester-hat'];

const FEET = 'M-19-3v5c0 5 8.5 8.5 19 8.5s19-3.500 19-8.500v-5z';
const CARD = 'M-16-4V-38a16 16 0 0 1 32 0V-4q-16 5-32 0z';
const FIELD = 'M-13.500-6V-38a13.500 13.500 0 0 1 27 0V-6q-13.500 4-27 0z';

/**
 * Who sits at a table before the match, as a figure on its foot in the colour of the seat: the pawn of the game where it is known, else
 * a traveller; a bot by its face. An open seat is a dotted outline. Its name is written beside it, so it is hidden from screen readers.
 */
export function SeatStandee({ game, seat: { seat, kind, level } }: { game: string; seat: SeatInfo }) {
  const { colour, ink } = seatLook(seat);
  const light = useId();
  const figures = gameEntry(game)?.figures ?? TRAVELLERS;
  return (
    <svg className="standee" viewBox="-24 -58 48 74" aria-hidden="true" data-kind={kind}>
      {kind === 'open' ? (
        <path d={CARD} fill="#fff8e144" stroke="#8a6a3a" strokeWidth="1.4" strokeDasharray="3.500 3" />
      ) : (
        <>
          <linearGradient id={light} x2="0" y2="1">
            <stop stopColor="#fff3cf" stopOpacity=".5" />
            <stop offset=".55" stopColor="#fff3cf" stopOpacity="0" />
            <stop offset="1" stopColor="#150d06" stopOpacity=".5" />
          </linearGradient>
          <ellipse cx="3" cy="7" rx="21" ry="7" opacity=".3" />
          <path d={FEET} fill={colour} stroke="#150d06" strokeWidth="1.500" />
          <path d={FEET} opacity=".34" />
          <ellipse cy="-3" rx="19" ry="7.500" fill={colour} stroke="#150d06" strokeWidth="1.500" />
          <path d={CARD} fill="#f3e4bf" stroke="#150d06" strokeWidth="1.600" />
          <path d={FIELD} fill={colour} />
          <path d={FIELD} fill={`url(#${light})`} />
          <g transform="translate(-11.500 -45)" style={{ color: ink }}>
            {kind === 'bot' ? (
              <BotIcon level={level ?? 'normal'} size={23} />
            ) : (
              <svg width="23" height="23" viewBox="0 0 512 512" aria-hidden="true">
                <path d={FIGURES[figures[seat % figures.length]!]} transform="translate(16 22)" fill="#140a04" opacity=".45" />
                <path d={FIGURES[figures[seat % figures.length]!]} fill="currentColor" />
              </svg>
            )}
          </g>
        </>
      )}
      <g opacity={kind === 'open' ? 0.55 : 1}>
        <SeatMark seat={seat} at="translate(0 1) scale(.74)" />
      </g>
    </svg>
  );
}
