import type { TableInfo } from '@questhall/protocol';
import { gameEntry, loadGame, loadGameWords, loadLid } from './games/index.ts';
import { api } from './net/api.ts';
import { openEarly } from './net/early-wire.ts';
import { loadPage, type PageName, pageAt } from './pages/pages.ts';
import { localeOf, storage, storedSettings } from './settings/stored.ts';
import { loadUi } from './text/index.ts';

/*
 * What an address will need is asked for all at once, before React is here to ask for one thing after the other. What
 * fails here fails again, and is told, where it is wanted.
 */

const KEY = 'questhall.tables';
/** How many tables are remembered. */
const MOST = 30;

/** What is known of a table from an earlier visit: enough to open its line at once. */
interface Remembered {
  code: string;
  id: string;
  game: string;
}

/** What was asked for ahead is news for so long. */
const FRESH_MS = 10_000;

let asked: { code: string; table: Promise<TableInfo>; here?: TableInfo } | null = null;

/** The table of this code: as it was asked for ahead, else fetched now. Rejects with an ApiFailure. */
export function tableOf(code: string): Promise<TableInfo> {
  const ahead = asked?.code === code ? asked.table : null;
  asked = null;
  return ahead ?? api.table(code);
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

/** Asks for everything that this address needs; resolves when its page can be drawn, or when that will not be. */
export function fetchAhead(path: string): Promise<unknown> {
  const page = pageAt(path);
  const locale = localeOf(storedSettings());
  document.documentElement.lang = locale;
  const name = path.split('/')[2] ?? '';
  if (page === 'table') askTable(name.toUpperCase());
  if (page === 'start') quietly(loadLid(storedSettings().last.game));
  return Promise.allSettled([loadPage(page), loadUi(locale)]);
}

function askTable(code: string): void {
  const known = remembered().find((table) => table.code === code);
  const sitDown = ({ id, game }: Pick<Remembered, 'id' | 'game'>) => {
    openEarly(id);
    fetchGame(game);
  };
  const table = api.table(code);
  const ahead: NonNullable<typeof asked> = { code, table };
  asked = ahead;
  if (known) sitDown(known);
  quietly(
    table.then((found) => {
      ahead.here = found;
      sitDown(found);
    }),
  );
}

function fetchGame(game: string): void {
  if (!gameEntry(game)) return;
  quietly(loadGame(game));
  quietly(loadGameWords(game, localeOf(storedSettings())));
}

/** Once the hall is there, a table is fetched too: whoever sits down then finds it laid. */
export function fetchTableParts(game: string): void {
  const parts: readonly PageName[] = ['table', 'newTable', 'newLocalTable'];
  for (const part of parts) quietly(loadPage(part));
  fetchGame(game);
}

function quietly(job: Promise<unknown>): void {
  job.catch((e: unknown) => console.warn('not fetched ahead', e));
}
