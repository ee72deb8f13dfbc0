import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { atomOf, escaped, isKnown, tagOf } from '../src/calls/atom.ts';
import { Remembered } from '../src/calls/remembered.ts';
import { CALL_TEXTS } from '../src/calls/words.ts';
import type { RunningServer } from '../src/index.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { newFolder, Person, serve } from './player.ts';

/** What waits for somebody, at a secret address that a program asks for. */

let server: RunningServer;
const dataDir = newFolder();
beforeAll(async () => {
  server = await serve({ dataDir });
});
afterAll(() => server.stop());

/** Two people at a match that waits for the one who is returned first. */
async function together(): Promise<{ asked: Person; other: Person; id: string; code: string }> {
  const [anna, bo] = [await Person.enter(server.address, 'Anna'), await Person.enter(server.address, 'Bo')];
  const { id, code } = await anna.newMatch({ clock: 86_400 });
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  const isAnna = (await anna.get('/api/matches?of=mine'))[0].yourTurn;
  return { id, code, ...(isAnna ? { asked: anna, other: bo } : { asked: bo, other: anna }) };
}

const feedOf = async (person: Person): Promise<string> => (await person.ask('PUT', '/api/calls/feed')).body.url;

async function answer(person: Person, id: string): Promise<void> {
  for (let n = 0; (await person.get('/api/matches?of=mine'))[0].yourTurn; n++) {
    const { sight, seat } = await person.get(`/api/matches/${id}/view`);
    const [asked] = sight.decisions;
    const act = { id: `answer-${seat}-${asked.id}-${n}`, seat, decision: asked.id, choice: asked.options[0].id };
    await person.post(`/api/matches/${id}/actions`, act);
  }
}

const entries = (text: string) => [...text.matchAll(/<entry>[\s\S]*?<\/entry>/g)].map(([one]) => one);
const part = (text: string, name: string) => new RegExp(`<${name}[^>]*>([^<]*)</${name}>`).exec(text)?.[1];

test('a feed lists what waits for its person, in their language, and nothing else', async () => {
  const { asked, other, id, code } = await together();
  await asked.ask('PUT', '/api/calls', { locale: 'fr', zone: 'UTC', quiet: null, after: 300 });
  const url = await feedOf(asked);
  expect(url).toMatch(new RegExp(`^${server.address}/api/feed/[\\w-]{43}$`));
  const answered = await fetch(url);
  expect(answered.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(answered.headers.get('cache-control')).toBe('private, no-cache');
  expect(answered.headers.getSetCookie()).toEqual([]);
  const text = await answered.text();
  expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">');
  expect(part(text, 'title')).toBe(CALL_TEXTS.fr.feed);
  expect(entries(text)).toHaveLength(1);
  const [entry] = entries(text);
  expect(part(entry!, 'title')).toBe(`${CALL_TEXTS.fr.title} · Bids ${code}`);
  expect(entry).toContain(`<link rel="alternate" href="${server.address}/t/${code}"/>`);
  expect(entry).toContain(`Bids, table ${code}`);
  expect(text).not.toMatch(/Anna|Bo\b|hand|#key/);
  // The other one is not waited for; nor is this one once they have answered.
  const others = await feedOf(other);
  await answer(asked, id);
  expect(entries(await (await fetch(url)).text())).toEqual([]);
  // A new wait is a new entry to a reader.
  await answer(other, id);
  const [next] = entries(await (await fetch(url)).text());
  if (next) expect(part(next, 'id')).not.toBe(part(entry!, 'id'));
  expect(entries(await (await fetch(others)).text()).length).toBe(next ? 0 : 1);
});

test('whoever has it already is told so; reading changes nothing', async () => {
  const { asked, id } = await together();
  const url = await feedOf(asked);
  const first = await fetch(url);
  const tag = first.headers.get('etag')!;
  const before = await asked.get(`/api/matches/${id}/view`);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await fetch(url, { headers: { 'if-none-match': known } });
    expect([known, again.status, await again.text(), again.headers.get('etag')]).toEqual([known, 304, '', tag]);
  }
  expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(url)).text()).toBe(await first.text());
  const after = await asked.get(`/api/matches/${id}/view`);
  expect([after.sight, after.log, after.table.changed]).toEqual([before.sight, before.log, before.table.changed]);
  await answer(asked, id);
  expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(200);
});

test('its address is made anew, ended, and goes with its person; a restart keeps it', async () => {
  const { asked } = await together();
  const first = await feedOf(asked);
  const second = await feedOf(asked);
  const status = async (url: string) => (await fetch(url)).status;
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect(await asked.get('/api/calls')).toMatchObject({ feed: expect.any(Number) });
  await server.stop();
  server = await serve({ dataDir });
  const again = asked.at(server.address);
  const moved = (url: string) => server.address + new URL(url).pathname;
  expect(await status(moved(second))).toBe(200);
  expect((await again.ask('DELETE', '/api/calls/feed')).body).toMatchObject({ feed: null });
  expect((await (await fetch(moved(second))).json()).code).toBe('no-feed');
  const third = await feedOf(again);
  await again.ask('DELETE', '/api/session');
  expect(await status(third)).toBe(404);
  expect(await status(`${server.address}/api/feed/x`)).toBe(400);
  expect((await fetch(`${server.address}/api/calls/feed`, { method: 'PUT' })).status).toBe(401);
});

