import { type Core, clone, type Decision } from '@questhall/kernel';
import { isConstant } from './constant.ts';
import { inPlay } from './installed.ts';
import type { AddedState } from './open.ts';
import type { Character, Locals, State, Turn } from './state.ts';

/**
 * A deep copy of a state, as `clone` makes it, in less time: every field is written out, since the machine finds at once
 * what it knows the place of. What never changes is shared: the options, and what is printed on cards. The contract tests compare
 * it with `clone` and look for parts that both share.
 */
export function copy(s: State): State {
  const own: Omit<State, keyof AddedState | keyof Core<Locals>> = {
    options: isConstant(s.options) ? s.options : { ...s.options },
    turn: copyTurn(s.turn),
    characters: s.characters.map(copyCharacter),
    deck: s.deck.slice(),
    top: s.top.slice(),
    seen: clone(s.seen),
    discard: s.discard.slice(),
    spellDeck: s.spellDeck.slice(),
    spellDiscard: s.spellDiscard.slice(),
    inAir: s.inAir.slice(),
    halts: s.halts.slice(),
    stock: s.stock.slice(),
    lying: copyLists(s.lying),
    loose: copyPlain(s.loose),
    tame: copyPlain(s.tame),
    held: copyPlain(s.held),
    hexes: clone(s.hexes),
    lasting: clone(s.lasting),
    ban: s.ban,
    unused: s.unused.slice(),
    crownReached: s.crownReached,
    unsettled: s.unsettled,
  };
  const copied = own as State;
  for (const { state } of inPlay(s)) state?.copy(s, copied);
  copied.version = s.version;
  copied.seats = s.seats;
  copied.seq = s.seq;
  copied.lastId = s.lastId;
  copied.stack = s.stack.map(copyFrame);
  copied.pending = s.pending.map(copyDecision);
  copied.outcome = s.outcome && clone(s.outcome);
  return copied;
}

function copyTurn(t: Turn): Turn {
  const copied: Turn = {
    seat: t.seat,
    n: t.n,
    phase: t.phase,
    start: t.start,
    over: t.over,
    moved: t.moved,
    put: t.put.slice(),
    evaded: clone(t.evaded),
    extra: t.extra,
    held: t.held,
    casts: t.casts.slice(),
  };
  if (t.comesBack) copied.comesBack = t.comesBack;
  return copied;
}

const copyCharacter = (c: Character): Character => shaped(c, c.objects.slice(), c.followers.slice(), c.spells.slice(), c.trophies.slice());

/** The same character with Spells out of sight, the other lists shared. */
export const withSpells = (c: Character, spells: string[]): Character => shaped(c, c.objects, c.followers, spells, c.trophies);

/** A character with these lists, in the one shape that all characters have. */
function shaped(c: Character, objects: string[], followers: string[], spells: string[], trophies: string[]): Character {
  return {
    card: c.card,
    out: c.out,
    space: c.space,
    strength: c.strength,
    craft: c.craft,
    lives: c.lives,
    fate: c.fate,
    gold: c.gold,
    alignment: c.alignment,
    changed: c.changed,
    objects,
    followers,
    spells,
    trophies,
    grantMark: c.grantMark,
    misses: c.misses,
    toad: c.toad,
    raft: c.raft,
    slave: c.slave,
    quest: c.quest,
    ride: c.ride,
    healed: c.healed,
    slow: c.slow,
    vanished: c.vanished,
    bound: c.bound,
    potion: c.potion,
    hired: c.hired,
    werewolf: c.werewolf,
    lizardMen: c.lizardMen,
    dicing: c.dicing,
    turnedBack: c.turnedBack,
    toadStrength: c.toadStrength,
    toadCraft: c.toadCraft,
    questTurn: c.questTurn,
  };
}

/** An object of words and numbers, such as the loose gold by space. */
export function copyPlain<T extends object>(of: T): T {
  const copied = {} as T;
  for (const key in of) copied[key] = of[key];
  return copied;
}

function copyLists(lying: State['lying']): State['lying'] {
  const copied = {} as Record<string, string[]>;
  for (const space in lying) copied[space] = lying[space as keyof typeof lying]!.slice();
  return copied;
}

function copyDecision(d: Decision): Decision {
  const copied: Decision = { id: d.id, seat: d.seat, kind: d.kind, options: d.options.slice(), into: d.into };
  if (d.choose !== undefined) copied.choose = { min: d.choose.min, max: d.choose.max };
  if (d.about !== undefined) copied.about = clone(d.about);
  if (d.together) copied.together = d.together;
  if (d.first) copied.first = d.first;
  return copied;
}

function copyFrame(frame: State['stack'][number]): State['stack'][number] {
  const copied: Record<string, unknown> = { id: frame.id, proc: frame.proc, step: frame.step };
  for (const key in frame) copied[key] = copyHeld(frame[key as keyof typeof frame]);
  return copied as unknown as State['stack'][number];
}

/** Effects, rows of a table, choices and wares are mostly those printed on a card, which all copies share. */
function copyHeld(held: unknown): unknown {
  if (typeof held !== 'object' || held === null || isConstant(held)) return held;
  if (Array.isArray(held)) {
    const items: unknown[] = held.slice();
    for (let i = 0; i < items.length; i++) if (typeof items[i] === 'object') items[i] = copyHeld(items[i]);
    return items;
  }
  const copied: Record<string, unknown> = {};
  for (const key in held) copied[key] = copyHeld(held[key as keyof typeof held]);
  return copied;
}
