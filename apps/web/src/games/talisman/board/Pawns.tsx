import type { CharacterView, TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { useRef } from 'react';
import type { GameProps } from '../../contract.ts';
import type { Point } from '../art/geometry.ts';
import { PawnMark } from '../cards/Pawn.tsx';
import { asEvent } from '../playback.ts';
import { isGhost } from '../souls.ts';
import { pointsAlong } from './paths.ts';
import { foot, isRaised, type Standing, standing } from './places.ts';
import { useMotion } from './use-motion.ts';

const at = (p: Point) => `translate(${p.x}px, ${p.y}px)`;

/** The frames of a walk: a hop from point to point, up in the middle, a little flat where it lands. */
function hops(points: readonly Point[]): Keyframe[] {
  const n = Math.max(1, points.length - 1);
  return points.flatMap((p, i) => {
    const here = { transform: at(p), offset: i / n };
    const next = points[i + 1];
    if (!next) return [here];
    const up = { x: (p.x + next.x) / 2, y: (p.y + next.y) / 2 - 16 };
    return [
      { ...here, easing: 'cubic-bezier(.3,.6,.6,1)' },
      { transform: at(up), offset: (i + 0.5) / n, easing: 'cubic-bezier(.4,0,.7,.5)' },
    ];
  });
}

function Pawn({ place, who, props }: { place: Standing; who: CharacterView; props: GameProps<TalismanView> }) {
  const ref = useRef<HTMLDivElement>(null);
  const { playing, reducedMotion, view } = props;
  const event = playing ? asEvent(playing.event) : null;
  const moved = event?.type === 'moved' && event.seat === place.seat ? event : null;
  const died = event?.type === 'died' && event.seat === place.seat;
  useMotion(moved, () => {
    if (!moved || !playing) return undefined;
    const ms = Math.max(120, playing.ms - 80);
    const walked = moved.by === 'walk' || moved.by === 'step' || moved.by === 'bridge' || moved.by === 'portal';
    const points = walked ? pointsAlong(moved.from, moved.path, (s) => foot(s)) : [foot(moved.from), foot(moved.to)];
    points[points.length - 1] = place.at;
    const frames: Keyframe[] = reducedMotion
      ? [{ opacity: 0 }, { opacity: 1 }]
      : walked
        ? hops(points)
        : [
            { transform: at(points[0]!), opacity: 1, offset: 0 },
            { transform: `${at(points[0]!)} translateY(-30px)`, opacity: 0, offset: 0.4 },
            { transform: `${at(place.at)} translateY(-30px)`, opacity: 0, offset: 0.6 },
            { transform: at(place.at), opacity: 1, offset: 1 },
          ];
    const motion = ref.current?.animate(frames, { duration: ms, fill: 'backwards' });
    return () => motion?.cancel();
  });
  const active = view.turn.seat === place.seat && !view.outcome;
  const target = props.decision?.options.find((o) => o.target?.seat === place.seat && o.target.space === undefined);
  const state = [
    active ? 'ts-active' : '',
    who.toad > 0 ? 'ts-toad' : '',
    who.vanished ? 'ts-vanished' : '',
    isGhost(who.card) ? 'ts-ghostly' : '',
    target ? 'ts-aim' : '',
    died ? 'ts-falls' : '',
    moved ? 'ts-moving' : '',
  ];
  return (
    <div
      ref={ref}
      className={`ts-pawn ${state.filter(Boolean).join(' ')}`}
      style={{ transform: at(place.at), zIndex: Math.round(place.at.y) + (active ? 1000 : 0) }}
      data-seat={place.seat}
    >
      <svg viewBox="-28 -62 56 76" aria-hidden="true" className="ts-standee">
        <PawnMark seat={place.seat} character={who.card} toad={who.toad > 0} />
      </svg>
      {who.slave || who.bound || who.misses > 0 ? <i className="ts-held" /> : null}
      {place.more > 0 ? <b className="ts-more">+{place.more}</b> : null}
    </div>
  );
}

/** All figures on the board. What is moved by an event stands at its end already and comes from where it was. */
export function Pawns({ props }: { props: GameProps<TalismanView> }) {
  const { view } = props;
  return (
    <div className="ts-pawns" aria-hidden="true">
      {standing(view, props.speak).map((place) => {
        const who = view.characters.find((c) => c.seat === place.seat);
        return who && !place.hidden ? <Pawn key={place.seat} place={place} who={who} props={props} /> : null;
      })}
    </div>
  );
}

/** Where my figure would stand after the option that is picked up. */
export function GhostPawn({ view, space, speak }: { view: TalismanView; space: string; speak: Speaker }) {
  const who = view.characters.find((c) => c.seat === view.you);
  if (!who?.card) return null;
  return (
    <div className="ts-pawn ts-ghost" style={{ transform: at(foot(space, { raised: isRaised(view, space, speak) })) }} aria-hidden="true">
      <svg viewBox="-28 -62 56 76" aria-hidden="true" className="ts-standee">
        <PawnMark seat={who.seat} character={who.card} toad={who.toad > 0} />
      </svg>
    </div>
  );
}
