import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Outbox } from '../src/calls/outbox.ts';
import { isInside, poster } from '../src/calls/post.ts';
import { newPushKeys, Ways } from '../src/calls/ways.ts';
import { afterQuiet } from '../src/calls/wishes.ts';
import { CALL_TEXTS } from '../src/calls/words.ts';
import type { Log } from '../src/log.ts';
import { readSettings } from '../src/settings.ts';
import type { Store } from '../src/store/store.ts';
import { answerAll, CallingHall, isAsked, provenMail, TIMES, together, until } from './calling-hall.ts';
import { record } from './counting.ts';
import type { Person } from './player.ts';
import { Endpoint, isSignedBy, MailHouse, Phone } from './post-office.ts';

let mails: MailHouse;
let service: Endpoint;
beforeAll(async () => {
  mails = await MailHouse.open();
  service = await Endpoint.open();
});
afterAll(() => Promise.all([mails.close(), service.close()]));

const byMail = (person: Person, address: string, times?: object) => provenMail(mails, person, address, times);
const lettersTo = (address: string) => mails.letters.filter(({ to, text }) => to.includes(address) && text.includes('/t/'));
/** Waits until so many letters have come; fails where they do not. */
async function comeTo(address: string, count: number): Promise<void> {
  await until(() => lettersTo(address).length >= count);
  expect(lettersTo(address)).toHaveLength(count);
}

const postedTo = (path: string) => service.posted.filter((one) => one.path === path);

/**
 * Whose turn begins at a table of Talisman: before it a window for Spells may stand open to somebody, which a standing order closes a
 * moment later, or this does.
 */
