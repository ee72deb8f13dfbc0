import type { Attempt, Seat } from '@questhall/kernel';
import { CARDS } from './deck.ts';
import { cardOptions } from './kit.ts';
import type { Change, DuelState } from './state.ts';

/*
 * What may be chosen, worked out from the state alone: the rules ask with it, and `determinize` asks again with it
 * in another world.
 */

/** DU-2.2, DU-3.2: `firebolt>2` for a spell and its target, `thorns` for a charm. */
export function castOptions(s: DuelState, seat: Seat): string[] {
  const targets = s.wizards.flatMap((w, other) => (other !== seat && w.lives > 0 ? other : []));
  const cards = [...new Set(s.wizards[seat]!.hand)];
  return [...cards.flatMap((id) => castsOf(id, targets)), 'pass'];
}

function castsOf(id: keyof typeof CARDS, targets: readonly Seat[]): string[] {
  const card = CARDS[id];
  if (card.kind === 'answer') return [];
  if (card.kind === 'charm' || !aims(id)) return [id];
  return targets.map((target) => `${id}>${target}`);
}

/** Whether a card does something to another wizard. */
function aims(id: keyof typeof CARDS): boolean {
  return JSON.stringify(CARDS[id].effects).includes('"other"');
}

/** DU-3.1, DU-4.2: the answers in hand that fit the change; to let it pass is one always. */
export function answerOptions(s: DuelState, seat: Seat, { change }: Attempt<Change>): string[] {
  const fitting = s.wizards[seat]!.hand.filter((id) => {
    const card = CARDS[id];
    if (card.kind !== 'answer' || card.to !== change.type) return false;
    // Only what is aimed at oneself can be sent elsewhere.
    return change.type !== 'cast' || change.target === seat || !card.effects.some((e) => e.do === 'redirect');
  });
  return [...new Set(fitting)];
}

export function discardOptions(s: DuelState, seat: Seat): string[] {
  return cardOptions(s.wizards[seat]!.hand);
}
