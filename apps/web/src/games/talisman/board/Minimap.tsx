import type { TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { type PointerEvent, useRef } from 'react';
import { seatLook } from '../../../art/Badge.tsx';
import type { Camera, Room } from '../../../ui/board/camera.ts';
import { BOARD, bandPath, MOUNTAINS, type Point, RINGS, RIVER, SPACES, spaceCentre } from '../art/geometry.ts';
import { windowOf } from './camera.ts';

/** The whole board, small: rings, figures, legal spaces in pale gold, and the window's frame. Tap or drag to look elsewhere. */
export function Minimap({
  view,
  legal,
  camera,
  room,
  left,
  speak,
  lookAt,
  toggle,
}: {
  view: TalismanView;
  legal: readonly string[];
  camera: Camera;
  room: Room;
  /** In the lower left corner: what is looked at would lie under it. */
  left: boolean;
  speak: Speaker;
  lookAt: (p: Point) => void;
  toggle: () => void;
}) {
  const last = useRef(0);
  const frame = windowOf(camera, room);
  const go = (e: PointerEvent<HTMLButtonElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    lookAt({ x: ((e.clientX - box.left) / box.width) * BOARD, y: ((e.clientY - box.top) / box.height) * BOARD });
  };
  return (
    <button
      type="button"
      className={`ts-minimap${room.height < 300 ? ' ts-minimap-small' : ''}${left ? ' ts-minimap-left' : ''}`}
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
      <svg viewBox="0 0 1000 1000" aria-hidden="true">
        <rect width="1000" height="1000" rx="36" fill="#241913" />
        <path d={bandPath(RINGS.outer)} fill="#2f6a3b" fillRule="evenodd" />
        <path d={bandPath(RIVER)} fill="#2a6aa8" fillRule="evenodd" />
        <path d={bandPath(RINGS.middle)} fill="#24517f" fillRule="evenodd" />
        <path d={bandPath(MOUNTAINS)} fill="#8e2f1a" fillRule="evenodd" />
        <rect x="334" y="334" width="332" height="332" fill="#d8a31a" />
        <rect x="446" y="446" width="108" height="108" fill="#9c1f1f" />
        {legal.map((id) => {
          const box = SPACES.get(id);
          return box ? (
            <rect key={id} x={box.x} y={box.y} width={box.w} height={box.h} rx="12" fill="#fbeab0" stroke="#fff" strokeWidth="10" />
          ) : null;
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
