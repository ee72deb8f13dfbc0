import type { ExportedMatch } from '@questhall/record';
import { ApiFailure } from '../failure.ts';
import { games } from '../games.ts';
import { openFolder, readFolder } from '../store/folder.ts';
import type { LineRecord } from '../store/store.ts';
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

/** A line of the talk, without whose session it was. */
type Said = Pick<LineRecord, 'n' | 'at' | 'seat' | 'name' | 'phrase' | 'text'>;

/** What was said at a match, for whoever wants to keep it beside the record: no part of the proof. */
interface TalkOfMatch {
  match: string;
  code: string;
  game: string;
  table: Said[];
  stands: Said[];
}

const LINES_AT_ONCE = 1_000;

/**
 * What was said at a finished match in a data folder; a server may be running on it.
 * @throws ApiFailure ('not-over'), StartProblem where the folder cannot be read
 */
export async function talkFromFolder(folder: string, which: { id: string } | { code: string }): Promise<TalkOfMatch | undefined> {
  const { store, close } = readFolder(folder);
  const said = async (match: string, room: 'table' | 'stands'): Promise<Said[]> => {
    let all: LineRecord[] = [];
    for (let before = Number.MAX_SAFE_INTEGER; before > 1; before = all[0]!.n) {
      const lines = await store.lines(match, room, before, LINES_AT_ONCE);
      if (lines.length === 0) break;
      all = [...lines, ...all];
    }
    return all.map(({ n, at, seat, name, phrase, text }) => ({ n, at, seat, name, phrase, text }));
  };
  try {
    const record = await ('id' in which ? store.record(which.id) : store.recordByCode(which.code));
    if (!record) return undefined;
    // What spectators say nobody hears before the end.
    if (record.status !== 'over')
      throw new ApiFailure('not-over', 'the match is not over; until then what is said there is its own affair');
    const { id: match, code, game } = record;
    return { match, code, game, table: await said(match, 'table'), stands: await said(match, 'stands') };
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
