import type { BotLevel, ErrorCode, Eyes, HintInfo, Replay, ServerMessage, TableInfo } from '@questhall/protocol';
import { ApiFailure } from '../net/api.ts';
import type { Wire } from '../net/socket.ts';
import { newId, type Transport } from '../net/transport.ts';
import { useSettings } from '../settings/settings.ts';
import { type NewLocalMatch, newLocalMatch } from './saved-match.ts';
import { localMatches, readMatch, removeMatch, saveMatch } from './store.ts';

/** What the page says to the worker about the table itself; all else is the protocol, as texts. */
export type ToWorker =
  /** `speed`: how fast others' moves are shown; bots think as much faster. */
  | { t: 'open'; id: string; speed: number }
  | { t: 'standIn'; seat: number; level: BotLevel | null }
  | { t: 'hint'; seat: number; decision: number }
  /** Of a worker that plays no table. */
  | { t: 'replay'; id: string; eyes: Eyes | undefined };

/** What the worker says beside the protocol. Null: the match was not kept from its beginning. A code: there is no hint. */
export type FromWorker = { t: 'replay'; replay: Replay | null } | { t: 'hint'; hint: HintInfo | ErrorCode };

/** Where a match of this device is played. */
export const localPath = (id: string): string => `/local/${id}`;

/** Lays a table on this device and resolves to its address. Rejects where the browser keeps nothing. */
export async function layLocalTable(match: NewLocalMatch): Promise<string> {
  const id = newId();
  // The first save makes it: rev 0 follows nothing.
  await saveMatch(newLocalMatch(match, id, Date.now()));
  // A browser short of room throws away what nobody asked it to keep. It may say no; then all is as it was.
  navigator.storage?.persist?.().catch((e: unknown) => console.error(e));
  return localPath(id);
}

const newWorker = () => new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module' });

/** A match of this device: a worker plays the server. */
export class DeviceTransport implements Transport {
  readonly onDevice = true;
  readonly path: string;
  readonly #id: string;
  #worker: Worker | null = null;
  #waiting: ((table: TableInfo) => void)[] = [];
  #hinting: ((hint: HintInfo | ErrorCode) => void)[] = [];

  constructor(id: string) {
    this.#id = id;
    this.path = localPath(id);
  }

  async table(): Promise<TableInfo> {
    const found = (await localMatches()).find((m) => m.id === this.#id);
    if (!found) throw new ApiFailure({ code: 'no-match', message: `no match ${this.#id} on this device` }, 404);
    return found;
  }

  wire(): Wire {
    const worker = newWorker();
    this.#worker = worker;
    const wire: Wire = {
      send: (data) => worker.postMessage(data),
      close: () => worker.terminate(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    const lost = () => {
      worker.terminate();
      for (const resolve of this.#hinting.splice(0)) resolve('failed');
      wire.onclose?.();
    };
    worker.onmessage = ({ data }: MessageEvent<string | FromWorker>) => {
      if (typeof data !== 'string') {
        if (data.t === 'hint') for (const resolve of this.#hinting.splice(0)) resolve(data.hint);
      } else if (data === 'open') wire.onopen?.();
      else if (data === 'lost') lost();
      else {
        wire.onmessage?.({ data });
        this.#heard(JSON.parse(data) as ServerMessage);
      }
    };
    worker.onerror = (e) => {
      console.error('the table on this device', e.message);
      lost();
    };
    this.#tell({ t: 'open', id: this.#id, speed: useSettings.getState().speed });
    return wire;
  }

  /** Every line is in the whole already. */
  earlier = async () => [];

  standIn(seat: number, level: BotLevel): Promise<TableInfo> {
    return this.#change({ t: 'standIn', seat, level });
  }

  back(seat: number): Promise<TableInfo> {
    return this.#change({ t: 'standIn', seat, level: null });
  }

  async hint(seat: number, decision: number): Promise<HintInfo> {
    const hint = await new Promise<HintInfo | ErrorCode>((resolve) => {
      this.#hinting.push(resolve);
      this.#tell({ t: 'hint', seat, decision });
    });
    if (typeof hint === 'string') throw new ApiFailure({ code: hint, message: 'no hint on this device' }, 409);
    return hint;
  }

  /** On one's own device there is nobody to play on: the match is taken away. */
  async leave(): Promise<void> {
    this.#worker?.terminate();
    await removeMatch(this.#id);
  }

  async rematch(): Promise<string> {
    const match = await readMatch(this.#id);
    if (!match) throw new ApiFailure({ code: 'no-match', message: `no match ${this.#id} on this device` }, 404);
    return layLocalTable(match);
  }

  replay(eyes: Eyes | undefined): Promise<Replay> {
    const worker = newWorker();
    return new Promise<Replay>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.t === 'replay' && data.replay) resolve(data.replay);
        else reject(new ApiFailure({ code: 'no-record', message: 'the match was not kept from its beginning' }, 409));
      };
      worker.onerror = (e) => reject(new Error(e.message));
      worker.postMessage({ t: 'replay', id: this.#id, eyes } satisfies ToWorker);
    }).finally(() => worker.terminate());
  }

  #change(word: ToWorker): Promise<TableInfo> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#tell(word);
    });
  }

  #heard(message: ServerMessage): void {
    if (message.t === 'table') for (const resolve of this.#waiting.splice(0)) resolve(message.table);
  }

  #tell(word: ToWorker): void {
    this.#worker?.postMessage(word);
  }
}
