import type { Seat } from '@questhall/kernel';
import type { NachtwachtView } from '@questhall/nachtwacht/client';
import { type RefObject, useRef } from 'react';
import { type Camera, seen } from '../../../ui/board/camera.ts';
import type { GameProps } from '../../contract.ts';
import { BackFace, PowerFace } from '../cards/faces.tsx';
import { asEvent } from '../playback.ts';
import type { PathLayout, Point } from './layout.ts';
import { foot } from './places.ts';
import { run, useMotion } from './use-motion.ts';

/** The middle of a pile in the window of the board. */
export function pileAt(board: HTMLElement | null, name: string): Point {
  const pile = board?.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect();
  const frame = board?.getBoundingClientRect();
  if (!pile || !frame) return { x: 0, y: 0 };
  return { x: pile.left + pile.width / 2 - frame.left, y: pile.top + pile.height / 2 - frame.top };
}

/**
 * Cards that fly over the board: from the deck to a player, from one player to another, from a player to the discard
 * pile. My own go to and come from the hand below the board.
 */
export function Flights({
  props,
  board,
  table,
  camera,
}: {
  props: GameProps<NachtwachtView>;
  board: RefObject<HTMLElement | null>;
  table: PathLayout;
  camera: Camera;
}) {
  const { view, playing, me, speak, reducedMotion } = props;
  const ref = useRef<HTMLDivElement>(null);
  const event = playing && asEvent(playing.event);
  const flight =
    event && (event.type === 'drew' || event.type === 'stole' || event.type === 'discarded' || event.type === 'fought') ? event : null;
  const ms = playing?.ms ?? 0;
  useMotion(flight && playing ? playing.event : null, () => {
    if (!flight) return;
    const frame = board.current?.getBoundingClientRect();
    const hand = { x: (frame?.width ?? 0) / 2, y: (frame?.height ?? 0) + 60 };
    const at = (seat: Seat): Point => {
      if (seat === me) return hand;
      const p = seen(foot(table, view, seat, view.players[seat]?.square ?? 0), camera);
      return { x: p.x, y: p.y - 26 };
    };
    const [from, to] =
      flight.type === 'drew'
        ? [pileAt(board.current, 'power'), at(flight.seat)]
        : flight.type === 'stole'
          ? [at(flight.victim), at(flight.seat)]
          : [at(flight.seat), pileAt(board.current, 'discard')];
    const mid = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 50 };
    const place = (p: Point, more: string) => `translate(${p.x}px, ${p.y}px) ${more}`;
    const frames: Keyframe[] = reducedMotion
      ? [
          { transform: place(to, 'scale(1)'), opacity: 0 },
          { transform: place(to, 'scale(1)'), opacity: 1, offset: 0.3 },
          { transform: place(to, 'scale(1)'), opacity: 0 },
        ]
      : [
          { transform: place(from, 'rotate(-10deg) scale(.9)'), opacity: 0.3 },
          { transform: place(mid, 'rotate(8deg) scale(1.5)'), opacity: 1, offset: 0.5 },
          { transform: place(to, 'rotate(2deg) scale(.8)'), opacity: 1, offset: 0.9 },
          { transform: place(to, 'scale(.5)'), opacity: 0 },
        ];
    return run(ref.current, frames, { duration: Math.max(1, ms - 20), easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' });
  });

  if (!flight) return null;
  const face = 'card' in flight ? flight.card : undefined;
  return (
    <div ref={ref} className="nw-flight" aria-hidden="true">
      {face ? <PowerFace card={face} speak={speak} small /> : <BackFace back="power" />}
    </div>
  );
}
