import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '../src/store/postgres/open.ts';
import type { CallRecord } from '../src/store/store.ts';
import { action, begun, id, record } from './counting.ts';
import { Database, programs } from './database.ts';
import { sharing } from './sharing.ts';

/** What several nodes at one database can get wrong: who plays which match, and what one that has gone may still write. */

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const never = Symbol('not answered');
const orNever = <T>(promise: Promise<T>, ms = 700) => Promise.race([promise, pause(ms).then(() => never)]);

const RECORD = record('k');
const START = { draws: [], state: 'hash' };

describe.runIf(programs)('several nodes at one database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.start();
  }, 60_000);
  afterAll(() => database.end(), 60_000);

  type Node = Awaited<ReturnType<typeof sharing>>;
  const claim = (of: Node, letter: string) => of.tenure.claim(id(letter));
  const ownersOf = (url: string) => database.ask('SELECT match, node, orphan FROM owners ORDER BY match', [], url);
  /** As if it had been frozen for so long that it counts as gone. */
  const silence = (url: string, node: string) =>
    database.ask("UPDATE nodes SET beat = clock_timestamp() - interval '1 hour' WHERE id = $1", [node], url);

  test('nodes that start together make the tables of an empty database, and all of them are there', async () => {
    const url = await database.fresh();
    const nodes = await Promise.all(['a', 'b', 'c', 'd'].map((node) => sharing(url, node)));
    expect((await database.ask('SELECT id FROM nodes ORDER BY id', [], url)).map((row) => row.id)).toEqual(['a', 'b', 'c', 'd']);
    let seen: readonly string[] = [];
    nodes[0]!.watch({ peers: (all) => (seen = all.map((one) => one.id)), orphans: () => undefined });
    await expect.poll(() => seen).toEqual(['a', 'b', 'c', 'd']);
    await Promise.all(nodes.map((node) => node.close()));
    expect(await database.ask('SELECT id FROM nodes', [], url)).toEqual([]);
  });

  test('of all who claim a match at once one gets it, and the others are told who', async () => {
    const url = await database.ready();
    const nodes = await Promise.all(['a', 'b', 'c'].map((node) => sharing(url, node)));
    await Promise.all(
      ['k', 'l', 'm', 'n'].map((letter) => nodes[0]!.store.addMatch({ ...RECORD, id: id(letter), code: letter.repeat(5) })),
    );
    for (const letter of ['k', 'l', 'm', 'n']) {
      const told = new Set(await Promise.all(nodes.map((node) => claim(node, letter))));
      expect(told.size).toBe(1);
      expect(nodes.map((node) => node.tenure.node)).toContain([...told][0]);
    }
    expect(await claim(nodes[1]!, 'z')).toBeUndefined();
    await Promise.all(nodes.map((node) => node.close()));
  });

  test('what is another node’s match is not written, and what shares a commit with it is', async () => {
    const url = await database.ready();
    const [a, b] = [await sharing(url, 'a'), await sharing(url, 'b')];
    const lost: string[] = [];
    a.store.lost = (match) => lost.push(match);
    for (const letter of ['k', 'l']) {
      await a.store.addMatch({ ...RECORD, id: id(letter), code: letter.repeat(5) });
      expect(await claim(a, letter)).toBe('a');
    }
    const of = (letter: string) => ({ ...RECORD, id: id(letter), code: letter.repeat(5) });
    for (const letter of ['k', 'l']) await a.store.commit({ record: of(letter), state: { version: 1, seq: 0, total: 0 }, start: START });
    // As if `a` had let go of it and did not know any more.
    await database.ask('UPDATE owners SET node = $1, epoch = epoch + 1 WHERE match = $2', ['b', id('l')], url);
    const [kept, refused] = [a.store.commit(action(of('k'), 1)), a.store.commit(action(of('l'), 1))];
    await kept;
    expect(await orNever(refused)).toBe(never);
    expect(lost).toEqual([id('l')]);
    // The same where the whole record is written.
    await database.ask('UPDATE owners SET node = $1, epoch = epoch + 1 WHERE match = $2', ['b', id('k')], url);
    expect(await orNever(a.store.commit({ record: of('k') }))).toBe(never);
    expect(lost).toEqual([id('l'), id('k')]);
    expect(await database.ask('SELECT match, seq FROM actions WHERE seq > 0', [], url)).toEqual([{ match: id('k'), seq: 1 }]);
    expect([a.gone, b.gone]).toEqual([[], []]);
    await a.close();
    await b.close();
  });

  test('one that was fenced commits nothing any more; another one goes on with its matches, under a higher epoch', async () => {
    const url = await database.ready();
    const [a, b] = [await sharing(url, 'a'), await sharing(url, 'b')];
    const orphans: string[] = [];
    b.watch({ peers: () => undefined, orphans: (matches) => orphans.push(...matches) });
    await a.store.addMatch({ ...RECORD, id: id('k') });
    await claim(a, 'k');
    await a.store.commit({ record: { ...RECORD, id: id('k') }, state: { version: 1, seq: 0, total: 0 }, start: START });
    await a.store.commit(action({ ...RECORD, id: id('k') }, 1));
    // One that is over keeps nobody waiting.
    await a.store.addMatch({ ...RECORD, id: id('l'), code: 'lllll' });
    await claim(a, 'l');
    await a.store.commit({ record: { ...RECORD, id: id('l'), code: 'lllll', status: 'over' } });
    a.membership.drop(); // it says nothing any more, and notices nothing
    await silence(url, 'a');
    await expect.poll(() => orphans).toEqual([id('k')]);
    expect(await ownersOf(url)).toEqual([
      { match: id('k'), node: 'b', orphan: 0 },
      { match: id('l'), node: null, orphan: 0 },
    ]);
    const late = [a.store.commit(action({ ...RECORD, id: id('k') }, 2)), a.store.renameSession('s', 'Anna')];
    expect(await orNever(Promise.race(late))).toBe(never);
    expect(a.gone.map(({ message }) => message)).toEqual(['another Questhall has taken this database over']);
    const saved = await b.store.load(id('k'));
    expect(saved).toMatchObject({ state: { seq: 1, total: 10 }, taken: [0, 1] });
    await b.store.commit(action({ ...RECORD, id: id('k') }, 2));
    const epochs = (await database.ask('SELECT epoch FROM actions WHERE seq > 0 ORDER BY seq', [], url)).map((row) => Number(row.epoch));
    expect(epochs[1]).toBeGreaterThan(epochs[0]!);
    expect(await claim(b, 'l')).toBe('b');
    expect(orphans).toEqual([id('k')]);
    await b.close();
  });

  test('a node that is frozen within a transaction stops no takeover', async () => {
    const url = await database.ready();
    const b = await sharing(url, 'b');
    await database.ask("INSERT INTO nodes (id, label, beat) VALUES ('frozen', 'frozen', clock_timestamp() - interval '1 hour')", [], url);
    const frozen = new pg.Client({ connectionString: url, options: '-c idle_in_transaction_session_timeout=1500' });
    frozen.on('error', () => undefined);
    await frozen.connect();
    await frozen.query('BEGIN');
    const { rowCount } = await frozen.query("SELECT 1 FROM nodes WHERE id = 'frozen' FOR KEY SHARE");
    if (rowCount === 1) {
      const from = Date.now();
      await expect.poll(async () => (await database.ask('SELECT id FROM nodes', [], url)).length, { timeout: 10_000 }).toBe(1);
      expect(Date.now() - from).toBeLessThan(5000);
    }
    expect(b.gone).toEqual([]);
    await b.close();
  });

  test('a match that is let go of stands in its row as it is, and whoever comes next plays on', async () => {
    const url = await database.ready();
    const [a, b] = [await sharing(url, 'a'), await sharing(url, 'b')];
    const of = { ...RECORD, id: id('k') };
    await a.store.addMatch(of);
    await claim(a, 'k');
    await a.store.commit({ record: of, state: { version: 1, seq: 0, total: 0 }, start: START });
    const { record, state, taken = [] } = action(of, 1);
    await a.store.commit(action(of, 1, { record: { ...record, deadline: 500 } }));
    expect(await b.store.due(1000)).toEqual([]); // somebody plays it
    await a.tenure.release(of.id, { record: { ...record, deadline: 500 }, state: state ?? null, taken }, false);
    expect(await b.store.due(1000)).toEqual([of.id]);
    expect(await claim(b, 'k')).toBe('b');
    expect(await claim(a, 'k')).toBe('b');
    expect(await b.store.load(of.id)).toMatchObject({ record: { deadline: 500 }, state: { total: 10 }, taken: [0, 1] });
    await b.store.commit(action(of, 2));
    await b.close();
    // Left alone, or already taken by the other one, which looks for such matches all the time.
    const [left] = await ownersOf(url);
    expect([
      { match: of.id, node: null, orphan: 1 },
      { match: of.id, node: 'a', orphan: 0 },
    ]).toContainEqual(left);
    await a.close();
  });

  test('one server alone and several nodes keep each other out; epochs rise over every change', async () => {
    const url = await database.ready();
    const alone = await openPostgres(url, { gone: () => undefined });
    await begun(alone!.store, 'a');
    await expect(sharing(url, 'n')).rejects.toThrow(/^Another Questhall \(.+:\d+\) is using this database\.$/);
    await alone!.close();
    const node = await sharing(url, 'n');
    await expect(openPostgres(url, { gone: () => undefined })).rejects.toThrow(/^Another Questhall \(.+:\d+\) is using this database\.$/);
    await claim(node, 'a');
    const of = { ...RECORD, id: id('a'), code: 'aaaaa' };
    await node.store.commit(action(of, 1));
    await node.close();
    const again = await openPostgres(url, { gone: () => undefined });
    await again!.store.commit(action(of, 2));
    await again!.close();
    const node2 = await sharing(url, 'm');
    await claim(node2, 'a');
    await node2.store.commit(action(of, 3));
    const epochs = (await database.ask('SELECT epoch FROM actions ORDER BY seq', [], url)).map((row) => Number(row.epoch));
    expect(epochs).toEqual([...epochs].sort((a, b) => a - b));
    expect(new Set(epochs).size).toBe(4);
    await node2.close();
  });

  /** Two nodes and a match of each, both of which wait for the person `s`; the first one's is played by nobody. */
  async function calling() {
    const url = await database.ready();
    const [a, b] = [await sharing(url, 'a'), await sharing(url, 'b')];
    for (const letter of ['k', 'l']) await a.store.addMatch({ ...RECORD, id: id(letter), code: letter.repeat(5) });
    expect(await claim(b, 'l')).toBe('b');
    for (const letter of ['k', 'l'])
      await a.store.changeCalls({
        match: id(letter),
        ...{ at: 1, from: 1 },
        waiting: [{ session: 's', isOpen: true, next: 5, lastAt: null }],
        answered: [],
        missed: [],
        done: [],
      });
    return { url, a, b };
  }
  const NINE = { now: 9, limit: 9 };
  const matchesOf = (calls: readonly CallRecord[]) => calls.map(({ match }) => match).sort();
  /** Has the person told by this node, and gives what it was given to tell; nothing where it was not. */
  async function told({ store }: Node, due: readonly CallRecord[], meanwhile: (due: readonly CallRecord[]) => Promise<void>) {
    let given: readonly CallRecord[] = [];
    await store.tellOne(due, NINE, async (all) => {
      given = all;
      await meanwhile(all);
    });
    return matchesOf(given);
  }

  test('the first of the nodes calls to matches that nobody plays, the others to their own', async () => {
    const { a, b } = await calling();
    expect(matchesOf(await a.store.dueCalls(9, 9))).toEqual([id('k')]);
    expect(matchesOf(await b.store.dueCalls(9, 9))).toEqual([id('l')]);
    // A message tells of all of them, and knows which are another node's.
    const far = async ({ store }: Node) => (await store.firstCalls('s', 1, 9)).flatMap(({ match, isFar }) => (isFar ? match : []));
    expect([await far(a), await far(b)]).toEqual([[id('l')], [id('k')]]);
    expect(matchesOf(await a.store.firstCalls('s', 1, 9))).toEqual([id('k'), id('l')]);
    await a.close();
    await b.close();
  });

  test('one node at a time tells a person, of all that is due by then', async () => {
    const { a, b } = await calling();
    const [ofA, ofB] = [await a.store.dueCalls(9, 9), await b.store.dueCalls(9, 9)];
    const first = await told(a, ofA, async (all) => {
      // Meanwhile nothing is the other one's to tell, whatever it has read before.
      expect(await b.store.dueCalls(9, 9)).toEqual([]);
      expect(await told(b, ofB, async () => undefined)).toEqual([]);
      for (const call of all) await a.store.putCall({ ...call, told: 9 });
    });
    expect(first).toEqual([id('k'), id('l')]);
    expect([await told(b, ofB, async () => undefined), await b.store.dueCalls(9, 9)]).toEqual([[], []]);
    // One that goes wrong keeps nobody from telling them again.
    await b.store.seenAt(id('l'), 's', 9);
    const again = await b.store.dueCalls(9, 9);
    const failing = told(b, again, async () => {
      throw new Error('no way');
    });
    await expect(failing).rejects.toThrow('no way');
    expect(await told(b, again, async () => undefined)).toEqual([id('l')]);
    await a.close();
    await b.close();
  });

  test('whom a node was telling that has gone, another one tells', async () => {
    const { url, a, b } = await calling();
    const [ofA, ofB] = [await a.store.dueCalls(9, 9), await b.store.dueCalls(9, 9)];
    await new Promise<void>((begins) => {
      void a.store.tellOne(ofA, NINE, () => {
        begins();
        return new Promise(() => undefined); // it never comes to an end
      });
    });
    expect(await told(b, ofB, async () => undefined)).toEqual([]);
    a.membership.drop();
    await silence(url, 'a');
    await expect.poll(async () => matchesOf(await b.store.dueCalls(9, 9))).toEqual([id('k'), id('l')]);
    expect(await told(b, ofB, async () => undefined)).toEqual([id('k'), id('l')]);
    void a.store.renameSession('s', 'Anna');
    await expect.poll(() => a.gone.length).toBe(1);
    await b.close();
  });

  test('whoever has been at another node’s match meanwhile was not called by what was sent', async () => {
    const { a, b } = await calling();
    const given = await told(a, await a.store.dueCalls(9, 9), async (all) => {
      await b.store.thereAt(id('l'), 's', 7);
      for (const call of all) await a.store.putCall({ ...call, told: 9 });
    });
    expect(given).toEqual([id('k'), id('l')]);
    expect(await b.store.dueCalls(9, 9)).toMatchObject([{ match: id('l'), sign: 7, told: null }]);
    // Of what was told `seenAt` says it.
    await b.store.thereAt(id('k'), 's', 8);
    expect(await a.store.dueCalls(9, 9)).toEqual([]);
    await a.close();
    await b.close();
  });
});
