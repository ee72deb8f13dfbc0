// npm run taps: how often a person taps for a turn of each game, counted by a bot that plays through the page's own model of
// answering. `--matches 100 --seed 1 --game talisman`. Prints a table, and the questions that cost the most.

import { dystopia, heuristic as dystopiaBot } from '@questhall/dystopia';
import {
  type AnyGame,
  type AnyState,
  begin,
  type Chance,
  type Choice,
  type Decision,
  type DecisionView,
  decisionView,
  fast,
  play,
} from '@questhall/kernel';
import { nachtwacht, heuristic as nachtwachtBot } from '@questhall/nachtwacht';
import { standingOrders, talisman, heuristic as talismanBot } from '@questhall/talisman';
import { flagsIn } from '@questhall/testkit/contract';
import { tapsOf } from '../apps/web/src/frame/taps.ts';
import { stillShown } from '../apps/web/src/frame/unfold.ts';
import { walkStands } from '../apps/web/src/games/dystopia/bar.ts';

interface Row {
  name: string;
  game: AnyGame;
  /** A whole policy for a seat: what a quick player answers. */
  bot: { playout: (s: never, d: Decision, chance: Chance) => Choice };
  options: (seed: number) => Record<string, string | number | boolean>;
  /** The name of the seat's turn that is under way; undefined in the turns of others. What is tapped there counts for its own turn before. */
  turn: (s: AnyState, seat: number) => string | undefined;
  /** Turns that the goal speaks of, by the first words of what was chosen ("go", "attack"); absent: all of them. */
  counts?: (did: ReadonlySet<string>) => boolean;
  /** Whether the answer before has given this one as well, by a button of its own. */
  gives?: (view: never, decision: DecisionView, before: string, choice: Choice) => boolean;
  /** The most that the median of a turn may be. */
  goal: number;
}

type Turning = AnyState & { turn: { n: number; seat: number }; round: number };
const turnOf = (s: AnyState, seat: number) => ((s as Turning).turn.seat === seat ? `turn ${(s as Turning).turn.n}` : undefined);

const ROWS: readonly Row[] = [
  { name: 'Talisman (1986)', game: talisman as AnyGame, bot: talismanBot, options: () => ({ edition: '1986' }), turn: turnOf, goal: 3 },
  {
    name: 'Digital Edition, Realm of Souls',
    game: talisman as AnyGame,
    bot: talismanBot,
    options: () => ({ edition: 'digital', expansion: 'realm-of-souls' }),
    turn: turnOf,
    goal: 3.5,
  },
  {
    name: 'Nachtwacht',
    game: nachtwacht as AnyGame,
    bot: nachtwachtBot,
    options: () => ({}),
    turn: (s) => `round ${(s as Turning).round}`,
    goal: 2,
  },
  {
    name: 'Dystopia, a hero who walks and strikes',
    game: dystopia as AnyGame,
    bot: dystopiaBot,
    options: (seed) => ({ level: 1 + (seed % 10), campaign: false }),
    turn: (s) => `${(s as Turning & { phase: string }).phase} round ${(s as Turning).round}`,
    counts: (did) => did.has('go') && did.has('attack'),
    gives: (view, decision, before, choice) => choice === 'end' && walkStands(view, decision, before),
    goal: 2,
  },
];

const flags = flagsIn(process.argv);
const matches = flags.number('matches', 100);
const first = flags.number('seed', 1);
const wanted = flags.word('game', '');
const SEATS = 4;
/** The seat whose taps are counted: a person's. */
const ME = 0;

/** Whether the answer before was one of those that give the next one as well (`OptionView.after`). */
function givenBefore(asked: DecisionView, answer: string, next: DecisionView, choice: Choice): boolean {
  const shown = asked.options.find(({ id }) => id === answer)?.after?.find(({ id }) => id === choice);
  return shown !== undefined && stillShown(next, { seat: next.seat, asked: asked.id, choice: answer, give: shown.id, shown });
}

let missed = false;
for (const row of ROWS.filter(({ game }) => wanted === '' || game.id === wanted)) {
  const { game, bot } = row;
  const turns: number[] = [];
  const others: number[] = [];
  const kinds = new Map<string, number>();
  let sole = 0;
  for (let seed = first; seed < first + matches; seed++) {
    const chance = fast(seed);
    const minds = fast(seed, 1);
    const s = begin(game, { seats: SEATS, options: row.options(seed) }, chance) as AnyState;
    let at: string | undefined;
    let taps = 0;
    let did = new Set<string>();
    let before: { choice: string; known: string; view: DecisionView } | null = null;
    const close = () => (row.counts?.(did) === false ? others : turns).push(taps);
    for (const end = 100_000; s.seq < end && !s.outcome; ) {
      const d = s.pending[0]!;
      const choice = bot.playout(s as never, d, minds);
      const now = row.turn(s, ME);
      if (now !== undefined && now !== at) {
        if (at !== undefined) close();
        at = now;
        taps = 0;
        did = new Set();
      }
      if (d.seat === ME) {
        const view = decisionView(game, s, ME)!;
        const orders = game === (talisman as AnyGame) && standingOrders.answers(d, s as never);
        const ordered = orders && standingOrders.answer({}, view, game.observe(s, ME), false) !== null;
        const forced = view.choose ? view.choose.min === view.options.length : view.options.length === 1;
        // Where a step has shown something new the table asks again.
        const known = JSON.stringify((s as AnyState & { revealed?: unknown }).revealed ?? null);
        const given =
          before !== null &&
          (givenBefore(before.view, before.choice, view, choice) ||
            (before.known === known && row.gives?.(game.observe(s, ME) as never, view, before.choice, choice)));
        before = { choice: String(choice), known, view };
        const cost = ordered || given ? 0 : tapsOf(view, choice, 'dear');
        if (cost > 0 && forced && !game.decisions[d.kind]?.secret) sole++;
        taps += cost;
        did.add(String(choice).split(':')[0]!);
        kinds.set(d.kind, (kinds.get(d.kind) ?? 0) + cost);
      }
      play(game, s, { decision: d.id, seat: d.seat, choice }, chance);
    }
    if (at !== undefined) close();
  }
  turns.sort((a, b) => a - b);
  const quantile = (q: number) => turns[Math.min(turns.length - 1, Math.floor(q * turns.length))] ?? 0;
  const mean = turns.reduce((a, b) => a + b, 0) / turns.length;
  const kept = quantile(0.5) <= row.goal && sole === 0;
  missed ||= !kept;
  console.log(
    `${row.name}: ${turns.length} turns of ${matches} matches; median ${quantile(0.5)} (goal ${row.goal}: ${kept ? 'kept' : 'missed'}), mean ${mean.toFixed(2)}, 95 % ${quantile(0.95)}, most ${quantile(1)}; sole answers shown ${sole}`,
  );
  if (others.length > 0) {
    others.sort((a, b) => a - b);
    console.log(`  ${others.length} other turns: median ${others[Math.floor(others.length / 2)]}`);
  }
  const dearest = [...kinds].sort((a, b) => b[1] - a[1]).slice(0, 8);
  console.log(`  taps a turn: ${dearest.map(([kind, n]) => `${kind} ${(n / (turns.length + others.length)).toFixed(2)}`).join(', ')}`);
}
process.exitCode = missed ? 1 : 0;
