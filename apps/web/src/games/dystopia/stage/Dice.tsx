import { pipsOf } from '../../../ui/pips.ts';
import { outlineOf } from '../signs.ts';

/** One die with the face that it fell on: red for attack, white for defence, a unicorn in the place of the six. */
export function Die({ face, red = false, size = 44, turn = 0 }: { face: number | 'U'; red?: boolean; size?: number; turn?: number }) {
  const [body, edge, ink] = red ? ['#b3261e', '#5c0f0c', '#fff1dc'] : ['#fbf3df', '#a08a5c', '#2a1c10'];
  return (
    <svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden="true" className="dy-die" style={{ rotate: `${turn}deg` }}>
      <rect x="-22" y="-20" width="46" height="46" rx="9" fill="#000" opacity=".35" />
      <rect x="-23" y="-23" width="46" height="46" rx="9" fill={edge} />
      <rect x="-23" y="-23" width="46" height="43" rx="9" fill={body} stroke="#150a04" strokeWidth="1.600" />
      <rect x="-20" y="-20" width="40" height="15" rx="7" fill="#fff" opacity={red ? 0.16 : 0.55} />
      {face === 'U' ? (
        <g transform="translate(0 -1.500) scale(.078) translate(-256 -256)">
          <path d={outlineOf('unicorn')} fill="#5c3588" />
        </g>
      ) : (
        pipsOf(face).map(([x, y]) => <circle key={`${x} ${y}`} cx={x * 11.5} cy={y * 11 - 1.5} r="4.300" fill={ink} />)
      )}
    </svg>
  );
}
