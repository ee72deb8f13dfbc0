import type { TableInfo } from '@questhall/protocol';
import type { MatchRecord, Store, TableRecord } from '../store/store.ts';
import type { Others } from './errands.ts';

/** Where other nodes change tables too, the list is read again after so long. */
const SHARED_MS = 1_000;

/** How many tables a list names at most. */
export const LISTED = 100;

interface Entry {
  record: TableRecord;
  /** As a session reads it that has nothing to do with the table. */
  text: string | undefined;
}

/**
 * The open tables that everybody may join, ready to be sent: whoever asks for the list, however often, costs nothing that
 * has to be read, parsed or put together anew. A table is written anew where it has changed, and for those who sit at it.
 */
export class Listing {
  readonly #store: Store;
  readonly #info: (record: TableRecord, session: string | undefined) => TableInfo;
  readonly #others: Others | undefined;
  #read = 0;
  /** Newest first; undefined until somebody asks. */
  #entries: Map<string, Entry> | undefined;
  #loading: Promise<Map<string, Entry>> | undefined;
  /** There may be more in the store than are here. */
  #more = false;
  #strangers: string | undefined;

  constructor(store: Store, info: (record: TableRecord, session: string | undefined) => TableInfo, others?: Others) {
    this.#store = store;
    this.#info = info;
    this.#others = others;
  }

  /** The list as JSON, for this session. */
  async text(session: string | undefined): Promise<string> {
    if (this.#others && performance.now() - this.#read > SHARED_MS) this.#entries = undefined;
    const entries = await this.#load();
    let own = false;
    const texts = [...entries.values()].map((entry) => {
      entry.text ??= JSON.stringify(this.#info(entry.record, undefined));
      if (session === undefined || !concerns(entry.record, session)) return entry.text;
      own = true;
      return JSON.stringify(this.#info(entry.record, session));
    });
    if (own) return `[${texts.join()}]`;
    this.#strangers ??= `[${texts.join()}]`;
    return this.#strangers;
  }

  /** A table is new, or has changed in whatever way a list shows. */
  changed(record: MatchRecord): void {
    const { id } = record;
    if (record.status !== 'open' || !record.listed || record.host === null) {
      this.gone(id);
      return;
    }
    // What is being read may be older than this.
    this.#loading = undefined;
    const entries = this.#entries;
    if (!entries) return;
    const known = entries.get(id);
    this.#strangers = undefined;
    if (known) {
      known.record = record;
      known.text = undefined;
      return;
    }
    const sorted = [...entries.values(), { record, text: undefined }].sort((a, b) => b.record.created - a.record.created);
    this.#more ||= sorted.length > LISTED;
    this.#entries = new Map(sorted.slice(0, LISTED).map((entry) => [entry.record.id, entry]));
  }

  /** A table is none of these any more. */
  gone(id: string): void {
    this.#loading = undefined;
    if (!this.#entries?.delete(id)) return;
    this.#strangers = undefined;
    // Another one moves up from the store.
    if (this.#more) this.#entries = undefined;
  }

  /** All who ask meanwhile wait for the same reading; what was read before a change is read again. */
  async #load(): Promise<Map<string, Entry>> {
    while (!this.#entries) {
      this.#loading ??= this.#fromStore();
      const loading = this.#loading;
      const entries = await loading.catch((error: unknown) => {
        if (this.#loading === loading) this.#loading = undefined;
        throw error;
      });
      if (this.#loading !== loading) continue;
      this.#loading = undefined;
      this.#entries = entries;
      this.#read = performance.now();
      this.#more = entries.size >= LISTED;
      this.#strangers = undefined;
    }
    return this.#entries;
  }

  async #fromStore(): Promise<Map<string, Entry>> {
    const found = await this.#store.listed(LISTED);
    const there = await this.#others?.tables(
      found.map(({ id }) => id),
      undefined,
    );
    const textOf = (table: TableInfo | undefined) => table && JSON.stringify(table);
    return new Map(found.map((record) => [record.id, { record, text: textOf(there?.get(record.id)) }]));
  }
}

function concerns({ host, seats }: TableRecord, session: string): boolean {
  return host === session || seats.some((seat) => seat.session === session || seat.invited === session);
}
