import { type Chance, type Core, defineGame, type GameEvent, Kit, procedure, text } from '@questhall/kernel';

/** Two tiny games whose best play is known, so that a search can be measured against the truth. */

interface DuelLocals {
  duel: { answers?: (string | null)[] };
}
export interface DuelState extends Core<DuelLocals> {
  chosen: string[];
}
class DuelKit extends Kit<DuelState> {}
const rule = procedure<DuelLocals, DuelKit>();

const wording = (rule: string) => ({
  rule,
  prompt: () => text('ask'),
  option: () => ({ label: text('pick') }),
  byDefault: (_s: unknown, d: { options: readonly string[] }, _c: Chance) => d.options[0]!,
});

/**
 * Both choose high or low at once. Seat 0 wins always where both are high, every second time where both are low, and
 * never else. In equilibrium both are high one time in three.
 */
export const duel = defineGame<DuelLocals, DuelState, GameEvent, { you: number | undefined }, DuelKit>({
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  procedures: {
    duel: rule('duel', {
      ask: () => ({ askAll: [0, 1].map((seat) => ({ seat, kind: 'height', options: ['high', 'low'], into: 'answers' as const })) }),
      decide(f, g) {
        const [a, b] = f.answers ?? [];
        g.s.chosen = [a!, b!];
        const first = a === b && (a === 'high' || g.roll(2) === 1);
        const winner = first ? 0 : 1;
        return { over: { winners: [winner], ranking: [[winner], [1 - winner]], rule: 'D-1', reason: 'height' } };
      },
    }),
  },
  decisions: { height: wording('D-1') },
  setup: (core) => ({ ...core, chosen: [] }),
  first: { call: 'duel', with: {} },
  kit: (s, chance, tell) => new DuelKit(s, chance, tell),
  observe: (_s, seat) => ({ you: seat }),
  determinize: (s) => JSON.parse(JSON.stringify(s)) as DuelState,
  invariants: () => [],
  migrations: {},
});

interface GuessLocals {
  guess: { answer?: string };
}
export interface GuessState extends Core<GuessLocals> {
  hidden: string;
}
class GuessKit extends Kit<GuessState> {}
const guessRule = procedure<GuessLocals, GuessKit>();
const cards = ['red', 'red', 'red', 'blue'];

/** A card lies face down, red three times in four. Seat 0 says which; who cheats is always right. */
export const guess = defineGame<GuessLocals, GuessState, GameEvent, { you: number | undefined }, GuessKit>({
  id: 'guess',
  version: 1,
  seats: { min: 2, max: 2 },
  options: [],
  procedures: {
    guess: guessRule('guess', {
      hide(_f, g) {
        g.s.hidden = g.pick(cards, 'card');
      },
      ask: () => ({ ask: { seat: 0, kind: 'colour', options: ['blue', 'red', 'green'], into: 'answer' } }),
      show(f, g) {
        const winner = f.answer === g.s.hidden ? 0 : 1;
        return { over: { winners: [winner], ranking: [[winner], [1 - winner]], rule: 'G-1', reason: 'guess' } };
      },
    }),
  },
  decisions: { colour: wording('G-1') },
  setup: (core) => ({ ...core, hidden: '' }),
  first: { call: 'guess', with: {} },
  kit: (s, chance, tell) => new GuessKit(s, chance, tell),
  observe: (_s, seat) => ({ you: seat }),
  determinize: (s, _seat, chance) => ({ ...(JSON.parse(JSON.stringify(s)) as GuessState), hidden: cards[chance.below(cards.length)]! }),
  invariants: () => [],
  migrations: {},
});

/** Knows nothing of good play: every option alike, every seat alike. */
export const clueless = {
  weigh: (_v: unknown, q: { options: readonly string[] }) => q.options.map(() => 1),
  playout: (_s: unknown, d: { options: readonly string[] }, chance: Chance) => d.options[chance.below(d.options.length)]!,
  value: (s: { seats: number }) => Array.from({ length: s.seats }, () => 1 / s.seats),
  age: () => 0,
};
