import pg from 'pg';
import { CONNECTIONS } from '../store/postgres/connections.ts';
import { withoutPassword } from '../store/postgres/open.ts';
import { messageOf } from './matches.ts';
import type { Remarks } from './set-up.ts';

interface Facts {
  version: string;
  fsync: string;
  full_page_writes: string;
  encoding: string;
  connections: string;
  used: string;
  may_create: boolean;
  pid: number;
}

const FACTS = `SELECT current_setting('server_version_num') AS version, current_setting('fsync') AS fsync,
  current_setting('full_page_writes') AS full_page_writes, current_setting('server_encoding') AS encoding,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections,
  (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') - 1 AS used,
  has_schema_privilege(current_schema(), 'CREATE') AS may_create, pg_backend_pid() AS pid`;
const OLDEST = 150_000;

/** Whether a server could serve from this database; nothing is written. `there`: a Questhall of this version is in it. */
export async function checkDatabase(url: string): Promise<Remarks & { there: boolean }> {
  const where = withoutPassword(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined); // who asks next is told
  try {
    await client.connect();
    const { rows } = await client.query<Facts>(FACTS);
    const { wrong, mind } = remarks(where, rows[0]!);
    const again = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    if (again.rows[0]!.pid !== rows[0]!.pid)
      mind.push(
        `${where} is a pooler that shares connections: a killed server is taken over after ten seconds instead of one. Name the database itself.`,
      );
    const made = await client.query<{ there: string | null }>("SELECT to_regclass('server')::text AS there");
    if (!made.rows[0]!.there)
      return { there: false, wrong, mind: [...mind, `There is no Questhall in ${where} yet: the first start makes its tables.`] };
    const server = await client.query<{ node: string | null; moved: string | null; late: boolean }>(
      "SELECT node, moved, beat < clock_timestamp() - interval '10 seconds' AS late FROM server WHERE one = 1",
    );
    const { node, moved, late } = server.rows[0]!;
    if (moved !== null) return { there: false, wrong: [...wrong, `What was in ${where} has been moved to ${moved}.`], mind };
    if (node !== null && !late) mind.push(`A Questhall (${node}) serves from ${where} now: one that is started here waits for it to end.`);
    return { there: true, wrong, mind };
  } catch (error) {
    return { there: false, wrong: [`The database ${where} cannot be used: ${messageOf(error)}.`], mind: [] };
  } finally {
    await client.end().catch(() => undefined); // it may never have been there
  }
}

function remarks(where: string, { version, fsync, full_page_writes, encoding, connections, used, may_create }: Facts): Remarks {
  const wrong: string[] = [];
  const mind: string[] = [];
  if (Number(version) < OLDEST) wrong.push(`${where} is PostgreSQL ${Math.floor(Number(version) / 10_000)}: Questhall needs 15 or newer.`);
  if (fsync !== 'on') wrong.push(`fsync is off in ${where}: actions that were acknowledged would be lost with the power.`);
  if (full_page_writes !== 'on')
    mind.push(`full_page_writes is off in ${where}: with the power a page may be torn, unless the disk forbids it.`);
  if (encoding !== 'UTF8') wrong.push(`${where} is in ${encoding}: names need UTF8 (createdb -E UTF8 -T template0).`);
  if (!may_create) wrong.push(`This account may not make tables in ${where}: GRANT CREATE ON SCHEMA public.`);
  const left = Number(connections) - Number(used);
  if (left < CONNECTIONS)
    wrong.push(`${where} has ${Math.max(0, left)} connections left, and a server needs ${CONNECTIONS}: raise max_connections.`);
  return { wrong, mind };
}
