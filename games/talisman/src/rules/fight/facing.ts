import type { Seat } from '@questhall/kernel';
import { CROWN, regionOf } from '../../board/index.ts';
import { cardOf } from '../../editions/index.ts';
import type { Foe } from '../../events.ts';
import { figureOf } from '../../figure.ts';
import { happened } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import type { Locals, State } from '../../state.ts';
import type { Stat } from '../../vocabulary.ts';
import { ability, canEvade, has } from '../character/numbers.ts';
import { drawSpell, give, lift, toPile } from '../kit/cards.ts';
import { rollFor } from '../kit/rolls.ts';
import { rule, type Table } from '../kit/table.ts';
import { OCCASIONS } from '../magic/occasions.ts';
import { castable } from '../magic/spells.ts';
import { placeOf } from '../space/places.ts';

export const FIGHT = 'fight';
const DONE = 'done';

const idOf = (foe: Foe): string => ('card' in foe ? foe.card : foe.creature);

/**
 * Creatures stand against a character. Before anything else it says what it does about each: evade, pay, hold it with a
 * Spell, destroy spirits, charm or attack an animal that leaves it in peace; the rest fights as one team (T86-6.16.2,
 * T86-6.16.5, T86-6.18). Value: 'clear' where nothing is left to fight, else 'won', 'lost' or 'draw'.
 */
export const facing = rule('facing', {
  look(f, g) {
    f.quiet ??= [];
    f.tried ??= [];
    if (f.stat === 'craft') return;
    const { leftInPeace } = reckon(g.s);
    const leaves = (foe: Foe) => 'card' in foe && leftInPeace(g.s, f.seat, foe.card);
    if (!f.foes.some(leaves)) return;
    f.quiet = f.foes.filter(leaves);
    f.foes = f.foes.filter((foe) => !leaves(foe));
  },

  ask(f, g) {
    // Nobody is left to do anything about.
    if (f.foes.length === 0 && f.quiet.length === 0) {
      f.choice = DONE;
      return undefined;
    }
    const options = choicesOf(f, g);
    const first = f.foes.length > 0 ? FIGHT : DONE;
    return { ask: { seat: f.seat, kind: 'face', options: [first, ...options], into: 'choice' } };
  },

  act(f, g) {
    const choice = f.choice;
    if (choice === DONE) return { done: left(f, g) ? 'idle' : 'clear' };
    if (choice === FIGHT || choice === 'assassinate') return 'battle';
    const at = choice.indexOf(':');
    const id = choice.slice(at + 1);
    switch (choice.slice(0, at < 0 ? undefined : at)) {
      case 'cast':
        return { call: 'cast', with: { seat: f.seat, spell: id, about: f.id } };
      case 'evade':
        f.foes = f.foes.filter((foe) => idOf(foe) !== id);
        happened(g, 'evaded', { seat: f.seat, foe: id });
        g.tell?.({ type: 'evaded', rule: 'T86-6.18.2', seat: f.seat, ...named(id) });
        break;
      case 'pay': {
        const { toll } = cardOf(id);
        g.of(f.seat).gold -= toll!;
        f.paid = [...(f.paid ?? []), id];
        f.foes = f.foes.filter((foe) => idOf(foe) !== id);
        g.tell?.({ type: 'paid', rule: 'T86-6.16.5', seat: f.seat, n: toll!, card: id });
        break;
      }
      case 'destroy':
        destroySpirits(f, g, at < 0 ? f.foes.map(idOf) : [id]);
        if (at >= 0) return 'destroyed';
        break;
      case 'attack':
        f.foes = [...f.foes, ...f.quiet.filter((foe) => idOf(foe) === id)];
        f.quiet = f.quiet.filter((foe) => idOf(foe) !== id);
        break;
      default:
        f.tried.push(id);
        return rollFor(g, f, 'roll', 1, 'charm', 'T86-6.8', { aim: { from: cardOf(id).strength! + 1, to: 6 }, card: id }) ?? 'charmed';
    }
    return 'ask';
  },

  charmed(f, g) {
    const choice = f.choice;
    if (choice.startsWith('charm:')) charm(f, g, choice.slice(6), f.roll);
    return 'ask';
  },

  /** A Spirit that was destroyed counts as killed (TDE-8.14). */
  destroyed: (f, g) => g.questStep(f.seat, 2, true),

  again: (_, g) => (g.s.turn.moved ? { done: 'clear' } : 'ask'),

  battle: (f, g) => ({
    call: 'fight',
    with: {
      seat: f.seat,
      stat: f.stat,
      foes: f.foes,
      inner: f.inner === true,
      bonus: placeOf(g.s, g.of(f.seat).space).runesBonus ?? 0,
      ...(f.choice === 'assassinate' ? { assassin: true } : {}),
    },
    into: 'result',
  }),

  won(f) {
    if (f.result === 'won') return { call: 'afterWin', with: { seat: f.seat, stat: f.stat, foes: f.foes } };
  },

  close: (f, g) => ({ done: f.result === 'won' && left(f, g) ? 'idle' : f.result }),
});

