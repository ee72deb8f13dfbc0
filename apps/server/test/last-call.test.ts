import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beforeQuiet } from '../src/calls/wishes.ts';
import { CALL_TEXTS } from '../src/calls/words.ts';
import { NOTHING_SPENT, nearEnd } from '../src/match/reserve.ts';
import { answerAll, CallingHall, isAsked, provenMail, TIMES, together, until } from './calling-hall.ts';
import { record } from './counting.ts';
import type { Person } from './player.ts';
import { Endpoint, MailHouse } from './post-office.ts';

/** Whoever was told and has not answered is told once more before their time is over. */

const H = 3_600_000;
const M = 60_000;

let mails: MailHouse;
let service: Endpoint;
beforeAll(async () => {
  mails = await MailHouse.open();
  service = await Endpoint.open();
});
afterAll(() => Promise.all([mails.close(), service.close()]));

const lettersTo = (address: string) => mails.letters.filter(({ to, text }) => to.includes(address) && text.includes('/t/'));
async function comeTo(address: string, count: number): Promise<void> {
  await until(() => lettersTo(address).length >= count);
  expect(lettersTo(address)).toHaveLength(count);
}
const LAST = 'Subject: Je tijd is bijna om';
const isLast = (address: string) => lettersTo(address).map(({ text }) => text.includes(LAST));

/** Two people at a match that waits for Anna, who is told by mail. */
async function waiting(
  name: string,
  wanted: object,
  times: object = {},
): Promise<{ hall: CallingHall; anna: Person; bo: Person; id: string }> {
  const hall = await CallingHall.open(mails);
  const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
  await provenMail(mails, anna, name, { ...TIMES, ...times });
  const { id } = await together(anna, bo, wanted);
  if (!(await isAsked(anna, id))) await answerAll(bo, id);
  expect(await isAsked(anna, id)).toBe(true);
  return { hall, anna, bo, id };
}

