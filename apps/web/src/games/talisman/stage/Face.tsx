import { pipsOf } from '../../../ui/pips.ts';

/** A face of a die, lying flat. Hidden from screen readers. */
export function Face({ n, size }: { n: number; size: number }) {
  return (
    <svg width={size} height={size} viewBox="-25 -25 50 50" aria-hidden="true">
      <rect x="-23" y="-23" width="46" height="46" rx="9" fill="#fbf3df" stroke="#2a1c10" strokeWidth="2.5" />
      {pipsOf(n).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 12} cy={y * 12} r="4.6" fill="#2a1c10" />
      ))}
    </svg>
  );
}
