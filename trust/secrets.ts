import { join } from 'node:path';
import { startServer } from '../apps/server/src/index.ts';
import { openDatabase } from '../apps/server/src/store/driver.ts';
import { MailHouse } from '../apps/server/test/post-office.ts';
import { MUCH, newFolder } from './child.ts';
import { wantedGames } from './games.ts';
import { type Asked, ENOUGH, type Failure, type Findings, roundsWithin, runAsProgram } from './program.ts';
import { AutoSeat, ask, enter, type Guest, newTable } from './seat.ts';
import { searcher, secretsOf } from './secrets/keep.ts';

/*
 * Secrets stay where they are. Matches are played with the log at its finest level, errors of every kind are provoked, and
 * then it is searched for: session tokens, the secrets and digests of dice, events that only some may hear, pieces of
 * states. None of them may stand in a log line, in the body of an error, or in an export before the end.
 */

/** Answers of one seat after which a long match has told enough. */
const LONGEST = 40;
/** What everybody notes for themselves: it may stand nowhere else. */
const NOTE = 'a note to oneself, and marked';

/** @param size matches of each game */
export async function secrets({ size, seed, within, game: wanted }: Asked): Promise<Findings> {
  const dataDir = newFolder();
  const log: string[] = [];
  const errors: string[] = [];
  const mails = await MailHouse.open();
  const open = () =>
    startServer({
      port: 0,
      host: '127.0.0.1',
      dataDir,
      games: new URL('./games.ts', import.meta.url),
      logLevel: 'trace',
      logTo: { write: (line) => void log.push(line) },
      secretTick: 0,
      mail: { url: mails.url, from: 'Questhall <hall@questhall.example>' },
      callsEvery: 500,
      limits: MUCH,
    });
  let server = await open();
  const guests: Guest[] = [];
  for (const name of ['Anna', 'Bo', 'Cy']) guests.push(await enter(server.address, name));
  // What lets somebody in, or tells them something, wherever it is: the keys of mails, the tokens of visits, the addresses of feeds.
  const keys = new Set<string>();
  for (const guest of guests) keys.add(await callable(server.address, guest, mails));
  const matches: string[] = [];
  const more = roundsWithin(within);
  for (let i = 0; i < size && more(); i++) {
    for (const game of wantedGames(wanted)) {
      const match = await newTable(server.address, guests, game.id);
      matches.push(match);
      const seats = guests.map(
        ({ token }, seat) => new AutoSeat({ match, seat, token, seed: seed + i, think: 0, address: () => server.address }),
      );
      for (const [seat, guest] of guests.entries()) await note(server.address, match, guest, seat);
      await provoke(server.address, match, guests, errors);
      // Half of them are left in the middle: their exports must tell nothing.
      const longest = i % 2 === 1 ? 5 : LONGEST;
      const enough = () => seats.every((seat) => seat.over || seat.acknowledged.size > longest);
      for (const from = Date.now(); !enough() && Date.now() - from < 10_000; ) await new Promise((resolve) => setTimeout(resolve, 5));
      await provoke(server.address, match, guests, errors);
      for (const key of await visit(server.address, match, mails, errors)) keys.add(key);
      for (const seat of seats) seat.close();
    }
  }
  await server.stop();
  const secretThings = secretsOf(dataDir, [...guests.map(({ token }) => token), ...keys]).concat({ what: 'a note to oneself', text: NOTE });
  const broken = breakStates(dataDir);
  server = await open();
  for (const match of broken) await provoke(server.address, match, guests, errors);
  await server.stop();
  await mails.close();
  const failures: Failure[] = [];
  const found = searcher(secretThings);
  const search = (where: string, texts: readonly string[]) => {
    for (const text of texts) {
      for (const what of found(text)) {
        if (failures.length < ENOUGH) failures.push({ seed, what: `${where}: ${what}: ${text.slice(0, 300)}` });
      }
    }
  };
  search('the log', log);
  search('an error or an export', errors);
  const levels = new Set(log.map((line) => JSON.parse(line).level));
  return {
    counts: {
      matches: matches.length,
      'log lines': log.length,
      'levels in the log': [...levels].sort((a, b) => a - b).join(' '),
      'errors and exports': errors.length,
      'secrets looked for': secretThings.length,
      'keys of mails and feeds': keys.size,
    },
    failures,
  };
}

