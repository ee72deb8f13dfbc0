import { type Attempt, type FrameOf, gate, type Hook, type Seat } from '@questhall/kernel';
import type { DuelKit } from '../kit.ts';
import { cardOf } from '../kit.ts';
import { answerOptions } from '../options.ts';
import type { Change, DuelLocals } from '../state.ts';

type F = Attempt<Change> & { id: number };

/** The charms of whoever loses lives, each at most once for one loss. */
function charm(f: F, g: DuelKit, when: 'instead' | 'after'): Hook<DuelLocals> | undefined {
  const { change } = f;
  if (change.type !== 'loseLives') return undefined;
  // A spell that came back to its caster meets no thorns: they would never stop.
  if (when === 'after' && change.by === change.wizard) return undefined;
  for (const [i, id] of g.s.wizards[change.wizard]!.charms.entries()) {
    const card = g.card(id);
    const hook = `${id}#${i}`;
    if (card.kind === 'charm' && card.when === when && !f.used?.includes(hook)) {
      return { id: hook, run: g.effects(id, change.wizard, change.by, f.id) };
    }
  }
  return undefined;
}

/** Who could answer, as far as the table knows: whoever has a card. Only the victim answers a loss (DU-4.2). */
function couldAnswer({ change }: F, g: DuelKit): Seat[] {
  const seats = change.type === 'cast' ? g.others(change.caster) : [change.wizard];
  return seats.filter((seat) => g.isIn(seat) && g.s.wizards[seat]!.hand.length > 0);
}

/** Everything that is cast and every loss of lives passes through here, and only here. */
export const attempt = gate<DuelLocals, Change, DuelKit>({
  instead: (f, g) => charm(f, g, 'instead'),

  answers: {
    kind: () => 'answer',
    openly: true,
    could: couldAnswer,

    // Whoever holds a card is asked, also where it is of no use: so to be asked tells nothing.
    can: (f, g, seat) => ({ options: answerOptions(g.s, seat, f), about: { change: f.change } }),

    respond(f, g, seat, option) {
      const card = cardOf(option);
      const target = f.change.type === 'cast' ? f.change.caster : f.change.by;
      g.spend(seat, card);
      g.tell?.({ type: 'answered', rule: f.change.type === 'cast' ? 'DU-3.1' : 'DU-4.2', seat, card, target });
      return g.attempt({ type: 'cast', card, caster: seat, target, answers: f.id });
    },
  },

  make({ change }, g) {
    if (change.type === 'loseLives') {
      const wizard = g.s.wizards[change.wizard]!;
      if (wizard.lives === 0) return undefined;
      wizard.lives = Math.max(0, wizard.lives - change.amount);
      g.tell?.({ type: 'lostLives', rule: 'DU-4.2', seat: change.wizard, amount: change.amount });
      if (wizard.lives > 0) return undefined;
      g.s.out.push(change.wizard);
      g.tell?.({ type: 'wentOut', rule: 'DU-4.1', seat: change.wizard });
      return undefined;
    }
    if (g.card(change.card).kind !== 'charm') return g.effects(change.card, change.caster, change.target, change.answers);
    g.s.pile.splice(g.s.pile.lastIndexOf(change.card), 1);
    g.s.wizards[change.caster]!.charms.push(change.card);
    return undefined;
  },

  after: (f, g) => charm(f, g, 'after'),
});

export type AttemptFrame = FrameOf<DuelLocals, 'attempt'>;
