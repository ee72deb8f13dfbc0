import { storage } from '../settings/stored.ts';

const KEY = 'questhall.visits';

/** The key that a call's link has behind the mark #, if it has one. */
export const keyIn = (hash: string): string | undefined => /^#key=([\w-]{16,64})$/.exec(hash)?.[1];

/** Until when this device plays at which matches by the link of a call, as far as it remembers. The server knows better. */
function visits(): Record<string, number> {
  try {
    const all: unknown = JSON.parse(storage()?.getItem(KEY) ?? '{}');
    return typeof all === 'object' && all !== null ? (all as Record<string, number>) : {};
  } catch {
    return {}; // not ours, or cut off: then nothing is remembered
  }
}

/** Notes that this device visits the match until then; undefined: no more. */
export function rememberVisit(match: string, until: number | undefined): void {
  const all = Object.entries(visits()).filter(([id, end]) => id !== match && end > Date.now());
  if (until !== undefined) all.push([match, until]);
  storage()?.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
}

/** True where this device was let in to the match by a link, and may still be there. */
export const isVisiting = (match: string): boolean => (visits()[match] ?? 0) > Date.now();
