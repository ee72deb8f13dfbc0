import type { StatName } from './kinds.ts';
import { SIGNS, type SignName } from './signs.gen.ts';
import './cards.css';

const LOOK: Readonly<Record<StatName, { icon: SignName; light: string; base: string; dark: string }>> = {
  strength: { icon: 'fist', light: '#c8483a', base: '#8e1f18', dark: '#4a0c0a' },
  craft: { icon: 'crystal-shine', light: '#4a86c8', base: '#1f4a86', dark: '#0c2248' },
  life: { icon: 'hearts', light: '#4a9a5a', base: '#1f5e34', dark: '#0a2c16' },
  gold: { icon: 'two-coins', light: '#d8a23e', base: '#8a5a12', dark: '#482c06' },
  fate: { icon: 'star-swirl', light: '#9a7ad8', base: '#52307e', dark: '#26123f' },
};

/** A sign in the colour of the text. Hidden from screen readers. */
export function Sign({ name, size = 18, stat }: { name: SignName; size?: number; stat?: StatName }) {
  return (
    <svg className="tc-stat" data-stat={stat} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={SIGNS[name]} fill="currentColor" />
    </svg>
  );
}

/** The sign of a number of a character, in its own colour. */
export const StatIcon = ({ what, size = 18 }: { what: StatName; size?: number }) => <Sign name={LOOK[what].icon} size={size} stat={what} />;

/**
 * A number of a character in a gold rim, over its sign; what Objects and Followers add stands at its foot, and the quota
 * is a notch in the rim. The names of the numbers are written by who shows it.
 */
export function Medallion({ what, value, more = 0, quota }: { what: StatName; value: number; more?: number; quota?: number | undefined }) {
  const { icon, light, base, dark } = LOOK[what];
  const id = `tc-medal-${what}`;
  return (
    <svg className="tc-medal" viewBox="-30 -30 60 60" aria-hidden="true">
      <defs>
        <radialGradient id={id} cx=".38" cy=".3" r=".8">
          <stop stopColor={light} />
          <stop offset=".55" stopColor={base} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <linearGradient id="tc-rim" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#fdf0bb" />
          <stop offset=".35" stopColor="#d9a93f" />
          <stop offset=".55" stopColor="#fbe7a0" />
          <stop offset="1" stopColor="#8f6218" />
        </linearGradient>
      </defs>
      <circle cx="1" cy="2" r="28.500" opacity=".3" />
      <circle r="28" fill="#1c1008" />
      <circle r="26.6" fill="url(#tc-rim)" />
      <circle r="22.4" fill={`url(#${id})`} stroke="#1c1008" strokeWidth="1.6" />
      <svg x="-17" y="-17" width="34" height="34" viewBox="0 0 512 512" aria-hidden="true">
        <path d={SIGNS[icon]} fill={light} opacity=".75" />
      </svg>
      {quota === undefined ? null : <path d="M0-22L4.600-30H-4.600Z" fill="#1c1008" transform={`rotate(${Math.min(330, quota * 30)})`} />}
      <text className="tc-medal-number" y="9" fontSize={value > 9 ? 23 : 27}>
        {value}
      </text>
      {more > 0 ? (
        <g transform="translate(17 18)">
          <circle r="10.5" fill="#f4e8cb" stroke="#1c1008" strokeWidth="1.6" />
          <text className="tc-medal-more" y="4.600" fontSize="12.5">
            +{more}
          </text>
        </g>
      ) : null}
    </svg>
  );
}
