import type { Note, SetNote } from '@questhall/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../net/api.ts';
import { forgetDrafts } from './drafts.ts';
import { NoteKeeper } from './keeper.ts';

/** A server that keeps one note, and may be away; and the store of one device. */
class World {
  kept: Note = { text: '', n: 0, at: null };
  isAway = false;
  /** The next answer gets lost on its way back. */
  loses = false;
  readonly device = new Map<string, string>();
  readonly storage = {
    getItem: (key: string) => this.device.get(key) ?? null,
    setItem: (key: string, value: string) => void this.device.set(key, value),
    removeItem: (key: string) => void this.device.delete(key),
  };

  readonly #away = () => new ApiFailure({ code: 'offline', message: '' }, 0);

  get = async (): Promise<Note> => {
    if (this.isAway) throw this.#away();
    return this.kept;
  };
  put = async ({ text, n }: SetNote): Promise<Note> => {
    if (this.isAway) throw this.#away();
    if (this.kept.text !== text) {
      if (n !== this.kept.n) throw new ApiFailure({ code: 'note-changed', message: '' }, 409);
      this.kept = { text, n: n + 1, at: 1 };
    }
    if (this.loses) {
      this.loses = false;
      throw this.#away();
    }
    return this.kept;
  };
  /** Another device writes. */
  write(text: string): void {
    this.kept = { text, n: this.kept.n + 1, at: 2 };
  }
  open(): NoteKeeper {
    return new NoteKeeper({ get: this.get, put: this.put, key: 'draft', storage: this.storage, longest: 20 });
  }
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const shown = (keeper: NoteKeeper) => keeper.store.getState();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed goes to the server while one types, and stays on the device until it is there', async () => {
  const world = new World();
  const note = world.open();
  await later(0);
  expect(shown(note)).toEqual({ text: '', state: 'kept', other: null });
  note.type('Bo');
  expect(shown(note).state).toBe('saving');
  expect(world.device.size).toBe(1);
  await later(1000);
  expect(world.kept).toMatchObject({ text: 'Bo', n: 1 });
  expect(shown(note)).toEqual({ text: 'Bo', state: 'kept', other: null });
  expect(world.device.size).toBe(0);
});

test('nothing is lost while the line is broken, also where the page is closed meanwhile', async () => {
  const world = new World();
  const note = world.open();
  await later(0);
  world.isAway = true;
  note.type('one');
  await later(1000);
  expect(shown(note).state).toBe('waiting');
  note.type('one, two');
  note.close();
  await later(20_000);
  expect(world.kept.n).toBe(0);
  const again = world.open();
  expect(shown(again).text).toBe('one, two');
  await later(0);
  expect(shown(again).state).toBe('reading');
  world.isAway = false;
  await later(10_000);
  expect(world.kept).toMatchObject({ text: 'one, two', n: 1 });
  expect(shown(again).state).toBe('kept');
});

test('an answer that got lost is no other device’s', async () => {
  const world = new World();
  const note = world.open();
  await later(0);
  world.loses = true;
  note.type('one');
  await later(1000);
  expect(world.kept.text).toBe('one');
  note.type('one, two');
  await later(10_000);
  expect(world.kept).toMatchObject({ text: 'one, two', n: 2 });
  expect(shown(note)).toEqual({ text: 'one, two', state: 'kept', other: null });
});

test('what another device has written is shown where nothing is typed here, and never written over where something is', async () => {
  for (const [which, text] of [
    ['mine', 'here'],
    ['other', 'there'],
    ['both', 'there\n\nhere'],
  ] as const) {
    const world = new World();
    const note = world.open();
    await later(0);
    world.write('first');
    await note.look();
    expect(shown(note)).toEqual({ text: 'first', state: 'kept', other: null });
    world.write('there');
    note.type('here');
    await later(1000);
    expect(shown(note)).toEqual({ text: 'here', state: 'differs', other: 'there' });
    expect(world.kept.text).toBe('there');
    note.choose(which);
    await later(1000);
    expect(world.kept.text).toBe(text);
    expect(shown(note)).toEqual({ text, state: 'kept', other: null });
  }
});

test('what is too long stays on the device until it is short enough', async () => {
  const world = new World();
  const note = world.open();
  await later(0);
  note.type('x'.repeat(21));
  await later(20_000);
  expect(world.kept.n).toBe(0);
  expect(world.device.size).toBe(1);
  note.type('x'.repeat(20));
  await later(1000);
  expect(world.kept.text).toHaveLength(20);
});

test('a seat that is somebody else’s by now takes nothing more, and a broken store counts as none', async () => {
  const world = new World();
  world.device.set('draft', '{"text":7');
  const note = world.open();
  await later(0);
  expect(shown(note)).toEqual({ text: '', state: 'kept', other: null });
  world.put = async () => {
    throw new ApiFailure({ code: 'not-your-seat', message: '' }, 403);
  };
  const closed = world.open();
  await later(0);
  closed.type('mine');
  await later(20_000);
  expect(shown(closed)).toMatchObject({ text: 'mine', state: 'closed' });
  note.close();
});

test('whoever leaves a device leaves nothing unsent there, and nothing else goes', () => {
  const kept = { 'questhall.note a 0': 'x', 'questhall.note b 1': 'y', 'questhall.settings': '{}' };
  const storage = Object.assign(Object.create({ removeItem: (key: string) => void delete (storage as Record<string, string>)[key] }), kept);
  forgetDrafts(storage);
  expect(Object.keys(storage)).toEqual(['questhall.settings']);
});
