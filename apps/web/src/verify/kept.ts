import type { TableInfo } from '@questhall/protocol';
import type { Kept } from '@questhall/record';
import { useEffect } from 'react';

const KEY = 'questhall.kept';
/** The newest matches whose codes are kept. */
const MOST = 300;

type Memory = Record<string, Kept>;

function read(): Memory {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Memory;
  } catch (e) {
    // A browser without storage, or one that holds something else there: then nothing was kept.
    console.warn('codes of matches cannot be read', e);
    return {};
  }
}

/** The codes of a match as this browser saw them; empty where it did not. */
export function keptOf(match: string): Kept {
  return read()[match] ?? {};
}

/** What is remembered of a table beside what was: the first that was seen counts, or a host could exchange it later. */
export function remembered(before: Kept, table: Pick<TableInfo, 'commitment' | 'opening' | 'head'>): Kept {
  return {
    commitment: before.commitment ?? table.commitment,
    ...((before.opening ?? table.opening) ? { opening: before.opening ?? table.opening ?? undefined } : {}),
    ...((before.head ?? table.head) ? { head: before.head ?? table.head ?? undefined } : {}),
  };
}

/** Keeps the codes that a table shows, so that the record can be compared with them later. */
export function useKeep(table: TableInfo): void {
  const { id, commitment, opening, head } = table;
  useEffect(() => {
    // A match on this device has none.
    if (commitment === '') return;
    const memory = read();
    const before = memory[id] ?? {};
    const kept = remembered(before, { commitment, opening, head });
    if (kept.commitment === before.commitment && kept.opening === before.opening && kept.head === before.head) return;
    delete memory[id];
    const newest = Object.entries({ ...memory, [id]: kept }).slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
    } catch (e) {
      // No room, or no storage at all: the match can be checked all the same, just not compared.
      console.warn('codes of matches cannot be kept', e);
    }
  }, [id, commitment, opening, head]);
}
