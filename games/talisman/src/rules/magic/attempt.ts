import { gate, occasion, type Seat } from '@questhall/kernel';
import { spellOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { onTop } from '../../frames.ts';
import { reckon } from '../../reckon.ts';
import type { Change, Locals, State } from '../../state.ts';
import type { Occasion } from '../../vocabulary.ts';
import { livingFrom, turnings, turnsAtWill } from '../character/numbers.ts';
import { loseCard, toPile } from '../kit/cards.ts';
import type { Table } from '../kit/table.ts';
import { COMMAND, castable, mayAnswer } from './spells.ts';

const OTHERS_TURN: readonly Occasion[] = ['othersTurn', 'any'];
const ANY: readonly Occasion[] = ['any'];
const LANDED: readonly Occasion[] = ['landed', 'any'];
const CAST: readonly Occasion[] = ['cast'];
const ATTACKED: readonly Occasion[] = ['attacked'];
const EVADED: readonly Occasion[] = ['evaded'];
const LOSS: readonly Occasion[] = ['loss'];

/** Which Spells may be cast at a checkpoint. */
const occasionsAt = (at: Occasion): readonly Occasion[] => (at === 'othersTurn' ? OTHERS_TURN : at === 'landed' ? LANDED : ANY);

/** At which occasions Spells must be castable to answer a change (section H1). */
export function occasionsOf(change: Change): readonly Occasion[] {
  switch (change.type) {
    case 'cast':
      return CAST;
    case 'attack':
      return ATTACKED;
    case 'evade':
      return EVADED;
    case 'checkpoint':
      // A fight is prepared by those who fight; others have what may be cast at any checkpoint.
      return occasionsAt(change.occasion);
    default:
      return LOSS;
  }
}

/** Who may answer a change if it has the Spell, in the order in which answers count. */
export function windowSeatsOf(change: Change, s: State): Seat[] {
  switch (change.type) {
    case 'cast':
      return livingFrom(s, change.seat, change.seat);
    case 'loseLife':
      return change.stoppable ? livingFrom(s, s.turn.seat) : [];
    case 'attack':
      return [change.target];
    case 'evade':
      return [change.from];
    case 'checkpoint':
      return livingFrom(s, s.turn.seat, change.all ? -1 : s.turn.seat);
    default:
      return livingFrom(s, s.turn.seat);
  }
}

/** Public: the seats that might answer as far as the table can see: they hold Spells, or an ability allows it. */
export function windowSeats(change: Change, s: State): Seat[] {
  const seats: Seat[] = [];
  for (const seat of windowSeatsOf(change, s))
    if (figureOf(s, seat).spells.length > 0 || (change.type === 'checkpoint' && turnsAtWill(s, seat))) seats.push(seat);
  return seats;
}

/** What one may do at a checkpoint without a Spell: whoever turns at will does so at any (T86-6.8, section C). */
const atWill = (change: Change, s: State, seat: Seat): readonly string[] => (change.type === 'checkpoint' ? turnings(s, seat) : NONE);
const NONE: readonly string[] = [];

/** Everything with which this seat may answer the change that waits in this frame. */
export function answersOf(change: Change, s: State, seat: Seat, about: number): readonly string[] {
  const spells = figureOf(s, seat).spells.length > 0 ? castable(s, seat, occasionsOf(change), about) : NONE;
  const more = atWill(change, s, seat);
  return more.length > 0 ? [...spells, ...more] : spells;
}

/** Checkpoints are many and mostly let go by; everything else is a window of its own (section H2). */
const kindOf = (change: Change): 'react' | 'checkpoint' => (change.type === 'checkpoint' ? 'checkpoint' : 'react');

/** Public: whether this seat could be asked by the gate that stands open (`windowSeats`). */
export function couldAnswer(s: State, seat: Seat): boolean {
  const top = onTop(s);
  return top?.proc === 'attempt' && windowSeats(top.change, s).includes(seat);
}

/** Whether a question is one of the gate's. */
export const isReaction = (kind: string): boolean => kind === 'react' || kind === 'checkpoint';

/**
 * A checkpoint at which the others may cast (section H2); undefined where nobody holds a Spell. `all`: the active player
 * too, where no question of its own gives it the same occasion.
 */
export function checkpoint(g: Table, at: Occasion, all = false): { call: 'attempt'; with: Locals['attempt'] } | undefined {
  const { s } = g;
  const { seat } = s.turn;
  // Written as loops: it is asked several times a turn, and mostly nobody can do anything.
  let could = false;
  let can = false;
  for (let other = 0; other < s.seats && !can; other++) {
    if (!all && other === seat) continue;
    const holds = figureOf(s, other).spells.length > 0;
    can = turnsAtWill(s, other) || (holds && mayAnswer(s, other, occasionsAt(at)));
    could ||= can || holds;
  }
  return occasion(
    g,
    could,
    () => can,
    () => ({ call: 'attempt', with: { change: { type: 'checkpoint', seat, occasion: at, ...(all ? { all } : {}) } } }),
  );
}

/** The one gate for change: every answer by a Spell passes through here (section H2). */
export const attempt = gate<Locals, Change, Table>({
  answers: {
    kind: kindOf,
    could: (f, g) => windowSeats(f.change, g.s),

    can(f, g, seat) {
      const options = answersOf(f.change, g.s, seat, f.id);
      return options.length > 0 ? { options, about: { change: f.change } } : undefined;
    },

    respond(f, _g, seat, option) {
      if (option.startsWith('align:')) return { call: 'deed', with: { seat, what: 'align', rest: option.slice(6) } };
      return { call: 'cast', with: { seat, spell: option, about: f.id } };
    },
  },

  make(f, g) {
    const { change } = f;
    switch (change.type) {
      case 'cast':
        if (change.spell === COMMAND) return { call: 'command', with: { seat: change.seat } };
        return {
          call: 'effects',
          with: {
            seat: change.seat,
            caster: change.seat,
            todo: [...spellOf(change.spell).effects],
            card: change.card ?? null,
            cause: change.spell,
            about: change.about,
            ...(change.target === undefined ? {} : { target: change.target }),
            ...(change.space === undefined ? {} : { at: change.space }),
          },
        };
      case 'loseLife': {
        const c = g.of(change.seat);
        c.lives -= 1;
        g.tell?.({ type: 'lost', rule: 'T86-6.4.2', seat: change.seat, what: 'life', n: 1 });
        return c.lives < reckon(g.s).leastLives(g.s, change.seat) ? { call: 'death', with: { seat: change.seat } } : undefined;
      }
      case 'killFollower':
        if (loseCard(g, change.seat, change.card)) {
          toPile(g, change.card);
          g.tell?.({ type: 'discarded', rule: 'T86-6.6.3', card: change.card, seat: change.seat });
        }
        return undefined;
      default:
        return undefined;
    }
  },
});
