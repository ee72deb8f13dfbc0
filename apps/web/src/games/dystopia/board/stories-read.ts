import { storage } from '../../../settings/stored.ts';

/** Which stories of levels were read in this browser: whoever loads the page anew in the first round is not told theirs again. */

const KEY = 'questhall.dystopia.read';
/** A story opens by itself in the first round alone: those of the last few tables are enough. */
const MOST = 40;
/** Where the browser keeps nothing, they are known as long as the page lives. */
const here = new Set<string>();

/** The stories that a browser keeps, the newest last; what makes no sense counts as none. */
export function keptStories(stored: string | null): string[] {
  try {
    const raw: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(raw) ? raw.filter((one): one is string => typeof one === 'string').slice(-MOST) : [];
  } catch {
    return []; // not JSON: somebody else's, or a broken store
  }
}

/** Whether this story was read: a level at a table, as `keepRead` was told it. */
export function wasRead(story: string): boolean {
  return here.has(story) || keptStories(storage()?.getItem(KEY) ?? null).includes(story);
}

/** Keeps that a story was read. */
export function keepRead(story: string): void {
  here.add(story);
  const others = keptStories(storage()?.getItem(KEY) ?? null).filter((one) => one !== story);
  try {
    storage()?.setItem(KEY, JSON.stringify([...others, story].slice(-MOST)));
  } catch {
    // A full store: known as long as the page lives.
  }
}
