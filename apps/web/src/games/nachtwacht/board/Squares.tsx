import type { NachtwachtView } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import type { MouseEvent } from 'react';
import type { PathLayout } from './layout.ts';
import { spot } from './places.ts';
import type { SquareTarget } from './targets.ts';

/** What lies and stands on a square, in words. */
export function described(view: NachtwachtView, square: number, speak: Speaker): string {
  const things = [];
  const printed = view.path[square - 1];
  if (printed) things.push({ key: `kind.${printed.kind}` });
  if (printed?.monster) things.push({ key: `monster.${printed.monster}` });
  for (const p of view.players) {
    if (p.square === square && square > 0)
      things.push({ key: p.blocked ? 'ui.nw.pawnBlocked' : 'ui.nw.pawn', args: { seat: { seat: p.seat } } });
  }
  return speak.say({ key: 'ui.nw.square', args: { n: square, things } });
}

/** A pair of soles: the sign of "you may", beside the glow. */
export function Footprints() {
  return (
    <svg width="18" height="20" viewBox="0 0 18 20" aria-hidden="true" fill="currentColor">
      <path d="M5 4c2.4 0 3.2 2.2 2.9 4.6L7.4 12H2.8L2.2 8.6C1.900 6 2.600 4 5 4zM3 13.400h4.200c.4 2.200-.3 3.600-2 3.600s-2.600-1.200-2.200-3.600zM13 1c2.400 0 3.200 2.200 2.900 4.600L15.400 9h-4.600l-.6-3.400C9.900 3 10.600 1 13 1zM11 10.400h4.200c.4 2.200-.3 3.600-2 3.600s-2.600-1.200-2.200-3.600z" />
    </svg>
  );
}

/** Names for all squares that hold something, for those who hear the board. */
export function SquareNames({ view, table, speak }: { view: NachtwachtView; table: PathLayout; speak: Speaker }) {
  const below = view.players.filter((p) => p.square <= 0).map((p) => ({ seat: p.seat }));
  return (
    <ul className="nw-names">
      {below.length > 0 ? <li>{speak.say({ key: 'ui.nw.atUnderworld', args: { seats: below } })}</li> : null}
      {table.squares.map(({ number }) => (
        <li key={number}>{described(view, number, speak)}</li>
      ))}
    </ul>
  );
}

/** Gold on every square that may be named, a dull mark on those that may not: tap it for the reason. */
export function Targets({
  targets,
  table,
  view,
  picked,
  lifted,
  asked,
  speak,
  onTarget,
}: {
  targets: readonly SquareTarget[];
  table: PathLayout;
  view: NachtwachtView;
  picked: number | null;
  lifted: number | null;
  /** The refused square whose reason is shown. */
  asked: number | null;
  speak: Speaker;
  onTarget: (e: MouseEvent, target: SquareTarget) => void;
}) {
  return targets.map((t) => {
    const at = spot(table, t.square, view.libraryAt);
    const angle = table.squares[t.square - 1]?.angle ?? 0;
    const chosen = t.square === picked || t.square === lifted;
    const kind = t.refused ? 'nw-closed' : chosen ? 'nw-target nw-picked' : 'nw-target';
    const label = t.refused ? `${speak.say(t.label)}. ${speak.say(t.refused)}` : speak.say(t.label);
    return (
      <div
        key={`${t.square}${t.refused ? 'x' : ''}`}
        className="nw-target-place"
        style={{ left: at.x, top: at.y, zIndex: t.refused ? 60 : 1400 }}
      >
        <button
          type="button"
          className={kind}
          data-square={t.square}
          data-about={t.refused ? undefined : t.pick}
          style={{ transform: `rotate(${angle}deg)` }}
          aria-label={label}
          aria-pressed={t.refused ? undefined : chosen}
          aria-disabled={t.refused ? true : undefined}
          onClick={(e) => onTarget(e, t)}
        >
          {t.refused ? null : (
            <span className="nw-foot" style={{ transform: `rotate(${-angle}deg) translate(21px, -21px)` }}>
              <Footprints />
            </span>
          )}
        </button>
        {asked === t.square && t.refused ? <output className="nw-reason">{speak.say(t.refused)}</output> : null}
      </div>
    );
  });
}
