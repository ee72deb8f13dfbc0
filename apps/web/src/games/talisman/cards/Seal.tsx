import type { SealKind } from './kinds.ts';

const WAX: Readonly<Record<SealKind, readonly [light: string, base: string, dark: string]>> = {
  strength: ['#c8372f', '#9c1f1f', '#5c0f11'],
  craft: ['#4a74c8', '#274a96', '#12275c'],
  gold: ['#f6d888', '#c9952c', '#7a5412'],
};

/** Sealing wax with the one number of a card, pressed on its edge. As wide as its holder. */
export function Seal({ kind, value }: { kind: SealKind; value: number | string }) {
  const [light, base, dark] = WAX[kind];
  const shown = String(value);
  return (
    <svg className="tc-seal" viewBox="-32 -32 64 64" aria-hidden="true">
      <path
        d="M-2-29C6-31 12-27 18-24C25-21 27-14 28-7C31 0 29 8 26 14C23 22 16 25 9 27C2 30-6 30-13 26C-20 24-25 18-27 11C-30 4-30-4-27-11C-24-18-19-22-13-25C-9-27-7-29-2-29Z"
        fill={dark}
        transform="translate(1.4 2.2)"
        opacity=".6"
      />
      <path
        d="M-2-29C6-31 12-27 18-24C25-21 27-14 28-7C31 0 29 8 26 14C23 22 16 25 9 27C2 30-6 30-13 26C-20 24-25 18-27 11C-30 4-30-4-27-11C-24-18-19-22-13-25C-9-27-7-29-2-29Z"
        fill={base}
        stroke={dark}
        strokeWidth="2"
      />
      <path d="M-22-9C-20-19-12-24-3-25C6-26 14-22 19-16C11-21 3-21-6-19C-14-17-19-14-22-9Z" fill={light} opacity=".85" />
      <circle r="20" fill="none" stroke={dark} strokeWidth="1.6" />
      <circle r="18.4" fill="none" stroke={light} strokeWidth=".9" opacity=".8" />
      <text
        y={shown.length > 1 ? 8 : 9}
        className="tc-seal-number"
        fontSize={shown.length > 1 ? 22 : 27}
        fill={kind === 'gold' ? '#2a1606' : '#fdf0d4'}
      >
        {shown}
      </text>
    </svg>
  );
}
