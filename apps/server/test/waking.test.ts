import type { Choice } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { BotTask } from '../src/bots/port.ts';
import { hallOn } from './halls.ts';
import { newFolder } from './player.ts';

/* Matches that nobody has asked for: which are brought back after a start, how many at a time, and when they go again. */

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const WEEK = 604_800;
const anna = { id: 'anna', name: 'Anna', created: 1, device: { id: 'a', tokenHash: 'a', label: '', created: 1, used: 1 } };

/** Bots that answer when they are let, and count how many of them are asked at once. */
class Bots {
  open = 0;
  most = 0;
  answers = 0;
  readonly #waiting: (() => void)[] = [];
  #free = false;

  choose({ state, seat }: BotTask): Promise<Choice> {
    this.open++;
    this.most = Math.max(this.most, this.open);
    return new Promise((done) => {
      const answer = () => {
        this.open--;
        this.answers++;
        done(state.pending.find((asked) => asked.seat === seat)!.options[0]!);
      };
      if (this.#free) setTimeout(answer, 1);
      else this.#waiting.push(answer);
    });
  }
  free(): void {
    this.#free = true;
    for (const answer of this.#waiting.splice(0)) answer();
  }
  hint(): never {
    throw new Error('nobody asks here');
  }
  async stop(): Promise<void> {}
}

/** A hall on a folder, with such bots. */
function woken(folder: string, { now = () => 1_000_000, delay = 0 }: { now?: () => number; delay?: number } = {}) {
  const bots = new Bots();
  return { ...hallOn(folder, { now, bots, delay }), bots };
}

/** A folder with so many matches against a bot that has not answered yet. */
async function folderWith(count: number, clock: number | null): Promise<string> {
  const folder = newFolder();
  const { hall, store, end } = woken(folder, { delay: 1_000_000 });
  await store.addSession(anna);
  for (let i = 0; i < count; i++)
    await hall.create({ game: 'bids', seats: 2, bots: ['easy'], options: { rounds: 9 }, start: true, ...(clock ? { clock } : {}) }, anna);
  await end();
  return folder;
}

describe('after a start', () => {
  test('not more than a few bots are asked at once, and a match in which nothing is left to be done goes again', async () => {
    const folder = await folderWith(150, WEEK);
    const { hall, bots, store } = woken(folder);
    // In the others only Anna is asked so far.
    const asked = (await store.awake(0)).length;
    expect(asked).toBeGreaterThan(80);
    let awake = false;
    const waking = hall.wake().then(() => {
      awake = true;
    });
    for (const end = Date.now() + 10_000; bots.open < 64 && Date.now() < end; ) await wait(10);
    await wait(300);
    expect([bots.open, awake]).toEqual([64, false]);
    // Whoever asks for one of the last has it at once.
    const { id } = (await store.matchesOf('anna', 200)).at(-1)!;
    expect((await hall.unlocked(id)).record.status).toBe('running');
    bots.free();
    await waking;
    for (const end = Date.now() + 10_000; bots.open > 0 && Date.now() < end; ) await wait(10);
    expect(bots.answers).toBeGreaterThanOrEqual(asked);
    expect(bots.most).toBeLessThanOrEqual(66);
    // What the last answers made is still being written.
    for (const end = Date.now() + 10_000; hall.size > 1 && Date.now() < end; await wait(50)) await hall.sweep();
    // Nobody is there, and the clock has a week: only the one that was asked for a moment ago stays.
    expect(hall.size).toBe(1);
  }, 30_000);

  test('a match that only waits for the end of a long clock is brought back shortly before it', async () => {
    const folder = newFolder();
    let now = 1_000_000;
    const first = woken(folder, { now: () => now });
    await first.store.addSession(anna);
    const made = await first.hall.create({ game: 'bids', seats: 2, clock: WEEK, options: { rounds: 9 } }, anna);
    const match = await first.hall.unlocked(made.id);
    await match.reseat((record) => {
      Object.assign(record.seats[1]!, { kind: 'person', session: 'bo', name: 'Bo' });
    });
    await first.hall.start(match, 'anna');
    await first.end();
    const { hall, store } = woken(folder, { now: () => now });
    await hall.wake();
    expect(hall.size).toBe(0);
    // Somebody looks, answers, and goes: what was done stands in the journal alone, and the match leaves the memory.
    now += 3_600_000;
    const { id } = match.record;
    const back = await hall.unlocked(id);
    const asked = back.state!.pending[0]!;
    await back.playFor('person', asked.id, asked.options[0]!);
    const deadline = back.record.deadline!;
    now += 61_000;
    await hall.sweep();
    expect(hall.size).toBe(0);
    now = deadline - 200_000;
    await hall.sweep();
    expect(hall.size).toBe(0);
    now = deadline - 100_000;
    await hall.sweep();
    expect(hall.size).toBe(1);
    expect((await hall.unlocked(id)).record.deadline).toBe(deadline);
    now += 61_000;
    await hall.sweep();
    expect(hall.size).toBe(1);
    expect(await store.due(deadline)).toEqual([id]);
    expect(await store.due(deadline - 1)).toEqual([]);
  });

  test('where nobody has been for three times its clock it sleeps, also if it was out of memory meanwhile', async () => {
    const folder = newFolder();
    let now = 1_000_000;
    const { hall, store, bots } = woken(folder, { now: () => now });
    bots.free();
    await store.addSession(anna);
    const match = await hall.create({ game: 'bids', seats: 2, bots: ['easy'], clock: WEEK, options: { rounds: 9 }, start: true }, anna);
    const { id } = match;
    await wait(50);
    const deadlineOf = async () => (await store.record(id))!.deadline;
    now += 2_000_000;
    await hall.sweep();
    for (const end = Date.now() + 20_000; hall.size > 0 && Date.now() < end; await wait(20)) await hall.sweep();
    expect(hall.size).toBe(0);
    now += 3 * WEEK * 1000;
    await hall.sweep(); // long past its time: brought back
    expect(hall.size).toBe(1);
    await hall.sweep();
    expect(await deadlineOf()).toBe(null);
  });
});

describe('tidying up', () => {
  test('a thousand tables that were never begun are gone in little time, among others', async () => {
    const folder = newFolder();
    let now = 1_000_000;
    const { hall, store } = woken(folder, { now: () => now });
    await store.addSession(anna);
    const kept = await hall.create({ game: 'bids', seats: 2, bots: ['easy'], options: { rounds: 9 }, start: true }, anna);
    for (let i = 0; i < 1000; i++) await hall.create({ game: 'bids', seats: 2 }, anna);
    now += 2 * 86_400_000;
    const before = process.cpuUsage();
    const commits = store.stats.commits;
    await hall.tidy();
    const { user, system } = process.cpuUsage(before);
    expect((await store.matchIdsOf('anna')).length).toBe(1);
    expect((await store.record(kept.id))?.status).toBe('running');
    expect(store.stats.commits - commits).toBeLessThan(100);
    expect((user + system) / 1000).toBeLessThan(5_000);
  }, 60_000);
});
