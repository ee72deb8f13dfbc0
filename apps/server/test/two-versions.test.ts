import { checkRecord, type ExportedMatch } from '@questhall/record';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { rulesOf } from '../src/nodes/rules.ts';
import { bids } from './bids.ts';
import { games as NEXT } from './bids-next.ts';
import { id as matchId, record as recordOf } from './counting.ts';
import { programs } from './database.ts';
import { natsServer } from './nats.ts';
import { place } from './place.ts';
import { type Client, Person, playOn } from './player.ts';
import { sharing } from './sharing.ts';

/** Nodes of two versions of the rules side by side: each match is played by those that know its rules. */

const RECORD = recordOf('k');
const NEWER = new URL('./bids-next.ts', import.meta.url);

test('the oldest rules that can be carried over are those after the last gap', () => {
  const of = (version: number, steps: number[]) =>
    rulesOf([{ game: { id: 'x', version, migrations: Object.fromEntries(steps.map((n) => [n, (s: Record<string, unknown>) => s])) } }]);
  expect(of(1, [])).toEqual({ x: [1, 1] });
  expect(of(5, [1, 3, 4])).toEqual({ x: [3, 5] });
});

describe.runIf(programs && natsServer)('nodes of two versions', { timeout: 180_000 }, () => {
  const at = place();
  const rulesIn = async (store: string, match: string) =>
    (
      await at.database.ask(
        'SELECT o.rules, n.rules AS of FROM owners o LEFT JOIN nodes n ON n.id = o.node WHERE o.match = $1',
        [match],
        store,
      )
    )[0];
  const OLD = { bids: [bids.version, bids.version] };
  const NEW = { bids: [bids.version, bids.version + 1] };

  /** A match that one sets and another sits down at from a node of the other version. */
  async function begun(here: RunningServer, there: RunningServer): Promise<{ people: Person[]; id: string; clients: Client[] }> {
    const people = [await Person.enter(here.address, 'Anna'), await Person.enter(there.address, 'Bo')];
    const { id } = await people[0]!.newMatch({ options: { rounds: 3 } });
    await people[1]!.post(`/api/matches/${id}/seats/1/join`);
    await people[0]!.post(`/api/matches/${id}/start`);
    return { people, id, clients: await Promise.all(people.map((who) => who.connect(id))) };
  }
  const ended = (clients: readonly Client[]) =>
    Promise.all(clients.map((client) => client.until(() => client.closed !== undefined, 'the end of the line')));

  test('a match stays with nodes of its rules while there are any; then newer ones carry it over, and nobody goes back', async () => {
    const store = await at.database.ready();
    const old = await at.node(store);
    const newer = await at.node(store, { games: NEWER });
    const { people, id, clients } = await begun(old, newer);
    expect(await rulesIn(store, id)).toEqual({ rules: bids.version, of: OLD });
    await expect.poll(() => clients.some(({ decision }) => decision !== undefined)).toBe(true);
    const asked = clients.find(({ decision }) => decision !== undefined)!;
    await asked.act(asked.decision!.options[0]!.id);

    await at.stop(old);
    await ended(clients);
    await Promise.all(people.map((who) => who.at(newer.address).connect(id)));
    expect(await rulesIn(store, id)).toEqual({ rules: bids.version + 1, of: NEW });
    // An old node that comes back does not take it.
    const back = await at.node(store);
    const lines = await Promise.all(people.map((who) => who.at(back.address).connect(id)));
    await playOn(lines);
    expect(await rulesIn(store, id)).toEqual({ rules: bids.version + 1, of: NEW });
    const record: ExportedMatch = await people[0]!.at(back.address).get(`/api/matches/${id}/record`);
    // Each stretch is played again by its own rules; with the newer ones alone, theirs is.
    const both = (_: string, rules: number) => (rules === bids.version ? bids : NEXT[0]!.game);
    expect(checkRecord(record, { gameOf: both })).toMatchObject({ verdict: 'good', findings: [] });
    const half = checkRecord(record, { gameOf: () => NEXT[0]!.game });
    expect(half).toMatchObject({ verdict: 'partly', unchecked: ['replay'], findings: [] });
    const replayed = half.lines.find(({ step }) => step === 'replay')!;
    expect(replayed).toMatchObject({ state: 'good' });
    expect(replayed.count).toBe(record.actions.length - record.actions.findIndex(({ renewed }) => renewed));
    // The chronicle tells it, once.
    const told = lines.map(({ log }) => log.filter(({ event }) => event.type === 'newRules'));
    expect(told.map((all) => all.map(({ event }) => event))).toEqual(
      Array(2).fill([{ type: 'newRules', rule: '', version: bids.version + 1 }]),
    );
    // A state that was altered as it was carried over, and an action after it.
    const forged = structuredClone(record);
    (forged.actions.find(({ renewed }) => renewed)!.renewed as { scores: number[] }).scores[0]!++;
    expect(checkRecord(forged, { gameOf: () => NEXT[0]!.game }).verdict).toBe('bad');
  });

  test('what a newer node began is played by newer nodes alone, whoever is asked', async () => {
    const store = await at.database.ready();
    const old = await at.node(store);
    const newer = await at.node(store, { games: NEWER });
    const { people, id, clients } = await begun(newer, old);
    expect(await rulesIn(store, id)).toEqual({ rules: bids.version + 1, of: NEW });
    await at.stop(newer);
    await ended(clients);
    // Nobody is left who can: that is said, and nothing is lost.
    expect((await people[0]!.at(old.address).ask('GET', `/api/matches/${id}/view`)).body.code).toBe('failed');
    const again = await at.node(store, { games: NEWER });
    const lines = await Promise.all(people.map((who) => who.at(old.address).connect(id)));
    await playOn(lines);
    expect(await people[0]!.at(again.address).get(`/api/matches/${id}`)).toMatchObject({ status: 'over' });
    expect(await rulesIn(store, id)).toMatchObject({ rules: bids.version + 1 });
  });

  test('of those that nobody plays, each node takes what stands on its own rules, and others only where no such node is left', async () => {
    const url = await at.database.ready();
    const of = (node: string, oldest: number, own: number) => sharing(url, node, { [RECORD.game]: [oldest, own] });
    const [one, two, three] = [await of('one', 1, 1), await of('two', 1, 2), await of('three', 3, 3)];
    const nodes = { one, two, three };
    const taken: Record<string, readonly string[]> = {};
    for (const [name, node] of Object.entries(nodes)) node.watch({ peers: () => undefined, orphans: (all) => (taken[name] = all) });
    const add = (letter: string) => one.store.addMatch({ ...RECORD, id: matchId(letter), code: letter.repeat(5) });
    for (const [rules, letter] of ['k', 'l', 'm'].entries()) {
      await add(letter);
      const left = 'INSERT INTO owners (match, epoch, orphan, rules) VALUES ($1, 1, 1, $2)';
      await at.database.ask(left, [matchId(letter), rules + 1], url);
    }
    await expect.poll(() => taken).toEqual({ one: [matchId('k')], two: [matchId('l')], three: [matchId('m')] });

    // Let go of, it is its own node's to play, whoever is asked; that one ends, and the next one carries it over.
    await one.tenure.release(matchId('k'), undefined, false);
    expect(await two.tenure.claim(matchId('k'))).toBe('one');
    expect(await three.tenure.claim(matchId('k'))).toMatch(/^(one|two)$/);
    await one.membership.drain();
    expect(await three.tenure.claim(matchId('k'))).toBe('two');
    expect(await two.tenure.claim(matchId('k'))).toBe('two');
    expect(await rulesIn(url, matchId('k'))).toMatchObject({ rules: 2 });
    // What none of them could play is not lifted to rules that it does not stand on.
    await two.membership.drain();
    await three.tenure.release(matchId('m'), undefined, false);
    await two.tenure.release(matchId('l'), undefined, false);
    expect(await three.tenure.claim(matchId('l'))).toBe('three');
    expect(await rulesIn(url, matchId('l'))).toMatchObject({ rules: 2 });
    await Promise.all([one, two, three].map((node) => node.close()));
  });
});
