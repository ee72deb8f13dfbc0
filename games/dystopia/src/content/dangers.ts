import type { Curse, Trap } from './types.ts';

/** Traps (D.7). */
export const TRAPS: readonly Trap[] = [
  { id: 'spear-slit', hurt: 1 },
  { id: 'pit', hurt: 1 },
  { id: 'dart-wall', hurt: 1 },
  { id: 'snare-net', hurt: 1, also: { do: 'loseTurn' } },
  { id: 'curse-glyph', hurt: 1, also: { do: 'curse' } },
  { id: 'fire-vent', hurt: 1, also: { do: 'fire', n: 1 } },
  { id: 'alarm-gong', hurt: 1, also: { do: 'alarm', steps: 2 } },
  { id: 'ice-teeth', hurt: 1 },
];

/** The curse deck: one of each, put back at once (D.8, DYS-CURS.3). */
export const CURSES: readonly Curse[] = [
  { id: 'c-lead', lasts: 'cured', adds: { speed: -2 } },
  { id: 'c-clouded', lasts: 'cured', adds: { int: -2 } },
  { id: 'c-trembling', lasts: 'cured', adds: { attack: -1 } },
  { id: 'c-brittle', lasts: 'cured', adds: { defence: -1 } },
  { id: 'c-stone-tongue', lasts: 'cured', bans: 'spells' },
  { id: 'c-open-wound', lasts: 'cured', bans: 'healing' },
  { id: 'c-rust', lasts: 'cured', bans: 'weapon' },
  { id: 'c-needle', lasts: 'once', once: 'hurt' },
  { id: 'c-sleep', lasts: 'once', once: 'sleep' },
  { id: 'c-thief', lasts: 'once', once: 'gold' },
  { id: 'c-shiver', lasts: 3, adds: { defence: -1 } },
  { id: 'c-fog', lasts: 3, range: -3 },
  { id: 'c-clumsy', lasts: 3, bans: 'search' },
  { id: 'c-marked', lasts: 3, marked: 1 },
  { id: 'c-echo', lasts: 3, bans: 'passing' },
];