const named = (id: string) => (id.includes('.') ? { card: id } : { creature: id as never });

/** Whether it may assassinate creatures where it stands: in battle, and nobody on the Crown (T86-6.8, TDE-C.1). `lay`: they lay there. */
export const mayAssassinate = (s: State, seat: Seat, stat: Stat, lay: boolean): boolean =>
  stat === 'strength' && figureOf(s, seat).space !== CROWN && reckon(s).assassinates(s, seat, lay ? 'lying' : 'creature');

function choicesOf(f: Locals['facing'] & { id: number }, g: Table): string[] {
  const { s } = g;
  const c = g.of(f.seat);
  const options: string[] = [];
  const evades = canEvade(s, f.seat);
  if (regionOf(c.space) !== 'inner')
    for (const foe of f.foes) if (evades || reckon(s).evades(s, f.seat, foe)) options.push(`evade:${idOf(foe)}`);
  for (const foe of f.foes) {
    if ('card' in foe && (cardOf(foe.card).toll ?? Number.POSITIVE_INFINITY) <= c.gold) options.push(`pay:${foe.card}`);
  }
  if (f.foes.length > 0 && f.stat === 'craft' && has(s, f.seat, 'destroySpirits')) options.push(...destroyable(f, g));
  if (f.foes.length > 0 && mayAssassinate(s, f.seat, f.stat, f.old)) options.push('assassinate');
  for (const foe of f.quiet ?? []) {
    options.push(`attack:${idOf(foe)}`);
    if ('card' in foe && cardOf(foe.card).type === 'animal' && !f.tried.includes(foe.card) && reckon(s).charms(s, f.seat)) {
      if (!reckon(s).shunned(s, f.seat)) options.push(`charm:${foe.card}`);
    }
  }
  for (const spell of castable(s, f.seat, OCCASIONS.face, f.id)) options.push(`cast:${spell}`);
  return options;
}

/** Whether an Enemy was left alone that is neither killed nor evaded (TDE-3.12). */
const left = (f: Locals['facing'], g: Table): boolean => g.rules.idleEnemiesEndTurn && (f.quiet ?? []).length + (f.paid ?? []).length > 0;

/** All Spirits at once, or each by itself (TDE-8.14, T86-6.15.6). */
function destroyable(f: Locals['facing'], g: Table): string[] {
  const cards = f.foes.flatMap((foe) => ('card' in foe ? [foe.card] : []));
  if (g.rules.spiritsOneByOne) return cards.map((card) => `destroy:${card}`);
  return cards.length === f.foes.length ? ['destroy'] : [];
}

/** Spirits leave the space and are no trophies; some gain a Spell for each (Priest, Cross). */
function destroySpirits(f: Locals['facing'], g: Table, cards: string[]): void {
  const { space } = g.of(f.seat);
  for (const card of cards) if (lift(g, space, card)) toPile(g, card);
  f.foes = f.foes.filter((foe) => !cards.includes(idOf(foe)));
  g.tell?.({ type: 'destroyed', rule: 'T86-6.15.6', seat: f.seat, cards });
  if (ability(g.s, f.seat, 'destroySpirits')?.gain) for (const _ of cards) drawSpell(g, f.seat, 'TDE-C.8');
}

/** Higher than its Strength, and it becomes a Follower; one try a landing. */
function charm(f: Locals['facing'], g: Table, card: string, roll: number): void {
  const worked = roll > cardOf(card).strength!;
  if (worked) {
    f.quiet = f.quiet.filter((foe) => idOf(foe) !== card);
    lift(g, g.of(f.seat).space, card);
    give(g, f.seat, card);
    g.s.tame[card] = 'charmed';
  }
  g.tell?.({ type: 'charmed', rule: 'T86-6.8', seat: f.seat, card, worked });
}
