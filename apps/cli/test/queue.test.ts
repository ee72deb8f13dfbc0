import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { Database, programs } from '../../server/test/database.ts';
import { combinedHash } from '../src/match/match.ts';
import { playMatches } from '../src/match/run.ts';
import { plan, plays } from './queue-plays.ts';
import { questhall } from './terminal.ts';

const MATCHES = sized(24, 60);

describe.runIf(programs)('a row of matches that several share', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.start();
  }, 60_000);
  afterAll(() => database.end());

  test('two play it together: each match once, the same hash as of one alone, and who comes later finds it done', async () => {
    const url = await database.fresh();
    const [one, two] = await Promise.all([plays(url, plan(), MATCHES), plays(url, plan(), MATCHES)]);
    const alone = combinedHash(await playMatches(plan(), MATCHES, 1, () => undefined));
    expect([combinedHash(one.results), combinedHash(two.results)]).toEqual([alone, alone]);
    expect(one.here.size + two.here.size).toBe(MATCHES);
    expect(one.told.at(-1)).toBe(MATCHES);
    const late = await plays(url, plan(), MATCHES);
    expect([late.here.size, combinedHash(late.results)]).toEqual([0, alone]);
    // Another row at the same database is another one.
    const other = await plays(url, plan({ seed: 9 }), 5);
    expect([other.here.size, other.results.map(({ index }) => index)]).toEqual([5, [0, 1, 2, 3, 4]]);
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