describe('a last call', () => {
  test('comes once, two hours before the end, and says until when and what follows', async () => {
    const to = 'once@last.example';
    const { hall, anna, bo, id } = await waiting(to, { clock: 86_400 });
    await hall.pass(301);
    await comeTo(to, 1);
    await hall.pass(22 * 3600 - 301 - 60);
    expect(isLast(to)).toEqual([false]);
    await hall.pass(61);
    await comeTo(to, 2);
    expect(isLast(to)).toEqual([false, true]);
    const [first, last] = lettersTo(to);
    const until = /Je hebt nog tot [^.]+\./.exec(first!.text)![0];
    expect(last!.text.replace(/\s+/g, ' ')).toContain(`de partij wacht op je. ${until} Daarna wordt de standaardkeuze voor je gespeeld.`);
    expect(last!.text).toMatch(/\/t\/\w{5}#key=/);
    await hall.pass(3600);
    expect(lettersTo(to)).toHaveLength(2);
    // Neither whoever answered is called, nor is a new wait at its end forgotten.
    for (const who of [anna, bo, anna, bo]) await answerAll(who, id);
    if (await isAsked(anna, id)) {
      await hall.pass(301);
      await comeTo(to, 3);
      await hall.pass(22 * 3600);
      await comeTo(to, 4);
      expect(isLast(to)).toEqual([false, true, false, true]);
    }
    await hall.server.stop();
  });

  test('stands alone, beside a match that has just begun to wait', async () => {
    const to = 'alone@last.example';
    const { hall, anna, bo } = await waiting(to, { clock: 86_400 });
    await hall.pass(301);
    await comeTo(to, 1);
    await hall.pass(22 * 3600 - 301 - 150);
    const other = await together(anna, bo);
    if (!(await isAsked(anna, other.id))) await answerAll(bo, other.id);
    await hall.pass(151);
    await comeTo(to, 2);
    expect(isLast(to)).toEqual([false, true]);
    expect(lettersTo(to)[1]!.text).not.toContain(other.code);
    await hall.pass(151);
    await comeTo(to, 3);
    expect(lettersTo(to)[2]!.text).toContain(other.code);
    await hall.server.stop();
  });

  test('is not lost by a restart, nor made twice by one, nor by a mail server that has no time', async () => {
    const to = 'restart@last.example';
    const { hall, anna } = await waiting(to, { clock: 86_400 });
    await hall.pass(301);
    await comeTo(to, 1);
    await hall.pass(21 * 3600);
    await hall.server.stop();
    await hall.pass(3600);
    await hall.restart(anna);
    expect(lettersTo(to)).toHaveLength(1); // for two minutes after a start everybody counts as present
    mails.busy = 1;
    await hall.pass(121);
    await until(() => mails.busy === 0);
    expect(lettersTo(to)).toHaveLength(1);
    await hall.restart(anna);
    await hall.pass(121);
    await comeTo(to, 2);
    expect(isLast(to)).toEqual([false, true]);
    await hall.restart(anna);
    await hall.pass(1200);
    expect(lettersTo(to)).toHaveLength(2);
    await hall.server.stop();
  });

  test('comes before quiet hours, not in them', async () => {
    const to = 'quiet@last.example';
    const minute = (at: number) => Math.floor((at % (24 * H)) / M);
    const now = Date.now();
    // With two hours left nothing may ring, and not until half an hour before the end.
    const quiet = { from: minute(now + 21 * H), to: minute(now + 23.5 * H) };
    const { hall } = await waiting(to, { clock: 86_400 }, { zone: 'UTC', quiet });
    await hall.pass(301);
    await comeTo(to, 1);
    await hall.pass(20 * 3600);
    expect(lettersTo(to)).toHaveLength(1);
    await hall.pass(1800);
    await comeTo(to, 2);
    expect(isLast(to)).toEqual([false, true]);
    await hall.pass(4 * 3600);
    expect(lettersTo(to)).toHaveLength(2);
    await hall.server.stop();
  });

  test('where a match begins to wait in quiet hours, nobody’s time is over before they were told and had a while', async () => {
    const to = 'untold@last.example';
    const minute = (at: number) => Math.floor((at % (24 * H)) / M);
    const now = Date.now();
    const quiet = { from: minute(now - H), to: minute(now + 7 * H) };
    const { hall, anna, id } = await waiting(to, { clock: 10_800 }, { zone: 'UTC', quiet });
    const { sight, seat } = await anna.get(`/api/matches/${id}/view`);
    const ends = sight.deadlines[seat] - now;
    expect(ends).toBeGreaterThan(9 * H - 2 * M);
    expect(ends).toBeLessThan(9 * H + 2 * M);
    await hall.pass(4 * 3600);
    expect(lettersTo(to)).toHaveLength(0);
    expect(await isAsked(anna, id)).toBe(true);
    await hall.pass(3 * 3600 + 120);
    await comeTo(to, 1);
    expect(isLast(to)).toEqual([false]);
    // A quarter of a decision’s time before the end.
    await hall.pass(4500);
    await comeTo(to, 2);
    expect(isLast(to)).toEqual([false, true]);
    await hall.server.stop();
  });

  test('can be switched off, and on again while a match waits', async () => {
    const to = 'off@last.example';
    const { hall, anna } = await waiting(to, { clock: 86_400 }, { last: false });
    expect(await anna.get('/api/calls')).toMatchObject({ last: false });
    await hall.pass(301);
    await comeTo(to, 1);
    await hall.pass(22.5 * 3600);
    expect(lettersTo(to)).toHaveLength(1);
    expect((await anna.ask('PUT', '/api/calls', { ...TIMES, last: true })).body).toMatchObject({ last: true });
    await hall.pass(1);
    await comeTo(to, 2);
    expect(isLast(to)).toEqual([false, true]);
    await hall.server.stop();
  });

  test('whoever wants to be told late is told before their time is over, once', async () => {
    const to = 'late@last.example';
    const { hall } = await waiting(to, { clock: 3600 }, { after: 14_400 });
    await hall.pass(44 * 60);
    expect(lettersTo(to)).toEqual([]);
    await hall.pass(70);
    await comeTo(to, 1);
    await hall.pass(14 * 60);
    expect(lettersTo(to)).toHaveLength(1);
    await hall.server.stop();
  });

  test('is not made where the first came a moment ago, nor where clocks are short', async () => {
    const [soon, short] = ['soon@last.example', 'short@last.example'];
    // Of twenty minutes the last five are near: told after thirteen, nobody is told again after fifteen.
    const one = await waiting(soon, { clock: 1200 }, { after: 780 });
    await one.hall.pass(781);
    await comeTo(soon, 1);
    await one.hall.pass(300);
    expect(lettersTo(soon)).toHaveLength(1);
    await one.hall.server.stop();
    const other = await waiting(short, { clock: 900 });
    await other.hall.pass(301);
    await comeTo(short, 1);
    await other.hall.pass(580);
    expect(lettersTo(short)).toHaveLength(1);
    await other.hall.server.stop();
  });

  test('whoever has looked in without answering is told again, and once', async () => {
    const to = 'looked@last.example';
    const { hall, anna, id } = await waiting(to, { clock: 86_400 });
    await hall.pass(301);
    await comeTo(to, 1);
    await hall.pass(20 * 3600);
    const at = await anna.connect(id);
    await at.here();
    await hall.pass(1);
    await at.close();
    await hall.pass(301);
    await comeTo(to, 2);
    await hall.pass(2 * 3600);
    await comeTo(to, 3);
    expect(isLast(to)).toEqual([false, false, true]);
    await hall.pass(1800);
    expect(lettersTo(to)).toHaveLength(3);
    await hall.server.stop();
  });

  test('whoever is asked to agree, and is not on the clock, gets none', async () => {
    const to = 'agree@last.example';
    const { hall, anna, bo, id } = await waiting(to, { clock: 86_400 });
    await answerAll(anna, id);
    expect(await isAsked(anna, id)).toBe(false);
    await hall.pass(600);
    await bo.post(`/api/matches/${id}/proposals`, { wish: 'draw' });
    await hall.pass(301);
    await comeTo(to, 1);
    await hall.pass(23 * 3600);
    expect(lettersTo(to)).toHaveLength(1);
    await hall.server.stop();
  });

  test('a webhook tells of a turn that everybody sees, with what the table has chosen to follow', async () => {
    const hall = await CallingHall.open(mails, { games: new URL('../src/games.ts', import.meta.url) });
    const people = [await hall.enter('Anna'), await hall.enter('Bo')] as const;
    for (const person of people) await person.ask('PUT', '/api/calls/hook', { url: `${service.url}/last` });
    await together(...people, { game: 'talisman', clock: 86_400, reserve: 3600, overtime: 'bot' });
    const said = () => service.posted.map(({ body }) => JSON.parse(body.toString()));
    await hall.pass(301);
    await until(() => said().length > 0);
    await hall.pass(23 * 3600 - 301);
    await until(() => said().length > 1);
    expect(said().map(({ event }) => event)).toEqual(['turn', 'last']);
    expect(said()[1]).toMatchObject({ title: CALL_TEXTS.en.last });
    expect(said()[1].text).toContain(`${CALL_TEXTS.en['then.bot']} `);
    await hall.server.stop();
  });
});

describe('the end of somebody’s time is near', () => {
  const seat = record('m').seats[0]!;
  const of = (over: object) => ({
    ...{ clock: 86_400, reserve: 0, increment: false, spent: NOTHING_SPENT, deadline: 100 * H, seats: [seat, seat] },
    ...over,
  });

  test.each([
    ['two hours before', of({}), 98 * H],
    ['with a reserve two hours before that is over', of({ reserve: 36_000, spent: { counts: true, ms: [6 * H, 0] } }), 102 * H],
    ['where no reserve counts before the deadline', of({ reserve: 36_000 }), 98 * H],
    ['a quarter of shorter ones before', of({ clock: 3600 }), 100 * H - 15 * M],
    ['a quarter of those with a reserve', of({ clock: 600, reserve: 1800, spent: { counts: true, ms: [] } }), 100 * H + 20 * M],
  ])('%s', (_, table, at) => expect(nearEnd(table, [0])?.at).toBe(at));

  test('never without a clock, for nobody, and where clocks are short', () => {
    expect([nearEnd(of({ deadline: null, clock: null }), [0]), nearEnd(of({}), []), nearEnd(of({ clock: 1199 }), [0])]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('hours of one’s own do not count, and whose time is over first decides', () => {
    const free = { zone: 'UTC', night: { from: 22 * 60, to: 8 * 60 }, weekends: false, holidays: [] };
    // The deadline is nine o’clock: an hour in the morning, one in the evening.
    const nine = of({ deadline: 105 * H, seats: [{ ...seat, free }, seat] });
    expect([nearEnd(nine, [0])?.at, nearEnd(nine, [1])?.at]).toEqual([93 * H, 103 * H]);
    const both = of({ reserve: 36_000, spent: { counts: true, ms: [0, 9 * H] } });
    expect(nearEnd(both, [0, 1])?.at).toBe(99 * H);
  });
});

describe('the last moment before quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`);
  const quiet = { from: 22 * 60 + 30, to: 7 * 60 + 30 };

  test.each([
    ['12:00', '23T12:00'],
    ['21:29', '23T21:29'],
    ['21:30', '23T21:00'], // 22:30 in Amsterdam
    ['03:10', '22T21:00'],
    ['06:30', '23T06:30'],
  ])('%s is told at %s', (end, then) => {
    expect(new Date(beforeQuiet({ quiet, zone: 'Europe/Amsterdam' }, at(end))).toISOString().slice(8, 16)).toBe(then);
  });

  test('is within what is left of the day, and there without quiet hours', () => {
    const nearlyAlways = { quiet: { from: 60, to: 40 }, zone: 'UTC' };
    expect(new Date(beforeQuiet(nearlyAlways, at('12:00'))).toISOString().slice(11, 16)).toBe('00:50');
    expect(beforeQuiet({ quiet: null, zone: 'UTC' }, at('03:00'))).toBe(at('03:00'));
  });
});
