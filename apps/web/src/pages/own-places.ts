import { storage } from '../settings/stored.ts';

const KEY = 'questhall.mine';
/** A match that has not been seen in the hall yet takes about so many pixels, with the gap above it. */
const ONE = 172;
/** As many lie open (my-matches.tsx); more take no room. */
const OPEN = 3;
/** So wide a paper is at least, with the gap beside it, and what stands beside them all (hall.css). */
const WIDE = 354;
const BESIDE = 26;

/** The matches of mine as far as this browser knows, and how high they lay when the hall had found so many of them. */
interface Kept {
  ids: readonly string[];
  found: number;
  height: number;
  /** How wide the window was: in another the same words take other lines. */
  width: number;
}

const NONE: Kept = { ids: [], found: 0, height: 0, width: 0 };

/**
 * How high my matches will lie in the hall in a window so wide, as far as is known, in pixels; 0 where there are none. The room is
 * kept until they have come, so that no button moves under a finger.
 */
export function roomForMine(window: number): number {
  const { ids, found, height, width } = known();
  if (ids.length === 0) return 0;
  const rows = (n: number) => Math.ceil(Math.min(OPEN, n) / Math.max(1, Math.floor((Math.min(window, 1240) - BESIDE) / WIDE)));
  return width === window ? height + (rows(ids.length) - rows(found)) * ONE : rows(ids.length) * ONE;
}

/** What the hall has found, and how high it lies. */
export const foundMine = (ids: readonly string[], height: number, width: number): void => keep({ ids, found: ids.length, height, width });

/** A match that I have sat down to since. */
export function satDown(id: string): void {
  const kept = known();
  if (!kept.ids.includes(id)) keep({ ...kept, ids: [id, ...kept.ids] });
}

function keep(kept: Kept): void {
  try {
    storage()?.setItem(KEY, JSON.stringify(kept));
  } catch (e) {
    console.warn('no room to remember matches', e);
  }
}

function known(): Kept {
  try {
    const { ids, found, height, width } = { ...NONE, ...(JSON.parse(storage()?.getItem(KEY) ?? '{}') as Partial<Kept>) };
    const numbers = [found, height, width].every((n) => typeof n === 'number');
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') && numbers ? { ids, found, height, width } : NONE;
  } catch {
    return NONE; // not ours, or cut off
  }
}
