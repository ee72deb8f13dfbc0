import { memo, type ReactNode, useMemo, useState } from 'react';
import { Doors } from './Doors.tsx';
import { type FigureMotion, Figures } from './Figures.tsx';
import { Ground } from './Ground.tsx';
import { torchesOf } from './ground.ts';
import { Light } from './Light.tsx';
import { boundsOf, CELL, cellOf, type DungeonPlan } from './model.ts';
import { Things } from './Things.tsx';
import './map.css';

export interface DungeonProps {
  plan: DungeonPlan;
  /** Squares from which light falls (the heroes'); none: everything is lit evenly. */
  lamps?: readonly string[];
  motions?: readonly FigureMotion[];
  /** No motion. */
  calm?: boolean;
  /** Drawn between the floor and the figures, in units of the map: reach, trail, lines. */
  under?: ReactNode;
  /** Drawn over the figures. */
  over?: ReactNode;
}

const NONE: readonly never[] = [];

/**
 * A dungeon as one drawing, 64 units a square, square (x, y) at (64 x, 64 y): walls, floor, light, doors, what lies and
 * stands there. It is as large as what is known; the caller moves and scales it, for which nothing is drawn anew as long as
 * the caller hands over the same things.
 */
export const Dungeon = memo(function Dungeon({ plan, lamps = NONE, motions = NONE, calm = false, under, over }: DungeonProps) {
  const { floor, openings, doors, exits, things, figures, dim } = plan;
  const bounds = boundsOf(plan);
  const signature = JSON.stringify([bounds, [...floor], openings, doors.map((door) => door.at), exits, [...(dim ?? [])]]);
  // The same ground as long as its signature is the same: painting it anew is dear.
  const [ground, keep] = useState({ signature, bounds, floor, openings, doors, exits, ...(dim ? { dim } : {}) });
  if (ground.signature !== signature) keep({ signature, bounds, floor, openings, doors, exits, ...(dim ? { dim } : {}) });
  const torches = useMemo(() => torchesOf(ground), [ground]);
  const lampsText = lamps.join(' ');
  const lit = useMemo(() => lampsText.split(' '), [lampsText]);
  const view = [bounds.x * CELL, bounds.y * CELL, bounds.w * CELL, bounds.h * CELL] as const;
  return (
    <div className={`dm${calm ? ' dm-calm' : ''}`} aria-hidden="true">
      <Ground plan={ground} calm={calm} />
      {lamps.length > 0 ? <Light bounds={ground.bounds} floor={ground.floor} lamps={lit} /> : null}
      <svg
        className="dm-top"
        viewBox={view.join(' ')}
        style={{ left: view[0], top: view[1], width: view[2], height: view[3] }}
        aria-hidden="true"
      >
        {torches.map((at) => {
          const { x, y } = cellOf(at);
          return <Torch key={at} x={(x + 0.5) * CELL} y={(y + 0.5) * CELL} />;
        })}
        <Doors doors={doors} floor={ground.floor} />
        <Things things={things} />
        {under}
        <Figures figures={figures} motions={motions} calm={calm} />
        {over}
      </svg>
    </div>
  );
});

function Torch({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} className="dm-torch">
      <path d="M-3 0l1.500 20h3L3 0z" fill="#4a2c12" stroke="#140b05" strokeWidth="1.200" />
      <path d="M-7-2h14l-2 6h-10z" fill="#54504a" stroke="#140b05" strokeWidth="1.200" />
      <path className="dm-flame" d="M0-24c2 7 9 9 7 17-1 5-5 6-7 6s-7-2-7-8c0-4 3-5 3-9 2 1 3 3 3 4 1-3 2-6 1-10z" fill="#ffb13f" />
      <path d="M0-14c1 4 4 5 3 9-.5 3-2 3.500-3 3.500S-3-2-3-5s2-4 3-9z" fill="#fff2b8" />
    </g>
  );
}
