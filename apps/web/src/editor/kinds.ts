import type { LevelFile } from '@questhall/dystopia/levels';
import type { Piece } from './model.ts';

/** What the palette offers. */
export const TOOLS = ['select', 'room', 'corridor', 'door', 'rock', 'start', 'exit', 'monster', 'furniture', 'trap', 'being'] as const;
export type Tool = (typeof TOOLS)[number];

/** Letters that choose a tool. */
export const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  v: 'select',
  r: 'room',
  c: 'corridor',
  d: 'door',
  x: 'rock',
  s: 'start',
  e: 'exit',
  m: 'monster',
  f: 'furniture',
  t: 'trap',
  b: 'being',
};

export const MONSTERS: readonly LevelFile['monsters'][number]['code'][] = [
  'N1',
  'G1',
  'G2',
  'G3',
  'M1',
  'U1',
  'W1',
  'S1',
  'S2',
  'S3',
  'U2',
];
export const FURNITURE = ['chest', 'grave', 'bookcase'] as const;
export const TRAPS = ['spear-slit', 'pit', 'dart-wall', 'snare-net', 'curse-glyph', 'fire-vent', 'alarm-gong', 'ice-teeth'] as const;
export const BEINGS = ['S4', 'L1', 'captive'] as const;

/** Of which kind the next piece of each tool is. */
export interface Kinds {
  monster: (typeof MONSTERS)[number];
  furniture: (typeof FURNITURE)[number];
  trap: (typeof TRAPS)[number];
  being: (typeof BEINGS)[number];
}
export const FIRST_KINDS: Kinds = { monster: 'N1', furniture: 'chest', trap: 'spear-slit', being: 'S4' };

/** The piece that a tool puts on a square; undefined for tools that draw ground. */
export function pieceOf(tool: Tool, kinds: Kinds): Piece | undefined {
  switch (tool) {
    case 'monster':
      return { kind: 'monster', code: kinds.monster };
    case 'furniture':
      return { kind: 'furniture', what: kinds.furniture };
    case 'trap':
      return { kind: 'trap', what: kinds.trap };
    case 'being':
      return { kind: 'being', what: kinds.being };
    case 'start':
    case 'exit':
      return { kind: tool };
    default:
      return undefined;
  }
}

/** The game's key for the word of a kind. */
export const nameKey = (tool: 'monster' | 'furniture' | 'trap' | 'being', kind: string): string =>
  `${tool === 'furniture' ? 'thing' : tool}.${kind}`;
/** The key of its picture. */
export const pictureKey = (tool: 'monster' | 'furniture' | 'trap' | 'being', kind: string): string =>
  `${tool === 'monster' || tool === 'being' ? 'm' : 't'}-${kind}`;
