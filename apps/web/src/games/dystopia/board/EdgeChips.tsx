import type { DystopiaView } from '@questhall/dystopia/client';
import type { Text } from '@questhall/kernel';
import type { Speaker } from '@questhall/text';
import type { CSSProperties } from 'react';
import { type Camera, type Room, seen } from '../../../ui/board/camera.ts';
import { middle, type Point } from '../map/model.ts';
import { figureName, sayOr } from '../words.ts';
import { whatIsAt } from './describe.ts';
import { markOf, type Spots } from './spots.ts';

interface Props {
  view: DystopiaView;
  spots: Spots;
  /** Who has just come into sight: first, also where nothing can be done about them yet. */
  fresh: readonly string[];
  camera: Camera;
  room: Room;
  speak: Speaker;
  lookAt: (p: Point) => void;
}

/** Half of the widest sign, how far apart two are, and how wide the tools in the corner are. */
const HALF = 78;
const HIGH = 36;
const TOOLS = 120;
/** At most so many signs stand at the rim. */
const MOST = 4;

/** Who or what is there, in as few words as there is room for. */
function nameOf(view: DystopiaView, at: string, speak: Speaker): string {
  const monster = view.monsters.find((one) => one.at === at);
  if (monster) return sayOr(speak, figureName(view, monster.id) as Text | string);
  return whatIsAt(view, at, speak)[0] ?? sayOr(speak, { key: 'ui.dy.unknown', args: { x: '', y: '' } });
}

/** Where a sign stands: at the rim itself where it belongs there, however short its name is, so that it hides little of the map. */
function placed(x: number, y: number, room: Room): CSSProperties {
  if (x >= room.width - HALF) return { right: 4, top: y, translate: '0 -50%' };
  if (x <= HALF) return { left: 4, top: y, translate: '0 -50%' };
  return { left: x, top: y };
}

/** Half of what a figure covers about the middle of its square, with what is left around a sign. */
const FIGURE = { x: HALF + 22, y: 44 };

/**
 * How high a sign stands at the rim: where it belongs, else higher or lower, on no other sign and, where there is such a place, on nobody.
 * @param chips the signs that stand there already
 * @param standing the middles of the squares of figures in sight
 */
export function heightOf(
  { x, y }: Point,
  chips: readonly Point[],
  standing: readonly Point[],
  { top, bottom }: { top: number; bottom: number },
): number {
  const wanted = Math.min(bottom, Math.max(top, y));
  const toMiddle = wanted > (top + bottom) / 2 ? -HIGH : HIGH;
  const tries = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map((n) => wanted + n * toMiddle).filter((at) => at >= top && at <= bottom);
  const alone = tries.filter((at) => chips.every((one) => Math.abs(one.x - x) >= 2 * HALF || Math.abs(one.y - at) >= HIGH));
  const clear = alone.find((at) => standing.every((one) => Math.abs(one.x - x) >= FIGURE.x || Math.abs(one.y - at) >= FIGURE.y));
  return clear ?? alone[0] ?? wanted;
}

/** Targets that lie outside of the window, as signs at its rim that lead there. */
export function EdgeChips({ view, spots, fresh, camera, room, speak, lookAt }: Props) {
  const chips: { at: string; name: string; p: Point; x: number; y: number }[] = [];
  const targets = [...spots].filter(([at, ids]) => markOf(ids) !== 'go' && !fresh.includes(at)).map(([at]) => at);
  const standing = [...view.heroes, ...view.monsters].flatMap(({ at: square }) => (square === null ? [] : seen(middle(square), camera)));
  for (const at of [...fresh, ...targets]) {
    if (chips.length === MOST) break;
    const p = seen(middle(at), camera);
    if (p.x > -8 && p.y > -8 && p.x < room.width + 8 && p.y < room.height + 8) continue;
    const x = Math.min(room.width - HALF, Math.max(HALF, p.x));
    // The upper right corner belongs to the tools.
    const top = x > room.width - HALF - TOOLS ? 76 : 20;
    const y = heightOf({ x, y: p.y }, chips, standing, { top, bottom: room.height - 20 });
    chips.push({ at, name: nameOf(view, at, speak), p, x, y });
  }
  if (chips.length === 0) return null;
  return (
    <div className="dy-chips">
      {chips.map(({ at, name, p, x, y }) => {
        const angle = (Math.atan2(p.y - y, p.x - x) * 180) / Math.PI;
        return (
          <button key={at} type="button" className="dy-chip" style={placed(x, y, room)} onClick={() => lookAt(middle(at))}>
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
