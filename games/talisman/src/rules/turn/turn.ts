import type { Seat } from '@questhall/kernel';
import { figureOf } from '../../figure.ts';
import { inPlay } from '../../installed.ts';
import { at, happened } from '../../listeners.ts';
import { alive, isRaft } from '../character/numbers.ts';
import { settling } from '../goods/limits.ts';
import { discardFrom, loseCard, toPile } from '../kit/cards.ts';
import { rule, type Table } from '../kit/table.ts';
import { checkpoint } from '../magic/attempt.ts';
import { spaceWith } from '../magic/spells.ts';
import { endOptions, startOptions } from './options.ts';

/** One turn of one seat (T86-6.10.1a). */
export const turn = rule('turn', {
  begin(f, g) {
    const { s } = g;
    const { turn: t } = s;
    t.n += 1;
    t.phase = 'start';
    t.over = false;
    t.moved = false;
    t.put = [];
    t.evaded = [];
    t.casts = [];
    t.held = g.of(t.seat).spells.length;
    for (const c of s.characters) c.healed = 0;
    const c = g.of(t.seat);
    t.start = c.space;
    g.tell?.({ type: 'turnBegan', rule: 'T86-6.10.1a', seat: t.seat, turn: t.n });
    if (t.comesBack) delete t.comesBack;
    expire(g, t.seat);
    happened(g, 'turnBegan', t);
    f.missed = false;
  },

  others: (_, g) => checkpoint(g, 'othersTurn'),

  miss(f, g) {
    const seat = g.active;
    const c = g.of(seat);
    if (c.card === null || g.s.turn.over) return 'finish';
    if (!c.bound && c.misses === 0) return undefined;
    // One who is bound does nothing this turn; a turn to be missed is missed by it (T86-6.10.2).
    if (c.misses > 0) {
      c.misses -= 1;
      g.tell?.({ type: 'turnMissed', rule: 'T86-6.10.2', seat, left: c.misses });
    }
    f.missed = true;
    dropRafts(g, seat);
    if (c.raft === 'ready') c.raft = 'none';
    if (g.rules.offerLapses) c.ride = null;
    return 'finish';
  },

  ask(_f, g) {
    const seat = g.active;
    if (g.s.unsettled && settling(g)) return 'settle';
    if (g.s.turn.over || !alive(g.s, seat)) return 'finish';
    if (g.s.turn.moved) return 'arrive';
    return { ask: { seat, kind: 'turn', options: startOptions(g, seat), into: 'choice' } };
  },

  act(f, g) {
    const seat = g.active;
    const choice = f.choice;
    const at = choice.indexOf(':');
    const what = at < 0 ? choice : choice.slice(0, at);
    const rest = choice.slice(at + 1);
    if (what === 'cast') return { call: 'cast', with: { seat, spell: rest, about: 0 } };
    if (isDeed(g, what)) return { call: 'deed', with: { seat, what, rest } };
    g.s.turn.phase = 'move';
    return { call: 'move', with: { seat, what, rest }, into: 'went' };
  },

  afterAct(f, g) {
    const { went } = f;
    if (!went) return 'ask';
    f.went = '';
    if (went === 'back') {
      g.s.turn.phase = 'start';
      return 'ask';
    }
    if (went === 'built') return 'finish';
    if (went === 'stay') {
      dropRafts(g, g.active);
      return 'finish';
    }
  },

  arrive(_f, g) {
    dropRafts(g, g.active);
    if (g.s.turn.over || !alive(g.s, g.active)) return 'finish';
    return { call: 'arrive', with: { seat: g.active } };
  },

  finish(_f, g) {
    g.s.turn.phase = 'end';
    if (g.s.unsettled) return settling(g);
  },

  /** What may still be done when the turn ends: Spells, trophies, deliveries. */
  last(f, g) {
    const seat = g.active;
    // Who misses a turn does nothing in it (T86-6.10.2); a Spell binds its victim to the end.
    if (!alive(g.s, seat) || f.missed || g.of(seat).bound) return 'close';
    // Stands there while it is asked, in matches that were saved as well.
    f.choice = 'done';
    return { ask: { seat, kind: 'endTurn', options: endOptions(g, seat), into: 'choice' } };
  },

  lastAct(f, g) {
    const seat = g.active;
    const choice = f.choice;
    if (choice === 'done') return 'close';
    const at = choice.indexOf(':');
    const what = at < 0 ? choice : choice.slice(0, at);
    const rest = at < 0 ? '' : choice.slice(at + 1);
    if (what === 'cast') return { call: 'cast', with: { seat, spell: rest, about: 0 } };
    return { call: 'deed', with: { seat, what, rest } };
  },

  lastAgain: () => 'finish',

  close(_f, g) {
    if (g.s.turn.phase === 'end') return checkpoint(g, 'any');
  },

  clean(_f, g) {
    const { s } = g;
    const c = g.of(s.turn.seat);
    if (c.toad > 0) {
      c.toad -= 1;
      if (c.toad === 0) {
        c.toadStrength = 0;
        c.toadCraft = 0;
        s.unsettled = true;
        g.tell?.({ type: 'toadNoMore', rule: 'T86-6.19.1', seat: s.turn.seat });
      }
    }
  },

  ends: (f, g) => at(g, 'turnEnds', f),

  tidy(_f, g) {
    const { s } = g;
    const c = g.of(s.turn.seat);
    if (c.slow > 0) c.slow -= 1;
    c.potion = 0;
    for (const other of s.characters) {
      other.vanished = false;
      other.bound = false;
    }
    return (s.unsettled ? settling(g) : undefined) ?? 'end';
  },

  settle(_f, g) {
    if (g.s.turn.phase === 'end') return 'end';
    return settling(g);
  },

  again: () => 'ask',
});

