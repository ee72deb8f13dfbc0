import { LAST_RING, SHAFT, type TalismanView } from '@questhall/talisman/client';
import type { Speaker } from '@questhall/text';
import { CRYPTS, SHAFT_WAY, spaceBox } from '../art/geometry.ts';
import { pictureOf } from '../art/pictures.ts';

const CRYPT_IDS = SHAFT.slice(1);
const WAY = `M${SHAFT_WAY.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** Four stairs and an arrow: a step from one space of the Crypts to the next. */
function Between({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 9} ${y - 5}h18M${x - 9} ${y}h18M${x - 9} ${y + 5}h18`} stroke="#bff2ea" strokeWidth="2.400" opacity=".85" />;
}

/**
 * The Drowned Crypts beside the board: a strip of drowned stone with its four spaces one under the other, and the stair that
 * leads there from the Chasm, between two fields of the Outer Region. Under its name, how often the Tide Bell has rung.
 */
export function Crypts({ view, speak }: { view: TalismanView; speak: Speaker }) {
  const { x, y, w, h } = CRYPTS;
  const bell = view.options.tideBell === true ? (view.crypts?.rings ?? 0) : null;
  return (
    <div className="ts-crypts-strip" aria-hidden="true">
      <svg viewBox={`0 0 ${x + w + 4} 1000`} width={x + w + 4} height="1000" aria-hidden="true">
        <defs>
          <linearGradient id="ts-drowned" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#2f8f8a" />
            <stop offset=".35" stopColor="#14545c" />
            <stop offset="1" stopColor="#061c28" />
          </linearGradient>
        </defs>
        <path d={WAY} fill="none" stroke="#06141a" strokeWidth="17" strokeLinecap="round" strokeLinejoin="round" />
        <path d={WAY} fill="none" stroke="#2f8f8a" strokeWidth="12" strokeLinecap="round" strokeLinejoin="round" />
        <path d={WAY} fill="none" stroke="#d8fff6" strokeWidth="9" strokeDasharray="2.500 6" strokeLinejoin="round" />
        <rect x={x} y={y} width={w} height={h} rx="12" fill="url(#ts-drowned)" stroke="#06141a" strokeWidth="3" />
        <rect x={x + 4} y={y + 4} width={w - 8} height={h - 8} rx="9" fill="none" stroke="#8fd8cc" strokeWidth="1.600" opacity=".8" />
        <text
          x={x + w / 2}
          y={y + 26}
          fontFamily="Cinzel, Georgia, serif"
          fontWeight="700"
          fontSize="14"
          textAnchor="middle"
          fill="#e8fffa"
          textLength={w - 26}
          lengthAdjust="spacingAndGlyphs"
        >
          {speak.say({ key: 'ui.ts.edition.drowned-crypts' })}
        </text>
        {CRYPT_IDS.slice(1).map((id) => {
          const box = spaceBox(id);
          return <Between key={id} x={box.x + box.w / 2} y={box.y - 8} />;
        })}
      </svg>
      {CRYPT_IDS.map((id) => {
        const box = spaceBox(id);
        const print = pictureOf(`space.${id}`);
        return (
          <span
            key={id}
            className="ts-crypt"
            style={{ left: box.x, top: box.y, width: box.w, height: box.h, backgroundColor: print?.tint }}
          >
            {print ? <img src={print.url} alt="" decoding="async" draggable={false} /> : null}
          </span>
        );
      })}
      {bell === null ? null : (
        <span className="ts-bell" style={{ left: spaceBox('D4').x + spaceBox('D4').w - 56, top: spaceBox('D4').y + 4 }}>
          {bell}/{LAST_RING}
        </span>
      )}
    </div>
  );
}
