import { newId } from '../../apps/server/src/ids.ts';
import { openFolder } from '../../apps/server/src/store/folder.ts';
import { ask, enter, type Guest } from '../seat.ts';
import { type Report, wait } from './report.ts';

const TWO_DAYS = 172_800_000;
/** So few in memory: nobody but the one that was asked for, and perhaps a few whose turn it is. */
const AWAKE = 10;
/** More than so many in memory at once is more than are needed to let their bots answer in turn. */
const AT_ONCE = 4_000;

/** A server on a folder, as far as this part needs to know it. */
export interface Started {
  address: string;
  kill(): Promise<void>;
}

/** A data folder with so many matches: two thirds under way with a clock, the others never begun, two days ago. */
export interface Full {
  folder: string;
  /** How long the start took, up to the first answer, when it was still empty, in milliseconds. */
  empty: number;
  anna: Guest;
  running: string[];
  open: string[];
}

/** Fills a folder: one match of each kind is begun on a server, the others are copies of it. */
export async function fillFolder(folder: string, size: number, start: () => Promise<Started>): Promise<Full> {
  const { server: first, took: empty } = await firstAnswer(start);
  const anna = await enter(first.address, 'Anna');
  const table = { game: 'nachtwacht', seats: 2, clock: 604_800 };
  const played = await ask(first.address, anna.token, 'POST', '/api/matches', { ...table, bots: ['easy'], start: true });
  const waits = await ask(first.address, anna.token, 'POST', '/api/matches', { ...table, listed: true });
  await first.kill();
  const { store, close } = openFolder(folder);
  const [running, open]: [string[], string[]] = [[], []];
  const one = await store.load(played.id);
  const other = await store.load(waits.id);
  if (!one?.state || !other) throw new Error('what was begun is not there');
  for (let i = 0; i < size; i += 500) {
    const written: Promise<unknown>[] = [];
    for (let n = i; n < Math.min(size, i + 500); n++) {
      const id = newId();
      const [of, ids] = n % 3 === 2 ? [other.record, open] : [one.record, running];
      const changed = of === other.record ? of.changed - TWO_DAYS : of.changed;
      const record = { ...of, id, code: n.toString(36).toUpperCase().padStart(6, '0'), created: changed, changed };
      ids.push(id);
      written.push(store.addMatch(record));
      if (of === one.record) written.push(store.commit({ record, state: one.state, whole: true }));
    }
    await Promise.all(written);
  }
  await close();
  return { folder, empty, anna, running, open };
}

/** Starts a server, and says how long it took up to its first answer. */
async function firstAnswer(start: () => Promise<Started>): Promise<{ server: Started; took: number }> {
  const from = performance.now();
  const server = await start();
  await (await fetch(`${server.address}/healthz`)).arrayBuffer();
  return { server, took: performance.now() - from };
}

/**
 * 11: many tables that were left alone. A start on them, compared with the one when there were none: the first answers come in
 * time, also for a match that has not been brought back yet, and tables never begun are gone in the end. Those that are
 * brought back for a bot's sake leave the memory again.
 * @param start starts a server on the folder
 * @param through looks on until all of them have been awake, and not only until the others are gone
 */
export async function waking(
  full: Full,
  start: () => Promise<Started>,
  { patience, through = false }: { patience: number; through?: boolean },
): Promise<Report> {
  const { server, took } = await firstAnswer(start);
  const from = performance.now();
  const last = await ask(server.address, full.anna.token, 'GET', `/api/matches/${full.running.at(-1)}/view`);
  const view = performance.now() - from;
  const stays = async (id: string) =>
    (await fetch(`${server.address}/api/matches/${id}`, { headers: { authorization: `Bearer ${full.anna.token}` } })).status;
  let [slowest, most, here] = [0, 0, full.running.length];
  const probes = [full.open[0]!, full.open.at(-1)!];
  let left = probes.length;
  for (const end = Date.now() + patience; (left > 0 || (through && here > AWAKE)) && Date.now() < end; await wait(100)) {
    const asked = performance.now();
    here = ((await (await fetch(`${server.address}/healthz`)).json()) as { matches: number }).matches;
    slowest = Math.max(slowest, performance.now() - asked);
    most = Math.max(most, here);
    left = (await Promise.all(probes.map(stays))).filter((status) => status !== 404).length;
  }
  const kept = await stays(full.running[0]!);
  const woken = performance.now() - from;
  await server.kill();
  const wrong: string[] = [];
  if (took - full.empty > 2_000)
    wrong.push(`11: the first answer came ${((took - full.empty) / 1000).toFixed(1)} s later than on an empty folder`);
  if (view > 2_000 || last.table.status !== 'running')
    wrong.push(`11: a match that had not been brought back came after ${view.toFixed(0)} ms`);
  if (left > 0) wrong.push(`11: tables never begun were still there after ${patience / 1000} s`);
  if (slowest > 2_000) wrong.push(`11: a word took ${slowest.toFixed(0)} ms while all wake`);
  if (through && here > AWAKE) wrong.push(`11: ${here} of ${full.running.length} matches were still in memory after ${patience / 1000} s`);
  if (most > AT_ONCE) wrong.push(`11: ${most} matches were in memory at once`);
  if (kept !== 200) wrong.push(`11: a match under way is gone (${kept})`);
  return {
    counts: {
      '11: matches in the folder': full.running.length + full.open.length,
      '11: start to first answer, empty folder, ms': Math.round(full.empty),
      '11: start to first answer, full folder, ms': Math.round(took),
      '11: the last match, asked for at once, ms': Math.round(view),
      '11: slowest /healthz while all wake, ms': Math.round(slowest),
      '11: most of them in memory at once': most,
      [through ? '11: all have been awake after, ms' : '11: tables never begun are gone after, ms']: Math.round(woken),
    },
    wrong,
  };
}
