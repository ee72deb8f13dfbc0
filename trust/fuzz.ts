import { Agent, request } from 'node:http';
import { fast } from '@questhall/kernel';
import { bundleServer, newFolder, type Site } from './child.ts';
import { badRequest } from './fuzz/messages.ts';
import { stealSeats } from './fuzz/sessions.ts';
import { flood, fuzzSocket } from './fuzz/sockets.ts';
import { respelt, type Spelt } from './fuzz/spellings.ts';
import { type Asked, ENOUGH, type Failure, type Findings, firstDifference, roundsWithin, runAsProgram } from './program.ts';
import { AutoSeat, ask, enter, newTable } from './seat.ts';
import { openSite } from './takeovers/cluster.ts';

/*
 * Nobody breaks it. Malformed, oversized, unauthorised, stale, illegal and too frequent messages over HTTP and sockets:
 * each gets a clear error, a match of others hears nothing of them and is played to its end afterwards, the server does
 * not crash and its memory does not grow.
 */

/** One in so many messages goes over HTTP, which takes longer. */
const HTTP_SHARE = 25;
/** What a heap may hold more after all of it, garbage collected. */
const GROWTH = 16 * 1024 * 1024;
const ROUND = 12_000;
/** Sockets of each sender at the same time. */
const SOCKETS = 8;

/** @param size how many messages */
export async function fuzz({ size, seed, within, nodes }: Asked): Promise<Findings> {
  const failures: Failure[] = [];
  const main = bundleServer();
  const server = await openSite({ main, dataDir: newFolder(), nodeOptions: ['--expose-gc'] }, nodes);
  const { address } = server;
  const guests = [
    await enter(address, 'Anna'),
    await enter(address, 'Bo'),
    await enter(address, 'Mallory'),
    await enter(address, 'Mel'),
  ] as const;
  const [anna, bo, mallory, mel] = guests;
  const bystanders = await newTable(address, [anna, bo], 'nachtwacht');
  const target = await newTable(address, [mallory, mel], 'duel');
  const looks = () => Promise.all([anna, bo].map(({ token }) => ask(address, token, 'GET', `/api/matches/${bystanders}/view`)));
  // A match that nobody has looked at for a minute sleeps, and wakes in another epoch; how long somebody is away is counted
  // from there, as nobody is blamed for the time in which the match was not in memory. None of that is a change of it.
  const changing = new Set(['now', 'epoch', 'revision', 'awaySince', 'hostAwaySince']);
  const plain = (views: object[]) => JSON.stringify(views, (key, value) => (changing.has(key) ? undefined : value));
  const before = plain(await looks());
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const sum = { sockets: 0, http: 0, clock: 0 };
  // What stays after the first round is what a server keeps anyway: code that has been compiled, names that have been met.
  let settled: number | undefined;
  const more = roundsWithin(within);
  for (let round = seed; sum.sockets + sum.http < size && failures.length < ENOUGH && more(); round++) {
    const chance = fast(round, 9);
    const pick = (n: number) => chance.below(n);
    const wrong: string[] = [];
    const count = Math.min(ROUND, size - sum.sockets - sum.http);
    const over = Math.ceil(count / HTTP_SHARE);
    // A seat, another seat, and a stranger, who may do the least.
    const senders = Array.from({ length: SOCKETS }, () => [mallory, mel, undefined]).flat();
    const share = Math.ceil((count - over) / senders.length);
    const requests = fuzzHttp(address, agent, over, () => respelt(pick, badRequest(pick, mallory.token, target, 0)));
    const clock = setClock(server, round);
    const told = await Promise.all(
      senders.map((guest, nr) => {
        // Each has a chance of its own: answers come in no order that is the same twice.
        const own = fast(round, 100 + nr);
        return fuzzSocket(address, target, guest, (nr % 3) % 2, share, (n) => own.below(n));
      }),
    );
    for (const one of [...told, await requests]) wrong.push(...one.wrong);
    sum.sockets += told.reduce((all, { done }) => all + done, 0);
    sum.http += (await requests).done;
    sum.clock += await clock.stop();
    if (!server.running) wrong.push(`the server has ended: ${server.errors}`);
    for (const what of wrong) failures.push({ seed: round, what });
    settled ??= await atRest(server);
  }
  if (settled === undefined) throw new RangeError('a program of no messages finds nothing out');
  const grown = (await atRest(server, settled + GROWTH)) - settled;
  if (grown > GROWTH) failures.push({ seed, what: `the heap has grown by ${grown} bytes` });
  const after = plain(await looks());
  if (before !== after) failures.push({ seed, what: `a match of others has changed: ${firstDifference(before, after)}` });
  for (const what of await stealSeats(address)) failures.push({ seed, what });
  if (!(await playOut(address, bystanders, [anna, bo]))) failures.push({ seed, what: 'a match of others could not be played to its end' });
  if (server.errors.includes('"level":50')) failures.push({ seed, what: `the server blames itself: ${server.errors.slice(0, 500)}` });
  agent.destroy();
  await server.kill();
  const limited = await tooFrequent(main, nodes);
  for (const what of limited.wrong) failures.push({ seed, what });
  return {
    counts: {
      'bad messages on sockets': sum.sockets,
      'bad requests': sum.http,
      'times that the clock was set': sum.clock,
      'too frequent messages': limited.sent,
      'too frequent requests refused': limited.refused,
      'growth of the heap, KB': Math.round(grown / 1024),
    },
    failures: failures.slice(0, ENOUGH),
  };
}

