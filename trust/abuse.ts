import { connect, type Socket } from 'node:net';
import { fast } from '@questhall/kernel';
import { bundleServer, MUCH, newFolder, Server } from './child.ts';
import { type Asked, ENOUGH, type Failure, type Findings, runAsProgram } from './program.ts';
import { ask, enter, type Guest } from './seat.ts';

/*
 * Nobody gets more than his share. Each part does what somebody would do who wants to hurt the server or others at it, by
 * every spelling that comes to mind, and measures what an innocent person notices of it. All of it goes to 127.0.0.1, with
 * a bound on how much and how long.
 */

/** What a part reports: figures, and what must not be. */
export interface Report {
  counts: Record<string, number | string>;
  wrong: string[];
}

/** The size at which each part does all that it can. */
const FULL = 100;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The usual limits, but for what the part itself needs room for. */
const few = (over: object) => ({ ...MUCH, ...over });
const BURST = 20;
const sessions = { max: BURST, timeWindow: 600_000 };

/** `/api/` in ways that reach the same routes. */
export function spelling(pick: (n: number) => number): string {
  const letters = [...'api'].map((letter) => (pick(2) ? letter : `%${letter.charCodeAt(0).toString(16)}`));
  return `/${letters.join('')}/`;
}

const status = (address: string, path: string, init: RequestInit = {}) =>
  fetch(address + path, init).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

/** 1: whoever stands behind one proxy chooses the address that he is limited by. `trust` is what the server trusts. */
export async function forwarded(address: string, size: number): Promise<Report> {
  let taken = 0;
  for (let i = 0; i < size; i++) {
    const lie = ['203.0.113.', '2001:db8::', '::ffff:203.0.113.'][i % 3]! + ((i % 250) + 1);
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `${lie}, 198.51.100.7`,
      forwarded: `for=${lie}`,
      'x-real-ip': lie,
    };
    if ((await status(address, '/api/session', { method: 'POST', headers, body: '{"name":"Mallory"}' })) === 200) taken++;
  }
  return {
    counts: { '1: sessions asked for under other addresses': size, '1: sessions taken': taken },
    wrong: taken > BURST + 1 ? [`1: ${taken} sessions of ${size} for one visitor, not ${BURST}`] : [],
  };
}

/** 2: limits of requests and routes under other spellings, methods and headers. */
export async function spelt(address: string, size: number, seed: number): Promise<Report> {
  const chance = fast(seed, 3);
  let answered = 0;
  for (let i = 0; i < size; i++) {
    const path = `${spelling((n) => chance.below(n))}tables/AAAAA${['', '/', '?x=1', '?%00'][i % 4]}`;
    if ((await status(address, path, { method: ['GET', 'HEAD'][i % 2]! })) !== 429) answered++;
  }
  return {
    counts: { '2: requests under other spellings': size, '2: answered': answered },
    wrong: answered > BURST + 1 ? [`2: ${answered} of ${size} were answered, not ${BURST}`] : [],
  };
}

