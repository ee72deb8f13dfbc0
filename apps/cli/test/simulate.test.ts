import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heuristic } from '@questhall/bots';
import type { AnyState } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { describe, expect, test } from 'vitest';
import { standings } from '../src/commands/tournament.ts';
import { gameNamed } from '../src/games.ts';
import { combinedHash, type MatchPlan, playMatch } from '../src/match/match.ts';
import { player, playerList } from '../src/match/players.ts';
import { type Row, summaryOf } from '../src/output/summary.ts';
import { questhall, scratch } from './terminal.ts';

const plan = (change: Partial<MatchPlan> = {}): MatchPlan => ({
  game: 'nachtwacht',
  options: {},
  players: playerList('greedy,random', 2),
  seed: 1,
  rotate: false,
  keep: false,
  ...change,
});

describe('simulate over a range', () => {
  test('plays a row for each number, with the share of won matches and its interval', async () => {
    const ran = await questhall('simulate --game nachtwacht --players 2 --matches 2 --set roundLimit=1..3 --bots random --json');
    expect(ran.code).toBe(0);
    const { by, rows, errors } = JSON.parse(ran.out);
    expect([by, errors, rows.map((row: { value: number }) => row.value)]).toEqual(['roundLimit', 0, [1, 2, 3]]);
    for (const { options, value, won, matches } of rows) {
      expect([options.roundLimit, matches]).toEqual([value, 2]);
      expect(won.low <= won.share && won.share <= won.high).toBe(true);
    }
  });

  test('a range that runs backwards, two ranges and a range with a report are refused', async () => {
    const asked = async (more: string) => (await questhall(`simulate --game nachtwacht --players 2 --matches 1 --bots random ${more}`)).err;
    expect(await asked('--set roundLimit=3..1')).toContain('from the least to the most');
    expect(await asked('--set roundLimit=1..3 --set pathLength=1..2')).toContain('Only one option');
    expect(await asked('--set roundLimit=1..3 --export matches')).toContain('one setting');
  });
});

describe('simulate --report', () => {
  test('writes the balance of a game that can tell it, with the command that gives it again', async () => {
    const cwd = scratch();
    const file = join(cwd, 'balance.md');
    const ran = await questhall(
      `simulate --game talisman --players 2 --matches 3 --bots heuristic,cautious --rotate --workers 1 --report ${file}`,
    );
    expect(ran.code).toBe(0);
    const report = readFileSync(file, 'utf8');
    expect(report).toContain('3 matches of 2 that came to their end, 0 that failed');
    expect(report).toContain('--seed 1 --bots heuristic,cautious');
    for (const title of ['Length and lead', 'Characters', 'Deaths', 'Bots']) expect(report).toContain(`## ${title}`);
    expect(report).toMatch(/\| cautious \| 3 \| /);
  });

  test('is refused for a game without one', async () => {
    const ran = await questhall('simulate --game nachtwacht --players 2 --matches 1 --report balance.md');
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('nachtwacht has no balance report.');
  });
});

