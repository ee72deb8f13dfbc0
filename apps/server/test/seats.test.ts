import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Person, playOn, serve } from './player.ts';

let server: RunningServer;
let anna: Person;
let bo: Person;
/** How far the server's time has been moved by hand. */
let later = 0;
const pass = (seconds: number) => {
  later += seconds * 1000;
};
beforeAll(async () => {
  server = await serve({ now: () => Date.now() + later });
  anna = await Person.enter(server.address, 'Anna');
  bo = await Person.enter(server.address, 'Bo');
});
afterAll(() => server.stop());

const seat = (id: string, n: number, what: string) => `/api/matches/${id}/seats/${n}/${what}`;

describe('seats before the start', () => {
  test('one session may hold several seats, each under a name of its own', async () => {
    const { id } = await anna.newMatch({ seats: 4 });
    await anna.post(seat(id, 1, 'join'), { name: 'Carl' });
    const table = await anna.post(seat(id, 2, 'join'));
    expect(table.seats.map((s: { name: string }) => s.name)).toEqual(['Anna', 'Carl', 'Anna 2', null]);
    expect(table.seats.map((s: { yours: boolean }) => s.yours)).toEqual([true, true, true, false]);
    const again = await anna.ask('POST', seat(id, 1, 'join'));
    expect(again.body.seats[1].name).toBe('Carl');
  });

  test('of two answers for a table the older one is known by its number, and the socket has the numbers of the answers', async () => {
    const { id } = await anna.newMatch({});
    await bo.post(seat(id, 1, 'join'));
    const there = await anna.connect(id);
    const ready = (who: Person, n: number, now: boolean) => who.ask('PUT', seat(id, n, 'ready'), { ready: now, terms: 0 });
    const revisions: number[] = [];
    for (const [who, n, now] of [
      [anna, 0, true],
      [bo, 1, true],
      [anna, 0, false],
      [bo, 1, false],
    ] as const) {
      const { body } = await ready(who, n, now);
      revisions.push(body.revision);
      await there.until(() => there.table?.revision === body.revision);
      expect(there.table?.seats.map((one) => one.ready)).toEqual(body.seats.map((one: { ready: boolean }) => one.ready));
    }
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
  });

  test('a taken seat, a seat that is not there, a match that is not there', async () => {
    const { id } = await anna.newMatch({});
    expect(await bo.ask('POST', seat(id, 0, 'join'))).toMatchObject({ status: 409, body: { code: 'seat-taken', args: { seat: 0 } } });
    expect(await bo.ask('POST', seat(id, 7, 'join'))).toMatchObject({ status: 404, body: { code: 'no-seat' } });
    expect(await bo.ask('POST', seat('aaaaaaaaaaaaaaaa', 0, 'join'))).toMatchObject({ status: 404, body: { code: 'no-match' } });
    expect(await bo.ask('POST', seat('short', 0, 'join'))).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(await bo.ask('GET', '/api/tables/AAAAA')).toMatchObject({ status: 404, body: { code: 'no-match' } });
  });

  test('the host alone adds and removes; the host passes on when it leaves', async () => {
    const { id } = await anna.newMatch({ seats: 3 });
    await bo.post(seat(id, 1, 'join'));
    expect(await bo.ask('POST', seat(id, 2, 'bot'), { level: 'easy' })).toMatchObject({ status: 403, body: { code: 'not-host' } });
    await anna.post(seat(id, 2, 'bot'), { level: 'easy' });
    expect((await anna.post(seat(id, 2, 'bot'), { level: 'hard' })).seats[2]).toMatchObject({ kind: 'bot', level: 'hard' });
    expect(await anna.ask('POST', seat(id, 1, 'bot'), { level: 'easy' })).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
    expect((await anna.post(seat(id, 2, 'clear'))).seats[2].kind).toBe('open');
    expect(await anna.ask('POST', seat(id, 1, 'leave'))).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    expect(await anna.post(seat(id, 0, 'leave'))).toMatchObject({ host: false });
    expect(await bo.get(`/api/matches/${id}`)).toMatchObject({ host: true });
    await bo.post(seat(id, 1, 'leave'));
    expect(await anna.post(seat(id, 2, 'join'))).toMatchObject({ host: true });
  });

  test('a match starts when every seat is taken, by the host, once', async () => {
    const { id } = await anna.newMatch({ seats: 3 });
    expect(await anna.ask('POST', `/api/matches/${id}/start`)).toMatchObject({
      status: 409,
      body: { code: 'seats-open', args: { open: 2 } },
    });
    await bo.post(seat(id, 1, 'join'));
    await anna.post(seat(id, 2, 'bot'), { level: 'easy' });
    expect(await bo.ask('POST', `/api/matches/${id}/start`)).toMatchObject({ status: 403, body: { code: 'not-host' } });
    expect(await anna.post(`/api/matches/${id}/start`)).toMatchObject({ status: 'running' });
    expect(await anna.ask('POST', `/api/matches/${id}/start`)).toMatchObject({ status: 409, body: { code: 'already-started' } });
    expect(await anna.ask('POST', seat(id, 2, 'clear'))).toMatchObject({ status: 409, body: { code: 'already-started' } });
  });

  test('a wrong game, number of seats or option is named', async () => {
    const ask = (wanted: object) => anna.ask('POST', '/api/matches', { game: 'bids', seats: 2, ...wanted });
    expect(await ask({ game: 'chess' })).toMatchObject({ status: 404, body: { code: 'no-game' } });
    expect(await ask({ seats: 5 })).toMatchObject({ status: 400, body: { code: 'bad-seats', args: { min: 2, max: 4 } } });
    expect(await ask({ bots: ['easy', 'easy'] })).toMatchObject({ status: 400, body: { code: 'bad-seats' } });
    expect(await ask({ options: { rounds: 99 } })).toMatchObject({ status: 400, body: { code: 'bad-option', args: { option: 'rounds' } } });
    expect(await ask({ options: { colour: 'red' } })).toMatchObject({
      status: 400,
      body: { code: 'bad-option', args: { option: 'colour' } },
    });
    expect(await ask({ start: true })).toMatchObject({ status: 409, body: { code: 'seats-open' } });
    expect(await ask({ clock: 1 })).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  test('open tables are listed where the host wants it; own matches always', async () => {
    const hidden = await anna.newMatch({});
    const shown = await anna.newMatch({ listed: true });
    const listed = (await bo.get('/api/matches?of=listed')).map((t: { id: string }) => t.id);
    expect(listed).toContain(shown.id);
    expect(listed).not.toContain(hidden.id);
    const mine = (await anna.get('/api/matches?of=mine')).map((t: { id: string }) => t.id);
    expect(mine).toEqual(expect.arrayContaining([shown.id, hidden.id]));
    expect(await bo.get('/api/matches?of=mine')).not.toContainEqual(expect.objectContaining({ id: hidden.id }));
  });
});

describe('seats during play', () => {
  test('a bot stands in and the person comes back at any decision', async () => {
    const { id } = await anna.newMatch({ options: { rounds: 20 } });
    await bo.post(seat(id, 1, 'join'));
    await anna.post(`/api/matches/${id}/start`);
    const a = await anna.connect(id);
    const b = await bo.connect(id);
    expect((await bo.post(seat(id, 1, 'bot'), { level: 'easy' })).seats[1]).toMatchObject({ kind: 'person', name: 'Bo', standIn: 'easy' });
    const before = a.sight!.view.round;
    while (a.sight!.view.round < before + 3) await step(a);
    expect((await bo.post(seat(id, 1, 'back'))).seats[1].standIn).toBeNull();
    // Told on the same line after whatever the bot still did.
    await b.until(() => b.table?.seats[1]?.standIn === null, 'the seat');
    // Where the bot has answered once more, the next question comes when Anna has.
    while (b.decision === undefined) await (a.decision ? step(a) : new Promise((resolve) => setTimeout(resolve, 10)));
    expect(['bid', 'swap']).toContain(b.decision.kind);
    expect(await b.act(b.decision!.options[0]!.id)).toMatchObject({ t: 'done' });
    await a.close();
    await b.close();
  });

  test('the host gives the seat of an absent person to a bot, never that of one who is there', async () => {
    const { id } = await anna.newMatch({});
    await bo.post(seat(id, 1, 'join'));
    await anna.post(`/api/matches/${id}/start`);
    const b = await bo.connect(id);
    expect(await anna.ask('POST', seat(id, 1, 'bot'), { level: 'easy' })).toMatchObject({ status: 409, body: { code: 'person-present' } });
    await b.close();
    const a = await anna.connect(id);
    await a.until(() => a.table?.seats[1]?.online === false, 'absence');
    pass(50);
    expect(await anna.ask('POST', seat(id, 1, 'bot'), { level: 'easy' })).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    pass(11);
    expect((await anna.post(seat(id, 1, 'bot'), { level: 'easy' })).seats[1].standIn).toBe('easy');
    const cy = await Person.enter(server.address, 'Cy');
    expect(await cy.ask('POST', seat(id, 0, 'bot'), { level: 'easy' })).toMatchObject({ status: 403, body: { code: 'not-host' } });
    await a.close();
  });

  test('NW-14.4: who leaves is replaced; when all have left the match is closed, kept, and goes on when one comes back', async () => {
    const { id } = await anna.newMatch({ options: { rounds: 50 } });
    await bo.post(seat(id, 1, 'join'));
    await anna.post(`/api/matches/${id}/start`);
    expect((await bo.post(seat(id, 1, 'leave'))).seats[1]).toMatchObject({ kind: 'person', standIn: 'normal' });
    expect(await anna.post(seat(id, 0, 'leave'))).toMatchObject({ status: 'closed', outcome: null });
    const view = await anna.get(`/api/matches/${id}/view`);
    await anna.post(seat(id, 0, 'back'));
    const a = await anna.connect(id);
    expect(a.table?.status).toBe('running');
    expect(a.sight!.view.round).toBeGreaterThanOrEqual(view.sight.view.round);
    await step(a);
    await a.close();
  });
});

describe('rematch', () => {
  test('the same people and bots at one new table, whoever asks', async () => {
    const { id } = await anna.newMatch({ seats: 3, options: { rounds: 1 } });
    await bo.post(seat(id, 1, 'join'));
    await anna.post(seat(id, 2, 'bot'), { level: 'hard' });
    await anna.post(`/api/matches/${id}/start`);
    expect(await anna.ask('POST', `/api/matches/${id}/rematch`)).toMatchObject({ status: 409, body: { code: 'not-over' } });
    const a = await anna.connect(id);
    const b = await bo.connect(id);
    await playOn([a, b]);
    const [first, second] = await Promise.all([anna.post(`/api/matches/${id}/rematch`), bo.post(`/api/matches/${id}/rematch`)]);
    expect(second.id).toBe(first.id);
    expect((await anna.get(`/api/matches/${first.id}`)).seats).toMatchObject([
      { name: 'Anna' },
      { name: 'Bo' },
      { kind: 'bot', level: 'hard' },
    ]);
    expect(first).toMatchObject({ status: 'open', options: { rounds: 1 } });
    await b.until(() => b.table?.rematch === first.id, 'word of the rematch');
    await a.close();
    await b.close();
  });

  test('against bots alone it starts at once', async () => {
    const { id } = await anna.newMatch({ seats: 2, bots: ['easy'], options: { rounds: 1 }, start: true });
    const a = await anna.connect(id);
    await playOn([a]);
    expect(await bo.ask('POST', `/api/matches/${id}/rematch`)).toMatchObject({ status: 403 });
    expect(await anna.post(`/api/matches/${id}/rematch`)).toMatchObject({ status: 'running' });
    await a.close();
  });
});

describe('nobody is pushed aside', () => {
  test('whoever asks for a rematch sits; the others are invited, and sit once they accept', async () => {
    const cy = await Person.enter(server.address, 'Cy');
    const { id } = await anna.newMatch({ seats: 3, options: { rounds: 1 }, listed: true });
    await bo.post(seat(id, 1, 'join'));
    await cy.post(seat(id, 2, 'join'));
    await anna.post(`/api/matches/${id}/start`);
    const clients = [await anna.connect(id), await bo.connect(id), await cy.connect(id)];
    await playOn(clients);
    for (const client of clients) await client.close();
    const next = await anna.post(`/api/matches/${id}/rematch`);
    expect(next).toMatchObject({
      status: 'open',
      seats: [
        { kind: 'person', name: 'Anna' },
        { kind: 'open', name: null, invited: { name: 'Bo', you: false } },
        { kind: 'open', name: null, invited: { name: 'Cy', you: false } },
      ],
    });
    // Nobody else gets the seat, nothing begins without an answer, and whoever is invited finds it.
    const dan = await Person.enter(server.address, 'Dan');
    expect(await dan.ask('POST', seat(next.id, 1, 'join'))).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
    expect(await cy.ask('POST', seat(next.id, 1, 'join'))).toMatchObject({ status: 409, body: { code: 'seat-taken' } });
    expect(await anna.ask('POST', `/api/matches/${next.id}/start`)).toMatchObject({ status: 409, body: { code: 'seats-open' } });
    const found = (await bo.get('/api/matches?of=mine')).find((t: { id: string }) => t.id === next.id);
    expect(found.seats[1]).toMatchObject({ invited: { name: 'Bo', you: true } });
    expect((await bo.post(seat(next.id, 1, 'join'))).seats[1]).toMatchObject({ kind: 'person', name: 'Bo', yours: true, invited: null });
    // A no opens the seat for others.
    expect((await cy.post(seat(next.id, 2, 'leave'))).seats[2]).toMatchObject({ kind: 'open', name: null, invited: null });
    expect((await cy.get('/api/matches?of=mine')).map((t: { id: string }) => t.id)).not.toContain(next.id);
    expect((await dan.post(seat(next.id, 2, 'join'))).seats[2]).toMatchObject({ name: 'Dan' });
  });

  test('where a decision has a day, nobody is replaced for being away, and for silence only after that day', async () => {
    const { id, patience } = await anna.newMatch({ clock: 86_400, patience: 300, reserve: 86_400, options: { rounds: 50 } });
    expect(patience).toBe(86_400);
    await bo.post(seat(id, 1, 'join'));
    await anna.post(`/api/matches/${id}/start`);
    const a = await anna.connect(id);
    // Bo takes his time.
    if (a.decision) await step(a);
    const replace = () => anna.ask('POST', seat(id, 1, 'bot'), { level: 'easy' });
    await new Promise((resolve) => setTimeout(resolve, 2500)); // the table has seen for whom it waits
    pass(3600);
    const soon = await replace();
    expect(soon).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    expect(soon.body.args.seconds).toBeGreaterThan(80_000);
    pass(41_000);
    await a.until(() => typeof a.table?.seats[1]?.quietSince === 'number', 'the silence, after half of the day');
    expect((await replace()).body.code).toBe('not-yet');
    pass(43_000);
    expect((await replace()).body).toMatchObject({ seats: [{}, { standIn: 'easy' }] });
    await a.close();
  });

  test('a host who is away is replaced no sooner than anybody else, and gives nobody power before', async () => {
    const cy = await Person.enter(server.address, 'Cy');
    const { id } = await anna.newMatch({ seats: 3 });
    await bo.post(seat(id, 1, 'join'));
    await cy.post(seat(id, 2, 'join'));
    await anna.post(`/api/matches/${id}/start`);
    const [a, b] = [await anna.connect(id), await bo.connect(id)];
    pass(100);
    await a.close();
    await b.until(() => b.table?.seats[0]?.online === false, 'absence');
    // Cy has been away for long, Anna for a moment.
    expect(await bo.ask('POST', seat(id, 0, 'bot'), { level: 'easy' })).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    expect(await bo.ask('POST', seat(id, 2, 'bot'), { level: 'easy' })).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    pass(61);
    expect((await bo.post(seat(id, 2, 'bot'), { level: 'easy' })).seats[2].standIn).toBe('easy');
    expect((await bo.post(seat(id, 0, 'bot'), { level: 'easy' })).seats[0].standIn).toBe('easy');
    await b.close();
  });

  test('who stays connected and says nothing: told to all, ended by a sign of life, replaced after the time that the table chose', async () => {
    const { id } = await anna.newMatch({ patience: 120, options: { rounds: 50 } });
    await bo.post(seat(id, 1, 'join'));
    await anna.post(`/api/matches/${id}/start`);
    const clients = [await anna.connect(id), await bo.connect(id)];
    // Bo takes his time.
    if (clients[0]!.decision) await step(clients[0]!);
    const [a, b] = clients as [(typeof clients)[0], (typeof clients)[0]];
    await new Promise((resolve) => setTimeout(resolve, 2500)); // the table has seen for whom it waits
    pass(65);
    await a.until(() => typeof a.table?.seats[1]?.quietSince === 'number', 'the silence');
    await b.until(() => typeof b.table?.seats[1]?.quietSince === 'number', 'the silence, told to him as well');
    expect(await anna.ask('POST', seat(id, 1, 'bot'), { level: 'easy' })).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    await b.here();
    await a.until(() => a.table?.seats[1]?.quietSince === null, 'the sign of life');
    pass(119);
    const dan = await Person.enter(server.address, 'Dan');
    expect(await anna.ask('POST', seat(id, 1, 'bot'), { level: 'easy' })).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    pass(2);
    expect(await dan.ask('POST', seat(id, 1, 'bot'), { level: 'easy' })).toMatchObject({ status: 403 });
    expect((await anna.post(seat(id, 1, 'bot'), { level: 'easy' })).seats[1]).toMatchObject({ standIn: 'easy', online: true });
    expect((await bo.post(seat(id, 1, 'back'))).seats[1].standIn).toBeNull();
    await a.close();
    await b.close();
  });

  test('an open table whose host is gone goes to somebody who sits there, not sooner and to nobody else', async () => {
    const { id } = await anna.newMatch({ seats: 3 });
    const host = `/api/matches/${id}/host`;
    const b = await bo.connect(id);
    expect(await bo.ask('POST', host)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    await bo.post(seat(id, 1, 'join'));
    expect(await bo.ask('POST', host)).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    const a = await anna.connect(id);
    pass(200);
    expect(await bo.ask('POST', host)).toMatchObject({ status: 409, body: { code: 'person-present' } });
    await a.close();
    await b.until(() => b.table?.seats[0]?.online === false, 'absence');
    expect(b.table?.hostAwaySince).toBeTypeOf('number');
    pass(121);
    expect(await bo.post(host)).toMatchObject({ host: true });
    expect((await bo.post(seat(id, 0, 'clear'))).seats[0]).toMatchObject({ kind: 'open' });
    expect((await anna.get(`/api/matches/${id}`)).host).toBe(false);
    await b.close();
  });

  test('a stranger cannot take all seats of a listed table', async () => {
    const { id } = await anna.newMatch({ seats: 4, listed: true });
    await bo.post(seat(id, 1, 'join'));
    await bo.post(seat(id, 2, 'join'));
    expect(await bo.ask('POST', seat(id, 3, 'join'))).toMatchObject({ status: 429, body: { code: 'too-many', args: { most: 2 } } });
    await anna.post(seat(id, 3, 'join'));
    const family = await anna.newMatch({ seats: 4 });
    for (const n of [1, 2, 3]) await bo.post(seat(family.id, n, 'join'));
  });
});

/** Answers the next decision with its first option. */
async function step(client: Awaited<ReturnType<Person['connect']>>): Promise<void> {
  await client.until(() => client.decision !== undefined, 'a decision');
  const { id, options } = client.decision!;
  await client.act(options[0]!.id);
  await client.until(() => client.decision?.id !== id, 'the update');
}
