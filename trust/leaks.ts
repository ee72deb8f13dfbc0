import { type AnyGame, fast } from '@questhall/kernel';
import { wantedGames } from './games.ts';
import { HandClock } from './leaks/hand-clock.ts';
import { playPair } from './leaks/play-pair.ts';
import { WorldServer } from './leaks/server.ts';
import { makePair } from './leaks/worlds.ts';
import { type Asked, ENOUGH, type Failure, type Findings, type Pick, roundsWithin, runAsProgram } from './program.ts';

/*
 * Nothing leaks. For each pair two servers are given the same moment of a match in two worlds that are equal for one
 * viewer, with all seats and a spectator connected over real sockets. Both play on in the same way as far as the viewer
 * can see. Every byte that it is sent must be equal until the worlds may visibly differ.
 */

/** Servers keep their matches in memory for a while: new ones after so many pairs. */
const PAIRS_A_SERVER = 250;

/**
 * @param played the games to play; `size` is the number of pairs for each, and each has its share of the time
 * @param enough leaks after which it stops
 */
export async function leaks(
  { game: wanted, ...asked }: Asked,
  played: readonly AnyGame[] = wantedGames(wanted),
  enough = ENOUGH,
): Promise<Findings> {
  const clock = new HandClock(0);
  try {
    return await underClock(clock, asked, played, enough);
  } finally {
    clock.giveBack();
  }
}

async function underClock(
  clock: HandClock,
  { size, seed, within, tell, nodes }: Asked,
  played: readonly AnyGame[],
  enough: number,
): Promise<Findings> {
  const failures: Failure[] = [];
  const counts: Record<string, number> = {};
  const started = Date.now();
  for (const [nr, game] of played.entries()) {
    const more = roundsWithin((within - (Date.now() - started)) / (played.length - nr));
    const sum: Record<string, number> = { pairs: 0 };
    const goesOn = () => failures.length < enough && more();
    for (let at = seed; at < seed + size && goesOn(); ) {
      const first = makePair(game, at, pickBy(at)).worlds;
      const servers = (await Promise.all(first.map((world) => WorldServer.open(game, world, clock, nodes !== undefined)))) as [
        WorldServer,
        WorldServer,
      ];
      const to = Math.min(seed + size, at + PAIRS_A_SERVER);
      do {
        const pick = pickBy(at);
        try {
          const { leak, ...did } = await playPair(game, makePair(game, at, pick), { servers, clock, id: idOf(at), pick });
          for (const [what, count] of Object.entries({ pairs: 1, ...did })) sum[what] = (sum[what] ?? 0) + count;
          if (leak) failures.push({ seed: at, what: `${game.id} leaks ${leak}` });
        } catch (e) {
          failures.push({ seed: at, what: `${game.id} threw ${e instanceof Error ? e.stack : String(e)}` });
        }
        at++;
      } while (at < to && goesOn());
      await Promise.all(servers.map((server) => server.close()));
      // Whoever would have slept, or have been woken, later: without this all matches of all servers stay in memory.
      clock.forget();
      tell?.(`${game.id}: ${sum['pairs']} of ${size} pairs, ${failures.length} failed`);
    }
    for (const [what, count] of Object.entries(sum)) counts[`${game.id}: ${what}`] = count;
  }
  return { counts, failures };
}

function pickBy(seed: number): Pick {
  const chance = fast(seed, 5);
  return (n) => chance.below(n);
}

function idOf(seed: number): string {
  return `pair${seed.toString(36).padStart(12, '0')}`;
}

await runAsProgram(import.meta.url, 10_000, leaks);
