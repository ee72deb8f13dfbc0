import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dystopia } from '@questhall/dystopia';
import { type AnyGame, type AnyState, decisionView, migrate } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { checkRecord, type ExportedMatch, recordOf } from '@questhall/record';
import { talisman } from '@questhall/talisman';
import { playsOn, type Subject } from '@questhall/testkit/contract';
import { describe, expect, test } from 'vitest';
import { sized } from './sized.ts';

/** Matches as older versions of the rules, and today's at an earlier time, saved them (README.md beside them says how they are made). */

interface Saved {
  game: string;
  about?: string;
  state?: AnyState;
  record?: ExportedMatch;
}

const folder = join(import.meta.dirname, 'saved-matches');
const GAMES: readonly AnyGame[] = [talisman, dystopia, nachtwacht];
const gameOf = (id: string) => GAMES.find((game) => game.id === id);
const read = (id: string, file: string) => JSON.parse(gunzipSync(readFileSync(join(folder, id, file))).toString()) as Saved;

const each = GAMES.flatMap((game) =>
  readdirSync(join(folder, game.id)).map((file) => ({ game, file, name: `${game.id}/${file}`, saved: read(game.id, file) })),
);
const states = each.filter(({ saved }) => saved.state);
const records = each.filter(({ saved }) => saved.record);
const isToday = ({ game, file }: (typeof each)[number]) => file.includes(`.v${game.version}.`);
const older = records.filter((one) => !isToday(one));
const today = records.filter(isToday);

test('every game has states and a record of the version before today’s', () => {
  for (const game of GAMES) {
    for (const [kind, kept] of Object.entries({ state: states, record: records })) {
      const versions = new Set(kept.filter((one) => one.game === game).map(({ file }) => /\.v(\d+)\./.exec(file)?.[1]));
      expect([game.id, kind, versions.has(String(game.version - 1))]).toEqual([game.id, kind, true]);
    }
  }
});

describe('a match that was going on', () => {
  // What was on its way when it was saved is over after a few answers; then it is a match like any other.
  test.each(states)('$name goes on', ({ game, file, saved }) => {
    const { version, pending } = saved.state!;
    expect(file).toContain(`.v${version}.`);
    const s = (version === game.version ? structuredClone(saved.state!) : migrate(game, saved.state!)) as AnyState;
    expect([s.version, game.invariants(s)]).toEqual([game.version, []]);
    // Whoever was asked is asked still, perhaps in another form.
    expect(s.pending.map((d) => d.seat)).toEqual(pending.map((d) => d.seat));
    for (let seat = 0; seat < s.seats; seat++) {
      game.observe(s, seat);
      const asked = decisionView(game, s, seat);
      expect(asked !== null && asked !== undefined).toBe(s.pending.some((d) => d.seat === seat));
      if (asked) expect(asked.options.length).toBeGreaterThan(0);
    }
    expect(playsOn({ game, longest: 400_000 } as Subject, s, 1, sized(300, undefined))).toBeUndefined();
  });
});

/*
 * The hash of every state is bound into a record. So whatever changes what a state holds, though no rule changes, makes the
 * records of this version bad, and must raise it.
 */
describe('a match that was over, of today’s version', () => {
  test('there is one of every game', () => {
    expect([...new Set(today.map(({ game }) => game.id))]).toEqual(GAMES.map(({ id }) => id));
  });

  test.each(today)('$name: every step of it comes again; where this fails, raise the version of the game', ({ saved }) => {
    const report = checkRecord(saved.record, { gameOf });
    expect([report.verdict, report.findings, report.unchecked]).toEqual(['good', [], []]);
  });
});

describe('a match that was over', () => {
  test.each(older)('$name: all is checked that other rules than its own can check, and the rest is said', ({ file, saved }) => {
    const report = checkRecord(saved.record, { gameOf });
    expect(report.findings).toEqual([]);
    expect([report.verdict, report.unchecked]).toEqual(['partly', ['replay']]);
    expect(file).toContain(`.v${report.facts?.rules}.`);
    expect(Object.fromEntries(report.lines.map(({ step, state }) => [step, state]))).toEqual({
      commitment: 'good',
      opening: 'good',
      chain: 'good',
      draws: 'good',
      replay: 'skipped',
      outcome: 'skipped',
    });
  });

  test.each(records)('$name: a draw that was altered is found all the same', ({ saved }) => {
    const forged = structuredClone(saved.record!);
    const at = forged.actions.findIndex((a) => a.draws.length > 0);
    forged.actions[at]!.draws[0]!.result ^= 1;
    expect(checkRecord(recordOf(forged), { gameOf }).verdict).toBe('bad');
  });
});
