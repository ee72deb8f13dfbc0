import type { LevelFile } from '@questhall/dystopia/levels';

/** A level that somebody draws on this device. */
export interface KeptLevel {
  id: string;
  level: LevelFile;
  /** Milliseconds since 1970. */
  changed: number;
}

/** A database of its own: drawing and playing never wait for each other's changes of form. */
const NAME = 'questhall-levels';
const LEVELS = 'levels';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(LEVELS, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function asked<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(LEVELS, mode);
    const request = ask(transaction.objectStore(LEVELS));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

/** All levels of this device, the last changed first. */
export const keptLevels = async (): Promise<KeptLevel[]> =>
  (await asked<KeptLevel[]>('readonly', (store) => store.getAll())).sort((a, b) => b.changed - a.changed);
export const keptLevel = (id: string): Promise<KeptLevel | undefined> => asked<KeptLevel | undefined>('readonly', (store) => store.get(id));
export const keepLevel = (level: KeptLevel): Promise<IDBValidKey> => asked('readwrite', (store) => store.put(level));
export const forgetLevel = (id: string): Promise<undefined> => asked<undefined>('readwrite', (store) => store.delete(id));
