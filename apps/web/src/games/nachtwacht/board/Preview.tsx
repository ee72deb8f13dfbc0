import type { Seat } from '@questhall/kernel';
import type { NachtwachtView, Power } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { useMemo } from 'react';
import { MonsterFace } from '../cards/faces.tsx';
import { StandeeMark } from '../cards/Standee.tsx';
import { layout, type PathLayout } from './layout.ts';
import { foot, spot, stripsOf } from './places.ts';
import { Strip } from './Strips.tsx';

/** The turned strip as it would lie at the path's end, in the direction that is picked or pointed at. */
export function GhostStrip({ view, reversed }: { view: NachtwachtView; reversed: boolean }) {
  const kinds = view.turnedStrip?.kinds;
  const table = useMemo(
    () => (kinds ? layout([...stripsOf(view), { length: kinds.length, bend: 'straight' }], view.fullLength) : null),
    [view, kinds],
  );
  const strip = table?.strips[table.strips.length - 1];
  if (!kinds || !table || !strip) return null;
  return (
    <div className="nw-ghost-strip">
      <Strip
        strip={strip}
        squares={table.squares}
        kinds={reversed ? [...kinds].reverse() : kinds}
        name={reversed ? 'ghost-r' : 'ghost-p'}
        slide={null}
      />
    </div>
  );
}

/** Where my pawn would stand after the picked card, if nothing came between: only what the option itself tells. */
export function GhostPawn({ view, table, seat, square }: { view: NachtwachtView; table: PathLayout; seat: Seat; square: number }) {
  const at = foot(table, view, seat, square);
  return (
    <div className="nw-ghost-pawn" style={{ transform: `translate(${at.x}px, ${at.y}px)` }} aria-hidden="true">
      <svg className="nw-standee" viewBox="-26 -58 54 75" aria-hidden="true">
        <StandeeMark seat={seat} pawn={view.players[seat]!.pawn} />
      </svg>
    </div>
  );
}

/** The square that the picked card leads to: gold, as all that may be reached. */
export function Landing({ view, table, square }: { view: NachtwachtView; table: PathLayout; square: number }) {
  const at = spot(table, square, view.libraryAt);
  const shape = table.squares[square - 1];
  if (!shape) return null;
  return (
    <div className="nw-target-place" style={{ left: at.x, top: at.y, zIndex: 18 }} aria-hidden="true">
      <span className="nw-landing" style={{ transform: `rotate(${shape.angle}deg)` }} />
    </div>
  );
}

/**
 * The strip past the end of the path that nobody has seen yet, as long as the card needs it.
 * @param beyond squares past the end that the card goes
 */
export function unseenStrip(view: Pick<NachtwachtView, 'path' | 'bends' | 'fullLength'>, beyond: number) {
  const length = Math.min(5, Math.max(3, beyond));
  const table = layout([...stripsOf(view), { length, bend: 'straight' }], view.fullLength);
  const strip = table.strips[table.strips.length - 1];
  const squares = strip ? table.squares.slice(strip.first - 1, strip.first - 1 + strip.length) : [];
  return { strip, squares, at: squares[Math.min(beyond, squares.length) - 1] };
}

/** Past the end of the path: the strip that nobody has seen yet, dashed, with my pawn as far along it as the card goes. */
export function GhostBeyond({ view, seat, beyond }: { view: NachtwachtView; seat: Seat; beyond: number }) {
  const { strip, squares, at } = useMemo(() => unseenStrip(view, beyond), [view, beyond]);
  if (!strip || !at) return null;
  const { box } = strip;
  return (
    <>
      <svg
        className="nw-strip nw-ghost-beyond"
        style={{ left: box.x, top: box.y, width: box.w, height: box.h }}
        viewBox={`${box.x} ${box.y} ${box.w} ${box.h}`}
        aria-hidden="true"
      >
        {squares.map((square) => (
          <g key={square.number}>
            <path d={square.outline} />
            <text x={square.x} y={square.y + 8}>
              ?
            </text>
          </g>
        ))}
      </svg>
      <div className="nw-ghost-pawn" style={{ transform: `translate(${at.x}px, ${at.y + 15}px)` }} aria-hidden="true">
        <svg className="nw-standee" viewBox="-26 -58 54 75" aria-hidden="true">
          <StandeeMark seat={seat} pawn={view.players[seat]!.pawn} />
        </svg>
      </div>
    </>
  );
}

/** The way of the picked card, as footsteps from my pawn to where it would stand. */
export function Footsteps({ view, table, seat, to }: { view: NachtwachtView; table: PathLayout; seat: Seat; to: number }) {
  const from = view.players[seat]!.square;
  const steps = Math.sign(to - from);
  if (steps === 0) return null;
  const way = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => spot(table, from + i * steps, view.libraryAt));
  return (
    <svg className="nw-footsteps" width={table.width} height={table.height} aria-hidden="true">
      <polyline points={way.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </svg>
  );
}

/** Where the monster would lie after the picked option. */
export function GhostMonster({ power, table, square, speak }: { power: Power; table: PathLayout; square: number; speak: Speaker }) {
  const at = table.squares[square - 1];
  if (!at) return null;
  return (
    <div className="nw-monster nw-ghost-monster" style={{ transform: `translate(${at.x}px, ${at.y - 9}px)` }} aria-hidden="true">
      <MonsterFace power={power} speak={speak} small />
    </div>
  );
}
