import type { Tenure } from '../../match/tenure.ts';
import type { Rules } from '../../nodes/rules.ts';
import { Connections, withoutPassword } from './connections.ts';
import type { Membership, Watching } from './nodes.ts';
import { PostgresSlips } from './slips.ts';
import { PostgresStore } from './store.ts';

export interface OpenDatabase {
  store: PostgresStore;
  close(): Promise<void>;
}

/** The database as one of several nodes has it. */
export interface SharedDatabase extends OpenDatabase {
  tenure: Tenure;
  membership: Membership;
  slips: PostgresSlips;
  /** What this node is told of the others. */
  watch: (watching: Omit<Watching, 'lost'>) => void;
}

/**
 * Opens the database for this server alone, making its tables where they are missing. While another server serves from it,
 * this one waits (`standby`) or is refused. Undefined where the wait was given up.
 * @param gone called once, when another server has taken over or the connection is lost: this one must end
 * @throws StartProblem in one sentence
 */
export async function openPostgres(
  url: string,
  of: { gone: (why: Error) => void; standby?: (node: string) => void; given?: AbortSignal },
): Promise<OpenDatabase | undefined> {
  const wait = (node: string) => {
    of.standby?.(node);
    return of.standby !== undefined;
  };
  const connections = await Connections.serving(url, { wait, given: of.given });
  if (!connections) return undefined;
  const store = await PostgresStore.open(connections, of.gone);
  return { store, close: () => store.close() };
}

/**
 * Opens the database for this node beside others that share the matches. While a single server serves from it, this one
 * waits (`standby`) or is refused. Undefined where the wait was given up.
 * @param of `node`: how this one is called among them; `rules`: by which it plays; `gone`: it has been fenced, or the connection is lost: it must end
 * @throws StartProblem in one sentence
 */
export async function sharePostgres(
  url: string,
  of: { node: string; rules: Rules; gone: (why: Error) => void; standby?: (node: string) => void; given?: AbortSignal },
): Promise<SharedDatabase | undefined> {
  const wait = (node: string) => {
    of.standby?.(node);
    return of.standby !== undefined;
  };
  const connections = await Connections.sharing(url, of.node, of.rules, { wait, given: of.given });
  if (!connections?.membership) return undefined;
  const store = await PostgresStore.open(connections, of.gone);
  const watch = (watching: Omit<Watching, 'lost'>) => {
    connections.watching = watching;
  };
  return {
    store,
    tenure: store.tenure!,
    membership: connections.membership,
    slips: new PostgresSlips(connections.ask),
    watch,
    close: () => store.close(),
  };
}

/**
 * Opens the database for reading; a server may be using it. What would be written is refused.
 * @throws StartProblem in one sentence
 */
export async function readPostgres(url: string): Promise<OpenDatabase> {
  const connections = await Connections.reading(url);
  const store = await PostgresStore.open(connections, () => undefined);
  return { store, close: () => store.close() };
}

export { withoutPassword };
