import { RINGS, spaceCentre } from '../art/geometry.ts';
import type { Direction } from './paths.ts';

/** Which way round a ring somebody goes. */
export type WayRound = 'cw' | 'ccw';

/** The way round that an answer is; undefined for one that is none. It may be given together with the answer before it. */
export const wayRoundOf = (option: string): WayRound | undefined => /(?:^|>)(cw|ccw)$/.exec(option)?.[1] as WayRound | undefined;

/** A line with a point, as all signs of ways are drawn. */
function Arrow({ path, turned = 0 }: { path: string; turned?: number }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={turned === 0 ? undefined : { rotate: `${turned}deg` }}
    >
      <path d={path} />
    </svg>
  );
}

/** An arrow that goes round: two spaces of one name are told apart by it, on the board and on their plates, whose words say it too. */
export function WayRoundSign({ way }: { way: WayRound }) {
  return (
    <span className={`ts-way-round ts-way-round-${way}`} aria-hidden="true">
      <Arrow path="M5.500 17a8 8 0 1 1 13.700-1.500M22.500 13l-3.500 3-3-3.600" />
    </span>
  );
}

/** Where on the board, as the eye sees it, the first step of a way round begins; undefined off the rings. */
export function towards(from: string, way: WayRound): Direction | undefined {
  const ring = Object.values(RINGS).find(({ letter, side }) => from.startsWith(letter) && Number(from.slice(1)) <= 4 * (side - 1));
  if (!ring) return undefined;
  const all = 4 * (ring.side - 1);
  const next = ((Number(from.slice(1)) - 1 + (way === 'cw' ? 1 : all - 1)) % all) + 1;
  const [a, b] = [spaceCentre(from), spaceCentre(`${ring.letter}${next}`)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left';
  return dy > 0 ? 'down' : 'up';
}

const TURNED: Readonly<Record<Direction, number>> = { right: 0, down: 90, left: 180, up: 270 };

/** An arrow that points to where the way begins: clockwise is to the left on the lower edge of the board. The words say which way round. */
export function TowardsSign({ to }: { to: Direction }) {
  return (
    <span className="ts-way-round" data-towards={to} aria-hidden="true">
      <Arrow path="M3 12h17M13 5l7 7-7 7" turned={TURNED[to]} />
    </span>
  );
}
