import type { Speaker } from '@questhall/text';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { CELL, middle } from '../map/model.ts';
import type { Aimed } from './Preview.tsx';
import { placeTags } from './tags.ts';

/** The odds of blows, as strips over the map beside their targets. Plates and sheets say the same to those who listen. */
export function Odds({ aimed, camera, room, speak }: { aimed: readonly Aimed[]; camera: Camera; room: Room; speak: Speaker }) {
  if (aimed.length === 0) return null;
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const wanted = aimed.map(({ to, label }) => ({ id: to, at: seen(middle(to), camera), label: speak.say(label) }));
  return (
    <div className="dy-odds" aria-hidden="true">
      {placeTags(wanted, room, CELL * camera.scale, letters).map(({ id, label, x, y, w, h }) => (
        <span key={id} className="dy-tag" style={{ left: x - w / 2, top: y - h / 2, width: w, height: h }}>
          {label}
        </span>
      ))}
    </div>
  );
}
