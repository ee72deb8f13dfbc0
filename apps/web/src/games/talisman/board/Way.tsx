import type { TalismanView } from '@questhall/talisman/client';
import { spaceCentre } from '../art/geometry.ts';
import { pointsAlong, wayTo } from './paths.ts';

/** Questions whose answer is a walk over the board: the line follows the spaces. All others fly. */
const WALKS: ReadonlySet<string> = new Set(['turn', 'direction']);

/** The way from my figure, or from where a thing lies, to the space of an option that is picked or pointed at. */
export function Way({ view, from, to, kind }: { view: TalismanView; from: string | undefined; to: string; kind: string }) {
  const start = from ?? view.characters.find((c) => c.seat === view.you)?.space;
  if (!start || start === to) return null;
  const walks = WALKS.has(kind);
  const points = walks ? pointsAlong(start, wayTo(start, to)) : [spaceCentre(start), spaceCentre(to)];
  const [a, b] = [points[0]!, points.at(-1)!];
  const line = walks
    ? `M${points.map((p) => `${p.x} ${p.y}`).join('L')}`
    : `M${a.x} ${a.y}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - Math.hypot(b.x - a.x, b.y - a.y) * 0.25} ${b.x} ${b.y}`;
  return (
    <svg className="ts-way" viewBox="0 0 1000 1000" width="1000" height="1000" aria-hidden="true">
      <path d={line} className="ts-way-rim" />
      <path d={line} className="ts-way-line" />
      {walks ? points.slice(1, -1).map((p) => <circle key={`${p.x} ${p.y}`} cx={p.x} cy={p.y} r="4.5" />) : null}
    </svg>
  );
}
