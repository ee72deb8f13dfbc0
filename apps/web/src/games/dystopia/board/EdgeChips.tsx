import type { DystopiaView } from '@questhall/dystopia/client';
import type { Speaker } from '@questhall/text';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { middle, type Point } from '../map/model.ts';
import { sayOr } from '../words.ts';
import { whatIsAt } from './describe.ts';
import { markOf, type Spots } from './spots.ts';

interface Props {
  view: DystopiaView;
  spots: Spots;
  camera: Camera;
  room: Room;
  speak: Speaker;
  lookAt: (p: Point) => void;
}

/** At most so many signs stand at the rim. */
const MOST = 4;

/** Targets that lie outside of the window, as signs at its rim that lead there. */
export function EdgeChips({ view, spots, camera, room, speak, lookAt }: Props) {
  const chips = [...spots]
    .filter(([, ids]) => markOf(ids) !== 'go')
    .flatMap(([at]) => {
      const p = seen(middle(at), camera);
      if (p.x > -8 && p.y > -8 && p.x < room.width + 8 && p.y < room.height + 8) return [];
      const name = whatIsAt(view, at, speak)[0] ?? sayOr(speak, { key: 'ui.dy.unknown', args: { x: '', y: '' } });
      return [{ at, name, p }];
    })
    .slice(0, MOST);
  if (chips.length === 0) return null;
  return (
    <div className="dy-chips">
      {chips.map(({ at, name, p }) => {
        const x = Math.min(room.width - 58, Math.max(58, p.x));
        const y = Math.min(room.height - 20, Math.max(20, p.y));
        const angle = (Math.atan2(p.y - y, p.x - x) * 180) / Math.PI;
        return (
          <button key={at} type="button" className="dy-chip" style={{ left: x, top: y }} onClick={() => lookAt(middle(at))}>
            <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true" style={{ transform: `rotate(${angle}deg)` }}>
              <path d="M-4-5L5 0L-4 5z" fill="currentColor" />
            </svg>
            {name}
          </button>
        );
      })}
    </div>
  );
}
