import { nachtwacht } from '@questhall/nachtwacht';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { duel } from '../../testkit/src/duel/index.ts';
import { checkRecord, type ExportedMatch } from '../src/index.ts';
import { gameOf, playedMatch } from './matches.ts';

const RECORDS = [playedMatch(nachtwacht, 3, 1), playedMatch(duel, 2, 2), playedMatch(nachtwacht, 2, 3, null)];

// biome-ignore lint/suspicious/noExplicitAny: a forger changes anything
type Loose = any;
type Path = (string | number)[];

/** The paths of every single value in a record. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, v]) => leaves(v, [...path, Array.isArray(value) ? Number(key) : key]));
  return inner.length > 0 ? inner : [path];
}

/** Another value of the same kind, so that the schema has no objection where it need not. */
function other(value: unknown, by: number): unknown {
  if (typeof value === 'number') return value === 0 || by % 2 ? value + 1 : value - 1;
  if (typeof value === 'boolean') return !value;
  if (value === null) return 'x';
  if (typeof value !== 'string') return Array.isArray(value) ? [...value, '0'] : { x: 1 };
  const at = value.length === 0 ? 0 : by % value.length;
  const digit = value[at] === '1' ? '2' : '1';
  return value.slice(0, at) + digit + value.slice(at + 1);
}

/** Where a change at this path must be found. */
function placeOf(record: ExportedMatch, path: Path): string {
  const [first, second, third, fourth] = path;
  if (first === 'actions' && third === 'draws') {
    const before = record.actions.slice(0, Number(second)).reduce((n, a) => n + a.draws.length, record.start.draws.length);
    return `draw ${before + Number(fourth ?? 0)}`;
  }
  if (first === 'start' && second === 'draws' && third !== undefined) return `draw ${third}`;
  if (first === 'actions') return `action ${Number(second) + 1}`;
  if (first === 'seats') return `seat ${second}`;
  return first === 'format' ? 'file' : String(first);
}

const places = (file: unknown) => checkRecord(file, { gameOf }).findings.map((f) => f.message.slice(0, f.message.indexOf(':')));

function changed(record: ExportedMatch, path: Path, by: number): ExportedMatch {
  const forged = JSON.parse(JSON.stringify(record)) as Loose;
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce((v: Loose, key) => v[key], forged);
  holder[last] = other(holder[last], by);
  return forged as ExportedMatch;
}

