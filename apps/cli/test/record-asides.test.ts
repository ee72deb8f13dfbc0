import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitment } from '@questhall/fair';
import { type AnyGame, type AnyState, ASIDE, begin, fast, type MatchOptions, matchOptions, migrate, play } from '@questhall/kernel';
import { checkRecord, type ExportedMatch, recordByReplay, recordOf, replay } from '@questhall/record';
import { talisman } from '@questhall/talisman';
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../packages/record/src/replay.ts';
import { questhall, scratch } from './terminal.ts';

/** What is done unasked lies in a record as much as what is answered: put down, taken again, cast, or only wished for. */

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const game: AnyGame = talisman;
const gameOf = (id: string) => (id === game.id ? game : undefined);

/** A match of three who answer at random, and one time in four do something unasked; whatever was put down is taken again where it can be. */
function matchWithAsides(seed: number, options: MatchOptions): ExportedMatch {
  const table = {
    match: `asides${seed}`.padEnd(16, '0'),
    game: game.id,
    rules: game.version,
    options: matchOptions(game.options, { roundLimit: 30, startSpell: true, gold: 3, ...options }),
    chance: { kind: 'sealed' as const, commitment: commitment(SECRET) },
  };
  const seats = ['Anna', 'Bo', 'Cäcilie'].map((name, seat) => ({ seat, kind: 'person' as const, name, level: null, contribution: '' }));
  const chance = chanceOf({ table: { ...table, link: '' }, seats: seats.map((s) => ({ ...s, link: '' })), secret: SECRET });
  const own = fast(seed, 9);
  const s = begin(game, { seats: seats.length, options: table.options }, chance) as AnyState;
  const actions: Parameters<typeof recordByReplay>[1]['actions'][number][] = [];
  let put: string | undefined;
  while (!s.outcome) {
    const d = s.pending[own.below(s.pending.length)]!;
    const unasked = own.below(4) === 0 ? game.asides!.options(s, d.seat) : [];
    const aside = unasked.length > 0;
    const again = put === undefined ? undefined : d.options.find((id) => id === `take:${put}`);
    const choice = aside
      ? unasked[own.below(unasked.length)]!
      : (again ?? (d.choose ? d.options.slice(0, d.choose.min) : d.options[own.below(d.options.length)]!));
    if (aside && String(choice).startsWith('leave:')) put = String(choice).slice('leave:'.length);
    else if (!aside) put = choice === again ? undefined : put;
    actions.push({ seat: d.seat, choice, by: 'person', at: 1_700_000_000_000 + actions.length, ...(aside ? { aside } : {}) });
    play(game, s, { decision: aside ? ASIDE : d.id, seat: d.seat, choice }, chance);
  }
  return recordByReplay(game, { table, seats, secret: SECRET, at: 1_700_000_000_000, actions });
}

const asidesOf = (record: ExportedMatch, start: string) => record.actions.filter((a) => a.aside && String(a.choice).startsWith(start));

/** Cards put down unasked that their owner's next answer but few took again. */
function takenAgain({ actions }: ExportedMatch): number {
  return actions.filter(
    (a, i) =>
      a.aside && actions.slice(i + 1, i + 4).some((b) => b.seat === a.seat && b.choice === String(a.choice).replace('leave:', 'take:')),
  ).length;
}

describe.each([
  ['1986', 4, { edition: '1986' }],
  ['Digital Edition', 4, { edition: 'digital' }],
  ['Realm of Souls', 4, { edition: 'digital', expansion: 'realm-of-souls' }],
])('a match of Talisman with what was done unasked: %s', (name, seed, options) => {
  const record = matchWithAsides(seed, options);

  test('holds what it should: put down, wished for, cast from the hand; in 1986 also taken again', () => {
    for (const start of ['leave:', 'stop:on', 'stop:off']) expect(asidesOf(record, start).length, start).toBeGreaterThan(0);
    expect(record.actions.some((a) => String(a.choice).startsWith('cast:'))).toBe(true);
    expect(record.actions.some((a) => !a.aside && String(a.choice).startsWith('sp.'))).toBe(true);
    // TDE-8.16: in the Digital Edition nothing is taken again in the same turn.
    if (name === '1986') expect(takenAgain(record)).toBeGreaterThan(0);
    expect(record.end.outcome).not.toBeNull();
  });

  test('is in order, is taken in and comes out as it was', async () => {
    const report = checkRecord(JSON.parse(JSON.stringify(record)), { gameOf });
    expect([report.verdict, report.findings]).toEqual(['good', []]);
    const folder = scratch();
    const [file, data] = [join(folder, 'match.json'), join(folder, 'data')];
    writeFileSync(file, JSON.stringify(record));
    expect((await questhall(`verify ${file}`)).code).toBe(0);
    expect(await questhall(`import ${file} --data ${data}`)).toMatchObject({ code: 0, err: '' });
    const out = join(folder, 'out.json');
    expect((await questhall(`export --data ${data} --match ${record.table.match} --out ${out}`)).code).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(JSON.parse(JSON.stringify(record)));
  });

  test('saved right after any aside it goes on to the same end', () => {
    const chance = chanceOf(record);
    let s = begin(game, { seats: 3, options: record.table.options }, chance) as AnyState;
    for (const { seat, choice, aside } of record.actions) {
      const d = s.pending.find((p) => p.seat === seat)!;
      play(game, s, { decision: aside ? ASIDE : d.id, seat, choice }, chance);
      if (aside) s = migrate(game, JSON.parse(JSON.stringify(s)) as AnyState);
    }
    const again = replay(game, record);
    for (const action of record.actions) again.act(action);
    expect(s.outcome).toEqual(record.end.outcome);
    expect(again.state.outcome).toEqual(record.end.outcome);
    expect(JSON.parse(JSON.stringify(again.state))).toEqual(JSON.parse(JSON.stringify(s)));
  });

  test.each([
    ['another card put down', { choice: 'leave:adv.nothing' }],
    ['told as an answer', { aside: undefined }],
  ])('an aside that was altered is found: %s', (_, change) => {
    const i = record.actions.findIndex((a) => a.aside && String(a.choice).startsWith('leave:'));
    const actions = record.actions.map((a, n) => (n === i ? { ...a, ...change } : a)) as ExportedMatch['actions'];
    const forged = JSON.parse(JSON.stringify({ ...record, actions })) as ExportedMatch;
    const report = checkRecord(recordOf(forged), { gameOf });
    expect(report.verdict).toBe('bad');
    expect(report.findings[0]).toMatchObject({ place: { part: 'action', n: i + 1 } });
  });
});
