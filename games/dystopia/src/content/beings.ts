import type { Being } from './types.ts';

/** The neutral beings (DYS-ELEM.3, DYS-NEU.2, DYS-NEU.4). */
export const BEINGS: readonly Being[] = [
  { code: 'S4', sells: 'shamyr-drink' },
  { code: 'L1', once: { id: 'lyra', effects: [{ do: 'cure' }, { do: 'heal', n: 2 }] } },
];
