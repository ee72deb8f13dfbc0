import type { Seat } from '@questhall/kernel';
import { CROWN, OUTER } from '../board/index.ts';
import { characterOf } from '../editions/index.ts';
import { happened } from '../listeners.ts';
import { endWaiting, lastLeft, waitsInVain } from './character/elimination.ts';
import { ability, allowanceOf, livesQuota, othersOn } from './character/numbers.ts';
import { drawSpell } from './kit/cards.ts';
import { rollForNobody } from './kit/rolls.ts';
import { rule, type Table } from './kit/table.ts';
import { leader } from './standing.ts';
import { nextSeat } from './turn/turn.ts';

/** A match from the deal to its winner (T86-3, T86-W). */
export const match = rule('match', {
  begin(f, g) {
    f.at = 0;
    happened(g, 'matchBegan', f);
  },

  /** Characters are dealt, or chosen in seat order (T86-3a, T86-3b). */
  choose(f, g) {
    if (f.at >= g.s.seats) return 'starter';
    const { characterChoice } = g.s.options;
    if (characterChoice === 'random') {
      enter(g, f.at, g.take(g.s.unused, 'characters'), false);
      return 'nextSeat';
    }
    const options = characterChoice === 'free' ? [...g.s.unused] : Array.from({ length: 3 }, () => g.take(g.s.unused, 'characters'));
    f.offered = characterChoice === 'free' ? [] : options;
    return { ask: { seat: f.at, kind: 'character', options, into: 'choice' } };
  },

  chosen(f, g) {
    const card = f.choice;
    for (const other of f.offered) if (other !== card) g.s.unused.push(other);
    const at = g.s.unused.indexOf(card);
    if (at >= 0) g.s.unused.splice(at, 1);
    enter(g, f.at, card, false);
  },

  nextSeat(f) {
    f.at += 1;
    return 'choose';
  },

  /** Highest die starts; equal highest roll again (T86-3m). */
  starter(_, g) {
    let tied = g.s.characters.map((_c, seat) => seat);
    if (g.rules.starterDrawn) tied = [g.pick(tied, 'starter')];
    while (tied.length > 1) {
      const rolls = tied.map((seat) => rollForNobody(g, seat, 1, 'first', 'T86-3m'));
      const highest = Math.max(...rolls);
      tied = tied.filter((_seat, i) => rolls[i] === highest);
    }
    const [seat = 0] = tied;
    g.s.turn.seat = seat;
    g.tell?.({ type: 'starts', rule: 'T86-3m', seat });
  },

  comeBack(_, g) {
    const { seat } = g.s.turn;
    const c = g.of(seat);
    // Where the Crown was reached while nothing was left to settle, as in a match saved before this was looked at (T86-6.4.3d).
    if (waitsInVain(g.s)) {
      endWaiting(g);
      const over = lastLeft(g);
      if (over) return over;
      if (c.out) return 'next';
    }
    if (c.card === null && !c.out) enter(g, seat, g.take(g.s.unused, 'characters'), true);
    g.s.turn.start = g.of(seat).space;
    const { ending, roundLimit } = g.s.options;
    // House rule: who begins a turn alone on the Crown has won.
    if (ending === 'hold' && g.of(seat).space === CROWN && othersOn(g.s, CROWN, seat).length === 0) return g.win(seat, 'T86-W', 'hold');
    if (roundLimit > 0 && g.s.turn.n >= roundLimit * g.s.seats) return g.win(leader(g.s), 'T86-W', 'limit');
    return { call: 'turn', with: {} };
  },

  next(_, g) {
    g.s.turn.seat = nextSeat(g);
    return 'comeBack';
  },
});

/** A character comes into play (T86-3c to T86-3j). */
export function enter(g: Table, seat: Seat, card: string, again: boolean): void {
  const { s } = g;
  const { options } = s;
  const printed = characterOf(card);
  const c = g.of(seat);
  c.card = card;
  Object.assign(c, {
    strength: printed.strength,
    craft: printed.craft,
    lives: livesQuota(s, seat),
    fate: g.rules.fate ? (printed.fate ?? 0) : 0,
    gold: options.gold,
    alignment: printed.alignment,
    changed: -1,
    space: startOf(g, printed.start),
  });
  c.grantMark = allowanceOf(s, seat);
  g.tell?.({ type: 'dealt', rule: again ? 'T86-6.4.3d' : 'T86-3a', seat, character: card, space: c.space, again });
  const spells = (ability(s, seat, 'startSpells')?.n ?? 0) + (options.startSpell ? 1 : 0);
  for (let i = 0; i < spells; i++) drawSpell(g, seat, 'T86-3j');
}

function startOf(g: Table, printed: Table['s']['turn']['start']): Table['s']['turn']['start'] {
  const { startSpaces } = g.s.options;
  if (startSpaces === 'village') return 'O1';
  return startSpaces === 'random' ? g.pick(OUTER, 'start').id : printed;
}
