import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database, programs } from '../../server/test/database.ts';
import { gameNamed } from '../src/games.ts';
import { optionsOf } from '../src/match/arguments.ts';
import { combinedHash } from '../src/match/match.ts';
import { playerList } from '../src/match/players.ts';
import { playMatches } from '../src/match/run.ts';
import { plan, plays } from './queue-plays.ts';

const BIN = fileURLToPath(new URL('../bin/questhall.mjs', import.meta.url));

describe.runIf(programs)('a row of matches that several share', () => {
  let database: Database;
  beforeAll(async () => {
    database = await Database.start();
  }, 60_000);
  afterAll(() => database.end(), 60_000);

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
});
