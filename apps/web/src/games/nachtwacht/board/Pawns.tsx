import type { Seat } from '@questhall/kernel';
import type { NachtwachtView, Power } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../../../art/Icon.tsx';
import type { GameProps } from '../../contract.ts';
import { powerIcon } from '../art/cards.ts';
import { StandeeMark } from '../cards/Standee.tsx';
import { asEvent } from '../playback.ts';
import { tap } from '../tap.ts';
import type { PathLayout, Point } from './layout.ts';
import { foot } from './places.ts';

/** A walk: one hop for each square, up 14 and down again, with a little squash where it lands. */
export function hops(way: readonly Point[]): Keyframe[] {
  const frames: Keyframe[] = [];
  const steps = way.length - 1;
  way.forEach((p, i) => {
    const at = i / steps;
    frames.push({
      transform: `translate(${p.x}px, ${p.y}px) scale(${i === 0 || i === steps ? '1, 1' : '1.05, .94'})`,
      offset: at,
      easing: 'ease-out',
    });
    const next = way[i + 1];
    if (next) {
      frames.push({
        transform: `translate(${(p.x + next.x) / 2}px, ${(p.y + next.y) / 2 - 20}px) scale(.98, 1.05)`,
        offset: at + 0.5 / steps,
        easing: 'ease-in',
      });
    }
  });
  return frames;
}

const SHAKE: Keyframe[] = [0, -5, 5, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const LEAP: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-34px) scale(1.12)', offset: 0.3, easing: 'ease-in' },
  { transform: 'none', offset: 0.5 },
  { transform: 'translateY(-20px) scale(1.06)', offset: 0.68, easing: 'ease-in' },
  { transform: 'none' },
];

interface PawnProps {
  seat: Seat;
  at: Point;
  /** The way that it walks just now, its start first. */
  way: readonly Point[] | null;
  motion: 'shake' | 'leap' | null;
  ms: number;
  calm: boolean;
  /** The word for it, and the power that would free the pawn. */
  blocked: { word: string; power: Power | null } | null;
  active: boolean;
  mine: boolean;
  onPick: ((e: MouseEvent) => void) | null;
  picked: boolean;
  label: string;
}

function Pawn(p: PawnProps) {
  const root = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLSpanElement>(null);
  const figure = useRef<SVGSVGElement>(null);
  const { way, ms, calm, motion } = p;
  useEffect(() => {
    if (!way || way.length < 2 || !root.current || !light.current) return;
    const frames: Keyframe[] = calm ? [{ opacity: 0 }, { opacity: 1 }] : hops(way);
    const time: KeyframeAnimationOptions = { duration: calm ? 200 : Math.max(1, ms - 100), fill: 'backwards' };
    const runs = [root.current, light.current].map((part) => part.animate(frames, time));
    return () => {
      for (const run of runs) run.cancel();
    };
  }, [way, ms, calm]);
  useEffect(() => {
    if (!motion || calm || !figure.current) return;
    const run = figure.current.animate(motion === 'leap' ? LEAP : SHAKE, {
      duration: motion === 'leap' ? ms * 0.7 : 420,
      easing: 'ease-out',
    });
    return () => run.cancel();
  }, [motion, ms, calm]);
  const art = (
    <>
      {p.active ? <span className="nw-ring" aria-hidden="true" /> : null}
      <svg ref={figure} className="nw-standee" viewBox="-26 -58 54 75" aria-hidden="true">
        <StandeeMark seat={p.seat} />
      </svg>
      {p.blocked ? (
        <span className="nw-blocked">
          <Icon name="crossed-chains" size={17} />
          {p.blocked.word}
          {p.blocked.power ? <Icon name={powerIcon(p.blocked.power)} size={16} className="nw-frees" /> : null}
        </span>
      ) : null}
    </>
  );
  const className = `nw-pawn${p.mine ? ' nw-mine' : ''}${p.onPick ? ' nw-legal' : ''}${p.picked ? ' nw-picked' : ''}${p.blocked ? ' nw-held' : ''}`;
  const style = { transform: `translate(${p.at.x}px, ${p.at.y}px)`, zIndex: 100 + Math.round(p.at.y) + (p.active ? 40 : 0) };
  return (
    <>
      {/* The light lies on the ground, below everybody's figures. */}
      <span ref={light} className="nw-light" style={{ transform: style.transform }} aria-hidden="true" />
      <div ref={root} className={className} style={style}>
        {p.onPick ? (
          <button type="button" className="nw-pawn-hit" onClick={p.onPick} aria-pressed={p.picked} aria-label={p.label}>
            {art}
          </button>
        ) : (
          art
        )}
      </div>
    </>
  );
}

/** All pawns. Who acts just now stands in a gold ring; where a pawn may be named (Vega), it can be tapped. */
export function Pawns({
  view,
  table,
  props,
  speak,
}: {
  view: NachtwachtView;
  table: PathLayout;
  props: GameProps<NachtwachtView>;
  speak: Speaker;
}) {
  const { playing, decision, picked, me, reducedMotion } = props;
  const event = playing && asEvent(playing.event);
  const acting = view.phase === 'resolve' && view.reveal ? view.reveal.order[view.reveal.acted] : undefined;
  const way = useWay(view, table, playing);
  return view.players.map(({ seat, square, blocked }) => {
    const option = decision?.kind === 'steal' ? decision.options.find((o) => o.target?.seat === seat) : undefined;
    const moving = event?.type === 'moved' && event.seat === seat;
    const motion =
      event?.type === 'won' && event.seat === seat
        ? 'leap'
        : (event?.type === 'heldFast' || event?.type === 'blocked') && event.seat === seat
          ? 'shake'
          : null;
    return (
      <Pawn
        key={seat}
        seat={seat}
        at={foot(table, view, seat, square)}
        way={moving ? way : null}
        motion={motion}
        ms={playing?.ms ?? 0}
        calm={reducedMotion}
        blocked={blocked ? { word: speak.say({ key: 'ui.nw.blocked' }), power: view.path[square - 1]?.monster ?? null } : null}
        active={acting === seat}
        mine={seat === me}
        onPick={option ? (e) => tap(e, option.id, props) : null}
        picked={option !== undefined && picked === option.id}
        label={option ? speak.say(option.label) : ''}
      />
    );
  });
}

/** The walk of the event that is being played, kept as one list as long as it is the same event. */
function useWay(view: NachtwachtView, table: PathLayout, playing: GameProps<NachtwachtView>['playing']): Point[] | null {
  const kept = useRef<{ event: unknown; way: Point[] | null }>({ event: null, way: null });
  const event = playing?.event ?? null;
  if (kept.current.event !== event) {
    const e = event && asEvent(event);
    const way = e?.type === 'moved' ? [e.from, ...e.path].map((square) => foot(table, view, e.seat, square)) : null;
    kept.current = { event, way };
  }
  return kept.current.way;
}
