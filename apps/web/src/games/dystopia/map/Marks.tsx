import { CELL, cellOf, middle } from './model.ts';

const inset = 5;

/** A square with what can be done there: the ids of the options that are about it. */
interface Spot {
  at: string;
  ids: readonly string[];
}

/** Squares that may be walked on: a glow, and a foot in the middle of each so that colour is not all. */
export function Reach({ squares, picked }: { squares: readonly Spot[]; picked: readonly string[] }) {
  return (
    <g className="dm-reach">
      {squares.map(({ at, ids }) => {
        const { x, y } = cellOf(at);
        return (
          <g
            key={at}
            data-about={ids.join(' ')}
            transform={`translate(${x * CELL} ${y * CELL})`}
            className={picked.includes(at) ? 'dm-picked' : undefined}
          >
            <rect x={inset} y={inset} width={CELL - 2 * inset} height={CELL - 2 * inset} rx="6" />
            <circle cx={CELL / 2} cy={CELL / 2} r="3.200" />
          </g>
        );
      })}
    </g>
  );
}

/** Anything else that can be done at a square (a door, a chest, a target): a ring with a sign. */
export function Spots({
  spots,
  picked,
}: {
  spots: readonly (Spot & { kind: 'door' | 'thing' | 'foe' | 'square' })[];
  picked: readonly string[];
}) {
  return (
    <g className="dm-spots">
      {spots.map(({ at, ids, kind }) => {
        const { x, y } = middle(at);
        return kind === 'foe' ? (
          <g
            key={at}
            data-about={ids.join(' ')}
            transform={`translate(${x} ${y + 14})`}
            className={`dm-foe${picked.includes(at) ? ' dm-picked' : ''}`}
          >
            <ellipse rx="33" ry="15" />
            <path d="M0-22v9M0 13v9M-40 0h9M31 0h9" />
          </g>
        ) : (
          <g
            key={at}
            data-about={ids.join(' ')}
            transform={`translate(${x - 32} ${y - 32})`}
            className={`dm-spot${picked.includes(at) ? ' dm-picked' : ''}`}
          >
            <rect x="3" y="3" width="58" height="58" rx="8" />
          </g>
        );
      })}
    </g>
  );
}

/** What each square of a way has cost when it is reached: a jump over a trap counts two steps. */
function costsOf(from: string, path: readonly string[]): number[] {
  const costs: number[] = [];
  for (const [i, at] of path.entries()) {
    const [a, b] = [cellOf(path[i - 1] ?? from), cellOf(at)];
    costs.push((costs[i - 1] ?? 0) + Math.abs(a.x - b.x) + Math.abs(a.y - b.y));
  }
  return costs;
}

/** The way to a square: a trail with a number at every step. */
export function Trail({ from, path }: { from: string; path: readonly string[] }) {
  const points = [from, ...path].map(middle);
  const costs = costsOf(from, path);
  const line = points.map((p, i) => `${i ? 'L' : 'M'}${p.x} ${p.y}`).join('');
  return (
    <g className="dm-trail">
      <path d={line} className="dm-trail-edge" />
      <path d={line} className="dm-trail-line" />
      {path.map((at, i) => {
        const b = points[i + 1]!;
        return (
          <g key={at} transform={`translate(${b.x} ${b.y})`}>
            <circle r="12.500" />
            <text y="5.400">{costs[i]}</text>
          </g>
        );
      })}
    </g>
  );
}

/** A line of sight between two squares. */
export function SightLine({ from, to, blocked = false }: { from: string; to: string; blocked?: boolean }) {
  const [a, b] = [middle(from), middle(to)];
  return (
    <g className={`dm-line${blocked ? ' dm-blocked' : ''}`}>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className="dm-line-edge" />
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className="dm-line-line" />
    </g>
  );
}

/** What the ways out are called, at their foot: once for those that lie beside each other. */
export function ExitNames({ squares, name }: { squares: readonly string[]; name: string }) {
  return besideEachOther(squares).map((group) => {
    const cells = group.map(cellOf);
    const x = cells.reduce((sum, cell) => sum + cell.x, 0) / cells.length;
    const y = Math.max(...cells.map((cell) => cell.y));
    return (
      <g key={group.join(' ')} className="dm-exit" transform={`translate(${(x + 0.5) * CELL} ${(y + 1) * CELL - 6})`}>
        <text className="dm-upright">{name}</text>
      </g>
    );
  });
}

/** Squares in groups of those that share a side. */
function besideEachOther(squares: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const at of squares) {
    const { x, y } = cellOf(at);
    const near = groups.filter((group) => group.some((other) => Math.abs(cellOf(other).x - x) + Math.abs(cellOf(other).y - y) === 1));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), at]);
  }
  return groups;
}

/** Who has just come into sight, and so ended the walk. */
export function Newcomers({ squares }: { squares: readonly string[] }) {
  return squares.map((at) => {
    const { x, y } = middle(at);
    return (
      <g key={at} className="dm-new" transform={`translate(${x} ${y + 14})`}>
        <ellipse rx="36" ry="18" />
      </g>
    );
  });
}

/** Where the keys are. */
export function Cursor({ at }: { at: string }) {
  const { x, y } = cellOf(at);
  return (
    <g className="dm-cursor" transform={`translate(${x * CELL} ${y * CELL})`}>
      <path d="M2 18V2h16M46 2h16v16M62 46v16H46M18 62H2V46" />
    </g>
  );
}

/** A ghost of the hero where it would stand. */
export function Ghost({ at, children }: { at: string; children: React.ReactNode }) {
  const { x, y } = middle(at);
  return (
    <g transform={`translate(${x} ${y + 14})`} className="dm-ghost">
      {children}
    </g>
  );
}
