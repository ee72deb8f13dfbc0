import { type Met, type PlanChoice, type Planning, type PlanPart, type Seat, text, type Wish } from '@questhall/kernel';
import { STEP_CARDS, STRIP_LENGTHS, type StepCard } from './components.ts';
import type { NachtwachtView } from './observation.ts';
import { DECLINE } from './rules/fight.ts';

/** A round planned ahead: the step card for the next choice, what to do about a monster before it, which strip to lay. */

const CONDITIONS = ['free', 'blocked', 'first', 'behind'] as const;

/** Whether a condition holds for this seat. All of it lies open (NW-19.1). */
function holds(condition: string | undefined, { players }: NachtwachtView, seat: Seat): boolean {
  const { blocked, square } = players[seat]!;
  const ahead = players.some((other) => other.square > square);
  switch (condition) {
    case 'free':
      return !blocked;
    case 'blocked':
      return blocked;
    case 'first':
      return !ahead;
    case 'behind':
      return ahead;
    default:
      return true;
  }
}

/** Whether the next choice of a card is that of the next round: this round's has been made. */
const isChosen = ({ phase, yourCommit }: NachtwachtView): boolean => phase === 'resolve' || yourCommit !== null;

/** The step cards that the seat will have when it chooses next (NW-5.5, NW-5.7). */
function handOf(view: NachtwachtView, seat: Seat): readonly StepCard[] {
  const { stepHand } = view.players[seat]!;
  const played = isChosen(view) ? (view.yourCommit ?? view.reveal?.cards[seat]) : undefined;
  const left = stepHand.filter((card) => card !== played);
  return left.length > 0 ? left : STEP_CARDS;
}

const part = (id: string, most: number, choices: readonly PlanChoice[], usual: readonly Wish[] = []): PlanPart => ({
  id,
  title: text(`plan.${id}`),
  choices,
  conditions: choices.some((choice) => choice.if) ? CONDITIONS.map((one) => ({ id: one, label: text(`plan.if.${one}`) })) : [],
  most,
  usual,
});

/** What Nachtwacht tells of rounds that are planned ahead. */
export const planning: Planning<NachtwachtView> = {
  form(view, seat) {
    const me = view.players[seat];
    if (!me || view.outcome || (view.phase === 'choose' && !me.committed)) return [];
    const cards = handOf(view, seat).map((id) => ({ id, label: text(`step.${id}`), if: CONDITIONS }));
    const lengths = STRIP_LENGTHS.map((n) => ({ id: String(n), label: text('pick.length', { n }) }));
    return [
      part('card', 4, cards),
      part(
        'monster',
        1,
        [
          { id: 'spend', label: text('plan.spend') },
          { id: DECLINE, label: text('pick.fight.decline') },
        ],
        [{ do: 'spend' }],
      ),
      part('strip', 3, lengths),
    ];
  },

  meant: (view) => String(isChosen(view) ? view.round + 1 : view.round),

  turn: ({ round, outcome }) => (outcome ? null : { id: String(round) }),

  asks({ kind }) {
    if (kind === 'fight') return ['monster'];
    if (kind === 'commit') return ['card'];
    return kind === 'length' ? ['strip'] : [];
  },

  meets(partId, wish, { seat, options }, view): Met {
    if (!holds(wish.if, view, seat)) return undefined;
    const met = options.find(({ id }) => {
      if (partId === 'monster') return wish.do === DECLINE ? id === DECLINE : id !== DECLINE;
      return partId === 'strip' ? id.startsWith(`${wish.do}.`) : id === wish.do;
    });
    return met && { choose: met.id };
  },

  ofCourse: () => undefined,

  repeats: ['strip'],

  facts: (view, seat) => ({ changed: handOf(view, seat).join(' '), revealed: Number(view.libraryAttached) }),

  during: [],
};