async function turnAt(people: readonly [Person, Person], id: string): Promise<0 | 1> {
  for (let looks = 0; looks < 400; looks++) {
    for (const [seat, person] of people.entries()) {
      const [asked] = (await person.get(`/api/matches/${id}/view?seat=${seat}`)).sight.decisions;
      if (asked?.kind === 'turn') return seat as 0 | 1;
      const pass = { id: `let-by-${seat}-${asked?.id}-${looks}`, seat, decision: asked?.id, choice: 'pass' };
      // Where a standing order is quicker this is refused.
      if (asked) await person.ask('POST', `/api/matches/${id}/actions`, pass);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nobody is asked for their turn');
}

/** Both choose characters that begin without Spells, so that no window opens between their answers. */
async function withoutSpells(people: readonly [Person, Person], id: string): Promise<void> {
  for (let looks = 0, left = 2; left > 0 && looks < 400; looks++) {
    for (const [seat, person] of people.entries()) {
      const [asked] = (await person.get(`/api/matches/${id}/view?seat=${seat}`)).sight.decisions;
      if (asked?.kind !== 'character') continue;
      const { id: choice } = asked.options.find((option: { id: string }) => option.id.endsWith(['troll', 'warrior'][seat]!));
      await person.post(`/api/matches/${id}/actions`, { id: `character-${seat}`, seat, decision: asked.id, choice });
      left--;
    }
  }
}

describe('it is your turn', () => {
  test('whoever is not there is told once a match, by mail, in their language, with nothing hidden in it', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'anna@home.example');
    const { id, code } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id); // somebody else swaps first
    expect(await isAsked(anna, id)).toBe(true);
    await hall.pass(299);
    expect(lettersTo('anna@home.example')).toEqual([]);
    await hall.pass(2);
    await comeTo('anna@home.example', 1);
    const [letter] = lettersTo('anna@home.example');
    expect(letter!.text).toContain('Subject: Jij bent aan de beurt');
    expect(letter!.text).toContain(`Bids, tafel ${code}: de partij wacht op je.`);
    expect(letter!.text).toContain(`${hall.server.address}/t/${code}`);
    expect(letter!.text).toContain(`${hall.server.address}/calls`);
    // Neither what is held nor who else is at the table.
    expect(letter!.text).not.toMatch(/Bo\b|hand|bid\b/);
    // Not a second time for the same wait, however long it is.
    await hall.pass(7 * 86_400);
    expect(lettersTo('anna@home.example')).toHaveLength(1);
    // Once Anna has played and the match waits for her anew, she may be told anew.
    await answerAll(anna, id);
    await answerAll(bo, id);
    await answerAll(anna, id);
    await answerAll(bo, id);
    if (await isAsked(anna, id)) {
      await hall.pass(302);
      await comeTo('anna@home.example', 2);
    }
    await hall.server.stop();
  });

  test('whoever is asked to agree to something is called as well, once, and no more once they have answered', async () => {
    const hall = await CallingHall.open(mails);
    let [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'anna@asked.example');
    const { id, code } = await together(anna, bo);
    await answerAll(anna, id); // Anna has bid: the match waits for Bo
    expect(await isAsked(anna, id)).toBe(false);
    await hall.pass(600);
    const propose = (wish: string) => bo.post(`/api/matches/${id}/proposals`, { wish });
    const { proposals } = await propose('pause');
    await hall.pass(290);
    expect(lettersTo('anna@asked.example')).toEqual([]);
    [anna, bo] = (await hall.restart(anna, bo)) as [Person, Person]; // kept with the match: a restart loses none
    await hall.pass(130);
    await comeTo('anna@asked.example', 1);
    const [letter] = lettersTo('anna@asked.example');
    expect(letter!.text).toContain('Subject: Er wordt je iets gevraagd');
    expect(letter!.text).toContain(`Bids, tafel ${code}: de tafel wacht op je antwoord. Bo stelt een pauze voor.`);
    expect(letter!.text).toMatch(new RegExp(`Antwoord: http://[^ ]+/t/${code}`));
    // One a match: another proposal does not call again before Anna has come.
    await bo.post(`/api/matches/${id}/proposals`, { wish: 'draw' });
    await hall.pass(86_400);
    expect(lettersTo('anna@asked.example')).toHaveLength(1);
    for (const { n } of [...proposals, { n: 2 }]) await anna.ask('PUT', `/api/matches/${id}/proposals/${n}`, { yes: false });
    await hall.pass(86_400);
    expect(lettersTo('anna@asked.example')).toHaveLength(1);
    // Asked and answered before anybody was called: nobody is.
    await hall.pass(700);
    const [again] = (await propose('pause')).proposals;
    await bo.ask('PUT', `/api/matches/${id}/proposals/${again.n}`, { yes: false });
    await hall.pass(86_400);
    expect(lettersTo('anna@asked.example')).toHaveLength(1);
    await hall.server.stop();
  });

  test('a proposal is put up in a chat, and does not tell there that somebody is asked in secret', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await anna.ask('PUT', '/api/calls', TIMES);
    await anna.ask('PUT', '/api/calls/hook', { url: `${service.url}/asked` });
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    expect(await isAsked(anna, id)).toBe(true); // all questions of this game are secret ones
    await hall.pass(301);
    expect(postedTo('/asked')).toEqual([]);
    await bo.post(`/api/matches/${id}/proposals`, { wish: 'draw' });
    await hall.pass(3602); // what may not be said there is looked at again every hour
    await until(() => postedTo('/asked').length > 0);
    const said = postedTo('/asked').map(({ body }) => JSON.parse(body.toString()));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatchObject({ event: 'asked', until: null, title: 'Er wordt je iets gevraagd' });
    expect(said[0].text).toContain('Bo stelt voor om op te houden, zonder winnaar.');
    expect(said[0].text).not.toContain('aan de beurt');
    await hall.server.stop();
  });

  test('whoever the table waits for can be reminded by those who sit there, once in twelve hours, outside their quiet hours', async () => {
    const hall = await CallingHall.open(mails);
    let [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    const stranger = await hall.enter('Cy');
    await byMail(anna, 'reminded@home.example', { ...TIMES, after: 86_400 });
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    const nudge = (who: Person, seat = 0) => who.ask('POST', `/api/matches/${id}/seats/${seat}/nudge`);
    expect(await nudge(anna)).toMatchObject({ status: 409, body: { code: 'not-waiting' } }); // oneself
    expect(await nudge(stranger)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    // Before a day has passed nobody would be told; a reminder is told at once, and by whom.
    await hall.pass(600);
    expect(lettersTo('reminded@home.example')).toEqual([]);
    const reminded = await nudge(bo);
    expect(reminded).toMatchObject({ status: 200, body: { seats: [{ nudged: { by: 1 } }, {}] } });
    expect((await anna.get(`/api/matches/${id}`)).seats[0].nudged).toEqual(reminded.body.seats[0].nudged);
    await comeTo('reminded@home.example', 1);
    expect(lettersTo('reminded@home.example')[0]!.text).toContain('Bo herinnert je eraan. Bids, tafel');
    expect(await nudge(bo)).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    // Neither the reminder nor when the next one may come is lost with a restart.
    [anna, bo] = (await hall.restart(anna, bo)) as [Person, Person];
    await hall.pass(11 * 3600);
    expect(await nudge(bo)).toMatchObject({ status: 409, body: { code: 'not-yet' } });
    await hall.pass(3600);
    await anna.ask('PUT', '/api/calls', { ...TIMES, after: 86_400, quiet: { from: '00:00', to: '23:59' } });
    expect((await nudge(bo)).status).toBe(200);
    await hall.pass(1);
    expect(lettersTo('reminded@home.example').length).toBeLessThanOrEqual(2);
    await hall.server.stop();
  });

  test('nobody is told who gave a sign of life at that match within two minutes, and nobody whose turn has passed', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'present@home.example', { ...TIMES, after: 0 });
    await hall.pass(300);
    // `after` 0: the first look is enough, unless she is at the page; so she is there before she is asked.
    const { id } = await anna.newMatch({});
    await bo.post(`/api/matches/${id}/seats/1/join`);
    const at = await anna.connect(id);
    await at.here();
    await anna.post(`/api/matches/${id}/start`);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    const before = lettersTo('present@home.example').length;
    for (let minute = 0; minute < 10; minute++) {
      await at.here();
      await hall.pass(60);
    }
    expect(lettersTo('present@home.example')).toHaveLength(before);
    // The page lies open, but nobody is there.
    await hall.pass(119);
    await hall.pass(3);
    await comeTo('present@home.example', before + 1);
    await at.close();
    await hall.server.stop();
  });

  test('a page that lies open and gives the only answer there is keeps no call away, and makes no second one', async () => {
    const hall = await CallingHall.open(mails, { games: new URL('../src/games.ts', import.meta.url) });
    const people = [await hall.enter('Anna'), await hall.enter('Bo')] as const;
    await byMail(people[0], 'open-0@home.example');
    await byMail(people[1], 'open-1@home.example');
    await hall.pass(300);
    const { id } = await together(people[0], people[1], { game: 'talisman', options: { characterChoice: 'free' } });
    await withoutSpells(people, id);
    const turn = await turnAt(people, id);
    const at = await people[turn].connect(id);
    await at.until(() => at.decision !== undefined);
    await hall.pass(290);
    await at.act(at.decision!.options[0]!.id, { byItself: true });
    expect(await isAsked(people[turn], id)).toBe(true);
    await hall.pass(15);
    await comeTo(`open-${turn}@home.example`, 1);
    await at.until(() => at.decision !== undefined);
    await at.act(at.decision!.options[0]!.id, { byItself: true });
    await hall.pass(86_400);
    expect(lettersTo(`open-${turn}@home.example`)).toHaveLength(1);
    await at.close();
    await hall.server.stop();
  });

  test('who wants to be told always is told while at the page, once a match', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'always@home.example', { ...TIMES, after: 0, always: true });
    await hall.pass(300);
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    const at = await anna.connect(id);
    await at.here();
    await hall.pass(6);
    await comeTo('always@home.example', 1);
    for (let n = 0; n < 5; n++) {
      await at.here();
      await hall.pass(6);
    }
    expect(lettersTo('always@home.example').filter(({ text }) => text.includes('/t/'))).toHaveLength(1);
    await at.close();
    await hall.server.stop();
  });

  test('where several matches wait, one message tells of all of them and leads to their list', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'several@home.example');
    const codes: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { id, code } = await together(anna, bo);
      if (!(await isAsked(anna, id))) await answerAll(bo, id);
      codes.push(code);
    }
    const letters = () => mails.letters.filter(({ to, text }) => to.includes('several@home.example') && !text.includes('code'));
    const before = letters().length;
    await hall.pass(301);
    await until(() => letters().length > before);
    const told = letters().slice(before);
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain('Subject: 2 partijen wachten op je');
    for (const code of codes) expect(told[0]!.text).toContain(code);
    expect(told[0]!.text).toContain(`Je partijen: ${hall.server.address}/`);
    await hall.pass(86_400);
    expect(letters()).toHaveLength(before + 1);
    await hall.server.stop();
  });

  test('what begins to wait while somebody is not yet told is told in the same message, and not what they are at', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'minutes@home.example');
    const begin = async () => {
      const { id, code } = await together(anna, bo);
      if (!(await isAsked(anna, id))) await answerAll(bo, id);
      return { id, code };
    };
    const first = await begin();
    await hall.pass(100);
    const second = await begin();
    const third = await begin();
    await hall.pass(150);
    const at = await anna.connect(third.id);
    await at.here();
    await hall.pass(52);
    await comeTo('minutes@home.example', 1);
    const [letter] = lettersTo('minutes@home.example');
    expect(letter!.text).toContain('Subject: 2 partijen wachten op je');
    expect([first, second, third].map(({ code }) => letter!.text.includes(code))).toEqual([true, true, false]);
    // The third in its own time; the second had its call.
    await hall.pass(110);
    await comeTo('minutes@home.example', 2);
    const own = lettersTo('minutes@home.example')[1]!;
    expect(own.text).toContain('Subject: Jij bent aan de beurt');
    expect([first, second, third].map(({ code }) => own.text.includes(code))).toEqual([false, false, true]);
    await hall.pass(86_400);
    expect(lettersTo('minutes@home.example')).toHaveLength(2);
    await at.close();
    await hall.server.stop();
  });

  test('what may not be said yet by the way that another match is told has its own time still', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await anna.ask('PUT', '/api/calls', TIMES);
    await anna.ask('PUT', '/api/calls/hook', { url: `${service.url}/joined` });
    const first = await together(anna, bo);
    if (!(await isAsked(anna, first.id))) await answerAll(bo, first.id);
    await bo.post(`/api/matches/${first.id}/proposals`, { wish: 'draw' });
    await hall.pass(100);
    // All questions of this game are secret ones: nothing of it is put up in a chat.
    const second = await together(anna, bo);
    if (!(await isAsked(anna, second.id))) await answerAll(bo, second.id);
    await hall.pass(201);
    await until(() => postedTo('/joined').length > 0);
    const codes = () => postedTo('/joined').map(({ body }) => JSON.parse(body.toString()).code);
    expect(codes()).toEqual([first.code]);
    await bo.post(`/api/matches/${second.id}/proposals`, { wish: 'draw' });
    await hall.pass(101);
    await until(() => postedTo('/joined').length > 1);
    expect(codes()).toEqual([first.code, second.code]);
    await hall.server.stop();
  });

  test('a turn that has passed is told to nobody', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'late@home.example');
    const { id } = await together(anna, bo);
    await answerAll(anna, id);
    if (await isAsked(anna, id)) throw new Error('still asked');
    await hall.pass(86_400);
    expect(lettersTo('late@home.example')).toEqual([]);
    await answerAll(bo, id); // the next round: now it is
    await hall.pass(86_400);
    await comeTo('late@home.example', (await isAsked(anna, id)) ? 1 : 0);
    await hall.server.stop();
  });

  test('a restart loses no call, and keeps the keys of push', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'restart@home.example');
    const { pushKey } = await anna.get('/api/calls');
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    const [again] = await hall.restart(anna);
    expect(await again!.get('/api/calls')).toMatchObject({ pushKey, mail: 'restart@home.example', ...TIMES });
    await hall.pass(301);
    await comeTo('restart@home.example', 1);
    const [third] = await hall.restart(anna);
    await hall.pass(86_400);
    expect(lettersTo('restart@home.example')).toHaveLength(1);
    expect(await isAsked(third!, id)).toBe(true);
    await hall.server.stop();
  });

  test('a busy mail server is asked again, and what went by another way does not go twice', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'again@home.example');
    const phone = new Phone(`${service.url}/again`);
    expect(await anna.ask('PUT', '/api/calls/push', phone.address)).toMatchObject({ status: 200, body: { pushHere: true, pushes: 1 } });
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    mails.busy = 2;
    await hall.pass(301);
    await until(() => mails.busy === 1);
    expect([lettersTo('again@home.example').length, postedTo('/again').length]).toEqual([0, 1]);
    await hall.pass(61);
    await until(() => mails.busy === 0);
    expect(lettersTo('again@home.example')).toHaveLength(0);
    await hall.pass(121);
    await comeTo('again@home.example', 1);
    expect(postedTo('/again')).toHaveLength(1);
    await hall.server.stop();
  });
});