describe('simulate --json', () => {
  test('prints what a program needs, and counts every match', async () => {
    const { code, out } = await questhall('simulate --game nachtwacht --players 3 --matches 20 --seed 4 --bots greedy,random,easy --json');
    expect(code).toBe(0);
    const summary = JSON.parse(out);
    expect(Object.keys(summary)).toEqual(
      expect.arrayContaining(['matches', 'decisions', 'seconds', 'decisionsPerSecond', 'winsBySeat', 'length', 'errors', 'hash']),
    );
    expect(summary).toMatchObject({ matches: 20, errors: 0, players: 3, bots: ['greedy', 'random', 'easy'] });
    expect(summary.winsBySeat.reduce((a: number, b: number) => a + b) + summary.draws).toBeCloseTo(20);
    expect(summary.length).toMatchObject({ unit: 'rounds' });
    expect(summary.length.p95).toBeGreaterThanOrEqual(summary.length.median);
    expect(summary.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the hash is the same whatever --workers is, and another for another seed', async () => {
    const hash = async (flags: string) =>
      JSON.parse((await questhall(`simulate --game nachtwacht --players 2 --matches 17 --bots greedy --json ${flags}`)).out).hash;
    const one = await hash('--seed 5 --workers 1');
    expect(await hash('--seed 5 --workers 2')).toBe(one);
    expect(await hash('--seed 6 --workers 1')).not.toBe(one);
    expect(await hash('--seed 5 --workers 1 --set pathLength=short')).not.toBe(one);
  });

  test('a search with a budget of playouts is as repeatable', async () => {
    const hash = async () =>
      JSON.parse((await questhall('simulate --game nachtwacht --matches 1 --bots search:20,greedy --set pathLength=short --json')).out)
        .hash;
    expect(await hash()).toBe(await hash());
  });
});

test('simulate prints a table for people', async () => {
  const { code, out, err } = await questhall('simulate --game nachtwacht --matches 10 --bots greedy,random --workers 1');
  expect(code).toBe(0);
  expect(err).toBe('');
  const lines = out.split('\n');
  expect(lines[0]).toBe('10 matches of nachtwacht, seed 1');
  expect(lines[2]).toMatch(/^seat {2}bot +wins +share$/);
  expect(lines[4]).toMatch(/^ {3}0 {2}greedy +\d+ +\d+\.\d %$/);
  expect(out).toMatch(/^errors +0$/m);
});

describe('exports', () => {
  test('hold all that is needed to play the match again', async () => {
    const folder = join(scratch(), 'deep/er');
    expect((await questhall(`simulate --game nachtwacht --matches 3 --bots greedy --seed 9 --export ${folder}`)).code).toBe(0);
    const files = readdirSync(folder).sort();
    expect(files).toHaveLength(3);
    const saved = JSON.parse(readFileSync(join(folder, files[2]!), 'utf8'));
    expect(saved).toMatchObject({
      format: 'questhall-record/1',
      table: { game: 'nachtwacht', rules: nachtwacht.version, chance: { kind: 'fast', seed: 9, stream: 2 } },
    });
    expect(saved.end.outcome).not.toBeNull();
    const verified = await questhall(`verify ${files.map((f) => join(folder, f)).join(' ')}`);
    expect([verified.code, verified.out.match(/in order/g)]).toEqual([0, ['in order', 'in order', 'in order']]);
  });

  test('a folder that cannot be written to is refused before a match is played', async () => {
    const file = join(scratch(), 'file');
    writeFileSync(file, '');
    const { code, err } = await questhall(`simulate --game nachtwacht --matches 1 --export ${join(file, 'x')}`);
    expect(code).toBe(1);
    expect(err).toMatch(/cannot write to .*Choose another folder with --export/);
  });
});

describe('a match that fails', () => {
  const shelf = gameNamed('nachtwacht');
  const broken = {
    ...shelf,
    heuristic: {
      ...shelf.heuristic,
      weigh: () => {
        throw new Error('planted fault');
      },
    } as Heuristic<AnyState>,
  };

  test('is a result with its error and its actions, and the others go on', () => {
    const failed = playMatch(broken, plan({ players: playerList('random,greedy', 2) }), 3);
    expect(failed.error).toContain('planted fault');
    expect(failed.actions).toBeDefined();
    const fine = playMatch(shelf, plan(), 0);
    const row: Row = {
      shelf,
      plan: plan(),
      results: [fine, failed],
      seconds: 1,
      workers: 1,
      failed: new Map([[3, 'out/3.json']]),
    };
    expect(summaryOf(row)).toMatchObject({ errors: 1, matches: 2, failures: [{ match: 3, seed: 1, file: 'out/3.json' }] });
    expect(standings(row).reduce((sum, r) => sum + r.wins, 0)).toBe(1);
  });

  test('changes the hash', () => {
    const fine = playMatch(shelf, plan(), 0);
    expect(combinedHash([fine, playMatch(broken, plan(), 1)])).not.toBe(combinedHash([fine, playMatch(shelf, plan(), 1)]));
  });
});

describe('tournament', () => {
  test('counts by bot wherever it sits, with intervals around the rate', async () => {
    const { code, out } = await questhall('tournament --game nachtwacht --bots greedy,random,random --matches 60 --rotate --json');
    expect(code).toBe(0);
    const { standings: rates } = JSON.parse(out);
    expect(rates.map((r: { bot: string; seats: number; fair: number }) => [r.bot, r.seats, r.fair])).toEqual([
      ['greedy', 1, 0.3333],
      ['random', 2, 0.6667],
    ]);
    expect(rates[0].wins + rates[1].wins).toBeCloseTo(60);
    expect(rates[0]).toMatchObject({ verdict: 'better' });
    expect(rates[0].low).toBeLessThan(rates[0].winRate);
    expect(rates[0].high).toBeGreaterThan(rates[0].winRate);
  });

  test('--rotate moves every bot through all seats', () => {
    const shelf = gameNamed('nachtwacht');
    const players = playerList('random,greedy,easy', 3);
    const seatings = [0, 1, 2].map((i) => playMatch(shelf, plan({ players, rotate: true }), i).seating);
    expect(seatings).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });
});

test('budgets are read as playouts or as time', () => {
  expect(player('search:800')).toMatchObject({ bot: 'search', budget: { iterations: 800 } });
  expect(player('hard:200ms')).toMatchObject({ bot: 'hard', label: 'hard:200ms', budget: { ms: 200 } });
});

test('TDE-8.16 on the Crown with cursed shackles a bot goes on: it does not try for ever to put them down', () => {
  // The fifth match of seed 3 once never ended: its Wizard sat there, wanting to be rid of what cannot be put down.
  const options = { edition: 'digital', expansion: 'realm-of-souls', finale: 'throne' };
  const played = playMatch(gameNamed('talisman'), plan({ game: 'talisman', options, players: playerList('heuristic', 3), seed: 3 }), 5);
  expect([played.error, played.decisions < 30_000]).toEqual([undefined, true]);
});
