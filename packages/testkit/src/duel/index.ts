import { defineGame } from '@questhall/kernel';
import { decisions } from './decisions.ts';
import { CARDS, type CardId, COUNTS } from './deck.ts';
import { DuelKit } from './kit.ts';
import { attempt } from './rules/attempt.ts';
import { discard, effects } from './rules/effects.ts';
import { match, round, turn } from './rules/match.ts';
import type { DuelEvent, DuelLocals, DuelState, DuelView } from './state.ts';
import { determinize, observe } from './view.ts';

/** The duel of wizards; its rules stand at the top of state.ts. */
export const duel = defineGame<DuelLocals, DuelState, DuelEvent, DuelView, DuelKit>({
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'lives', rule: 'DU-1.1', values: { min: 2, max: 9 }, byDefault: 4 }],
  procedures: { match, round, turn, attempt, effects, discard },
  decisions,
  setup(core, options) {
    const lives = options.lives as number;
    const cards = Object.keys(CARDS) as CardId[];
    return {
      ...core,
      startingLives: lives,
      round: 0,
      wizards: Array.from({ length: core.seats }, () => ({ lives, hand: [], charms: [] })),
      deck: cards.flatMap((card) => new Array<CardId>(COUNTS[card]).fill(card)),
      pile: [],
      strikers: [],
      out: [],
    };
  },
  first: { call: 'match', with: {} },
  kit: (s, chance, tell) => new DuelKit(s, chance, tell),
  observe,
  determinize,
  invariants(s) {
    const broken: string[] = [];
    const all = [...s.deck, ...s.pile, ...s.wizards.flatMap((w) => [...w.hand, ...w.charms])];
    for (const [card, count] of Object.entries(COUNTS)) {
      const found = all.filter((c) => c === card).length;
      if (found !== count) broken.push(`${found} of ${card}, not ${count}`);
    }
    if (s.wizards.some((w) => w.lives < 0)) broken.push('lives below zero');
    if (s.wizards.some((w, seat) => (w.lives === 0) !== s.out.includes(seat))) broken.push('out and lives disagree');
    return broken;
  },
  migrations: {},
});

export { CARDS, type CardId } from './deck.ts';
export { cardText } from './text/card-text.ts';
export { eventText } from './text/event-text.ts';
export { catalogues } from './text/index.ts';
