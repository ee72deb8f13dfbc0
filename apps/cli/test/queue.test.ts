import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database, programs } from '../../server/test/database.ts';
import { gameNamed } from '../src/games.ts';
import { optionsOf } from '../src/match/arguments.ts';
import { combinedHash, type MatchPlan } from '../src/match/match.ts';
import { playerList } from '../src/match/players.ts';
import { playOverQueue } from '../src/match/queue.ts';
import { playMatches } from '../src/match/run.ts';
import { questhall } from './terminal.ts';

const BIN = fileURLToPath(new URL('../bin/questhall.mjs', import.meta.url));
const MATCHES = 60;

const plan = (change: Partial<MatchPlan> = {}): MatchPlan => ({
  game: 'nachtwacht',
  options: {},
  players: playerList('greedy,random', 2),
  seed: 8,
  rotate: false,
  keep: false,
  ...change,
});

/** One process's part in it. */
async function plays(url: string, of: MatchPlan, matches = MATCHES, goneSeconds = 60) {
  const here = new Set<number>();
  const told: number[] = [];
  const asked = { matches, workers: 1, at: (n: number) => told.push(n), here, goneSeconds };
  return { results: await playOverQueue(url, of, asked), here, told };
}

describe.runIf(programs)('a row of matches that several share', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.start();
  }, 60_000);
  afterAll(() => database.end());

  test('two play it together: each match once, the same hash as of one alone, and who comes later finds it done', async () => {
    const url = await database.fresh();
    const [one, two] = await Promise.all([plays(url, plan()), plays(url, plan())]);
    const alone = combinedHash(await playMatches(plan(), MATCHES, 1, () => undefined));
    expect([combinedHash(one.results), combinedHash(two.results)]).toEqual([alone, alone]);
    expect(one.here.size + two.here.size).toBe(MATCHES);
    expect(one.told.at(-1)).toBe(MATCHES);
    const late = await plays(url, plan());
    expect([late.here.size, combinedHash(late.results)]).toEqual([0, alone]);
    // Another row at the same database is another one.
    const other = await plays(url, plan({ seed: 9 }), 5);
    expect([other.here.size, other.results.map(({ index }) => index)]).toEqual([5, [0, 1, 2, 3, 4]]);
  }, 120_000);

  test('one that is killed loses what it was at; the others go on, and what was played is not played again', async () => {
    const url = await database.fresh();
    const few = 24;
    const words = `simulate --game talisman --players 2 --matches ${few} --bots random --seed 8 --workers 1 --json --queue ${url}`;
    // With all that it starts, as a machine that stops.
    const child = spawn(process.execPath, [BIN, ...words.split(' ')], { stdio: 'ignore', detached: true });
    const gone = once(child, 'exit');
    const count = async () => {
      const there = await database.ask(`SELECT to_regclass('questhall_simulations.blocks') AS t`, [], url);
      if (!there[0]?.['t']) return 0;
      return Number((await database.ask('SELECT count(*) AS n FROM questhall_simulations.blocks', [], url))[0]?.['n']);
    };
    while (child.exitCode === null && (await count()) < 3) await new Promise((resolve) => setTimeout(resolve, 20));
    process.kill(-child.pid!, 'SIGKILL');
    await gone;
    const before = await count();
    expect(before).toBeLessThan(few);
    // What it had in hand is given to others when nothing was heard of it for as long as it was told to be.
    await database.ask(`UPDATE questhall_simulations.job SET expire_in = interval '1 second' WHERE state = 'active'`, [], url);
    const of = plan({ game: 'talisman', options: optionsOf(gameNamed('talisman').game, []), players: playerList('random', 2) });
    const { results, here } = await plays(url, of, few, 2);
    expect(here.size).toBe(few - before);
    expect(combinedHash(results)).toBe(combinedHash(await playMatches(of, few, 1, () => undefined)));
  }, 120_000);

  test('by the command: what it says is what one machine alone says, but for its own part', async () => {
    const url = await database.fresh();
    const row = 'simulate --game nachtwacht --players 2 --matches 12 --bots greedy --json';
    const alone = JSON.parse((await questhall(row)).out);
    const { code, out } = await questhall(`${row} --queue ${url}`);
    expect(code).toBe(0);
    const { here, seconds, decisionsPerSecond, ...said } = JSON.parse(out);
    expect([here, said]).toEqual(
      [12, { ...alone, seconds: undefined, decisionsPerSecond: undefined }].map((x) => JSON.parse(JSON.stringify(x))),
    );
    expect(seconds + decisionsPerSecond).toBeGreaterThan(0);
  }, 120_000);

  test('another version of the rules is noticed before it plays', async () => {
    const url = await database.fresh();
    await plays(url, plan(), 3);
    await database.ask(`UPDATE questhall_simulations.rows SET first_hash = 'of other rules'`, [], url);
    await expect(plays(url, plan(), 3)).rejects.toThrow('Another machine plays these matches by other rules');
  }, 60_000);
});

test('an address that is none, bots that think by the clock and a database that is not there are said in a sentence', async () => {
  const asked = async (more: string) => questhall(`simulate --game nachtwacht --players 2 --matches 2 ${more}`);
  expect((await asked('--bots random --queue mysql://here')).err).toContain('--queue wants postgres://');
  expect((await asked('--bots search:20ms --queue postgres://q@127.0.0.1:1/none')).err).toContain('search:20ms thinks by the clock');
  const gone = await asked('--bots random --queue postgres://q@127.0.0.1:1/none');
  expect([gone.code, gone.err]).toEqual([2, expect.stringContaining('The database of the queue cannot be used')]);
});
