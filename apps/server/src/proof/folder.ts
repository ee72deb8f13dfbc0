import type { ExportedMatch } from '@questhall/record';
import { games } from '../games.ts';
import { openFolder, readFolder } from '../store/folder.ts';
import { exportedMatch } from './export.ts';
import { importRecord } from './import.ts';

const gameOf = (id: string) => games.find(({ game }) => game.id === id)?.game;

/**
 * The record of a finished match in a data folder; a server may be running on it.
 * @throws ApiFailure ('no-match', 'not-over', 'no-record'), StartProblem where the folder cannot be read
 */
export async function exportFromFolder(folder: string, which: { id: string } | { code: string }): Promise<ExportedMatch | undefined> {
  const { store, close } = readFolder(folder);
  try {
    const record = await ('id' in which ? store.record(which.id) : store.recordByCode(which.code));
    return record && (await exportedMatch(store, record));
  } finally {
    await close();
  }
}

/**
 * Keeps a record as a finished match in a data folder that no server is using.
 * @throws NotImported, StartProblem where the folder cannot be used
 */
export async function importIntoFolder(folder: string, file: unknown): Promise<{ id: string; code: string }> {
  const { store, close } = openFolder(folder);
  try {
    return await importRecord(store, gameOf, file);
  } finally {
    await close();
  }
}
