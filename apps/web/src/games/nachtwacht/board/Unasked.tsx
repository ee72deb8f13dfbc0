import { asideText, BENDS, type Bend, type NachtwachtView, PAWNS } from '@questhall/nachtwacht/client';
import { type ReactNode, useState } from 'react';
import type { AnyEvent, GameProps } from '../../contract.ts';
import { Standee } from '../cards/Standee.tsx';

const BEND_SIGNS = { straight: 'M4 12H20', left: 'M4 15Q12 5 20 15', right: 'M4 9Q12 19 20 9' } as const;

const ON_THE_BOARD = ['length', 'direction', 'placeMonster', 'moveMonster', 'fetchMonster'];

/** The side of a phone's board that one's own pawn leaves free. */
export type Side = 'left' | 'right';

/** Whether no card of one's own has come onto the table since the strip that one laid last. */
function isFresh(log: readonly AnyEvent[], me: number): boolean {
  const own = log.findLast((event) => event['seat'] === me && (event.type === 'stripLaid' || event.type === 'committed'));
  return own?.type !== 'committed';
}

/**
 * What one may do without being asked, beside the path: choose a pawn before the first cards are shown (NW-1.2), bend the
 * strip that one laid last (NW-3.8), say whether one wants to be asked before a draw (NW-16.12).
 */
export function Unasked({ props, away }: { props: GameProps<NachtwachtView>; away: Side }) {
  const { view, me, aside, decision, speak, playing, log } = props;
  if (me === null || !aside || playing || view.outcome) return null;
  // What is asked on the board needs its room.
  if (decision && ON_THE_BOARD.includes(decision.kind)) return null;
  const own = view.players[me]!;
  const last = view.bends.at(-1);
  const pawns = view.round <= 1 && !view.reveal ? PAWNS.filter((pawn) => !view.players.some((p) => p.pawn === pawn)) : [];
  const phone = props.layout === 'phone';
  // A phone has no room for what is no news: there until one's next card lies on the table, elsewhere as long as it may be done.
  const bends = last && last.by === me && !view.turnedStrip && (!phone || isFresh(log, me));
  const draws = view.options['mayDecline'] === true;
  if (pawns.length === 0 && !bends && !draws) return null;
  const say = (key: string) => speak.say({ key });
  const bent = bends ? <Bends props={props} bend={last.bend} away={away} /> : null;
  if (phone && pawns.length === 0 && !draws) return bent;
  const beside = (
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
      {phone ? null : bent}
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
  return phone ? (
    <>
      {beside}
      {bent}
    </>
  ) : (
    beside
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

/**
 * How the strip that one laid last may lie. On a phone it is one button with its name, which opens the three ways in words, beside one's
 * own pawn and never over it.
 */
function Bends({ props, bend, away }: { props: GameProps<NachtwachtView>; bend: Bend; away: Side }) {
  const { me, aside, speak, layout } = props;
  const [open, setOpen] = useState(false);
  const phone = layout === 'phone';
  const ways = BENDS.map((way) => (
    <button
      key={way}
      type="button"
      aria-label={speak.say(asideText(`bend:${way}`))}
      title={speak.say(asideText(`bend:${way}`))}
      aria-pressed={way === bend}
      onClick={() => {
        if (way !== bend && me !== null) aside?.(me, `bend:${way}`);
        setOpen(false);
      }}
    >
      <BendSign bend={way} />
      {phone ? <span aria-hidden="true">{speak.say({ key: `ui.nw.bend.${way}` })}</span> : null}
    </button>
  ));
  if (!phone) return <Row title={speak.say({ key: 'ui.nw.bend' })}>{ways}</Row>;
  return (
    <fieldset className={`nw-unasked nw-bends nw-bends-${away}`} aria-label={speak.say({ key: 'ui.nw.bend' })}>
      <button type="button" className="nw-bends-name" aria-expanded={open} onClick={() => setOpen(!open)}>
        <BendSign bend={bend === 'straight' ? 'left' : bend} />
        <span>{speak.say({ key: 'ui.nw.bend.name' })}</span>
      </button>
      {open ? ways : null}
    </fieldset>
  );
}

function BendSign({ bend }: { bend: Bend }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={BEND_SIGNS[bend]} fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  );
}
