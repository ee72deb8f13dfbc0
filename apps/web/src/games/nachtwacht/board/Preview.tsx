import type { Seat } from '@questhall/kernel';
import type { NachtwachtView, Power } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { useMemo } from 'react';
import { MonsterFace } from '../cards/faces.tsx';
import { StandeeMark } from '../cards/Standee.tsx';
import { layout, type PathLayout } from './layout.ts';
import { foot, stripsOf } from './places.ts';
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
