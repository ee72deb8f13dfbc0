import { readFileSync } from 'node:fs';
import { nachtwacht } from '@questhall/nachtwacht';
import { Check } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { duel } from '../../testkit/src/duel/index.ts';
import { checkRecord, ExportedMatch, openingOf, recordOf, recordSchema, stateHash } from '../src/index.ts';
import { gameOf, playedMatch } from './matches.ts';

const check = (file: unknown, kept = {}) => checkRecord(file, { gameOf, kept });
const copy = (m: ExportedMatch): ExportedMatch => JSON.parse(JSON.stringify(m)) as ExportedMatch;
/** The record after its links have been made again: what a host with all the data could do. */
const rewritten = (m: ExportedMatch) => recordOf(copy(m));

describe('a record as it was played', () => {
  test.each([
    ['sealed Nachtwacht', () => playedMatch(nachtwacht, 3, 1)],
    ['sealed duel with nested answers', () => playedMatch(duel, 2, 2)],
    ['a simulation', () => playedMatch(nachtwacht, 2, 3, null)],
  ])('%s is in order in every line', (_, played) => {
    const record = copy(played());
    const report = check(record);
    expect(report.findings).toEqual([]);
    expect(report.verdict).toBe('good');
    const open = report.lines.filter((l) => l.state !== 'good').map((l) => l.step);
    expect(open).toEqual(record.secret === null ? ['commitment'] : []);
    expect(report.facts).toMatchObject({ actions: record.actions.length, head: record.end.link, opening: record.seats.at(-1)!.link });
    expect(Check(ExportedMatch, record)).toBe(true);
  });

  test('links and hashes are fixed for ever: a match of today must be checkable in ten years', () => {
    const record = recordOf({
      table: {
        match: 'm1',
        game: 'duel',
        rules: 1,
        options: { lives: 5, a: true },
        chance: { kind: 'sealed', commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd' },
      },
      seats: [
        { seat: 0, kind: 'person', name: 'Dørthe', level: null, contribution: '🎲 heads' },
        { seat: 1, kind: 'bot', name: null, level: 'normal', contribution: '' },
      ],
      start: { at: 1000, draws: [{ n: 0, what: 'die', of: 6, result: 3 }], state: 'ab'.repeat(32) },
      actions: [{ seq: 1, seat: 0, by: 'person', choice: ['x', 'y'], at: 2000, draws: [], state: 'cd'.repeat(32) }],
      end: { outcome: { winners: [0], ranking: [[0], [1]], rule: 'T-1', reason: 'won' } },
      secret: null,
    });
    // Made by another program in another language, from the description in docs/dice.md.
    expect(record.seats[1]!.link).toBe('0dfab075ab3ed3b0b14cc9aab16c8b77df2f19f06fe0589f13d104f5a5629295');
    expect(record.end.link).toBe('014e2588a8f8bf9d02c86ec1a2a81e7853b9f69d0fbf619ec4e398abc1e8d17e');
    expect(openingOf(record.table, record.seats)).toBe(record.seats[1]!.link);
    expect(stateHash({ b: 1, a: ['ø'] })).toBe('e5721d212d93bc2735a0237923a8fa416bff7dc42398771419712c8865c46675');
  });

  test('tells how far it is', () => {
    const record = playedMatch(nachtwacht, 2, 4);
    const seen: number[] = [];
    checkRecord(record, { gameOf, at: (done, total) => seen.push(done / total) });
    expect(seen).toHaveLength(record.actions.length);
    expect(seen.at(-1)).toBe(1);
  });

  test('counts its dice and draws, and the counts add up', () => {
    const record = playedMatch(nachtwacht, 4, 5);
    const { tallies, facts } = check(record);
    expect(tallies.reduce((sum, t) => sum + t.n, 0)).toBe(facts!.draws);
    for (const t of tallies) {
      expect(t.rows.reduce((sum, r) => sum + r.count, 0)).toBe(t.n);
      expect(t.rows.reduce((sum, r) => sum + r.expected, 0)).toBeCloseTo(t.n);
      for (const r of t.rows) expect(r.low <= r.expected + 1 && r.expected - 1 <= r.high).toBe(true);
    }
    expect(tallies.map((t) => t.what)).toContain('power deck');
  });
});

describe('what cannot be checked is said', () => {
  test('other rules: everything but the replay', () => {
    const report = checkRecord(playedMatch(duel, 2, 2), { gameOf: () => ({ ...duel, version: 99 }) as never });
    expect(report.verdict).toBe('partly');
    expect(report.lines.find((l) => l.step === 'replay')?.state).toBe('skipped');
    expect(report.lines.find((l) => l.step === 'draws')?.state).toBe('good');
  });

  test.each([null, 7, 'x', [], {}, { format: 'questhall-record/1' }])('%j is no record, and said to be none', (file) => {
    const report = check(file);
    expect([report.verdict, report.facts, report.findings[0]?.code]).toEqual(['bad', null, 'format']);
  });
});

describe('what was not played again is not confirmed', () => {
  const state = (report: ReturnType<typeof check>, step: string) => report.lines.find((l) => l.step === step)?.state;

  test('the rules of its version are not here: the result is not ticked', () => {
    const report = checkRecord(playedMatch(duel, 2, 2), { gameOf: () => ({ ...duel, version: 99 }) as never });
    expect([report.verdict, report.unchecked, state(report, 'outcome')]).toEqual(['partly', ['replay'], 'skipped']);
    const unknown = checkRecord(playedMatch(duel, 2, 2), { gameOf: () => undefined });
    expect([unknown.verdict, unknown.unchecked, state(unknown, 'outcome')]).toEqual(['partly', ['replay'], 'skipped']);
  });

  test('the rules break off: the result is not ticked', () => {
    const broken = () => {
      throw new Error('cannot');
    };
    const report = checkRecord(playedMatch(duel, 2, 2), { gameOf: () => ({ ...duel, kit: broken }) as never });
    expect([report.verdict, report.unchecked]).toEqual(['bad', ['replay']]);
    expect([state(report, 'replay'), state(report, 'outcome')]).toEqual(['bad', 'skipped']);
  });

  test('an action does not lead where it should: the result is not ticked', () => {
    const forged = copy(playedMatch(nachtwacht, 3, 6));
    forged.actions[3]!.state = 'ab'.repeat(32);
    const report = check(rewritten(forged));
    expect([report.verdict, report.unchecked, state(report, 'outcome')]).toEqual(['bad', ['replay'], 'skipped']);
  });

  test('without the secret nothing can be played: the result is not ticked', () => {
    const report = check({ ...playedMatch(duel, 2, 2), secret: null });
    expect([state(report, 'replay'), state(report, 'outcome')]).toEqual(['skipped', 'skipped']);
  });

  test('played to its end: all is confirmed', () => {
    expect(check(playedMatch(duel, 2, 2))).toMatchObject({ verdict: 'good', unchecked: [] });
  });
});

describe('a name that was taken out', () => {
  const withheld = (seat: number) => {
    const record = copy(playedMatch(nachtwacht, 3, 6));
    Object.assign(record.seats[seat]!, { name: null, withheld: record.seats[seat]!.link });
    return record;
  };

  test('leaves everything else bound and checked, and is said', () => {
    for (const seat of [0, 2]) {
      const report = check(withheld(seat), { opening: playedMatch(nachtwacht, 3, 6).seats.at(-1)!.link });
      expect([report.verdict, report.unchecked, report.findings]).toEqual(['partly', ['names'], []]);
      expect(report.lines.filter((l) => l.state !== 'good').map((l) => l.step)).toEqual(['opening']);
      expect(report.facts?.seats[seat]).toMatchObject({ name: null, withheld: true });
    }
  });

  test('cannot be put back, nor hide another change', () => {
    const named = withheld(2);
    named.seats[2]!.name = 'Mallory';
    expect(check(named).findings).toMatchObject([{ code: 'seat-name', place: { part: 'seat', n: 2 } }]);
    const moved = withheld(0);
    moved.seats[0]!.withheld = 'ab'.repeat(32);
    expect(check(moved).verdict).toBe('bad');
    const both = withheld(0);
    both.seats[2]!.name = 'Mallory';
    expect(check(both).findings).toMatchObject([{ code: 'seat-name', place: { part: 'seat', n: 2 } }]);
  });
});

describe('codes that were kept', () => {
  const record = playedMatch(duel, 2, 2);
  const codes = {
    commitment: (record.table.chance as { commitment: string }).commitment,
    opening: record.seats.at(-1)!.link,
    head: record.end.link,
  };

  test('are the same in capitals, and with a space copied along', () => {
    const kept = Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, ` ${code.toUpperCase()}\n`]));
    expect(check(record, kept).findings).toEqual([]);
  });

  test.each(['commitment', 'opening', 'head'])('an empty %s is none that fits', (name) => {
    expect(check(record, { [name]: '' }).findings).toMatchObject([{ code: `kept-${name}` }]);
  });
});

