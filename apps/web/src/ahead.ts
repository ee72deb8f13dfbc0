import { gameEntry, loadGame, loadGameWords, loadLid } from './games/index.ts';
import { askTable } from './net/early-table.ts';
import { openEarly } from './net/early-wire.ts';
import { loadPage, type PageName, pageAt } from './pages/pages.ts';
import { soon } from './pages/soon.ts';
import { localeOf, storedSettings } from './settings/stored.ts';
import { loadUi } from './text/index.ts';

/*
 * What an address will need is asked for all at once, before React is here to ask for one thing after the other. What
 * fails here fails again, and is told, where it is wanted.
 */

/** Asks for everything that this address needs; resolves when its page can be drawn, or when that will not be. */
export function fetchAhead(path: string): Promise<unknown> {
  const page = pageAt(path);
  const locale = localeOf(storedSettings());
  document.documentElement.lang = locale;
  const name = path.split('/')[2] ?? '';
  if (page === 'table') quietly(askTable(name.toUpperCase(), sitDown));
  soon.fetchTable = fetchTableParts;
  if (page === 'start') quietly(loadLid(storedSettings().last.game));
  return Promise.allSettled([loadPage(page), loadUi(locale)]);
}

function sitDown({ id, game }: { id: string; game: string }): void {
  openEarly(id);
  fetchGame(game);
}

function fetchGame(game: string): void {
  if (!gameEntry(game)) return;
  quietly(loadGame(game));
  quietly(loadGameWords(game, localeOf(storedSettings())));
}

/** Once the hall is there, a table is fetched too: whoever sits down then finds it laid. */
function fetchTableParts(game: string): void {
  const parts: readonly PageName[] = ['table', 'newTable', 'newLocalTable'];
  for (const part of parts) quietly(loadPage(part));
  fetchGame(game);
}

function quietly(job: Promise<unknown>): void {
  job.catch((e: unknown) => console.warn('not fetched ahead', e));
}
