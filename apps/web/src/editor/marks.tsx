import type { LevelFile, Problem, XY } from '@questhall/dystopia/levels';
import { CELL } from '../games/dystopia/map/model.ts';
import { type Stroke, squaresOf } from './draw.ts';
import type { Tool } from './kinds.ts';
import { squareOf, widthOf } from './model.ts';

const corner = ([x, y]: XY): string => `translate(${x * CELL} ${y * CELL})`;

/** What the editor draws over the map: the grid, letters of areas, start squares, what is wrong, what is drawn just now. */
export function Marks({
  level,
  tool,
  problems,
  stroke,
  selected,
  cursor,
}: {
  level: LevelFile;
  tool: Tool;
  problems: readonly Problem[];
  stroke: Stroke | null;
  selected: XY | undefined;
  cursor: XY | undefined;
}) {
  const [w, h] = [widthOf(level), level.map.length];
  const areas = [...new Set(level.map.join('').replaceAll(/[#+]/g, ''))].sort();
  const lines = [
    ...Array.from({ length: w + 1 }, (_, x) => `M${x * CELL} 0V${h * CELL}`),
    ...Array.from({ length: h + 1 }, (_, y) => `M0 ${y * CELL}H${w * CELL}`),
  ];
  return (
    <g className="ed-marks">
      <path className="ed-grid" d={lines.join('')} />
      {areas.map((area) => (
        <text key={area} className="ed-letter" transform={corner(squareOf(level, { kind: 'area', area }) ?? [0, 0])} x="12" y="26">
          {area}
        </text>
      ))}
      {level.starts.map((at, i) => (
        <g key={at.join()} className="ed-start" transform={corner(at)}>
          <circle cx="32" cy="32" r="19" />
          <text x="32" y="40">
            {i + 1}
          </text>
        </g>
      ))}
      {problems.map(({ at, code, severity, pointer }) =>
        at ? (
          <g key={`${code} ${pointer}`} className={`ed-wrong ed-${severity}`} transform={corner(at)}>
            <rect x="3" y="3" width="58" height="58" rx="6" />
            <path d="M50 8v11M50 22v3" />
          </g>
        ) : null,
      )}
      {selected ? <rect className="ed-chosen" transform={corner(selected)} x="2" y="2" width="60" height="60" rx="6" /> : null}
      {stroke?.carries ? <rect className="ed-fresh" transform={corner(stroke.to)} width={CELL} height={CELL} /> : null}
      {stroke && !stroke.carries
        ? squaresOf(tool, stroke).map((at) => (
            <rect key={at.join()} className={`ed-fresh ed-fresh-${tool}`} transform={corner(at)} width={CELL} height={CELL} />
          ))
        : null}
      {cursor ? <rect className="ed-cursor" transform={corner(cursor)} x="1" y="1" width="62" height="62" rx="4" /> : null}
    </g>
  );
}
