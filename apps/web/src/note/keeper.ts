import type { Note, SetNote } from '@questhall/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiFailure } from '../net/api.ts';

/** Typing rests so long before what was typed is sent. */
const REST_MS = 700;
/** So long after nobody answered it is tried again. */
const AGAIN_MS = 4_000;

/** So many of the texts that were sent are known again when one of them comes back. */
const REMEMBERED = 3;

/**
 * `reading`: what the server has is not here yet. `kept`: it has what stands here. `saving`: it will in a moment. `waiting`:
 * nobody answers; it is kept on this device, and sent again. `differs`: another device has written something else. `closed`:
 * the seat is not one's own any more.
 */
export type NoteState = 'reading' | 'kept' | 'saving' | 'waiting' | 'differs' | 'closed';

export interface NoteShown {
  text: string;
  state: NoteState;
  /** What another device has written, where it differs. */
  other: string | null;
}

export interface NoteParts {
  get: () => Promise<Note>;
  /** @param last the page goes */
  put: (note: SetNote, last: boolean) => Promise<Note>;
  /** What was typed and not acknowledged yet is kept under this name. */
  key: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  /** Characters that are kept at most; more are not sent. */
  longest: number;
}

/** What was typed here and has not been acknowledged: the number that it is built on, and what was sent of it lately. */
interface Draft {
  text: string;
  n: number;
  sent: readonly string[];
}

/**
 * A note as it is typed: it goes to the server while one types, and what the server has not acknowledged is kept on this device.
 * Where another device has written meanwhile, nothing is written over: whoever types chooses.
 */
export class NoteKeeper {
  readonly store: StoreApi<NoteShown>;
  readonly #parts: NoteParts;
  #n = 0;
  #sent: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isOpen = true;

  constructor(parts: NoteParts) {
    this.#parts = parts;
    const draft = this.#draft();
    if (draft) ({ n: this.#n, sent: this.#sent } = draft);
    this.store = createStore<NoteShown>(() => ({ text: draft?.text ?? '', state: 'reading', other: null }));
    void this.look();
  }

  /** Reads what the server has: another device may have written. What is typed here stays. */
  async look(): Promise<void> {
    const { state } = this.store.getState();
    if (this.#isSending || state === 'differs' || state === 'closed') return;
    try {
      this.#compare(await this.#parts.get());
    } catch (error) {
      this.#failed(error);
    }
  }

  type(text: string): void {
    this.store.setState({ text });
    this.#keepDraft();
    const { state } = this.store.getState();
    if (state !== 'kept' && state !== 'saving' && state !== 'waiting') return;
    this.store.setState({ state: 'saving' });
    this.#soon(REST_MS);
  }

  /** Chooses between what stands here and what another device has written. */
  choose(which: 'mine' | 'other' | 'both'): void {
    const { text, other, state } = this.store.getState();
    if (state !== 'differs' || other === null) return;
    const chosen = which === 'mine' ? text : which === 'other' ? other : `${other}\n\n${text}`;
    this.store.setState({ text: chosen, other: null, state: 'saving' });
    this.#keepDraft();
    void this.send();
  }

  /** Sends what was typed, at once. @param last the page goes */
  async send(last = false): Promise<void> {
    clearTimeout(this.#timer);
    const { text, state } = this.store.getState();
    if ((this.#isSending && !last) || (state !== 'saving' && state !== 'waiting')) return;
    // Too much: it stays on this device until it is short enough.
    if (Array.from(text).length > this.#parts.longest) return;
    this.#isSending = true;
    this.#sent = [...this.#sent, text].slice(-REMEMBERED);
    this.#keepDraft();
    try {
      const kept = await this.#parts.put({ text, n: this.#n }, last);
      this.#isSending = false;
      this.#compare(kept);
    } catch (error) {
      this.#isSending = false;
      if (error instanceof ApiFailure && error.code === 'note-changed') await this.look();
      else this.#failed(error);
    }
  }

  /** Nobody looks at it any more: what was typed goes, and nothing is tried again. */
  close(): void {
    this.#isOpen = false;
    void this.send(true);
  }

  /** What the server has, beside what stands here. */
  #compare({ text: kept, n }: Note): void {
    const { text, state } = this.store.getState();
    const typed = this.#draft() !== undefined;
    // What was sent from here and never acknowledged is no other device's.
    const isOwn = n === this.#n || this.#sent.includes(kept);
    if (!typed || kept === text) {
      this.#n = n;
      this.#sent = [];
      this.#forgetDraft();
      this.store.setState({ text: kept, state: 'kept', other: null });
    } else if (isOwn) {
      this.#n = n;
      this.#keepDraft();
      this.store.setState({ state: 'saving' });
      this.#soon(state === 'reading' ? 0 : REST_MS);
    } else {
      this.#n = n;
      this.store.setState({ state: 'differs', other: kept });
    }
  }

  #failed(error: unknown): void {
    const isClosed = error instanceof ApiFailure && ['not-your-seat', 'no-session', 'no-match'].includes(error.code);
    const { state } = this.store.getState();
    this.store.setState({ state: isClosed ? 'closed' : state === 'reading' ? 'reading' : 'waiting' });
    if (isClosed || !this.#isOpen) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void (this.store.getState().state === 'reading' ? this.look() : this.send()), AGAIN_MS);
  }

  #soon(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.send(), ms);
  }

  #draft(): Draft | undefined {
    try {
      const kept: unknown = JSON.parse(this.#parts.storage?.getItem(this.#parts.key) ?? 'null');
      if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('n' in kept)) return undefined;
      const { text, n } = kept;
      const sent = 'sent' in kept && Array.isArray(kept.sent) ? kept.sent.filter((one) => typeof one === 'string') : [];
      return typeof text === 'string' && typeof n === 'number' ? { text, n, sent } : undefined;
    } catch {
      return undefined; // somebody else's, or a broken store
    }
  }

  #keepDraft(): void {
    const draft: Draft = { text: this.store.getState().text, n: this.#n, sent: this.#sent };
    this.#parts.storage?.setItem(this.#parts.key, JSON.stringify(draft));
  }

  #forgetDraft(): void {
    this.#parts.storage?.removeItem(this.#parts.key);
  }
}
