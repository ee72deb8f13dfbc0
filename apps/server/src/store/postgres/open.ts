import { Connections, withoutPassword } from './connections.ts';
import { PostgresStore } from './store.ts';

export interface OpenDatabase {
  store: PostgresStore;
  close(): Promise<void>;
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
 * Opens the database for reading; a server may be using it. What would be written is refused.
 * @throws StartProblem in one sentence
 */
export async function readPostgres(url: string): Promise<OpenDatabase> {
  const connections = await Connections.reading(url);
  const store = await PostgresStore.open(connections, () => undefined);
  return { store, close: () => store.close() };
}

export { withoutPassword };
