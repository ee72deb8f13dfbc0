const parts = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** A colour between two others, both as #rrggbb; t runs from 0 (the first) to 1. */
export function mix(a: string, b: string, t: number): string {
  const [p, q] = [parts(a), parts(b)];
  return `#${p
    .map((v, i) =>
      Math.round(v + (q[i]! - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const lighter = (colour: string, t: number) => mix(colour, '#fff4d8', t);
export const darker = (colour: string, t: number) => mix(colour, '#120a08', t);

/** What things are made of: LOOK's materials and some more. */
export const TINTS = {
  bone: '#eadfc0',
  bronze: '#c08f4a',
  iron: '#9a9ca6',
  steel: '#c3ccd6',
  leaf: '#8fae62',
  moss: '#6c8548',
  flame: '#ffb13f',
  ember: '#e0562a',
  ghost: '#d8ecff',
  gold: '#ffcf4d',
  silver: '#e2e6ea',
  wood: '#a06c3c',
  bark: '#7a5534',
  stone: '#a49c8c',
  slate: '#7b8290',
  rust: '#b5602f',
  crimson: '#c23a2a',
  wine: '#8e2c44',
  violet: '#9a6fd0',
  lilac: '#cdb2f0',
  blue: '#5f93cf',
  ice: '#bfe2f5',
  teal: '#4fa79b',
  green: '#5f9a4a',
  olive: '#8f8b46',
  skin: '#e2b48a',
  tan: '#c99a68',
  fur: '#8d5f3b',
  dun: '#b39a78',
  grey: '#8b8780',
  black: '#4a4550',
  ink: '#3a3340',
  rose: '#e59aa4',
  cloth: '#d8c6a0',
  straw: '#e3bf62',
  red: '#d0483a',
} as const;

export type Tint = keyof typeof TINTS;
