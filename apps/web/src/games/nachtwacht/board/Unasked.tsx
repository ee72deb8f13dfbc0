import { asideText, BENDS, type Bend, type NachtwachtView, PAWNS } from '@questhall/nachtwacht/client';
import type { ReactNode } from 'react';
import type { Room } from '../../../ui/board/camera.ts';
import type { AnyEvent, GameProps } from '../../contract.ts';
import { Standee } from '../cards/Standee.tsx';
import type { Point } from './layout.ts';

const BEND_SIGNS = { straight: 'M4 12H20', left: 'M4 15Q12 5 20 15', right: 'M4 9Q12 19 20 9' } as const;

const ON_THE_BOARD = ['length', 'direction', 'placeMonster', 'moveMonster', 'fetchMonster'];

/** The button on a phone that bends the strip one laid, and where its upper left corner may be on the board, the best place first. */
export const BENDS_SIZE: Room = { width: 142, height: 44 };
export function bendsPlaces({ width, height }: Room): Point[] {
  const right = width - BENDS_SIZE.width - 6;
  // In the sky at the right, below the views at the left, then lower and lower on either side.
  const tops = Array.from({ length: Math.max(0, Math.floor((height - BENDS_SIZE.height - 6) / 14)) + 1 }, (_, i) => 6 + i * 14);
  return tops.flatMap((y) => [
    { x: right, y },
    { x: 6, y },
  ]);
}

/** Whether no card of one's own has come onto the table since the strip that one laid last. */
function isFresh(log: readonly AnyEvent[], me: number): boolean {
  const own = log.findLast((event) => event['seat'] === me && (event.type === 'stripLaid' || event.type === 'committed'));
  return own?.type !== 'committed';
}

/**
 * The strip that one laid last, where it may be bent on now. A phone has no room for what is no news: there until one's next card lies
 * on the table, elsewhere as long as it may be done.
 */
export function bendable({ view, me, aside, decision, playing, log, layout }: Props): NachtwachtView['bends'][number] | null {
  if (me === null || !aside || playing || view.outcome || view.turnedStrip) return null;
  // What is asked on the board needs its room.
  if (decision && ON_THE_BOARD.includes(decision.kind)) return null;
  const last = view.bends.at(-1);
  return last && last.by === me && (layout !== 'phone' || isFresh(log, me)) ? last : null;
}

type Props = Pick<GameProps<NachtwachtView>, 'view' | 'me' | 'aside' | 'decision' | 'playing' | 'log' | 'layout'>;

/**
 * What one may do without being asked, beside the path: choose a pawn before the first cards are shown (NW-1.2), bend the
 * strip that one laid last (NW-3.8), say whether one wants to be asked before a draw (NW-16.12).
 * @param beside where on a phone's board the button lies that bends the strip; null where it would lie on a pawn everywhere
 */
export function Unasked({ props, beside }: { props: GameProps<NachtwachtView>; beside: Point | null }) {
  const { view, me, aside, decision, speak, playing } = props;
  if (me === null || !aside || playing || view.outcome) return null;
  // What is asked on the board needs its room.
  if (decision && ON_THE_BOARD.includes(decision.kind)) return null;
  const own = view.players[me]!;
  const bends = bendable(props);
  const pawns = view.round <= 1 && !view.reveal ? PAWNS.filter((pawn) => !view.players.some((p) => p.pawn === pawn)) : [];
  const phone = props.layout === 'phone';
  const draws = view.options['mayDecline'] === true;
  if (pawns.length === 0 && !bends && !draws) return null;
  const say = (key: string) => speak.say({ key });
  const bent = !bends ? null : !phone ? (
    <Bends props={props} bend={bends.bend} />
  ) : beside ? (
    <NextBend props={props} bend={bends.bend} at={beside} />
  ) : null;
  if (phone && pawns.length === 0 && !draws) return bent;
  const rows = (
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
      {rows}
      {bent}
    </>
  ) : (
    rows
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

/** How the strip that one laid last may lie. */
function Bends({ props, bend }: { props: GameProps<NachtwachtView>; bend: Bend }) {
  const { me, aside, speak } = props;
  return (
    <Row title={speak.say({ key: 'ui.nw.bend' })}>
      {BENDS.map((way) => (
        <button
          key={way}
          type="button"
          aria-label={speak.say(asideText(`bend:${way}`))}
          title={speak.say(asideText(`bend:${way}`))}
          aria-pressed={way === bend}
          onClick={() => {
            if (way !== bend && me !== null) aside?.(me, `bend:${way}`);
          }}
        >
          <BendSign bend={way} />
        </button>
      ))}
    </Row>
  );
}

/**
 * On a phone one button bends it on: to the left, to the right and straight again, which is seen on the path at once. Three of them would
 * lie on pawns.
 */
function NextBend({ props: { me, aside, speak }, bend, at }: { props: GameProps<NachtwachtView>; bend: Bend; at: Point }) {
  const next = BENDS[(BENDS.indexOf(bend) + 1) % BENDS.length]!;
  const name = speak.say({ key: 'ui.nw.bend.name' });
  return (
    <div className="nw-unasked nw-next-bend" style={{ left: at.x, top: at.y, ...BENDS_SIZE }}>
      <button
        type="button"
        aria-label={`${name}: ${speak.say({ key: `ui.nw.bend.${next}` })}`}
        onClick={() => {
          if (me !== null) aside?.(me, `bend:${next}`);
        }}
      >
        <BendSign bend={next} />
        <span>{name}</span>
      </button>
    </div>
  );
}

function BendSign({ bend }: { bend: Bend }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={BEND_SIGNS[bend]} fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" />
    </svg>
  );
}