test('nothing that is kept or logged holds the address, and asking for it has a limit', async () => {
  const lines: string[] = [];
  const { Writable } = await import('node:stream');
  const logTo = new Writable({
    write: (line: Buffer, _, done) => {
      lines.push(line.toString());
      done();
    },
  });
  const folder = newFolder();
  const one = await serve({ dataDir: folder, logLevel: 'trace', logTo, limits: { feeds: { max: 5, timeWindow: 60_000 } } });
  const anna = await Person.enter(one.address, 'Anna');
  const url = await feedOf(anna);
  const answered: number[] = [];
  for (let n = 0; n < 7; n++) answered.push((await fetch(url)).status);
  expect(answered).toEqual([200, 200, 200, 200, 200, 429, 429]);
  await one.stop();
  const { readFileSync } = await import('node:fs');
  const key = url.split('/').at(-1)!;
  expect(lines.some((line) => line.includes('/api/feed/:key'))).toBe(true);
  expect(lines.join('')).not.toContain(key);
  expect(readFileSync(`${folder}/questhall.db`, 'latin1')).not.toContain(key);
});

describe('Atom', () => {
  test('what stands in it cannot become something else', () => {
    expect(escaped(`<b a="1" c='2'>&amp;</b>`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;');
    expect(escaped('a\u0000b\u001bc\ufffed\ud800e\u{1f3b2}\n')).toBe('abcde\u{1f3b2}\n');
    const entry = { id: 'urn:x', title: '</title><script>', text: ']]>', url: 'http://x/?a=1&b="', updated: 1_000 };
    const text = atomOf({ id: 'urn:f', title: '<', home: 'http://x/', locale: 'en', made: 500, entries: [entry] });
    expect(text).not.toContain('<script>');
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
    expect(text).toContain('href="http://x/?a=1&amp;b=&quot;"');
    expect(text.match(/<updated>(.*)<\/updated>/)![1]).toBe('1970-01-01T00:00:01.000Z');
    expect(atomOf({ id: 'urn:f', title: '', home: 'http://x/', locale: 'en', made: 500, entries: [] })).toContain('00:00:00.500Z');
  });

  test('a tag says what a text is', () => {
    expect(tagOf('a')).not.toBe(tagOf('b'));
    expect([isKnown(undefined, '"a"'), isKnown('', '"a"'), isKnown('"b", W/"a"', '"a"'), isKnown('"ab"', '"a"')]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('a feed that is asked for again and again', () => {
  test('reads a match anew only where it has changed for its person, or is said in other words', async () => {
    let later = 0;
    const one = await serve({ dataDir: newFolder(), now: () => Date.now() + later });
    const [anna, bo] = [await Person.enter(one.address, 'Anna'), await Person.enter(one.address, 'Bo')];
    for (let n = 0; n < 3; n++) {
      const { id } = await anna.newMatch({ clock: 86_400 });
      await bo.post(`/api/matches/${id}/seats/1/join`);
      await anna.post(`/api/matches/${id}/start`);
    }
    const urls = await Promise.all([anna, bo].map(feedOf));
    const matches = await anna.get('/api/matches?of=mine');
    const asked = matches[0].yourTurn ? anna : bo;
    const load = vi.spyOn(SqliteStore.prototype, 'load');
    /** What the feeds say, and how many matches were read for that. */
    const read = async () => {
      const before = load.mock.calls.length;
      const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
      return { texts, loads: load.mock.calls.length - before };
    };
    // What changed in this very millisecond may change once more in it.
    expect((await read()).loads).toBeGreaterThan(0);
    expect((await read()).loads).toBeGreaterThan(0);
    later += 2_000;
    const first = await read();
    expect(first.loads).toBeGreaterThan(0);
    expect(await read()).toEqual({ texts: first.texts, loads: 0 });
    await asked.ask('PUT', '/api/calls', { locale: 'da', zone: 'UTC', quiet: null, after: 300 });
    const other = await read();
    expect(other.loads).toBeGreaterThan(0);
    expect(other.texts.join()).toContain(CALL_TEXTS.da.feed);
    // One of three has changed, and each waits for somebody: that one alone is read anew, once for each of the two.
    await (asked === anna ? bo : anna).post(`/api/matches/${matches[0].id}/proposals`, { wish: 'pause' });
    later += 2_000;
    const after = await read();
    expect(after.texts).not.toEqual(other.texts);
    expect(after.loads).toBeGreaterThan(0);
    expect(after.loads).toBeLessThanOrEqual(2);
    load.mockRestore();
    await one.stop();
  });

  test('of too many the one goes that was asked for longest ago; what may change once more is not kept', async () => {
    const kept = new Remembered<string>(2);
    const made: string[] = [];
    const of = (name: string, stamp: string, isSettled = true) =>
      kept.of(name, stamp, async () => made[made.push(`${name}${stamp}`) - 1]!, isSettled);
    for (const [name, stamp] of [
      ['a', '1'],
      ['b', '1'],
      ['a', '1'],
      ['c', '1'],
      ['a', '1'],
      ['b', '1'],
      ['b', '2'],
    ] as const)
      expect(await of(name, stamp)).toBe(`${name}${stamp}`);
    expect(made).toEqual(['a1', 'b1', 'c1', 'b1', 'b2']);
    await of('b', '3', false);
    expect(await of('b', '3')).toBe('b3');
    expect(made.slice(5)).toEqual(['b3', 'b3']);
  });
});
