import type { Store } from '../store/store.ts';
import { inSlices } from './slices.ts';

/** A table that has not begun goes after so long without a change. */
const NEVER_BEGUN_MS = 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** So many are looked for at a time, and so many of them share a write: others wait for it. */
const AT_ONCE = 200;
const TOGETHER = 20;

/**
 * Removes tables that have not begun within a day and, where the operator wants it, matches that were begun and left alone
 * for so many days. Finished ones stay. Returns how many are gone.
 * @param remove false where somebody is there
 */
export async function tidyUp(of: {
  store: Store;
  now: number;
  forgetDays?: number | undefined;
  remove: (id: string) => Promise<boolean>;
}): Promise<number> {
  const { store, now, forgetDays, remove } = of;
  const old: ['open' | 'begun', number][] = [['open', now - NEVER_BEGUN_MS]];
  if (forgetDays !== undefined) old.push(['begun', now - forgetDays * DAY_MS]);
  const rest = inSlices();
  let removed = 0;
  for (const [kind, since] of old) {
    for (let gone = AT_ONCE; gone === AT_ONCE; ) {
      gone = 0;
      // Those that somebody looks at stay and come again: then it is enough for today.
      const ids = await store.unchanged(kind, since, AT_ONCE);
      for (let i = 0; i < ids.length; i += TOGETHER) {
        await rest();
        gone += (await Promise.all(ids.slice(i, i + TOGETHER).map(remove))).filter(Boolean).length;
      }
      removed += gone;
    }
  }
  return removed;
}