describe('ways', () => {
  test('push is sealed for the device alone, signed by the server, and forgotten where the device is gone', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    const phone = new Phone(`${service.url}/push`);
    const { pushKey } = (await anna.ask('PUT', '/api/calls/push', phone.address)).body;
    await anna.ask('PUT', '/api/calls', { ...TIMES, locale: 'de' });
    const { id, code } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    await hall.pass(301);
    await until(() => postedTo('/push').length > 0);
    const [call] = postedTo('/push');
    expect(isSignedBy(pushKey, call!.headers, service.url)).toBe(true);
    expect(call!.body.includes('Zug')).toBe(false);
    expect(phone.read(call!.body)).toEqual({
      ...{ title: 'Du bist am Zug', body: `Bids, Tisch ${code}: Die Partie wartet auf dich.`, path: `/t/${code}`, tag: id },
    });
    expect(() => new Phone(phone.endpoint).read(call!.body)).toThrow();
    service.answers = [410];
    expect(await anna.post('/api/calls/trial')).toEqual({ reached: 0, failed: 1 });
    await hall.server.stop();
  });

  test('a service of push that knows the device no more ends it', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await anna.ask('PUT', '/api/calls/push', new Phone(`${service.url}/gone`).address);
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    service.answers = [410];
    await hall.pass(301);
    await until(() => postedTo('/gone').length > 0);
    expect(await anna.get('/api/calls')).toMatchObject({ pushHere: false, pushes: 0 });
    await hall.pass(86_400);
    expect(postedTo('/gone')).toHaveLength(1);
    await hall.server.stop();
  });

  test('a webhook is signed; that somebody is asked in secret is not posted', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    const { secret } = (await anna.ask('PUT', '/api/calls/hook', { url: `${service.url}/hook?room=7` })).body;
    expect(await anna.post('/api/calls/trial')).toEqual({ reached: 1, failed: 0 });
    const [{ headers, body }] = postedTo('/hook?room=7') as unknown as [{ headers: Record<string, string>; body: Buffer }];
    const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['questhall-signature']!)!;
    expect(createHmac('sha256', secret).update(`${at}.${body.toString()}`).digest('hex')).toBe(signature);
    expect(JSON.parse(body.toString())).toMatchObject({ event: 'trial', title: CALL_TEXTS.en.trial });
    // All questions of the small game are secret ones.
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    await hall.pass(86_400);
    expect(postedTo('/hook?room=7')).toHaveLength(1);
    expect((await anna.ask('DELETE', '/api/calls/hook')).body).toMatchObject({ hook: null });
    await hall.server.stop();
  });

  test('a webhook that nobody else reads is posted what push and mail say, also what is asked in secret', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await anna.ask('PUT', '/api/calls/hook', { url: `${service.url}/own`, own: true });
    expect(await anna.get('/api/calls')).toMatchObject({ hook: `${service.url}/own`, hookOwn: true });
    const { id, code } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    await hall.pass(301);
    await until(() => postedTo('/own').length > 0);
    expect(postedTo('/own')).toHaveLength(1);
    const said = JSON.parse(postedTo('/own')[0]!.body.toString());
    expect(said).toMatchObject({ event: 'turn', match: id, code, title: CALL_TEXTS.en.title });
    expect(said.url).toBe(`${hall.server.address}/t/${code}`); // without a key: services of chats keep what they are sent
    await hall.server.stop();
  });

  test('why a plan stopped is said by push, by mail and to a webhook that nobody else reads, and to no other', async () => {
    const call = {
      match: 'm',
      session: 'anna',
      since: 0,
      sign: null,
      isOpen: true,
      next: 0,
      tries: 0,
      sent: [],
      told: null,
      lastAt: null,
      isLast: false,
    };
    const seat = { ...record('m').seats[0]!, kind: 'person' as const, session: 'anna', planStopped: { why: 'moved' as const, turn: '7' } };
    const match = { ...record('m'), code: 'PLANS', status: 'running' as const, pending: [0], seats: [seat] };
    const saidTo = async (name: string, own: boolean) => {
      const phone = new Phone(`${service.url}/${name}-phone`);
      const push = [{ ...phone.address, device: 'phone' }];
      const hook = { url: `${service.url}/${name}`, secret: 'x', own };
      const mail = `${name}@home.example`;
      const wishes = { ...TIMES, locale: 'en' as const, origin: 'https://hall.example', push, mail, hook };
      const due = [call];
      const said = (what: object) => {
        throw new Error(`logged: ${JSON.stringify(what)}`);
      };
      const outbox = await Outbox.open({
        store: {
          wishes: async () => new Map([['anna', JSON.stringify(wishes)]]),
          dueCalls: async () => due.splice(0),
          tellOne: (...[all, , tell]: Parameters<Store['tellOne']>) => tell(all),
          firstCalls: async () => [],
          record: async () => match,
          putCall: async () => undefined,
          putKey: async () => undefined,
        } as unknown as Store,
        ways: new Ways({
          post: poster(true),
          keys: newPushKeys(),
          mail: { url: mails.url, from: 'hall@questhall.example' },
          now: Date.now,
        }),
        log: { error: said, warn: said, info: said } as unknown as Log,
        now: (() => {
          let at = 0;
          return () => (at += 1_000_000);
        })(),
        every: 1_000_000,
      });
      await outbox.look();
      await outbox.close();
      const posted = JSON.parse(postedTo(`/${name}`)[0]!.body.toString());
      return [
        phone.read(postedTo(`/${name}-phone`)[0]!.body)['body']!,
        mails.letters.findLast(({ to }) => to.includes(mail))!.text,
        posted.text as string,
        posted.content as string,
      ];
    };
    const reason = 'Your plan was not carried out, or only in part: Your figure has been moved.';
    for (const said of await saidTo('mine', true)) expect(said).toContain(reason);
    const [push, mail, ...chat] = await saidTo('ours', false);
    for (const said of [push, mail]) expect(said).toContain(reason);
    for (const said of chat) {
      expect(said).toContain('PLANS');
      expect(said).not.toMatch(/plan\b/);
    }
  });

  test('a webhook tells of a turn that everybody sees', async () => {
    const hall = await CallingHall.open(mails, { games: new URL('../src/games.ts', import.meta.url) });
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    for (const [person, path] of [
      [anna, '/turn-a'],
      [bo, '/turn-b'],
    ] as const)
      await person.ask('PUT', '/api/calls/hook', { url: service.url + path });
    const { id, code } = await anna.newMatch({ game: 'talisman' });
    await bo.post(`/api/matches/${id}/seats/1/join`);
    await anna.post(`/api/matches/${id}/start`);
    await hall.pass(301);
    await until(() => postedTo('/turn-a').length + postedTo('/turn-b').length > 0);
    const told = [...postedTo('/turn-a'), ...postedTo('/turn-b')];
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0]!.body.toString())).toMatchObject({ event: 'turn', match: id, code, game: 'talisman' });
    await hall.server.stop();
  });

  test('a mail address is proven by the code that was sent there, within five attempts', async () => {
    const hall = await CallingHall.open(mails);
    const anna = await hall.enter('Anna');
    const wrong = { status: 400, body: { code: 'bad-code' } };
    expect(await anna.ask('PUT', '/api/calls/mail', { code: '000000' })).toMatchObject(wrong);
    await anna.post('/api/calls/mail', { address: 'guess@home.example' });
    const [code] = /\b\d{6}\b/.exec(mails.letters.at(-1)!.text)!;
    for (let n = 0; n < 5; n++) expect(await anna.ask('PUT', '/api/calls/mail', { code: 'nothing' })).toMatchObject(wrong);
    expect(await anna.ask('PUT', '/api/calls/mail', { code })).toMatchObject(wrong);
    expect(await anna.get('/api/calls')).toMatchObject({ mail: null });
    for (const address of ['nobody', 'a@b\r\nBcc: c@d', '<a@b>', 'a@b,c@d'])
      expect(await anna.ask('POST', '/api/calls/mail', { address })).toMatchObject({ status: 400, body: { code: 'malformed' } });
    await hall.server.stop();
  });

  test('a server without mail says so, and one with half of it does not start', async () => {
    const hall = await CallingHall.open(mails, { mail: undefined });
    const anna = await hall.enter('Anna');
    expect(await anna.get('/api/calls')).toMatchObject({ canMail: false });
    expect(await anna.ask('POST', '/api/calls/mail', { address: 'a@b.example' })).toMatchObject({ status: 409, body: { code: 'no-mail' } });
    await hall.server.stop();
    expect(() => readSettings([], { SMTP_URL: 'smtp://mail.example' })).toThrow('both');
    expect(() => readSettings([], { SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b' })).toThrow('SMTP_URL');
    expect(readSettings([], { SMTP_URL: 'smtps://me:secret@mail.example:465', MAIL_FROM: 'a@b' })).toMatchObject({ mail: { from: 'a@b' } });
  });

  test('whoever leaves for good, or logs a device out, is called no more', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    await byMail(anna, 'gone@home.example');
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    await anna.ask('DELETE', '/api/session');
    await hall.pass(86_400);
    expect(lettersTo('gone@home.example')).toEqual([]);
    await bo.ask('PUT', '/api/calls/push', new Phone(`${service.url}/out`).address);
    const [device] = await bo.get('/api/session/devices');
    await bo.ask('DELETE', `/api/session/devices/${device.id}`);
    await hall.pass(86_400);
    expect(postedTo('/out')).toEqual([]);
    await hall.server.stop();
  });
});

