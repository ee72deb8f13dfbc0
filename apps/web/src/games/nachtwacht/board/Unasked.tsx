import { asideText, BENDS, type NachtwachtView, PAWNS } from '@questhall/nachtwacht/client';
import type { ReactNode } from 'react';
import type { GameProps } from '../../contract.ts';
import { Standee } from '../cards/Standee.tsx';

const BEND_SIGNS = { straight: 'M4 12H20', left: 'M4 15Q12 5 20 15', right: 'M4 9Q12 19 20 9' } as const;

const ON_THE_BOARD = ['length', 'direction', 'placeMonster', 'moveMonster', 'fetchMonster'];

/**
 * What one may do without being asked, beside the path: choose a pawn before the first cards are shown (NW-1.2), bend the
 * strip that one laid last (NW-3.8), say whether one wants to be asked before a draw (NW-16.12).
 */
export function Unasked({ props }: { props: GameProps<NachtwachtView> }) {
  const { view, me, aside, decision, speak, playing } = props;
  if (me === null || !aside || playing || view.outcome) return null;
  // What is asked on the board needs its room.
  if (decision && ON_THE_BOARD.includes(decision.kind)) return null;
  const own = view.players[me]!;
  const last = view.bends.at(-1);
  const pawns = view.round <= 1 && !view.reveal ? PAWNS.filter((pawn) => !view.players.some((p) => p.pawn === pawn)) : [];
  const bends = last && last.by === me && !view.turnedStrip;
  const draws = view.options['mayDecline'] === true;
  if (pawns.length === 0 && !bends && !draws) return null;
  const say = (key: string) => speak.say({ key });
  return (
    <div className="nw-unasked">
      {pawns.length > 0 ? (
        <Row title={say('ui.nw.choosePawn')}>
          <span className="nw-unasked-own" title={say(`pawn.${own.pawn}`)}>
            <Standee seat={me} size={40} pawn={own.pawn} />
          </span>
          {pawns.map((pawn) => (
            <button
              key={pawn}
              type="button"
              aria-label={say(`pawn.${pawn}`)}
              title={say(`pawn.${pawn}`)}
              onClick={() => aside(me, `pawn:${pawn}`)}
            >
              <Standee seat={me} size={34} pawn={pawn} />
            </button>
          ))}
        </Row>
      ) : null}
      {bends ? (
        <Row title={say('ui.nw.bend')}>
          {BENDS.map((bend) => (
            <button
              key={bend}
              type="button"
              aria-label={speak.say(asideText(`bend:${bend}`))}
              title={speak.say(asideText(`bend:${bend}`))}
              aria-pressed={bend === last.bend}
              onClick={() => (bend === last.bend ? undefined : aside(me, `bend:${bend}`))}
            >
              <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <path d={BEND_SIGNS[bend]} fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
              </svg>
            </button>
          ))}
        </Row>
      ) : null}
      {draws ? (
        <label className="nw-unasked-switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={own.asksToDraw}
            checked={own.asksToDraw}
            onChange={() => aside(me, own.asksToDraw ? 'draw:always' : 'draw:ask')}
          />
          {say('ui.nw.askToDraw')}
        </label>
      ) : null}
    </div>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="nw-unasked-row" aria-label={title}>
      <small aria-hidden="true">{title}</small>
      {children}
    </fieldset>
  );
}
