import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { games } from '../games.ts';
import type { Settings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';
import { backupFolder, restoreFolder } from '../store/backup.ts';
import { openFolder } from '../store/folder.ts';
import type { Store } from '../store/store.ts';
import { checkMatches, type MatchesReport } from './matches.ts';
import { checkFolder, checkSettings, type Remarks } from './set-up.ts';

/** What a look at a set-up has found, before a server of this version serves from it. */
export interface DeployReport extends Remarks {
  /** Absent where there are none to be read. */
  matches?: MatchesReport;
}

const gameOf = (id: string) => games.find(({ game }) => game.id === id)?.game;

/**
 * Looks at settings, machine and store as a start would, and at what would become of the matches; a server may be running.
 * Nothing is changed: a folder is tried on a copy, migrations of its database included.
 * @param of `webDir`: the built site; `finished`: how many matches that are over are played again, the newest first
 */
export async function deployCheck(settings: Settings, of: { webDir: string | undefined; finished: number }): Promise<DeployReport> {
  const { wrong, mind } = await checkSettings(settings, of.webDir);
  const { store: url } = settings;
  const folder = resolve(settings.dataDir);
  const found = url === undefined ? checkFolder(folder) : await (await import('./database.ts')).checkDatabase(url);
  const report: DeployReport = { wrong: [...wrong, ...found.wrong], mind: [...mind, ...found.mind] };
  if (!found.there) return report;
  try {
    const look = (store: Store) => checkMatches(store, gameOf, of.finished);
    return { ...report, matches: await (url === undefined ? onCopy(folder, look) : reading(url, look)) };
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    return { ...report, wrong: [...report.wrong, error.message] };
  }
}

async function onCopy<T>(folder: string, look: (store: Store) => Promise<T>): Promise<T> {
  const room = mkdtempSync(join(tmpdir(), 'questhall-check-'));
  try {
    backupFolder(folder, join(room, 'copy.backup'));
    restoreFolder(join(room, 'copy.backup'), join(room, 'data'));
    const { store, close } = openFolder(join(room, 'data'));
    try {
      return await look(store);
    } finally {
      await close();
    }
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

async function reading<T>(url: string, look: (store: Store) => Promise<T>): Promise<T> {
  const { readPostgres } = await import('../store/postgres/open.ts');
  const { store, close } = await readPostgres(url);
  try {
    return await look(store);
  } finally {
    await close();
  }
}
