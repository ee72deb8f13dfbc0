import type { Vocabulary } from '../scenario.ts';
import { CARDS, COUNTS } from './deck.ts';
import type { DuelState } from './state.ts';

/** A card among several of its kind is written with its number: counter, counter#2. */
const COPIES = Object.entries(COUNTS).flatMap(([card, count]) =>
  Array.from({ length: count }, (_, n) => (n === 0 ? card : `${card}#${n + 1}`)),
);

/** The words of the duel's scenarios. */
export const vocabulary: Vocabulary<DuelState> = {
  rulebooks: () => [],
  fields: { given: ['round', 'turn', 'wizards'], 'given.wizards': ['lives', 'hand', 'charms'], facts: ['lives', 'hand'] },
  rules: 'DU-1.1 DU-1.2 DU-1.3 DU-2.1 DU-2.2 DU-3.1 DU-3.2 DU-3.3 DU-3.4 DU-4.1 DU-4.2 DU-5.1 DU-5.2'.split(' '),
  questions: {
    keep: { options: ['<copy>'] },
    discard: { options: ['<copy>'] },
    stance: { options: ['strike', 'study'] },
    cast: { options: ['<card>', '<card>><seat>', 'pass'], no: 'pass' },
    answer: { options: ['<card>', 'pass'], no: 'pass' },
  },
  classes: (_s, seats) => ({
    card: Object.keys(CARDS),
    copy: COPIES,
    seat: [...seats, ...seats.map((_, seat) => String(seat))],
  }),
  events: {
    drew: { seat: 'seat', card: 'card' },
    discarded: { seat: 'seat', cards: 'card[]' },
    stances: { strikers: 'seat[]' },
    cast: { seat: 'seat', card: 'card', target: 'seat' },
    answered: { seat: 'seat', card: 'card', target: 'seat' },
    stopped: { seat: 'seat' },
    redirected: { target: 'seat' },
    rolled: { seat: 'seat', roll: 'number', atLeast: 'number' },
    lostLives: { seat: 'seat', amount: 'number' },
    gainedLives: { seat: 'seat', amount: 'number' },
    wentOut: { seat: 'seat' },
    ended: { winners: 'seat[]' },
  },
  view: 'you round wizards lives cards charms hand deck pile strikers casting card caster target outcome winners ranking rule reason'.split(
    ' ',
  ),
  refusals: ['answerOnly'],
};