describe('addresses that people give', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00::7',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('%s lies inside', (address) => expect(isInside(address)).toBe(true));
  test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1'])('%s does not', (address) =>
    expect(isInside(address)).toBe(false),
  );

  test('only https to the outside is called, also where a name leads inside', async () => {
    const post = poster(false);
    for (const url of [service.url, 'https://127.0.0.1:1/', 'https://[::1]:1/', 'https://localhost:1/', 'file:///etc/passwd'])
      await expect(post(url, {}, ''), url).rejects.toThrow(/only https|lies inside/);
  });
});

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`);
  const quiet = { from: 22 * 60 + 30, to: 7 * 60 + 30 };

  test.each([
    ['12:00', '12:00'],
    ['21:29', '21:29'],
    ['21:30', '06:30'], // 22:30 in Amsterdam
    ['23:59', '06:30'],
  ])('at %s it rings at %s', (now, then) => {
    const rings = afterQuiet({ quiet, zone: 'Europe/Amsterdam' }, at(now));
    expect(new Date(rings).toISOString().slice(11, 16)).toBe(then);
    expect(rings - at(now)).toBeLessThan(86_400_000);
  });

  test('none, and hours of no length, hold nothing back', () => {
    expect(afterQuiet({ quiet: null, zone: 'UTC' }, at('03:00'))).toBe(at('03:00'));
    expect(afterQuiet({ quiet: { from: 60, to: 60 }, zone: 'UTC' }, at('01:00'))).toBe(at('01:00'));
  });

  test('a call waits for their end', async () => {
    const hall = await CallingHall.open(mails);
    const [anna, bo] = [await hall.enter('Anna'), await hall.enter('Bo')];
    const now = new Date();
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    await byMail(anna, 'night@home.example', { ...TIMES, zone: 'UTC', quiet: { from: minute, to: (minute + 600) % 1440 } });
    const { id } = await together(anna, bo);
    if (!(await isAsked(anna, id))) await answerAll(bo, id);
    await hall.pass(9 * 3600);
    expect(lettersTo('night@home.example')).toEqual([]);
    await hall.pass(3600 + 120);
    await comeTo('night@home.example', 1);
    await hall.server.stop();
  });
});

test('texts of calls have the same gaps in all five languages', () => {
  const gaps = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
  for (const texts of Object.values(CALL_TEXTS)) {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(CALL_TEXTS.en).sort());
    for (const [key, text] of Object.entries(texts)) expect(gaps(text)).toEqual(gaps(CALL_TEXTS.en[key as keyof typeof texts]));
  }
});
