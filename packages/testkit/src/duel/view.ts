import { type Attempt, type Chance, clone, type Decision, PASS, type Seat } from '@questhall/kernel';
import { answerOptions, castOptions, discardOptions } from './options.ts';
import type { Change, DuelState, DuelView } from './state.ts';

export function observe(s: DuelState, seat: Seat | undefined): DuelView {
  return {
    you: seat ?? null,
    round: s.round,
    wizards: s.wizards.map((w) => ({ lives: w.lives, cards: w.hand.length, charms: [...w.charms] })),
    hand: seat === undefined ? [] : [...s.wizards[seat]!.hand],
    deck: s.deck.length,
    pile: [...s.pile],
    strikers: [...s.strikers],
    casting: s.stack.flatMap((f) => {
      if (f.proc !== 'attempt' || f.change.type !== 'cast') return [];
      const { card, caster, target } = f.change;
      return [{ card, caster, target }];
    }),
    outcome: s.outcome,
  };
}

/** Deals the cards that `seat` does not see anew, and lets the others answer anew what they have answered in secret. */
export function determinize(s: DuelState, seat: Seat, chance: Chance): DuelState {
  const world = clone(s);
  const hidden = world.wizards.filter((_, other) => other !== seat);
  const cards = [...world.deck, ...hidden.flatMap((w) => w.hand)];
  const draw = () => cards.splice(chance.below(cards.length), 1)[0]!;
  for (const wizard of hidden) wizard.hand = wizard.hand.map(draw);
  world.deck = cards;
  const asking = world.pending[0];
  if (asking) answerAnew(world, seat, asking, chance);
  return world;
}

function answerAnew(s: DuelState, seat: Seat, asking: Decision, chance: Chance): void {
  const top = s.stack.at(-1) as unknown as Record<string, unknown> & Attempt<Change>;
  for (const d of s.pending) if (d.seat !== seat) d.options = optionsOf(s, d.kind, d.seat, top);
  if (!asking.together) return;
  const answers = top[asking.into] as (string | string[] | null)[];
  for (const [other, answer] of answers.entries()) {
    if (other === seat || answer === null) continue;
    const options = [...optionsOf(s, asking.kind, other, top)];
    const one = () => options.splice(chance.below(options.length), 1)[0]!;
    answers[other] = Array.isArray(answer) ? answer.map(one) : one();
  }
}

function optionsOf(s: DuelState, kind: string, seat: Seat, top: Attempt<Change>): readonly string[] {
  if (kind === 'cast') return castOptions(s, seat);
  if (kind === 'answer') return [...answerOptions(s, seat, top), PASS];
  if (kind === 'stance') return ['strike', 'study'];
  return discardOptions(s, seat);
}
