import type { TableInfo } from '@questhall/protocol';
import { storage } from '../settings/stored.ts';
import { api } from './api.ts';

const KEY = 'questhall.tables';
/** How many tables are remembered. */
const MOST = 30;
/** What was asked for early is news for so long after the page was opened. */
const FRESH_MS = 10_000;

/** What is known of a table from an earlier visit: enough to open its line at once. */
interface Remembered {
  code: string;
  id: string;
  game: string;
}

let asked: { code: string; table: Promise<TableInfo>; here?: TableInfo } | null = null;

/**
 * Asks for the table of an address before its page is here to ask.
 * @param found is told where the table is as soon as that is known: from memory, and from the server's answer
 */
export function askTable(code: string, found: (where: Pick<Remembered, 'id' | 'game'>) => void): Promise<void> {
  const known = remembered().find((table) => table.code === code);
  const early: NonNullable<typeof asked> = { code, table: api.table(code) };
  asked = early;
  if (known) found(known);
  return early.table.then((table) => {
    early.here = table;
    found(table);
  });
}

/** The table of this code: as it was asked for early, else fetched now. Rejects with an ApiFailure. */
export function tableOf(code: string): Promise<TableInfo> {
  const early = asked?.code === code ? asked.table : null;
  asked = null;
  return early ?? api.table(code);
}

/** The table of the address that the visit began with, where it has come already. */
export const tableHere = (code: string): TableInfo | undefined =>
  asked?.code === code && performance.now() < FRESH_MS ? asked.here : undefined;

/** Notes where this table is, so that the next visit need not ask before it connects. */
export function rememberTable({ code, id, game }: Remembered): void {
  const known = remembered();
  if (known[0]?.id === id) return;
  const all = [{ code, id, game }, ...known.filter((table) => table.code !== code)].slice(0, MOST);
  try {
    storage()?.setItem(KEY, JSON.stringify(all));
  } catch (e) {
    console.warn('no room to remember a table', e);
  }
}

function remembered(): Remembered[] {
  try {
    const all: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter((one: Partial<Remembered> | null) => one?.code && one.id && one.game) : [];
  } catch {
    return []; // not ours, or cut off: then nothing is remembered
  }
}