describe('a host who rewrites the record with all its links', () => {
  const record = playedMatch(nachtwacht, 3, 6);

  test('cannot change a choice, a draw or the result: the replay contradicts', () => {
    const draw = copy(record);
    const n = draw.start.draws.length;
    const owner = draw.actions.find((a) => a.draws.length > 0)!;
    owner.draws[0]!.result = (owner.draws[0]!.result + 1) % owner.draws[0]!.of;
    expect(check(rewritten(draw)).findings).toMatchObject([{ code: 'draw-result', place: { part: 'draw', n } }]);

    const won = copy(record);
    won.end.outcome!.winners = [2 - won.end.outcome!.winners[0]!];
    expect(check(rewritten(won)).findings).toMatchObject([{ code: 'outcome', place: { part: 'end' } }]);
  });

  test('can change a name, unless somebody kept the opening', () => {
    const changed = copy(record);
    changed.seats[2]!.name = 'Mallory';
    const forged = rewritten(changed);
    expect(check(forged).verdict).toBe('good');
    expect(check(forged, { opening: record.seats.at(-1)!.link }).findings).toMatchObject([{ code: 'kept-opening' }]);
  });

  test('can change who answered, unless somebody kept the head', () => {
    const changed = copy(record);
    changed.actions[4]!.by = 'clock';
    const forged = rewritten(changed);
    expect(check(forged).verdict).toBe('good');
    expect(check(forged, { head: record.end.link }).findings).toMatchObject([{ code: 'kept-head', place: { part: 'end' } }]);
  });
});

test('the published schema is the one that is used', () => {
  const published = JSON.parse(readFileSync(new URL('../../../docs/record.schema.json', import.meta.url), 'utf8')) as object;
  expect(published).toEqual(recordSchema());
});