const DEEDS = new Set(['align', 'trade', 'deliver', 'sell', 'drink', 'leave', 'lifeTrophies', 'shed']);
const isDeed = (g: Table, what: string): boolean => DEEDS.has(what) || inPlay(g.s).some(({ atWill }) => atWill?.[what] !== undefined);

/** Effects that last until this seat's turn begins. */
function expire(g: Table, seat: Seat): void {
  const { s } = g;
  if (s.ban === seat) {
    s.ban = null;
    s.unsettled = true;
    g.tell?.({ type: 'magicBack', rule: 'T86-6.9.6a' });
  }
  if (s.lasting.length > 0) endLasting(g, seat);
  if (s.hexes.length > 0)
    for (const hex of s.hexes.filter((one) => one.owner === seat)) {
      hex.turns -= 1;
      if (hex.turns > 0) continue;
      s.hexes.splice(s.hexes.indexOf(hex), 1);
      toPile(g, hex.card);
      g.tell?.({ type: 'discarded', rule: 'T86-6.13.2', card: hex.card, space: hex.space });
    }
}

/** An Event that lasts some rounds ends at the start of a turn of whoever drew it (TDE-4.21). */
function endLasting(g: Table, seat: Seat): void {
  const { s } = g;
  for (const one of s.lasting.filter(({ owner }) => owner === seat)) {
    one.turns -= 1;
    if (one.turns > 0) continue;
    s.lasting.splice(s.lasting.indexOf(one), 1);
    const space = spaceWith(s, one.card);
    if (space) discardFrom(g, space, one.card, 'TDE-4.21');
  }
}

/** A Raft card is used on the turn after it was got, or it is gone (T86-6.11.19). */
export function dropRafts(g: Table, seat: Seat): void {
  const { objects } = g.of(seat);
  if (objects.length > 0 && objects.some(isRaft))
    for (const card of objects.filter(isRaft)) {
      loseCard(g, seat, card);
      toPile(g, card);
      g.tell?.({ type: 'raftLost', rule: 'T86-6.11.19b', seat });
    }
}

/** Whose turn comes next: the same seat while Temporal Warp lasts, else the next seat that is not out (T86-6.10.2). */
export function nextSeat(g: Table): Seat {
  const { s } = g;
  const { turn: t } = s;
  if (t.extra > 0 && alive(s, t.seat)) {
    t.extra -= 1;
    return t.seat;
  }
  t.extra = 0;
  for (let i = 1; i <= s.seats; i++) {
    const seat = (t.seat + i) % s.seats;
    if (!figureOf(s, seat).out) return seat;
  }
  return t.seat;
}
