import type { Rules } from '../src/nodes/rules.ts';
import { type SharedDatabase, sharePostgres } from '../src/store/postgres/open.ts';
import type { Commit, MatchRecord, Store } from '../src/store/store.ts';

/**
 * A database as one of several nodes has it, and why it can serve no more.
 * @param rules by which it plays
 */
export async function sharing(url: string, node: string, rules: Rules = {}): Promise<SharedDatabase & { gone: Error[] }> {
  const gone: Error[] = [];
  const open = await sharePostgres(url, { node, rules, gone: (why) => gone.push(why) });
  return { ...open!, gone };
}

/**
 * The store of one node as whoever plays matches uses it: what is changed or read whole is claimed before, and let go of
 * before it is looked for what nobody plays, and at the end.
 */
export function claiming({ store, tenure }: SharedDatabase): Store {
  const mine = new Set<string>();
  const claim = async (match: string) => {
    if ((await tenure.claim(match)) === tenure.node) mine.add(match);
  };
  const letGo = async () => {
    for (const match of mine) {
      const saved = await store.load(match);
      await tenure.release(match, saved, false);
    }
    mine.clear();
  };
  const before: Record<string, (first: unknown) => Promise<void>> = {
    commit: (commit) => claim((commit as Commit).record.id),
    load: (match) => claim(match as string),
    remove: (match) => claim(match as string),
    addMatch: async (_record) => undefined,
    close: letGo,
    awake: letGo,
    due: letGo,
    unchanged: letGo,
  };
  return new Proxy(store as Store, {
    get(target, key) {
      const value = Reflect.get(target, key, target) as unknown;
      if (typeof value !== 'function') return value;
      return async (...of: unknown[]) => {
        const [first, rematchOf] = of as [unknown, string | undefined];
        if (key === 'addMatch' && rematchOf !== undefined) await claim(rematchOf);
        await before[key as string]?.(first);
        const done = (await (value as (...all: unknown[]) => unknown).apply(target, of)) as unknown;
        if (key === 'addMatch') await claim((first as MatchRecord).id);
        return done;
      };
    },
  });
}
