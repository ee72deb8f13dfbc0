import type { Seat } from '@questhall/kernel';
import type { NachtwachtEvent, NachtwachtView, Power } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { type MouseEvent, useRef } from 'react';
import { Icon } from '../../../art/Icon.tsx';
import { tap } from '../../../frame/tap.ts';
import type { GameProps } from '../../contract.ts';
import { powerIcon } from '../art/sizes.ts';
import { StandeeMark } from '../cards/Standee.tsx';
import { asEvent } from '../playback.ts';
import type { PathLayout, Point } from './layout.ts';
import { liftsOf } from './lifts.ts';
import { foot } from './places.ts';
import { run, useMotion } from './use-motion.ts';

/** A walk: one hop for each square, up 14 and down again, with a little squash where it lands. */
export function hops(way: readonly Point[]): Keyframe[] {
  const frames: Keyframe[] = [];
  const steps = Math.max(1, way.length - 1);
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

/** What a pawn does at the events of its player. */
const MOTION: Partial<Record<NachtwachtEvent['type'], 'walk' | 'shake' | 'leap'>> = {
  moved: 'walk',
  heldFast: 'shake',
  blocked: 'shake',
  won: 'leap',
};

interface PawnProps {
  seat: Seat;
  at: Point;
  /** Which of the four pawns it is. */
  pawn: number;
  /** What this pawn does just now, by which event. */
  motion: { event: object; kind: 'walk' | 'shake' | 'leap' } | null;
  /** The way of a walk, its start first. */
  way: () => readonly Point[];
  ms: number;
  calm: boolean;
  /** The word for it, and the power that would free the pawn. */
  blocked: { word: string; power: Power | null; lift: number } | null;
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
  useMotion(motion?.event ?? null, () => {
    if (motion?.kind === 'walk') {
      const frames: Keyframe[] = calm ? [{ opacity: 0 }, { opacity: 1 }] : hops(way());
      const time = { duration: calm ? 200 : Math.max(1, ms - 100) };
      const runs = [root.current, light.current].map((part) => run(part, frames, time));
      return () => {
        for (const end of runs) end();
      };
    }
    if (!motion || calm) return;
    const leap = motion.kind === 'leap';
    return run(figure.current, leap ? LEAP : SHAKE, { duration: leap ? ms * 0.7 : 420, easing: 'ease-out' });
  });
  const art = (
    <>
      {p.active ? <span className="nw-ring" aria-hidden="true" /> : null}
      <svg ref={figure} className="nw-standee" viewBox="-26 -58 54 75" aria-hidden="true">
        <StandeeMark seat={p.seat} pawn={p.pawn} />
      </svg>
      {p.blocked ? (
        <span className="nw-blocked" style={p.blocked.lift > 0 ? { marginTop: -p.blocked.lift } : undefined}>
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
      <div ref={root} className={className} style={style} data-seat={p.seat}>
        {p.onPick ? (
          <button
            type="button"
            className="nw-pawn-hit"
            onClick={p.onPick}
            aria-pressed={p.picked}
            aria-label={p.blocked ? `${p.label}, ${p.blocked.word}` : p.label}
          >
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
  const word = speak.say({ key: 'ui.nw.blocked' });
  const held = view.players.filter(({ blocked }) => blocked);
  const lifts = liftsOf(
    held.map(({ seat, square }) => foot(table, view, seat, square)),
    word,
  );
  return view.players.map((player) => {
    const { seat, pawn, square, blocked } = player;
    const option = decision?.kind === 'steal' ? decision.options.find((o) => o.target?.seat === seat) : undefined;
    const kind = event && 'seat' in event && event.seat === seat ? MOTION[event.type] : undefined;
    const motion = playing && kind ? { event: playing.event, kind } : null;
    const way = () =>
      event?.type === 'moved'
        ? [event.from, ...event.path].map((step) => foot(table, view, seat, step))
        : [foot(table, view, seat, square)];
    return (
      <Pawn
        key={seat}
        seat={seat}
        pawn={pawn}
        at={foot(table, view, seat, square)}
        way={way}
        motion={motion}
        ms={playing?.ms ?? 0}
        calm={reducedMotion}
        blocked={blocked ? { word, power: view.path[square - 1]?.monster ?? null, lift: lifts[held.indexOf(player)] ?? 0 } : null}
        active={acting === seat}
        mine={seat === me}
        onPick={option ? (e) => tap(e, option.id, props) : null}
        picked={option !== undefined && picked === option.id}
        label={option ? speak.say(option.label) : ''}
      />
    );
  });
}
