import { memo } from 'react';
import { RING_LOOK } from './board/look.ts';
import { BOARD, type Ring, ringOf, SPACES, STRIP } from './geometry.ts';
import { nameLines } from './name-lines.ts';
import { BOARD_URLS } from './pictures.ts';

export interface BoardGroundProps {
  /** How wide the board is shown, in pixels of the page, at its largest: says which of the two pictures is loaded. */
  width: number;
  /** The name of a space. Absent: the strips stay empty, for a table that writes the names itself. */
  nameOf?: (id: string) => string;
}

/** A space's rim and name in clean lines over the picture, so that they stay sharp however near one looks. */
function Cell({ id, name }: { id: string; name: string | undefined }) {
  const box = SPACES.get(id)!;
  const ring: Ring = ringOf(id);
  const { tint, rim } = RING_LOOK[ring];
  const lines = name ? nameLines(name, box.w - 6, ring === 'outer' ? 13.8 : 13.4) : null;
  const high = lines && lines.words.length > 1 ? STRIP[ring] + lines.size * 0.98 : STRIP[ring];
  const top = box.y + box.h - high;
  return (
    <g>
      {lines ? (
        <>
          <rect x={box.x} y={top} width={box.w} height={high} fill={tint} />
          <path d={`M${box.x} ${top}h${box.w}`} stroke="#1a1208" strokeWidth="1.3" />
          {lines.words.map((words, i) => (
            <text
              key={words}
              transform={`translate(${box.x + box.w / 2} ${top + STRIP[ring] / 2 + lines.size * 0.35 + i * lines.size * 0.98})${lines.press < 1 ? ` scale(${lines.press.toFixed(3)} 1)` : ''}`}
              fontFamily="Cinzel, Georgia, serif"
              fontWeight="700"
              fontSize={lines.size}
              textAnchor="middle"
              fill="#2a1c10"
            >
              {words}
            </text>
          ))}
        </>
      ) : null}
      <rect x={box.x - 2.6} y={box.y - 2.6} width={box.w + 5.2} height={box.h + 5.2} rx="5" fill="none" stroke={rim} strokeWidth="2.200" />
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx="3" fill="none" stroke="#140b07" strokeWidth="1.400" />
    </g>
  );
}

/**
 * The printed board: frame, three rings, river, mountains, bridge, gate and a vignette on every space, from one bitmap;
 * over it the rims and, if asked, the names as vectors. A drawing of 1000 by 1000; geometry.ts says what lies where.
 */
export const BoardGround = memo(function BoardGround({ width, nameOf }: BoardGroundProps) {
  return (
    <div className="tc-board" aria-hidden="true" style={{ position: 'absolute', inset: 0 }}>
      <img
        src={BOARD_URLS.common}
        srcSet={`${BOARD_URLS.common} 1000w, ${BOARD_URLS.fine} 2000w`}
        sizes={`${Math.round(width)}px`}
        alt=""
        width={BOARD}
        height={BOARD}
        // The rims are not drawn before the picture is.
        decoding="sync"
        draggable={false}
        style={{ display: 'block', width: '100%', height: '100%' }}
      />
      <svg viewBox={`0 0 ${BOARD} ${BOARD}`} style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }} aria-hidden="true">
        {[...SPACES.keys()].map((id) => (
          <Cell key={id} id={id} name={nameOf?.(id)} />
        ))}
      </svg>
    </div>
  );
});
