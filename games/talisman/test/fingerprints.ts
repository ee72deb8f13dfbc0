// One number for what the rules do: `npx tsx --conditions=source games/talisman/test/fingerprints.ts`. It plays seeded
// matches of both editions and of every expansion, at random and by the bots' heuristic, each under house rules of its own, and prints for
// each kind a hash of all events that were told and of all states in which somebody was asked, and one of all of them. Before and after a change
// that should change nothing they are equal. `--matches 300 --bots 12` says how many of each kind; `--only souls` plays one kind.
// `--whole` also takes every tenth state as it is, with the numbers of its frames and questions: equal where saved matches go on as they are.
// Without a listener (`--quiet`) nothing is told and the time is measured: processor time for a turn.
import { createHash } from 'node:crypto';
import { type AnyState, begin, decisionView, fast, type MatchOptions, matchOptions, play } from '@questhall/kernel';
import { flagsIn, randomAction } from '@questhall/testkit/contract';
import { heuristic, OPTIONS, type State, talisman } from '../src/index.ts';
import { optionCombination } from './play-out.ts';

const flags = flagsIn(process.argv);
const matches = flags.number('matches', 300);
const bots = flags.number('bots', 12);
const only = flags.word('only', '');
const quiet = process.argv.includes('--quiet');
const whole = process.argv.includes('--whole');

const KINDS: readonly { name: string; options: MatchOptions }[] = [
  { name: '1986', options: { edition: '1986', expansion: 'none' } },
  { name: 'digital', options: { edition: 'digital', expansion: 'none' } },
  { name: 'souls', options: { edition: 'digital', expansion: 'realm-of-souls' } },
  { name: 'crypts', options: { edition: 'digital', expansion: 'drowned-crypts' } },
];

/** Events and states of one match, and how many turns it took. */
function match(seed: number, options: MatchOptions, byBots: boolean, hash: { update(words: string): unknown } | undefined): number {
  const { min, max } = talisman.seatsFor!(matchOptions(OPTIONS, options));
  const seats = min + (seed % (max - min + 1));
  const [chance, policy] = [fast(seed, 1), fast(seed, 2)];
  const tell = hash && ((event: unknown, to?: unknown, twin?: unknown) => void hash.update(JSON.stringify([event, to, twin])));
  const s = begin(talisman, { seats, options }, chance, tell as never) as State;
  for (let n = 0; !s.outcome; n++) {
    const d = s.pending[policy.below(s.pending.length)];
    const action =
      byBots && d
        ? { decision: d.id, seat: d.seat, choice: heuristic.playout(talisman.glance!(s, d.seat) as State, d, policy) }
        : randomAction(s as AnyState, policy)!;
    // The wording of some questions: odds, refusals, labels.
    if (hash && d && n % 50 === 0)
      hash.update(JSON.stringify([decisionView(talisman, s, d.seat), talisman.observe(s, d.seat)], unnumbered));
    if (hash && whole && n % 10 === 0) hash.update(JSON.stringify(sorted(s)));
    play(talisman, s, action, chance, tell as never);
    if (byBots && s.turn.n > 3000) break;
  }
  hash?.update(JSON.stringify(plain(s)));
  return s.turn.n;
}

/** Numbers of questions and frames are left out: how many there were is no rule. */
const unnumbered = (key: string, value: unknown): unknown =>
  (key === 'id' && typeof value === 'number') || key === 'frame' || key === 'about' ? undefined : value;

/** A state without the numbers of its frames and questions: how many frames there were is no rule. */
function plain(s: State): unknown {
  const { lastId: _, seq: __, stack: ___, pending: ____, version: _____, ...rest } = s;
  return sorted(rest);
}

function sorted(of: unknown): unknown {
  if (Array.isArray(of)) return of.map(sorted);
  if (typeof of !== 'object' || of === null) return of;
  return Object.fromEntries(
    Object.entries(of)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}

const all = createHash('sha256');
for (const { name, options } of KINDS) {
  if (only && only !== name) continue;
  for (const byBots of [false, true]) {
    const hash = createHash('sha256');
    const began = process.cpuUsage();
    let turns = 0;
    for (let seed = 1; seed <= (byBots ? bots : matches); seed++) {
      // Every third match is played with house rules drawn by lot.
      const house = seed % 3 === 0 ? optionCombination(seed) : {};
      turns += match(
        seed,
        { ...house, roundLimit: byBots ? 60 : (house['roundLimit'] ?? 0), ...options },
        byBots,
        quiet ? undefined : hash,
      );
    }
    const { user, system } = process.cpuUsage(began);
    const time = `${((user + system) / turns).toFixed(2)} µs a turn, ${turns} turns`;
    const digest = hash.digest('hex').slice(0, 16);
    all.update(digest);
    console.log(`${name}${byBots ? ', bots' : ''}: ${quiet ? '' : `${digest}, `}${time}`);
  }
}
if (!quiet) console.log(`all: ${all.digest('hex').slice(0, 16)}`);
