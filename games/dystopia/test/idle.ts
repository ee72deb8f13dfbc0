import { isBotName, know, policyOf } from '@questhall/bots';
import { begin, fast, play } from '@questhall/kernel';
import { flagsIn } from '@questhall/testkit/contract';
import { heroesWon } from '../src/ends.ts';
import { dystopia, heuristic } from '../src/index.ts';
import { rateOf } from '../src/measure.ts';
import { stepsFrom } from '../src/rules/distances.ts';
import { NEVER } from '../src/rules/ground.ts';
import { gridAt, inPlay, onBoard } from '../src/rules/values.ts';
import type { State } from '../src/state.ts';

/*
 * npx tsx --conditions=source games/dystopia/test/idle.ts [--bot normal] [--level 1] [--heroes 4] [--hard 1] [--matches 100]
 *   [--seed 100] [--person passive|far|brave] [--led 0]
 *
 * With --person one hero (--led) is led by a stand-in for a person who does not go by the party: one who only ends turns
 * (passive), walks away from all others (far), or strikes, opens and searches alone wherever that is near (brave).
 *
 * How often a hero that a bot leads stands idle: a turn with neither a step nor an action in a round in which another hero strikes,
 * while a way leads to a free square beside a monster. And the longest row of such rounds of one hero, and how many matches are won.
 */

const flags = flagsIn(process.argv);
const argument = (name: string): string | undefined =>
  process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined;
const named = argument('--bot');
const bot = named !== undefined && isBotName(named) ? named : 'normal';
const matches = flags.number('matches', 100);
const options = {
  level: flags.number('level', 1),
  campaign: false,
  heroes: flags.number('heroes', 4),
  difficulty: flags.number('hard', 0) === 1 ? 'hard' : 'normal',
  roundLimit: 90,
};
const standIn = argument('--person');
const led = flags.number('led', 0);
const shelf = { game: dystopia, heuristic } as never as Parameters<typeof policyOf>[1];

/** Steps to squares; undefined where there is no way. */
function distances(s: State, from: number) {
  const steps = stepsFrom(s, from, false);
  const get = (at: number) => (steps[at] === NEVER ? undefined : steps[at]);
  return { get, has: (at: number) => get(at) !== undefined };
}

/** Whether a way leads this hero to a free square beside a monster that is set up. */
function hasWay(s: State, n: number): boolean {
  const h = s.heroes[n]!;
  const way = distances(s, h.at);
  const taken = new Set(s.heroes.filter(onBoard).map(({ at }) => at));
  return s.monsters.some((m) => inPlay(m) && gridAt(s).neighbours[m.at]!.some((at) => way.has(at) && !taken.has(at)));
}

/** What a person who goes its own way would do with this hero. */
function ownWay(s: State, n: number, options: readonly string[]): string {
  if (standIn === 'passive') return 'end';
  const grid = gridAt(s);
  const steps = options.filter((id) => id.startsWith('go:')).map((id) => ({ id, at: grid.byGo.get(id)! }));
  const best = (worth: (at: number) => number): string => {
    let [found, most] = ['end', worth(s.heroes[n]!.at)];
    for (const { id, at } of steps) if (worth(at) > most) [found, most] = [id, worth(at)];
    return found;
  };
  if (standIn === 'far') {
    const others = s.heroes.filter((h, k) => k !== n && onBoard(h)).map(({ at }) => distances(s, at));
    return best((at) => Math.min(...others.map((way) => way.get(at) ?? 0)));
  }
  const does = options.find((id) => /^(attack:m|search:|open:|free)/.test(id));
  if (does) return does;
  const goals = [
    ...s.monsters.filter(inPlay).map(({ at }) => at),
    ...s.doors.filter((door) => !s.open.includes(door)),
    ...grid.furnitureAt.filter((_, i) => s.furniture[i]!.shown && !s.furniture[i]!.searched),
  ].flatMap((at) => grid.neighbours[at]!);
  const way = distances(s, s.heroes[n]!.at);
  const goal = goals.filter((at) => way.has(at)).sort((a, b) => way.get(a)! - way.get(b)!)[0];
  if (goal === undefined) return 'end';
  const back = distances(s, goal);
  return best((at) => 0 - (back.get(at) ?? 999));
}

/** One hero in one round. */
interface Turn {
  code: string;
  idle: boolean;
  fought: boolean;
  way: boolean;
}

let [turns, idle, won, longest] = [0, 0, 0, 0];
const byCode = new Map<string, number>();
const rows = new Map<number, number>();
for (let n = 0; n < matches; n++) {
  const seed = flags.number('seed', 100) + n;
  const [chance, own] = [fast(seed, 1), fast(seed, 2)];
  const policy = policyOf(bot, shelf);
  const s = begin(dystopia, { seats: options.heroes, options }, chance);
  let round = 0;
  let now = new Map<number, Turn>();
  const row = new Map<number, number>();
  const close = () => {
    for (const [hero, turn] of now) {
      if (standIn !== undefined && hero === led) continue;
      const others = [...now].some(([other, { fought }]) => other !== hero && fought);
      if (others) turns++;
      const stood = others && turn.idle && turn.way;
      if (stood) {
        idle++;
        byCode.set(turn.code, (byCode.get(turn.code) ?? 0) + 1);
      }
      const before = row.get(hero) ?? 0;
      // A round in which nobody fights neither breaks nor lengthens the row.
      if (others) row.set(hero, stood ? before + 1 : 0);
      if (others && !stood && before > 0) rows.set(before, (rows.get(before) ?? 0) + 1);
      longest = Math.max(longest, row.get(hero) ?? 0);
    }
    now = new Map();
  };
  while (!s.outcome) {
    const d = s.pending[0]!;
    if (s.round !== round) {
      close();
      round = s.round;
    }
    const person = standIn !== undefined && d.kind === 'hero' && Number(d.about?.['hero']) === led;
    const choice = person
      ? ownWay(s, led, d.options)
      : policy(know(dystopia as never, s as never, d.seat) as never, own, { iterations: 60 });
    if (d.kind === 'hero' && typeof choice === 'string') {
      const hero = Number(d.about?.['hero']);
      const turn = now.get(hero) ?? { code: s.heroes[hero]!.code, idle: true, fought: false, way: hasWay(s, hero) };
      if (choice !== 'end') turn.idle = false;
      if (/^(attack|cast):/.test(choice)) turn.fought = true;
      now.set(hero, turn);
    }
    play(dystopia, s, { decision: d.id, seat: d.seat, choice }, chance);
  }
  close();
  if (heroesWon(s.outcome.reason)) won++;
}
const { rate, low, high } = rateOf(won, matches);
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
console.log(`won ${won} of ${matches}, ${percent(rate)} (${percent(low)} to ${percent(high)})`);
console.log(`idle in ${idle} of ${turns} turns of rounds in which another hero strikes, ${percent(idle / Math.max(1, turns))}`);
console.log(`by hero: ${[...byCode].map(([code, count]) => `${code} ${count}`).join(', ')}`);
console.log(
  `rows of rounds: ${[...rows]
    .sort(([a], [b]) => a - b)
    .map(([length, count]) => `${length}: ${count}`)
    .join(', ')}; the longest ${longest}`,
);
