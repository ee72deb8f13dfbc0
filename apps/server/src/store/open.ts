import { resolve } from 'node:path';
import type { Rules } from '../nodes/rules.ts';
import { StartProblem } from '../start-problem.ts';
import { openFolder } from './folder.ts';
import type { SharedDatabase } from './postgres/open.ts';
import type { Store } from './store.ts';

export interface OpenStore {
  store: Store;
  /** What whoever runs the server should know, in a sentence each. */
  warnings: readonly string[];
  /** What is found out when it is open already: a sentence, where a part of a large one is damaged. */
  later?: Promise<string | undefined>;
  /** Where it is, for the log: a folder, or a database without its password. */
  where: string;
  /** The database as one of several nodes has it; undefined where a server serves alone. */
  shared?: SharedDatabase;
  close(): Promise<void>;
}

export interface Kept {
  dataDir: string;
  /** A PostgreSQL database instead of the folder. */
  store?: string | undefined;
  /** Where several nodes share the matches of the database: how this one is called, and by which rules it plays. */
  node?: { id: string; rules: Rules } | undefined;
  acceptLoss?: boolean;
  giveUp?: AbortSignal;
}

/**
 * Opens a folder (SQLite) or a database (PostgreSQL) for this process alone. Without a database nothing of what speaks
 * with one is loaded.
 * @param of `standby`: another server serves from the database, and this one waits; `gone`: it can serve no more
 * @throws StartProblem in one sentence
 */
export async function openStore(
  { dataDir, store: url, node, acceptLoss = false, giveUp }: Kept,
  of: { standby: (where: string, node: string) => void; gone: (why: StartProblem) => void },
): Promise<OpenStore> {
  if (!url) {
    const folder = resolve(dataDir);
    return { ...openFolder(folder, { acceptLoss }), where: folder };
  }
  const { openPostgres, sharePostgres, withoutPassword } = await import('./postgres/open.ts');
  const where = withoutPassword(url);
  const how = {
    standby: (other: string) => of.standby(where, other),
    gone: (why: Error) => of.gone(new StartProblem(`This server ends: ${why.message} (${where}). Started again, it goes on where it can.`)),
    ...(giveUp ? { given: giveUp } : {}),
  };
  if (node !== undefined) {
    const shared = await sharePostgres(url, { node: node.id, rules: node.rules, ...how });
    if (shared) return { store: shared.store, shared, close: () => shared.close(), warnings: [], where };
  }
  const open = node === undefined ? await openPostgres(url, how) : undefined;
  if (!open) throw new StartProblem('It was stopped while it waited for its turn.');
  return { ...open, warnings: [], where };
}
