import type { NachtwachtView } from '@questhall/nachtwacht/client';
import type { Speaker } from '@questhall/text';
import { memo, useMemo } from 'react';
import { print } from '../art/prints.ts';
import { MARGIN } from '../art/sizes.ts';
import type { PathLayout, Point } from './layout.ts';

/** The night landscape and the far trail: a spot of moonlight for each square that is still to come. */
export const Ground = memo(function Ground({ table }: { table: PathLayout }) {
  return (
    <>
      <img
        className="nw-land"
        src={print(`land-${table.width}`)}
        alt=""
        style={{ left: -MARGIN.x, top: -MARGIN.y, width: table.width + 2 * MARGIN.x, height: table.height + 2 * MARGIN.y }}
      />
      <svg className="nw-trail" width={table.width} height={table.height} viewBox={`0 0 ${table.width} ${table.height}`} aria-hidden="true">
        <Trail table={table} />
      </svg>
    </>
  );
});

const lined = (points: readonly Point[]) => points.map((p, i) => `${i ? 'L' : 'M'}${p.x} ${p.y}`).join('');

function Trail({ table: { ahead, edges } }: { table: PathLayout }) {
  if (ahead.length === 0) return null;
  return (
    <g>
      <path d={`${lined(edges[0])}${lined([...edges[1]].reverse()).replace('M', 'L')}Z`} fill="#8fa9ea" opacity=".07" />
      {edges.map((edge, side) => (
        <path
          key={side ? 'near' : 'far'}
          d={lined(edge)}
          fill="none"
          stroke="#aebfec"
          strokeOpacity=".42"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeDasharray=".1 9"
        />
      ))}
      {ahead.map((p, i) => (
        <g key={`${p.x} ${p.y}`} transform={`translate(${p.x} ${p.y})`} opacity={Math.max(0.3, 0.85 - i * 0.03)}>
          <ellipse rx="19" ry="11" fill="#b9cdf6" opacity=".12" />
          <ellipse rx="7" ry="4.2" fill="#d7e2ff" opacity=".6" />
        </g>
      ))}
    </g>
  );
}

function Tile({ at, url, name, note, className }: { at: Point; url: string; name: string; note?: string | undefined; className: string }) {
  return (
    <div className={`nw-tile ${className}`} style={{ left: at.x, top: at.y }}>
      <img src={url} alt="" width="160" height="160" />
      <span className="nw-tile-name">{name}</span>
      {note ? <span className="nw-tile-note">{note}</span> : null}
    </div>
  );
}

/** The two ends of the way: the underworld, and the library, far away until the last strip lies before it. */
export function EndTiles({ table, view, speak }: { table: PathLayout; view: NachtwachtView; speak: Speaker }) {
  const near = view.libraryAttached;
  const missing = view.fullLength - view.path.length;
  const note = useMemo(
    () => (near ? undefined : missing > 0 ? speak.say({ key: 'ui.nw.toGo', args: { n: missing } }) : undefined),
    [near, missing, speak],
  );
  return (
    <>
      <Tile at={table.underworld} url={print('underworld')} name={speak.say({ key: 'ui.nw.underworld' })} className="nw-underworld" />
      <Tile
        key={near ? 'near' : 'far'}
        at={table.library}
        url={print(near ? 'library-near' : 'library-far')}
        name={speak.say({ key: 'ui.nw.library' })}
        note={note}
        className={near ? 'nw-library nw-near' : 'nw-library nw-far'}
      />
    </>
  );
}
