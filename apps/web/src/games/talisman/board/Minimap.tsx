import type { TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { type PointerEvent, useRef } from 'react';
import { seatLook } from '../../../art/Badge.tsx';
import type { Camera, Room } from '../../../ui/board/camera.ts';
import { BOARD, bandPath, CRYPTS, MOUNTAINS, type Point, RINGS, RIVER, SHAFT_WAY, spaceBox, spaceCentre } from '../art/geometry.ts';
import { windowOf } from './camera.ts';
import { type MapCorner, mapSize } from './map-corner.ts';

/** The whole board, small: rings, figures, legal spaces in pale gold, and the window's frame. Tap or drag to look elsewhere. */
export function Minimap({
  view,
  legal,
  camera,
  room,
  corner,
  speak,
  lookAt,
  toggle,
  wide,
}: {
  view: TalismanView;
  legal: readonly string[];
  camera: Camera;
  room: Room;
  /** Where it covers nothing that may be chosen. */
  corner: NonNullable<MapCorner>;
  speak: Speaker;
  lookAt: (p: Point) => void;
  toggle: () => void;
  /** How wide the board is, with what lies beside it. */
  wide: number;
}) {
  const last = useRef(0);
  const frame = windowOf(camera, room, wide);
  const go = (e: PointerEvent<HTMLButtonElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    lookAt({ x: ((e.clientX - box.left) / box.width) * wide, y: ((e.clientY - box.top) / box.height) * BOARD });
  };
  return (
    <button
      type="button"
      className={`ts-minimap${mapSize(room) < 104 ? ' ts-minimap-small' : ''}${corner === 'right' ? '' : ` ts-minimap-${corner}`}`}
      style={wide > BOARD ? { height: 'auto', aspectRatio: `${wide} / ${BOARD}` } : undefined}
      aria-label={speak.say({ key: 'ui.ts.minimap' })}
      onPointerDown={(e) => {
        e.stopPropagation();
        e.currentTarget.setPointerCapture(e.pointerId);
        const now = e.timeStamp;
        if (now - last.current < 320) toggle();
        else go(e);
        last.current = now;
      }}
      onPointerMove={(e) => {
        e.stopPropagation();
        if (e.buttons > 0 && e.timeStamp - last.current > 120) go(e);
      }}
      onKeyDown={(e) => {
        if (e.key === 'Enter' || e.key === ' ') {
          e.preventDefault();
          toggle();
        }
      }}
    >
      <svg viewBox={`0 0 ${wide} ${BOARD}`} aria-hidden="true">
        <rect width="1000" height="1000" rx="36" fill="#241913" />
        <path d={bandPath(RINGS.outer)} fill="#2f6a3b" fillRule="evenodd" />
        <path d={bandPath(RIVER)} fill="#2a6aa8" fillRule="evenodd" />
        <path d={bandPath(RINGS.middle)} fill="#24517f" fillRule="evenodd" />
        <path d={bandPath(MOUNTAINS)} fill="#8e2f1a" fillRule="evenodd" />
        <rect x="334" y="334" width="332" height="332" fill="#d8a31a" />
        <rect x="446" y="446" width="108" height="108" fill="#9c1f1f" />
        {wide > BOARD ? (
          <>
            <path d={`M${SHAFT_WAY.map(({ x, y }) => `${x} ${y}`).join('L')}`} fill="none" stroke="#4fb8b0" strokeWidth="16" />
            <rect x={CRYPTS.x} y={CRYPTS.y} width={CRYPTS.w} height={CRYPTS.h} rx="14" fill="#1d7a78" />
          </>
        ) : null}
        {legal.map((id) => {
          const box = spaceBox(id);
          return <rect key={id} x={box.x} y={box.y} width={box.w} height={box.h} rx="12" fill="#fbeab0" stroke="#fff" strokeWidth="10" />;
        })}
        {view.characters
          .filter((c) => c.card && !c.out)
          .map((c) => {
            const p = spaceCentre(c.space);
            return (
              <circle
                key={c.seat}
                cx={p.x + (c.seat % 3) * 34 - 34}
                cy={p.y + (c.seat > 2 ? 26 : -14)}
                r={c.seat === view.you ? 40 : 32}
                fill={seatLook(c.seat).colour}
                stroke={c.seat === view.you ? '#fff' : '#150d06'}
                strokeWidth="10"
              />
            );
          })}
        <rect x={frame.x} y={frame.y} width={frame.w} height={frame.h} fill="none" stroke="#fff6d8" strokeWidth="16" rx="14" />
      </svg>
    </button>
  );
}