/** Notes something for oneself; a second time after a number that was never read, which is refused. */
async function note(address: string, match: string, { token }: Guest, seat: number): Promise<void> {
  for (const [n, status] of [
    [0, 200],
    [7, 409],
  ]) {
    const answer = await fetch(`${address}/api/matches/${match}/seats/${seat}/note`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: `${NOTE} ${n}`, n }),
    });
    if (answer.status !== status) throw new Error(`a note: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}

/** Has this person told by mail at once, wherever they are, and makes them a feed. Returns the key of its address. */
async function callable(address: string, { token, id }: Guest, mails: MailHouse): Promise<string> {
  const to = `${id}@home.example`;
  await ask(address, token, 'PUT', '/api/calls', { locale: 'en', zone: 'UTC', quiet: null, after: 0, always: true });
  await ask(address, token, 'POST', '/api/calls/mail', { address: to });
  const [code] = /\b\d{6}\b/.exec(mails.letters.findLast((letter) => letter.to.includes(to))!.text)!;
  await ask(address, token, 'PUT', '/api/calls/mail', { code });
  const { url } = await ask(address, token, 'PUT', '/api/calls/feed', {});
  await (await fetch(url)).arrayBuffer();
  return new URL(url).pathname.split('/').at(-1)!;
}

/** So many keys are used. */
const SOME = 6;

/** Lets a device in by the latest keys that were mailed, rightly and wrongly; what errors say is kept. Returns all keys, and the tokens of the visits. */
async function visit(address: string, match: string, mails: MailHouse, errors: string[]): Promise<string[]> {
  const found = mails.letters.splice(0).flatMap(({ text }) => [...text.matchAll(/#key=([\w-]+)/g)].map(([, key]) => key!));
  const tokens: string[] = [];
  for (const key of found.slice(-SOME)) {
    for (const body of [{ key }, { key: [key] }, { key: `${key}${key}` }]) {
      const answer = await fetch(`${address}/api/matches/${match}/visit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (answer.status === 200) tokens.push((JSON.parse(text) as { token: string }).token);
      else errors.push(text);
    }
  }
  for (const token of tokens)
    for (const path of ['/api/session/devices', `/api/matches/${match}/seats/0/offer`, `/api/matches/${match}/view?seat=99`]) {
      const method = path.endsWith('offer') ? 'POST' : 'GET';
      errors.push(await (await fetch(address + path, { method, headers: { authorization: `Bearer ${token}` } })).text());
    }
  return [...found, ...tokens];
}

/** Asks for what must fail, and for the record of a match that is not over. Keeps what is answered. */
async function provoke(address: string, match: string, guests: readonly Guest[], errors: string[]): Promise<void> {
  const at = `/api/matches/${match}`;
  const act = (seat: unknown, decision: unknown, choice: unknown) => JSON.stringify({ id: 'a-command-id', seat, decision, choice });
  const asked: [method: string, path: string, body?: string][] = [
    ['GET', `${at}/record`],
    ['GET', `${at}/export`],
    ['GET', `${at}/view?seat=99`],
    ['GET', `${at}/view`],
    ['GET', `${at}/seats/0/note`],
    ['PUT', `${at}/seats/1/note`, '{"text":7}'],
    ['GET', '/api/matches/zzzzzzzzzzzzzzzz/view'],
    ['POST', `${at}/start`],
    ['POST', `${at}/rematch`],
    ['POST', `${at}/seats/0/join`, '{"name":"Mallory"}'],
    ['POST', `${at}/seats/1/bot`, '{"level":"godlike"}'],
    ['POST', `${at}/actions`, act(0, 1, 'nothing')],
    ['POST', `${at}/actions`, act(1, 1, ['nothing'])],
    ['POST', `${at}/actions`, act('x', {}, 5)],
    ['POST', `${at}/actions`, `{"id":"${guests[0]!.token}`],
    ['POST', '/api/session', '{"name":7}'],
    ['GET', '/api/nothing'],
    ['GET', '/%zz'],
  ];
  for (const { token } of [...guests, { token: 'nobody' }]) {
    for (const [method, path, body] of asked) {
      const answer = await fetch(address + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          cookie: `questhall=${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body } : {}),
      });
      const text = await answer.text();
      // The view of one's own seat is no error, and what it may hold is the business of the program `leaks`.
      if (answer.status !== 200) errors.push(text);
    }
  }
}

/** Breaks saved states in ways in which disks and programmers do; the ids of these matches. */
function breakStates(dataDir: string): string[] {
  const db = openDatabase(join(dataDir, 'questhall.db'));
  const rows = db.prepare("SELECT id, state FROM matches WHERE status = 'running'").all();
  const ways = [
    (state: string) => state.slice(0, state.length / 2),
    (state: string) => state.replace('"deck":[', '"deck":[,'),
    (state: string) => state.replace(/"version":\d+/, '"version":99'),
    (state: string) => state.replaceAll(/"step":"\w+"/g, '"step":"gone"'),
  ];
  rows.forEach(({ id, state }, i) => {
    db.prepare('UPDATE matches SET state = ? WHERE id = ?').run(ways[i % ways.length]!(String(state)), id!);
  });
  db.close();
  return rows.map(({ id }) => String(id));
}

await runAsProgram(import.meta.url, 40, secrets);
