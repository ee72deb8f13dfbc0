import { newId } from '../../apps/server/src/ids.ts';
import { openFolder } from '../../apps/server/src/store/folder.ts';
import { ask, enter, type Guest } from '../seat.ts';
import { type Report, wait } from './report.ts';

const TWO_DAYS = 172_800_000;

/** A server on a folder, as far as this part needs to know it. */
export interface Started {
  address: string;
  kill(): Promise<void>;
}

/** A data folder with so many matches: two thirds under way with a clock, the others never begun, two days ago. */
export interface Full {
  folder: string;
  anna: Guest;
  running: string[];
  open: string[];
}

/** Fills a folder: one match of each kind is begun on a server, the others are copies of it. */
export async function fillFolder(folder: string, size: number, start: () => Promise<Started>): Promise<Full> {
  const first = await start();
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
  return { folder, anna, running, open };
}

/**
 * 11: many tables that were left alone. A start on them, and one on an empty folder to compare: the first answers come in
 * time, also for a match that has not been brought back yet, and tables never begun are gone in the end.
 * @param start starts a server on the full folder, and on an empty one
 */
export async function waking(full: Full, start: (folder?: string) => Promise<Started>, patience: number): Promise<Report> {
  const until = async (folder?: string) => {
    const from = performance.now();
    const server = await start(folder);
    await (await fetch(`${server.address}/healthz`)).arrayBuffer();
    return { server, took: performance.now() - from };
  };
  const empty = await until();
  await empty.server.kill();
  const { server, took } = await until(full.folder);
  const from = performance.now();
  const last = await ask(server.address, full.anna.token, 'GET', `/api/matches/${full.running.at(-1)}/view`);
  const view = performance.now() - from;
  const stays = async (id: string) =>
    (await fetch(`${server.address}/api/matches/${id}`, { headers: { authorization: `Bearer ${full.anna.token}` } })).status;
  let slowest = 0;
  const probes = [full.open[0]!, full.open.at(-1)!];
  let left = probes.length;
  for (const end = Date.now() + patience; left > 0 && Date.now() < end; await wait(100)) {
    const asked = performance.now();
    await (await fetch(`${server.address}/healthz`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - asked);
    left = (await Promise.all(probes.map(stays))).filter((status) => status !== 404).length;
  }
  const kept = await stays(full.running[0]!);
  await server.kill();
  const wrong: string[] = [];
  if (took - empty.took > 2_000)
    wrong.push(`11: the first answer came ${((took - empty.took) / 1000).toFixed(1)} s later than on an empty folder`);
  if (view > 2_000 || last.table.status !== 'running')
    wrong.push(`11: a match that had not been brought back came after ${view.toFixed(0)} ms`);
  if (left > 0) wrong.push(`11: tables never begun were still there after ${patience / 1000} s`);
  if (kept !== 200) wrong.push(`11: a match under way is gone (${kept})`);
  return {
    counts: {
      '11: matches in the folder': full.running.length + full.open.length,
      '11: start to first answer, empty folder, ms': Math.round(empty.took),
      '11: start to first answer, full folder, ms': Math.round(took),
      '11: the last match, asked for at once, ms': Math.round(view),
      '11: slowest /healthz while all wake, ms': Math.round(slowest),
    },
    wrong,
  };
}
