import { core, type Seat } from '@questhall/kernel';
import type { SpaceId } from '../board/index.ts';
import { beginCharacter, beginOwn } from '../copies.gen.ts';
import type { Foe } from '../events.ts';
import { figureOf } from '../figure.ts';
import { FIGHTS, innermost } from '../frames.ts';
import { unseenSpells } from '../glance.ts';
import { inPlay } from '../installed.ts';
import type { TalismanView } from '../observation.ts';
import type { Options } from '../options.ts';
import { strengthOf } from '../rules/character/numbers.ts';
import type { Character, State } from '../state.ts';
import type { Stat } from '../vocabulary.ts';
import { hurried } from './patience.ts';

/** How a bot likes to play. Numbers are offsets to what a sensible person would do. */
export interface Taste {
  /** Added to the odds of a fight before they are weighed: bold above 0. */
  nerve: number;
  /** How gladly it attacks other characters, 1 being usual. */
  malice: number;
  /** How much it values gold and Objects, 1 being usual. */
  greed: number;
  /** How sharply the better option is preferred. */
  sharpness: number;
  /** The chance of getting past the Portal and what lies behind it that is enough to go. */
  ready: number;
  /** The lives that it wants for that. */
  lives: number;
  /** The might that it wants before it leaves the Outer Region. */
  middle: number;
  /** How strongly an aim draws it: a space nearer, in lives. */
  pull: number;
}

export const TASTES = {
  easy: { nerve: 0.1, malice: 0.6, greed: 1, sharpness: 1.2, ready: 0.3, lives: 3, middle: 5, pull: 0.1 },
  normal: { nerve: 0, malice: 1, greed: 1, sharpness: 20, ready: 0.1, lives: 2, middle: 5, pull: 0.2 },
  cautious: { nerve: -0.12, malice: 0.4, greed: 1, sharpness: 20, ready: 0.3, lives: 4, middle: 6, pull: 0.2 },
  covetous: { nerve: 0, malice: 1.2, greed: 2, sharpness: 20, ready: 0.2, lives: 3, middle: 5, pull: 0.1 },
  aggressive: { nerve: 0.1, malice: 2.5, greed: 0.8, sharpness: 20, ready: 0.08, lives: 2, middle: 4, pull: 0.2 },
} satisfies Record<string, Taste>;

/**
 * The taste of one that thinks, found by matches against the normal one (docs/bots.md): it grows for longer in the Outer Region, is
 * drawn less by its aim than by what lies about, and goes for the Crown with a better chance.
 */
export const THINKER: Taste = { ...TASTES.normal, middle: 9, pull: 0.1, ready: 0.3 };

/** What a bot looks at: a state as far as its seat sees it, and the fight that is under way. */
export interface Outlook {
  s: State;
  me: Seat;
  taste: Taste;
  fight: { stat: Stat; foes: readonly Foe[]; target: Seat | null; seat: Seat } | null;
  /** Where it is heading, once that was asked for. */
  goal: SpaceId | null | undefined;
  /** Whether it is ready for the Crown, once that was asked for. */
  ready: boolean | undefined;
  /** Its own might, once that was asked for. */
  might: number | undefined;
  /** What spaces on its way cost it, as far as that was asked for. */
  harms: Map<SpaceId, number> | undefined;
  /** What rolling for the move promises, once that was asked for. */
  roll: number | undefined;
}

/** Nothing has been asked for yet. */
const outlookOf = (s: State, me: Seat, taste: Taste, fight: Outlook['fight']): Outlook => ({
  s,
  me,
  taste,
  fight,
  goal: undefined,
  ready: undefined,
  might: undefined,
  harms: undefined,
  roll: undefined,
});

/** A sample of the search is a whole state already. */
export function outlookOfState(s: State, me: Seat, usual: Taste): Outlook {
  const taste = hurried(usual, s);
  const f = innermost(s, FIGHTS);
  if (!f) return outlookOf(s, me, taste, null);
  const { seat, stat } = f;
  if (f.proc === 'duel') return outlookOf(s, me, taste, { seat, stat, foes: [], target: f.target });
  return outlookOf(s, me, taste, { seat, stat, foes: f.foes, target: null });
}

/** The view again as a state: what the seat does not see is simply not there. */
export function outlookOfView(view: TalismanView, me: Seat, usual: Taste): Outlook {
  const lying: State['lying'] = {};
  const loose: State['loose'] = {};
  for (const { space, cards, gold } of view.lying) {
    if (cards.length > 0) lying[space] = cards;
    if (gold > 0) loose[space] = gold;
  }
  const options = view.options as unknown as Options;
  const s: State = {
    ...UNKNOWN,
    options,
    turn: { ...UNKNOWN.turn, ...view.turn, start: view.characters[view.turn.seat]!.space, extra: view.extraTurns },
    characters: view.characters.map(characterOf),
    top: view.looked,
    discard: view.discard,
    spellDiscard: view.spellDiscard,
    stock: [...Object.entries(view.piles).flatMap(([kind, n]) => (n > 0 ? [kind] : [])), ...(view.talismans > 0 ? ['tal.talisman'] : [])],
    lying,
    loose,
    tame: view.tame,
    held: view.held,
    hexes: view.hexes.map((hex) => ({ ...hex, owner: -1 })),
    ban: view.magicBanned,
    crownReached: view.crownReached,
    ...core(0, view.characters.length),
    outcome: view.outcome,
    ...Object.assign({}, ...inPlay({ options }).map(({ state }) => state?.ofView(view))),
  };
  // A potion that was drunk is in the total only.
  for (const { seat, strength, card, toad } of view.characters) {
    if (card !== null && toad === 0) figureOf(s, seat).potion = strength.total - strengthOf(s, seat);
  }
  return outlookOf(s, me, hurried(usual, s), view.fight);
}

function characterOf(c: TalismanView['characters'][number]): Character {
  return {
    ...BLANK,
    card: c.card,
    out: c.out,
    space: c.space,
    strength: c.strength.own,
    craft: c.craft.own,
    lives: c.lives,
    fate: c.fate,
    gold: c.gold,
    alignment: c.alignment,
    objects: c.objects,
    followers: c.followers,
    spells: c.spells ?? unseenSpells(c.spellCount),
    trophies: c.trophies,
    misses: c.misses,
    toad: c.toad,
    raft: c.raft ? 'ready' : 'none',
    slave: c.slave,
    quest: c.quest,
    ride: c.ride,
    slow: c.slow,
    vanished: c.vanished,
    bound: c.bound,
    werewolf: c.unfinished?.werewolf ?? 0,
    lizardMen: c.unfinished?.lizardMen ?? 0,
    dicing: c.unfinished?.death ?? false,
  };
}

/** What a view does not say is as it begins. */
const BLANK = beginCharacter();
const UNKNOWN = beginOwn();
