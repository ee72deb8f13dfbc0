import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import { BRIEFLY, bundle } from './bundle.ts';
import { answerAll, isAsked, provenMail, TIMES, together, until } from './calling-hall.ts';
import { programs } from './database.ts';
import { natsServer } from './nats.ts';
import { place } from './place.ts';
import { Person } from './player.ts';
import { MailHouse } from './post-office.ts';

/** Calls over several nodes at one PostgreSQL and one NATS: one message of all that waits, whichever node plays it. */

const MUCH = { max: 10_000, timeWindow: 60_000 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(programs && natsServer)('calls over several nodes', { timeout: 120_000 }, () => {
  const at = place();
  let mails: MailHouse;
  beforeAll(async () => {
    mails = await MailHouse.open();
  });
  afterAll(() => mails.close());
  afterEach(() => {
    Object.assign(mails, { slow: 0, busy: 0, silent: false });
  });

  const lettersTo = (address: string) =>
    mails.letters.flatMap(({ to, text }) => (to.includes(address) && text.includes('/t/') ? [text] : []));
  /** Waits until so many letters have come; fails where they do not, or more do. */
  async function comeTo(address: string, count: number): Promise<string> {
    await until(() => lettersTo(address).length >= count);
    expect(lettersTo(address)).toHaveLength(count);
    return lettersTo(address).at(-1)!;
  }

  /** Nodes whose clocks are moved by hand together, and that look for calls all the time. */
  async function hall() {
    const store = await at.database.fresh();
    const own = { mail: { url: mails.url, from: 'Questhall <hall@questhall.example>' }, limits: { calls: MUCH }, callsEvery: 10 };
    let later = 0;
    const moved: ((seconds: number) => void)[] = [];
    const asked = (text: string, ...values: unknown[]) => at.database.ask(text, values, store);
    return {
      store,
      moved,
      asked,
      node: (options: Partial<ServerOptions> = {}) => at.node(store, { ...own, now: () => Date.now() + later, ...options }),
      /** Moves the clocks, and gives the nodes the time to look. */
      pass: async (seconds: number) => {
        later += seconds * 1000;
        for (const move of moved) move(seconds);
        await pause(150);
      },
      ownersOf: async (...ids: string[]) =>
        (await asked('SELECT node FROM owners WHERE match = ANY($1) ORDER BY array_position($1, match)', ids)).map(({ node }) => node),
    };
  }

  const peopleAt = async (one: { address: string }, mail: string, times: object = TIMES) => {
    const [anna, bo] = [await Person.enter(one.address, 'Anna'), await Person.enter(one.address, 'Bo')];
    await provenMail(mails, anna, mail, times);
    return { anna, bo };
  };

  /** A match that waits for Anna, played by this node. */
  async function begin({ address }: { address: string }, anna: Person, bo: Person): Promise<{ id: string; code: string }> {
    const match = await together(anna.at(address), bo.at(address));
    if (!(await isAsked(anna, match.id))) await answerAll(bo, match.id);
    expect(await isAsked(anna, match.id)).toBe(true);
    return match;
  }

  const named = (letter: string, ...matches: { code: string }[]) => matches.map(({ code }) => letter.includes(code));

  test('one message names what waits at every node, once; nobody is told of a turn that has passed', async () => {
    const { node, pass, ownersOf } = await hall();
    const [one, other] = [await node(), await node()];
    const { anna, bo } = await peopleAt(one, 'both@home.example');
    const first = await begin(one, anna, bo);
    await pass(100);
    const [second, third] = [await begin(other, anna, bo), await begin(other, anna, bo)];
    const owners = await ownersOf(first.id, second.id, third.id);
    expect([new Set(owners).size, owners[1]]).toEqual([2, owners[2]]);
    await pass(150);
    await answerAll(anna, third.id);
    await pass(52);
    const letter = await comeTo('both@home.example', 1);
    expect(letter).toContain('Subject: 2 partijen wachten op je');
    expect(named(letter, first, second, third)).toEqual([true, true, false]);
    expect(letter).toContain(`Je partijen: ${one.address}/`);
    await pass(86_400);
    await comeTo('both@home.example', 1);
  });

  test('nodes that both would tell somebody at the same moment send one message, also where it is tried again', async () => {
    const { node, pass } = await hall();
    const [one, other] = [await node(), await node()];
    const { anna, bo } = await peopleAt(one, 'at-once@home.example');
    const matches = [await begin(one, anna, bo), await begin(other, anna, bo)];
    Object.assign(mails, { slow: 300, busy: 1 });
    await pass(310);
    await until(() => mails.busy === 0);
    expect(lettersTo('at-once@home.example')).toEqual([]);
    await pass(61);
    const letter = await comeTo('at-once@home.example', 1);
    expect(named(letter, ...matches)).toEqual([true, true]);
    await pause(500);
    await pass(86_400);
    await comeTo('at-once@home.example', 1);
  });

  test('what somebody is at, at another node, is told in its own time', async () => {
    const { node, pass, asked } = await hall();
    const [one, other] = [await node(), await node()];
    const { anna, bo } = await peopleAt(one, 'at-page@home.example');
    const first = await begin(one, anna, bo);
    await pass(100);
    const second = await begin(other, anna, bo);
    await pass(150);
    const page = await anna.at(other.address).connect(second.id);
    await page.here();
    const sign = async () => (await asked('SELECT sign FROM outbox WHERE match = $1 AND session = $2', second.id, anna.id))[0]?.sign;
    await expect.poll(sign).not.toBeNull();
    await pass(52);
    expect(named(await comeTo('at-page@home.example', 1), first, second)).toEqual([true, false]);
    await pass(110);
    expect(named(await comeTo('at-page@home.example', 2), first, second)).toEqual([false, true]);
    await pass(86_400);
    await comeTo('at-page@home.example', 2);
    await page.close();
  });

  test('what comes after a window at another node is not told before it closes', async () => {
    const { node, pass, asked } = await hall();
    const [one, other] = [await node(), await node({ secretTick: 30_000 })];
    const [anna, bo] = [await Person.enter(one.address, 'Anna'), await Person.enter(one.address, 'Bo')];
    const first = await begin(one, anna, bo);
    await pass(300);
    const starting: Promise<unknown>[] = [];
    /** A match that has begun: where nobody's cards let them swap, a window stands open for two ticks at least. */
    const open = async () => {
      const [there, besides] = [anna.at(other.address), bo.at(other.address)];
      const match = await there.newMatch({});
      await besides.post(`/api/matches/${match.id}/seats/1/join`);
      starting.push(there.ask('POST', `/api/matches/${match.id}/start`).catch(() => undefined)); // answered once the window has closed
      await expect.poll(async () => (await there.get(`/api/matches/${match.id}`)).status).toBe('running');
      return match;
    };
    let second = await open();
    const kept = async () => (await asked('SELECT pending FROM matches WHERE id = $1', second.id))[0]?.pending;
    while ((await isAsked(anna, second.id)) || (await kept()) !== '[0,1]') second = await open();
    // Whoever says so only now is called to all that waits for them, as far as it is kept.
    await provenMail(mails, anna, 'window@home.example', { ...TIMES, after: 5 });
    expect((await asked('SELECT match FROM outbox')).map(({ match }) => match)).toContain(second.id);
    await pass(10);
    const letter = await comeTo('window@home.example', 1);
    expect(named(letter, first, second)).toEqual([true, false]);
    await at.stop(other);
    await Promise.all(starting);
  });

  test('a node that is killed while it sends loses nothing: another one tells all of it, once', async () => {
    const { node, pass, store, moved, ownersOf } = await hall();
    const folder = bundle({
      node: 'apps/server/test/calling-node.ts',
      games: 'apps/server/test/bids.ts',
      worker: 'apps/server/src/bots/worker.ts',
    });
    const games = pathToFileURL(join(folder, 'games.js')).href;
    const child = spawn(process.execPath, [...BRIEFLY, join(folder, 'node.js'), store, at.nats.url, mails.url, games], {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    try {
      const address = await new Promise<string>((found, failed) => {
        child.stdout.on('data', (data) => {
          const [, open] = /open at (\S+)\n/.exec(String(data)) ?? [];
          if (open) found(open);
        });
        child.once('exit', (code) => failed(new Error(`it ended with ${code}`)));
      });
      moved.push((seconds) => child.stdin.write(`${seconds}\n`));
      const one = { address };
      const other: RunningServer = await node();
      const { anna, bo } = await peopleAt(other, 'killed@home.example');
      const first = await begin(one, anna, bo);
      await pass(100);
      const second = await begin(other, anna, bo);
      const owners = await ownersOf(first.id, second.id);
      expect(new Set(owners).size).toBe(2);
      mails.silent = true;
      await pass(202);
      await until(() => mails.unanswered > 0);
      // The other one leaves it to the first as long as that is there.
      await pass(200);
      expect([mails.unanswered, lettersTo('killed@home.example').length]).toEqual([1, 0]);
      mails.silent = false;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      const letter = await comeTo('killed@home.example', 1);
      expect(named(letter, first, second)).toEqual([true, true]);
      expect(new Set(await ownersOf(first.id, second.id))).toEqual(new Set([owners[1]]));
      await pass(86_400);
      await comeTo('killed@home.example', 1);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
