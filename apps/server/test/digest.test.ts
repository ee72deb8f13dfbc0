import type { GameEvent } from '@questhall/kernel';
import { telling as nachtwachtTelling } from '@questhall/nachtwacht';
import { telling } from '@questhall/talisman';
import { eventText, loadCatalogue } from '@questhall/talisman/client';
import { speaker } from '@questhall/text';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { afterMove, afterSeeing, digestOf, headlineOf } from '../src/match/digest.ts';
import type { MatchRecord, TimedEvent } from '../src/store/store.ts';
import { type Client, newFolder, Person, serve } from './player.ts';
import { MailHouse } from './post-office.ts';

/** What happened since one's last move: made by the server, the same on all devices, and nothing in it that the seat may not know. */

let server: RunningServer;
let dataDir: string;
let anna: Person;
let bo: Person;

async function sitDown(): Promise<{ id: string; a: Client; b: Client }> {
  const { id } = await anna.newMatch({ options: { rounds: 20 } });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  return { id, a: await anna.connect(id), b: await bo.connect(id) };
}

/** Answers with the first option until the bids of this round have been shown; the one named last gives its answer last. */
async function playRound(...order: Client[]): Promise<void> {
  const before = order.map(({ log }) => log.filter(({ event }) => event.type === 'revealed').length);
  const isShown = (one: Client, i: number) => one.log.filter(({ event }) => event.type === 'revealed').length > before[i]!;
  while (!order.every(isShown)) {
    for (const one of order) {
      await one.until(() => one.decision !== undefined || one.sight?.view.phase === 'swap' || order.every(isShown));
      const { decision } = one;
      if (order.every(isShown) || !decision) continue;
      await one.act(decision.options[0]!.id);
      await one.until(() => one.decision?.id !== decision.id);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const digest = (who: Person, id: string, seat: number) => who.get(`/api/matches/${id}/seats/${seat}/digest`);

async function otherDevice(person: Person): Promise<Person> {
  const { code } = await person.post('/api/session/link', {});
  const answer = await fetch(`${server.address}/api/session/devices`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { id, token } = (await answer.json()) as { id: string; token: string };
  return Person.from(server.address, id, token);
}

describe('of a person', () => {
  beforeEach(async () => {
    dataDir = newFolder();
    server = await serve({ dataDir });
    [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
  }, 30_000);
  afterEach(() => server.stop());

  test('the digest is the same on all devices of a person, and holds what their seat was told and nothing else', async () => {
    const { id, a, b } = await sitDown();
    expect(await digest(anna, id, 0)).toBeNull(); // no move yet
    await playRound(a, b);
    await b.until(() => b.decision !== undefined || b.sight!.view.phase === 'swap');
    const mine = await digest(anna, id, 0);
    expect(mine.lines.map((line: { event: GameEvent }) => line.event.type)).toContain('revealed');
    expect(mine.count).toBe(mine.lines.length);
    // Line by line what Anna's log says, and the cards of her hand alone.
    for (const line of mine.lines) expect(a.log.find(({ n }) => n === line.n)!.event).toEqual(line.event);
    const dealt = mine.lines
      .filter((line: { event: GameEvent }) => line.event.type === 'dealt')
      .map((line: { event: object }) => line.event);
    expect(dealt).toContainEqual(expect.objectContaining({ seat: 0, cards: expect.any(Array) }));
    expect(dealt.find((event: { seat: number }) => event.seat === 1)).not.toHaveProperty('cards');

    const phone = await otherDevice(anna);
    expect(await digest(phone, id, 0)).toEqual(mine);
    // Nobody else's, and nobody without a session.
    expect(await bo.ask('GET', `/api/matches/${id}/seats/0/digest`)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    expect((await fetch(`${server.address}/api/matches/${id}/seats/0/digest`)).status).toBe(401);
    expect(await bo.ask('PUT', `/api/matches/${id}/seats/0/digest`, { line: 99 })).toMatchObject({ status: 403 });

    // It outlasts the server; what one device has seen the other is not told.
    await Promise.all([a.close(), b.close()]);
    await server.stop();
    server = await serve({ dataDir });
    const [home, away] = [anna.at(server.address), phone.at(server.address)];
    expect(await digest(home, id, 0)).toEqual(mine);
    await away.ask('PUT', `/api/matches/${id}/seats/0/digest`, { line: mine.to - 1 });
    expect(await digest(home, id, 0)).toEqual(mine);
    expect(await away.ask('PUT', `/api/matches/${id}/seats/0/digest`, { line: mine.to })).toMatchObject({ status: 200, body: null });
    expect(await digest(home, id, 0)).toBeNull();
    await server.stop();
    server = await serve({ dataDir });
    expect(await digest(home.at(server.address), id, 0)).toBeNull();
  });

  test('what a page answers because nothing else could be answered is no move of one’s own', async () => {
    const { id, a, b } = await sitDown();
    await playRound(a, b);
    const before = await digest(anna, id, 0);
    for (let n = 0; n < 2; n++) {
      const one = [a, b].find(({ decision }) => decision !== undefined)!;
      const { decision } = one;
      await one.act(decision!.options[0]!.id, { byItself: true });
      await one.until(() => one.decision?.id !== decision!.id);
    }
    expect((await digest(anna, id, 0)).from).toBe(before.from);
  });

  test('whoever takes a seat over begins without a digest', async () => {
    const { id, a, b } = await sitDown();
    await playRound(a, b);
    expect(await digest(anna, id, 0)).not.toBeNull();
    const cleo = await Person.enter(server.address, 'Cleo');
    const { code } = await anna.post(`/api/matches/${id}/seats/0/offer`, {});
    await cleo.post(`/api/matches/${id}/seats/0/take`, { code });
    expect(await digest(cleo, id, 0)).toBeNull();
  });
});

describe('what is chosen', () => {
  const said = (type: string, more: object = {}, to?: number[]): TimedEvent => {
    return { at: 1, told: { event: { type, rule: 'T', ...more }, ...(to ? { to } : {}) } };
  };
  const told = (events: TimedEvent[], marks: MatchRecord['marks'], weigh?: (event: never, seat: number) => number) => {
    const record = { status: 'running', seats: [{}, {}], marks } as unknown as MatchRecord;
    return { record, events, telling: weigh as (event: GameEvent, seat: number) => number };
  };
  const types = (found: ReturnType<typeof digestOf>) => found?.lines.map(({ event }) => event.type);

  test('six lines at most, those that tell most, in their order; what is only shown is not counted', () => {
    const events = [
      said('rolled', { seat: 1 }),
      said('died', { seat: 1 }),
      ...['moved', 'drew', 'met', 'placed', 'rolled', 'moved'].map((type) => said(type, { seat: 1 })),
      said('cast', { seat: 1, target: 0 }),
      said('fought', { seat: 1 }),
    ];
    const found = digestOf(told(events, [{ acted: 0, seen: 0 }, null], telling), 0);
    expect(found).toMatchObject({ from: 0, to: 10, count: 9 });
    expect(types(found)).toEqual(['died', 'drew', 'placed', 'moved', 'cast', 'fought']);
    expect(headlineOf(told(events, [{ acted: 0, seen: 0 }, null], telling), 0)).toMatchObject({ event: { type: 'cast' }, count: 9 });
    // Cast at somebody else, the death tells more.
    expect(headlineOf(told(events, [null, { acted: 0, seen: 0 }], telling), 1)).toMatchObject({ event: { type: 'died' } });
    expect(nachtwachtTelling({ type: 'stole', rule: '', seat: 0, victim: 1 }, 1)).toBeGreaterThan(
      nachtwachtTelling({ type: 'fought', rule: '', seat: 0, square: 1, monster: 'sword', card: 'sword' }, 1),
    );
  });

  test('what was told to others alone is neither in it nor counted; a call says only what everybody was told', () => {
    const events = [said('a', {}, [1]), said('b', {}, [0]), said('c')];
    const marks = [{ acted: 0, seen: 0 }, null];
    expect(types(digestOf(told(events, marks), 0))).toEqual(['b', 'c']);
    expect(headlineOf(told(events.slice(0, 2), marks), 0)).toBeNull();
    expect(headlineOf(told(events, marks), 0)).toMatchObject({ event: { type: 'c' }, count: 1 });
  });

  test('what was taken back is not told, and what was seen of one’s own move already is not told again', () => {
    const events = [said('own'), said('a'), said('b'), said('takenBack', { seat: 1, lines: 1 }), said('c')];
    expect(types(digestOf(told(events, [{ acted: 1, seen: 1 }, null]), 0))).toEqual(['a', 'c']);
    // One's own move has told something that was never on show.
    expect(types(digestOf(told(events, [{ acted: 1, seen: 0 }, null]), 0))).toEqual(['own', 'a', 'c']);
    expect(digestOf(told(events, [{ acted: 1, seen: 5 }, null]), 0)).toBeNull();
    expect(digestOf(told(events, [{ acted: 1, seen: 4 }, null]), 0)).toMatchObject({ from: 1, count: 2 });
    expect(digestOf(told(events, undefined), 0)).toBeNull();
  });

  test('marks go on only', () => {
    const events = [said('a', {}, [1]), said('b'), said('c', {}, [1]), said('d')];
    const marks = afterMove(told(events, undefined).record, 0, 1, 1);
    expect(marks).toEqual([{ acted: 2, seen: 1 }, null]);
    expect(afterSeeing(told(events, marks), 0, 2)).toEqual([{ acted: 2, seen: 4 }, null]);
    expect(afterSeeing(told(events, marks), 0, 1)).toEqual([{ acted: 2, seen: 2 }, null]);
    expect(afterSeeing(told(events, [{ acted: 2, seen: 4 }, null]), 0, 1)).toBeUndefined();
    expect(afterSeeing(told(events, marks), 1, 9)).toBeUndefined();
  });
});

describe('a call says it in one line', () => {
  let mails: MailHouse;
  beforeAll(async () => {
    mails = await MailHouse.open();
  });
  afterAll(() => mails.close());

  test('in the reader’s language, and nothing that the whole table may not know', async () => {
    let later = 0;
    const hall = await serve({
      games: new URL('../src/games.ts', import.meta.url),
      mail: { url: mails.url, from: 'Questhall <hall@questhall.example>' },
      callsInside: true,
      callsEvery: 10,
      now: () => Date.now() + later,
    });
    const [a, b] = [await Person.enter(hall.address, 'Anna'), await Person.enter(hall.address, 'Bo')];
    await a.ask('PUT', '/api/calls', { locale: 'de', zone: 'Europe/Berlin', quiet: null, after: 300 });
    await a.post('/api/calls/mail', { address: 'anna@home.example' });
    const [code] = /\b\d{6}\b/.exec(mails.letters.at(-1)!.text)!;
    await a.ask('PUT', '/api/calls/mail', { code });
    const { id } = await a.post('/api/matches', { game: 'talisman', seats: 2 });
    await b.post(`/api/matches/${id}/seats/1/join`);
    await a.post(`/api/matches/${id}/start`);
    // Until Anna has moved and Bo has had a turn since.
    let turns = 0;
    let waits = false;
    for (let [n, end] = [0, Date.now() + 45_000]; !waits && Date.now() < end; n++) {
      const asked = await Promise.all([a, b].map(async (one) => ({ one, ...(await one.get(`/api/matches/${id}/view`)) })));
      const due = asked.find(({ sight }) => sight.decisions.length > 0);
      // A window stands open for a while though nobody is asked in it.
      if (!due) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      if (due.one === b && due.log.filter((line: { event: GameEvent }) => line.event.type === 'turnBegan').length >= 4) turns++;
      // Of a question that not all may know of nobody is called.
      const all = asked.find(({ one }) => one === b)!.sight.waiting as number[];
      const [decision] = due.sight.decisions;
      if (due.one === a && turns > 0 && all.includes(due.seat)) {
        // What standing orders answer by themselves is asked for a moment only, and calls nobody.
        await new Promise((resolve) => setTimeout(resolve, 1500));
        waits = (await a.get(`/api/matches/${id}/view`)).sight.decisions[0]?.id === decision.id;
        if (waits) break;
      }
      const choice = decision.choose
        ? decision.options.slice(0, decision.choose.min).map((o: { id: string }) => o.id)
        : decision.options[0].id;
      await due.one.ask('POST', `/api/matches/${id}/actions`, { id: `answer-${n}-x`, seat: due.seat, decision: decision.id, choice });
    }
    expect(waits).toBe(true);
    later += 301_000;
    const isCall = ({ to, text }: { to: string[]; text: string }) => to.includes('anna@home.example') && text.includes('/t/');
    for (const end = Date.now() + 15_000; !mails.letters.some(isCall) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    const text = mails.letters.find(isCall)!.text.replaceAll('\r', '');
    const [, line, more] = /Seit deinem letzten Zug: (.+?)(?: \(\+(\d+)\))?\n/.exec(text)!;
    // One of the lines that everybody at the table has been told.
    const speak = speaker('de', [await loadCatalogue('de')], (seat) => ['Anna', 'Bo'][seat]!);
    const { log } = (await (await fetch(`${hall.address}/api/matches/${id}/view`)).json()) as { log: { event: never }[] };
    expect(log.map(({ event }) => speak.say(eventText(event)))).toContain(line);
    // Chance plays: where one thing alone has happened there is no more to count.
    if (more !== undefined) expect(Number(more)).toBeGreaterThan(0);
    await hall.stop();
  });
});