/** The middle of some measurements. */
const median = (of: number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;

/** How long an easy bot takes to answer somebody who plays alone against it, in milliseconds: the middle of some turns. */
async function turnOf(address: string, guest: Guest, turns: number): Promise<number> {
  const { id } = await ask(address, guest.token, 'POST', '/api/matches', { game: 'nachtwacht', seats: 2, bots: ['easy'], start: true });
  const times: number[] = [];
  for (let turn = 0, tries = 0; turn < turns && tries < turns * 3; tries++) {
    const { sight, table } = await ask(address, guest.token, 'GET', `/api/matches/${id}/view`);
    if (table.status !== 'running') break;
    const asked = sight.decisions[0];
    if (!asked) {
      await wait(20);
      continue;
    }
    const from = performance.now();
    await ask(address, guest.token, 'POST', `/api/matches/${id}/actions`, {
      id: `turn-${turn}-${from}`,
      seat: 0,
      decision: asked.id,
      choice: asked.options[0].id,
    });
    for (const end = from + 30_000; performance.now() < end; ) {
      const now = await ask(address, guest.token, 'GET', `/api/matches/${id}/view`);
      if (now.table.status !== 'running' || (now.sight.decisions[0] && now.sight.decisions[0].id !== asked.id)) break;
      await wait(10);
    }
    times.push(performance.now() - from);
    turn++;
  }
  return median(times);
}

/** 4: one person's tables of hard bots against another's easy one. */
export async function starve(address: string, size: number): Promise<Report> {
  const anna = await enter(address, 'Anna');
  const quiet = await turnOf(address, anna, 5);
  const mallory = await enter(address, 'Mallory');
  for (let i = 0; i < size; i++) {
    const { id } = await ask(address, mallory.token, 'POST', '/api/matches', {
      game: 'nachtwacht',
      seats: 4,
      bots: ['hard', 'hard', 'hard'],
      start: true,
    });
    await ask(address, mallory.token, 'POST', `/api/matches/${id}/seats/0/bot`, { level: 'hard' });
  }
  const busy = await turnOf(address, anna, 5);
  return {
    counts: { '4: tables of hard bots': size, '4: an easy bot in quiet, ms': Math.round(quiet), '4: beside them, ms': Math.round(busy) },
    wrong: busy > 2 * quiet + 500 ? [`4: an easy bot took ${busy.toFixed(0)} ms instead of ${quiet.toFixed(0)}`] : [],
  };
}

/** 5: lists of tables, each with a level of 64 kB. */
export async function lists(address: string, size: number, level: (title: string) => string): Promise<Report> {
  const mallory = await enter(address, 'Mallory');
  const tables = Math.min(100, size);
  for (let i = 0; i < tables; i++)
    await ask(address, mallory.token, 'POST', '/api/matches', {
      game: 'dystopia',
      seats: 2,
      listed: true,
      options: { ownLevel: level(`T${i}`) },
    });
  const one = async () => {
    const from = performance.now();
    await status(address, '/api/matches?of=listed');
    return performance.now() - from;
  };
  const nothing: number[] = [];
  for (let i = 0; i < 50; i++) {
    const from = performance.now();
    await status(address, '/healthz');
    nothing.push(performance.now() - from);
  }
  await one();
  const times: number[] = [];
  for (let i = 0; i < 50; i++) times.push(await one());
  /** How long the server's word that it is well takes beside 300 requests of this kind: the client's own part is in both. */
  const beside = async (request: () => Promise<unknown>) => {
    const all = Promise.all(Array.from({ length: 300 }, request));
    const from = performance.now();
    await status(address, '/healthz');
    const well = performance.now() - from;
    await all;
    return well;
  };
  const besideNothing = await beside(() => status(address, '/healthz'));
  const well = await beside(one);
  const more = median(times) - median(nothing);
  return {
    counts: {
      '5: tables in the list': tables,
      '5: a list more than an empty answer, ms': more.toFixed(2),
      '5: /healthz beside 300 of itself, ms': Math.round(besideNothing),
      '5: /healthz beside 300 lists, ms': Math.round(well),
    },
    wrong:
      more > 10 || well > 3 * besideNothing + 300
        ? [`5: a list takes ${more.toFixed(1)} ms, and /healthz beside 300 of them ${well.toFixed(0)} ms`]
        : [],
  };
}

/** 10: connections that say nothing, or their word slowly. */
export async function slow(address: string, size: number, patience: number): Promise<Report> {
  const { port } = new URL(address);
  const HEAD = 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const words = ['', 'GET / HT', `${HEAD}content-length: 99\r\n\r\n{`, `${HEAD}transfer-encoding: chunked\r\n\r\n5\r\n{"na`];
  const sockets: Socket[] = [];
  let closed = 0;
  for (let i = 0; i < size; i++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined); // being cut off is what is waited for
    socket.on('close', () => closed++);
    socket.on('connect', () => socket.write(words[i % words.length]!));
    socket.resume();
    sockets.push(socket);
    // Not more at once than a system lets wait to be accepted: of what it drops the server knows nothing.
    if (i % 100 === 99) await wait(30);
  }
  for (const end = Date.now() + patience; closed < size && Date.now() < end; ) await wait(50);
  const open = size - closed;
  for (const socket of sockets) socket.destroy();
  return {
    counts: { '10: slow and silent connections': size, '10: still open in the end': open },
    wrong: open > 0 ? [`10: ${open} of ${size} slow connections were still open`] : [],
  };
}

/** A small dungeon whose text is as long as a level may be. */
export function largeLevel(title: string): string {
  const level = {
    schema: 'dystopia-level/1',
    id: 'small',
    number: 1,
    title,
    map: ['############', '#AAA#aa#BBB#', '#AAA+aa+BBB#', '#AAA#aa#BBB#', '############', '############'],
    starts: [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [1, 3],
    ],
    exits: [[1, 2]],
    goals: [{ type: 'escape' }],
    furniture: [],
    traps: [],
    monsters: [{ code: 'G1', at: [9, 1] }],
    story: { intro: 'A vault.', won: 'Out again.' },
    after: null,
  };
  return JSON.stringify(level).padEnd(64 * 1024 - 1, ' ');
}

/** @param size 100 is everything in full; less is that share of it */
export async function abuse({ size, seed, until, tell = () => undefined }: Asked): Promise<Findings> {
  const main = await bundleServer();
  const share = (full: number) => Math.max(4, Math.ceil((full * size) / FULL));
  const failures: Failure[] = [];
  const counts: Findings['counts'] = {};
  const part = async (limits: object, run: (address: string) => Promise<Report>, trust = '') => {
    if (Date.now() > until || failures.length >= ENOUGH) return;
    const server = await Server.start({ main, dataDir: newFolder(), limits, trust });
    try {
      const report = await run(server.address);
      Object.assign(counts, report.counts);
      for (const what of report.wrong) failures.push({ seed, what });
      tell(JSON.stringify(report.counts));
    } finally {
      await server.kill();
    }
  };
  await part(few({ sessions }), (address) => forwarded(address, share(400)), '1');
  await part(few({ codes: sessions }), (address) => spelt(address, share(8_000), seed));
  await part(MUCH, (address) => starve(address, share(200)));
  await part(MUCH, (address) => lists(address, share(100), largeLevel));
  await part(few({ patience: { head: 1_000, body: 2_000, idle: 1_000 }, connections: Math.ceil(share(3_000) / 3) }), (address) =>
    slow(address, share(3_000), 20_000),
  );
  return { counts, failures };
}

await runAsProgram(import.meta.url, FULL, abuse);
