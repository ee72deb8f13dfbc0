import type { Seat } from '@questhall/kernel';
import { CROWN, PLAIN, regionOf, VALLEY } from '../../board/index.ts';
import { cardOf, placeDoes } from '../../editions/index.ts';
import { inPlay, menacing } from '../../installed.ts';
import { at, happened } from '../../listeners.ts';
import { reckon } from '../../reckon.ts';
import type { Character } from '../../state.ts';
import { hexStrike } from '../character/lives.ts';
import { alive, othersOn, ownAbility } from '../character/numbers.ts';
import { fits, stealable } from '../fight/ability.ts';
import { isCurse } from '../goods/goods.ts';
import { settling } from '../goods/limits.ts';
import { rule, type Table } from '../kit/table.ts';
import { checkpoint } from '../magic/attempt.ts';
import { OCCASIONS } from '../magic/occasions.ts';
import { castable } from '../magic/spells.ts';
import { leaves } from '../turn/options.ts';
import { placeOf } from './places.ts';

export const SPACE = 'space';

/** The figure has come to rest: Hex, Spells at the end of the move, then the encounter, perhaps several spaces in a row (T86-6.13.1). */
export const arrive = rule('arrive', {
  hex(f, g) {
    g.s.turn.moved = false;
    return hexStrike(g, f.seat);
  },

  fillSpells(f, g) {
    happened(g, 'cameToRest', { seat: f.seat });
    return g.s.unsettled ? settling(g) : undefined;
  },

  others: (_, g) => (g.s.turn.over ? 'end' : checkpoint(g, 'landed')),

  arrived: (f, g) => at(g, 'arrived', f),

  encounter(f, g) {
    if (g.s.turn.over || !alive(g.s, f.seat)) return 'end';
    g.s.turn.phase = 'encounter';
    // House rule: the first on the Crown has won.
    if (g.s.options.ending === 'reach' && g.of(f.seat).space === CROWN) return g.win(f.seat, 'T86-W', 'reach');
    // On the space where the turn began there is no encounter (T86-6.13.1b), save that an Inner space goes on.
    const { space } = g.of(f.seat);
    if (space === g.s.turn.start && regionOf(space) !== 'inner' && !g.s.turn.comesBack) return 'end';
    if (g.s.turn.comesBack) delete g.s.turn.comesBack;
    return { call: 'encounter', with: { seat: f.seat } };
  },

  again(_, g) {
    if (g.s.turn.moved && !g.s.turn.over) return 'hex';
  },
});

/** Meet one character on the space, or the space itself (T86-6.13.2). */
export const encounter = rule('encounter', {
  ask(f, g) {
    const options = encounterOptions(g, f.seat, f.left === true);
    if (options.length === 1) {
      f.choice = options[0]!;
      return undefined;
    }
    return { ask: { seat: f.seat, kind: 'encounter', options, into: 'choice' } };
  },

  act(f, g) {
    const choice = f.choice;
    if (choice.startsWith('cast:')) return { call: 'cast', with: { seat: f.seat, spell: choice.slice(5), about: 0 } };
    // What is to be left here is chosen once.
    if (choice === 'leave') f.left = true;
    if (choice === 'leave') return { call: 'deed', with: { seat: f.seat, what: 'leave', rest: '' } };
    const { space } = g.of(f.seat);
    if (choice === 'command' && f.taken) return { call: 'beginCommand', with: { seat: f.seat } };
    if (choice === SPACE)
      return regionOf(space) === 'inner' ? { call: 'inner', with: { seat: f.seat } } : { call: 'space', with: { seat: f.seat } };
    // On a space without a draw one takes before the meeting, since a fight ends the turn (T86-6.12.1c).
    if (g.rules.takesBeforeMeeting && placeOf(g.s, space).draw === 0 && !f.taken) {
      f.taken = true;
      const hostile = (g.s.lying[space] ?? []).some(
        (card) => g.s.tame[card] === undefined && (cardOf(card).strength ?? cardOf(card).craft) !== undefined,
      );
      if (!hostile) return { call: 'taking', with: { seat: f.seat, goods: null }, into: 'did' };
    }
    return 'meet';
  },

  afterAct(f, g) {
    const choice = f.choice;
    if (g.s.turn.over || g.s.turn.moved) return 'end';
    if (choice.startsWith('cast:') || choice === 'leave') return 'ask';
    if (choice === SPACE) return 'end';
  },

  meet(f, g) {
    if (f.choice === 'command') return { call: 'beginCommand', with: { seat: f.seat } };
    const [what = '', rest = ''] = f.choice.split(':');
    for (const { encounters } of inPlay(g.s)) if (encounters?.[what]) return encounters[what](g, f.seat, rest);
    const target = Number(rest);
    if (!alive(g.s, target) || g.of(target).space !== g.of(f.seat).space) return 'end';
    if (what === 'attack' || what === 'psychic' || what === 'assassinate') {
      return {
        call: 'duel',
        with: { seat: f.seat, target, stat: what === 'psychic' ? 'craft' : 'strength', assassin: what === 'assassinate' },
      };
    }
    return { call: 'ability', with: { seat: f.seat, target, what } };
  },
});