/** Sets the system's clock of the server forward and back, by up to a year, again and again; `stop` says how often. */
function setClock(server: Site, seed: number): { stop(): Promise<number> } {
  const chance = fast(seed, 8);
  let stopped = false;
  const setting = (async () => {
    let times = 0;
    for (; !stopped && server.running; times++) {
      await server.wall((chance.below(17_521) - 8_760) * 3_600_000);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return times;
  })();
  return {
    stop() {
      stopped = true;
      return setting;
    },
  };
}

/**
 * The heap without what is only under way: the least of five looks at it, and of further ones for up to 20 seconds while it is
 * more than `expected`. What a busy machine has not come to yet goes in time; what has leaked stays.
 */
async function atRest(server: Site, expected = Number.POSITIVE_INFINITY): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  const patience = Date.now() + 20_000;
  for (let look = 0; look < 5 || (least > expected && Date.now() < patience); look++) {
    least = Math.min(least, await server.heap());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return least;
}

/** So many bad requests; what was answered otherwise than it must be. */
export async function fuzzHttp(
  address: string,
  agent: Agent,
  count: number,
  next: () => Spelt,
): Promise<{ done: number; wrong: string[] }> {
  const wrong: string[] = [];
  let done = 0;
  const worker = async () => {
    while (done < count && wrong.length < 3) {
      done++;
      const bad = next();
      const { status, body } = await send(address, agent, bad);
      const what = `${bad.method} ${bad.path} ${bad.body?.slice(0, 100) ?? ''}`;
      if (!bad.statuses.includes(status)) wrong.push(`${what}: ${status} ${body.slice(0, 200)}, not ${bad.statuses.join(' or ')}`);
      else if (!/^\{.*"code":"[\w-]+"/.test(body)) wrong.push(`${what}: no clear error: ${body.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { done, wrong };
}

/** Not by `fetch`, which would repair some of what is broken on purpose. */
function send(address: string, agent: Agent, spelt: Spelt): Promise<{ status: number; body: string }> {
  const { method, path, headers, body = '', chunked, pause } = spelt;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const way = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ hostname, port, method, path, agent, headers: { ...headers, ...way } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    sent.on('error', reject);
    if (!pause) {
      sent.end(body);
      return;
    }
    sent.write(body.slice(0, pause.at) || body);
    setTimeout(() => sent.end(pause.at === 0 ? '' : body.slice(pause.at)), pause.ms);
  });
}

/** The usual limits, met by somebody who does not care. Others at the same table go on. */
async function tooFrequent(main: string, nodes: number | undefined): Promise<{ sent: number; refused: number; wrong: string[] }> {
  const wrong: string[] = [];
  const server = await openSite({ main, dataDir: newFolder(), limits: {} }, nodes);
  const [anna, bo] = [await enter(server.address, 'Anna'), await enter(server.address, 'Bo')];
  const match = await newTable(server.address, [anna, bo], 'duel');
  const { sent, problems, code } = await flood(server.address, match, bo.token);
  if (code !== 1008 || problems < 100) wrong.push(`a flood was closed with ${code} after ${problems} problems`);
  let refused = 0;
  for (let i = 0; i < 300; i++) {
    const answer = await fetch(`${server.address}/api/games`, { headers: { authorization: `Bearer ${bo.token}` } });
    await answer.arrayBuffer();
    if (answer.status === 429) refused++;
  }
  const sessions: number[] = [];
  for (let i = 0; i < 40; i++) {
    const answer = await fetch(`${server.address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Cy"}',
    });
    sessions.push(answer.status);
  }
  if (sessions.at(-1) !== 429) wrong.push(`40 sessions in a moment: the last one was answered with ${sessions.at(-1)}`);
  if (!(await playOut(server.address, match, [anna, bo]))) wrong.push('the match could not be played to its end after a flood');
  await server.kill();
  return { sent, refused: refused + sessions.filter((status) => status === 429).length, wrong };
}

async function playOut(address: string, match: string, guests: readonly { token: string }[]): Promise<boolean> {
  const seats = guests.map(({ token }, seat) => new AutoSeat({ match, seat, token, seed: 1, think: 0, address: () => address }));
  const over = () => seats.every((seat) => seat.over);
  for (const from = Date.now(); !over() && Date.now() - from < 60_000; ) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const seat of seats) seat.close();
  return over();
}

await runAsProgram(import.meta.url, 1_000_000, fuzz);
