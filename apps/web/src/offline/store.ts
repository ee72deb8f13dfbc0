import type { TableInfo } from '@questhall/protocol';
import { type LocalMatch, localTable, SavedElsewhere } from './saved-match.ts';

/** The browser's own database: `matches` holds all of a match, `tables` what a list needs of it. */
const NAME = 'questhall';
const VERSION = 1;
const MATCHES = 'matches';
const TABLES = 'tables';

let opened: Promise<IDBDatabase> | undefined;

/** Opens the database once. Rejects where the browser keeps none (some private windows). */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(MATCHES, { keyPath: 'id' });
      request.result.createObjectStore(TABLES, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // A newer version of the app in another tab must be able to change the database.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the store is held by another tab'));
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was kept'));
  });
}

/** A match of this device, or undefined where there is none. */
export async function readMatch(id: string): Promise<LocalMatch | undefined> {
  const db = await database();
  return answer(db.transaction(MATCHES).objectStore(MATCHES).get(id) as IDBRequest<LocalMatch | undefined>);
}

/** Every match of this device as a list shows it. */
export async function localMatches(): Promise<TableInfo[]> {
  const db = await database();
  return answer(db.transaction(TABLES).objectStore(TABLES).getAll() as IDBRequest<TableInfo[]>);
}

/**
 * Keeps a match; resolves when it is on the disk.
 * @param whereabouts where it stands, for the drawing of it in the hall
 * @throws SavedElsewhere where the kept one is not the one that this follows, or is gone
 */
export async function saveMatch(match: LocalMatch, whereabouts?: object): Promise<void> {
  const db = await database();
  const transaction = db.transaction([MATCHES, TABLES], 'readwrite', { durability: 'strict' });
  const done = finished(transaction);
  const matches = transaction.objectStore(MATCHES);
  const kept = await answer(matches.get(match.id) as IDBRequest<LocalMatch | undefined>);
  if ((kept?.rev ?? -1) !== match.rev - 1) {
    transaction.abort();
    await done.catch(() => undefined); // aborted by ourselves: the reason is the next line
    throw new SavedElsewhere(`match ${match.id} is at ${kept?.rev ?? 'no'} change, not at ${match.rev - 1}`);
  }
  matches.put(match);
  transaction.objectStore(TABLES).put({ ...localTable(match), ...(whereabouts ? { whereabouts } : {}) });
  await done;
}

/** Forgets a match of this device. */
export async function removeMatch(id: string): Promise<void> {
  const db = await database();
  const transaction = db.transaction([MATCHES, TABLES], 'readwrite');
  transaction.objectStore(MATCHES).delete(id);
  transaction.objectStore(TABLES).delete(id);
  await finished(transaction);
}