/** Spaces where characters can meet: everywhere but on most Inner spaces (T86-6.14.1). */
function canMeet(g: Table, seat: Seat): boolean {
  const { space } = g.of(seat);
  return regionOf(space) !== 'inner' || space === PLAIN || space === VALLEY || space === CROWN;
}

function encounterOptions(g: Table, seat: Seat, left: boolean): string[] {
  const { s } = g;
  const c = g.of(seat);
  const spells: string[] = [];
  for (const spell of castable(s, seat, OCCASIONS.encounter)) spells.push(`cast:${spell}`);
  if (!left && (g.rules.putDownOnArrival || halts(g, seat) || menaced(g, c)) && leaves(g, seat)) spells.push('leave');
  const meetings: string[] = [];
  if (canMeet(g, seat)) for (const other of othersOn(s, c.space, seat)) meetings.push(...meetingsWith(g, seat, other));
  meetings.push(...reckon(s).meetings(g, seat));
  if (c.space !== CROWN) return [SPACE, ...meetings, ...spells];
  // On the Crown one must fight the others there; alone one casts the Command Spell (T86-6.14.9).
  const { always, alone } = reckon(s).ending(s) ?? COMMAND;
  return [...always, ...(meetings.length > 0 ? meetings.filter((m) => onCrown(g, m)) : alone), ...spells];
}
const COMMAND = { always: [], alone: ['command'] } as const;

/** Fights on the Crown, or anything but an assassination (T86-6.14.9, TDE-10.14). */
function onCrown(g: Table, meeting: string): boolean {
  return g.rules.anyMeetingOnCrown ? !meeting.startsWith('assassinate') : /^(attack|psychic)/.test(meeting);
}

/** Whether what the space does can cost goods, of which some had better be put down first (the Chasm; T86-6.6.4). */
function menaced(g: Table, { space, followers }: Character): boolean {
  if (followers.length === 0) return false;
  const place = placeOf(g.s, space);
  return placeDoes(place, 'loseFollower') || menacing().some((verb) => placeDoes(place, verb));
}

/** Whether the seat wants a halt at every point where things can be put down. */
const halts = (g: Table, seat: Seat): boolean => g.s.halts.includes(seat);

/** Attack it, or use one ability on it (T86-6.13.3). */
function meetingsWith(g: Table, seat: Seat, other: Seat): readonly string[] {
  const { s } = g;
  const victim = g.of(other);
  const instead = reckon(s).meetingWith(g, seat, other);
  if (instead) return instead;
  const options = [`attack:${other}`];
  if (ownAbility(s, seat, 'attackByCraft')) options.push(`psychic:${other}`);
  if (reckon(s).assassinates(s, seat, 'character')) options.push(`assassinate:${other}`);
  if (reckon(s).steals(s, seat) && stealable(g, seat, other).length > 0) options.push(`steal:${other}`);
  if (reckon(s).beguilesFrom(s, seat, other) !== undefined && stealable(g, seat, other).length > 0) options.push(`beguile:${other}`);
  const takes = ownAbility(s, seat, 'takeFollowers');
  if (takes && !reckon(s).shunned(s, seat)) {
    if (victim.followers.some((card) => fits(takes, card) && !isCurse(g.s, card))) options.push(`takeFollowers:${other}`);
  }
  return options;
}