describe('a changed record is found out', () => {
  test('every field of every kind, wherever it is, named by its number', () => {
    const all = RECORDS.map((record) => ({ record, paths: leaves(record) }));
    fc.assert(
      fc.property(fc.nat(RECORDS.length - 1), fc.nat(), fc.nat(1000), (which, at, by) => {
        const { record, paths } = all[which]!;
        const path = paths[at % paths.length]!;
        expect(places(changed(record, path, by)), path.join('.')).toContain(placeOf(record, path));
      }),
      { numRuns: sized(30, 100) },
    );
  });

  test('each kind of field once, so that none is left to luck', () => {
    for (const record of RECORDS) {
      const kinds = new Map<string, Path>();
      // The last of its kind: not only beginnings are guarded.
      for (const path of leaves(record)) kinds.set(path.map((p) => (typeof p === 'number' ? '#' : p)).join('.'), path);
      expect(kinds.size).toBeGreaterThan(30);
      for (const [kind, path] of kinds) expect(places(changed(record, path, 0)), kind).toContain(placeOf(record, path));
    }
  });

  test('nothing lies outside: whatever is put in, anywhere, is found', () => {
    for (const record of RECORDS) {
      const seen = new Set<string>();
      const objects: Path[] = [];
      const walk = (value: unknown, path: Path): void => {
        if (typeof value !== 'object' || value === null) return;
        const kind = path.map((p) => (typeof p === 'number' ? '#' : p)).join('.');
        if (!Array.isArray(value) && !seen.has(kind)) objects.push(path);
        seen.add(kind);
        for (const [key, v] of Object.entries(value)) walk(v, [...path, Array.isArray(value) ? Number(key) : key]);
      };
      walk(record, []);
      expect(objects.length).toBeGreaterThan(7);
      for (const path of objects) {
        for (const key of sized(['error', '__proto__'], ['$schema', 'error', '__proto__', 'more', 'winner'])) {
          const forged = JSON.parse(JSON.stringify(record)) as Loose;
          const holder = path.reduce((v: Loose, at) => v[at], forged);
          Object.defineProperty(holder, key, { value: 'x', enumerable: true, configurable: true, writable: true });
          const report = checkRecord(forged, { gameOf });
          expect(report.verdict, [...path, key].join('.')).toBe('bad');
        }
      }
    }
  });

  test('what was altered in a seat is named, and nothing else', () => {
    const [people] = RECORDS;
    const codes = (record: ExportedMatch, n: number, change: object) => {
      const forged = structuredClone(record);
      Object.assign(forged.seats[n]!, change);
      return checkRecord(forged, { gameOf })
        .findings.filter(({ place }) => place.part === 'seat')
        .map(({ code, place }) => [code, 'n' in place && place.n]);
    };
    for (const n of [0, 2]) {
      expect(codes(people!, n, { name: 'Mallory' })).toEqual([['seat-name', n]]);
      expect(codes(people!, n, { name: null })).toEqual([['seat-name', n]]);
      expect(codes(people!, n, { kind: 'bot' })).toEqual([['seat-player', n]]);
      expect(codes(people!, n, { level: 'hard' })).toEqual([['seat-level', n]]);
      expect(codes(people!, n, { contribution: 'a better one' })).toEqual([['seat-contribution', n]]);
      expect(codes(people!, n, { link: 'ab'.repeat(32) })).toEqual([['seat-link', n]]);
    }
    expect(codes(people!, 1, { kind: 'person' })).toEqual([['seat-player', 1]]);
    expect(codes(people!, 1, { level: 'easy' })).toEqual([['seat-level', 1]]);
    expect(codes(people!, 1, { name: 'Anna' })).toEqual([['seat-name', 1]]);
    expect(codes({ ...people!, secret: null }, 1, { name: 'Mallory' })).toEqual([['seat', 1]]);
  });

  test('an action taken out, doubled, or two exchanged', () => {
    const [record] = RECORDS;
    const cut = structuredClone(record!);
    cut.actions.splice(9, 1);
    expect(places(cut)).toContain('action 10');
    const doubled = structuredClone(record!);
    doubled.actions.splice(9, 0, structuredClone(doubled.actions[8]!));
    expect(places(doubled)).toContain('action 10');
    const swapped = structuredClone(record!);
    swapped.actions.splice(9, 2, swapped.actions[10]!, swapped.actions[9]!);
    expect(places(swapped)).toContain('action 10');
    const short = structuredClone(record!);
    short.actions.pop();
    expect(places(short)).toContain('end');
  });

  test('a draw taken out or put in', () => {
    const [record] = RECORDS;
    const cut = structuredClone(record!);
    cut.start.draws.splice(2, 1);
    expect(places(cut)).toContain('draw 2');
    const more = structuredClone(record!);
    const n = record!.start.draws.length;
    more.start.draws.push({ n, what: 'die', of: 6, result: 0 });
    expect(places(more)).toContain(`draw ${n}`);
  });

  test('another choice that was just as legal', () => {
    const [record] = RECORDS;
    const i = record!.actions.findIndex((a) => a.choice === '3');
    const forged = structuredClone(record!);
    forged.actions[i]!.choice = '4';
    const [finding] = checkRecord(forged, { gameOf }).findings;
    expect(finding?.message).toBe(`action ${i + 1}: choice "4" does not lead to the recorded state`);
  });

  test('sentences name what was changed', () => {
    const [record] = RECORDS;
    const forge = (change: (m: ExportedMatch) => void) => {
      const forged = structuredClone(record!);
      change(forged);
      return checkRecord(forged, { gameOf }).findings[0]?.message;
    };
    expect(forge((m) => (m.seats[2]!.name = 'Mallory'))).toMatch(/^seat 2: the name “Mallory”/);
    expect(forge((m) => (m.secret = m.secret!.replace('0', '1')))).toMatch(/^secret: its SHA-256 is not the commitment/);
    expect(forge((m) => (m.start.draws[1]!.result ^= 1))).toMatch(/^draw 1: “.+” is recorded as result \d+; .* give \d+$/);
    expect(forge((m) => (m.end.outcome!.reason = 'surrender'))).toMatch(/^end: the recorded result/);
  });
});
