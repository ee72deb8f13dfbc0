import type { Seat } from '@questhall/kernel';
import { ALL_SPACES, type SpaceId } from './board/index.ts';
import { cardOf, editionOf } from './editions/index.ts';
import { figureOf } from './figure.ts';
import { everyOne, FIGHTS, innermost, onTop } from './frames.ts';
import { installed } from './installed.ts';
import type { CastView, CharacterView, FightView, LyingView, TalismanView } from './observation.ts';
import type { AddedView } from './open.ts';
import { reckon } from './reckon.ts';
import { allowanceOf, craftOf, loadOf, quotaOf, strengthOf } from './rules/character/numbers.ts';
import { prepared, standing } from './rules/fight/sides.ts';
import { isReaction, windowSeats } from './rules/magic/attempt.ts';
import { placeOf } from './rules/space/places.ts';
import { decided } from './rules/standing.ts';
import { leavable } from './rules/turn/asides.ts';
import type { State } from './state.ts';

/** What all viewers of a state share: what everybody sees, and each character with its Spells once somebody sees them. */
interface Shared {
  everybody: TalismanView;
  opened: CharacterView[];
}

/** What a seat, or a spectator (undefined), may know: what everybody sees, and what is its own (section H4). */
export function observe(s: State, seat: Seat | undefined, shared: { all?: unknown } = {}): TalismanView {
  shared.all ??= { everybody: publicView(s), opened: [] } satisfies Shared;
  const { everybody, opened } = shared.all as Shared;
  if (seat === undefined) return everybody;
  const seesAll = figureOf(s, seat).card !== null && reckon(s).seesSpells(s, seat);
  const looked = s.seen.find((one) => one.seat === seat);
  return {
    ...everybody,
    you: seat,
    characters: everybody.characters.map((closed, of) => {
      if (of !== seat && !seesAll) return closed;
      opened[of] ??= { ...closed, spells: [...figureOf(s, of).spells] };
      return opened[of];
    }),
    looked: looked ? s.top.slice(0, looked.n) : [],
    leavable: leavable(s, seat),
    ...added(s, seat, everybody),
  };
}

/** What a spectator sees: built from nothing. */
function publicView(s: State): TalismanView {
  return {
    you: null,
    options: s.options,
    turn: { seat: s.turn.seat, n: s.turn.n, phase: s.turn.phase },
    characters: s.characters.map((_, of) => characterView(s, of)),
    lying: lyingView(s),
    tame: { ...s.tame },
    held: { ...s.held },
    hexes: s.hexes.map(({ space, card, turns }) => ({ space, card, turns })),
    deck: s.deck.length + s.top.length,
    discard: [...s.discard],
    spellDeck: s.spellDeck.length,
    spellDiscard: [...s.spellDiscard],
    piles: pilesView(s),
    talismans: s.stock.filter((card) => card.startsWith('tal.')).length,
    unused: s.unused.length,
    crownReached: s.crownReached,
    magicBanned: s.ban,
    extraTurns: s.turn.extra,
    fight: fightView(s),
    casting: castingView(s),
    ...rolledView(s),
    meeting: meetingView(s),
    looked: [],
    leavable: [],
    lasting: s.lasting.map(({ card, turns }) => ({ card, turns })),
    ...added(s, undefined, undefined),
    ...calledView(s),
    ...decidedView(s),
    outcome: s.outcome && { ...s.outcome, winners: [...s.outcome.winners], ranking: s.outcome.ranking.map((place) => [...place]) },
  };
}

const calledView = (s: State): Pick<TalismanView, 'called'> => {
  const called = reckon(s).called(s);
  return called ? { called } : {};
};

const decidedView = (s: State): Pick<TalismanView, 'decided'> => {
  const what = decided(s);
  return what ? { decided: what } : {};
};

/** Public: the seats that the table waits for; while a window is open, all who hold Spells that could answer in it. */
export function deciding(s: State): Seat[] {
  const top = onTop(s);
  if (top?.proc === 'attempt' && s.pending.every((d) => isReaction(d.kind))) return windowSeats(top.change, s);
  // A pause in which a seat could have been asked (see `could` of the question).
  if (s.pending.length === 0 && top?.proc === 'turn') return [s.turn.seat];
  if (s.pending.length === 0 && (top?.proc === 'facing' || top?.proc === 'preparing')) return [top.seat];
  return s.pending.map((d) => d.seat);
}

/** What expansions show; of one that is not in play, that it is not. */
const added = (s: State, seat: Seat | undefined, everybody: TalismanView | undefined): AddedView =>
  Object.assign({}, ...installed().map((expansion) => expansion.view?.(s, seat, everybody)));

/** With its Spells unseen. */
function characterView(s: State, seat: Seat): CharacterView {
  const c = figureOf(s, seat);
  const here = c.card !== null;
  const strength = here ? strengthOf(s, seat) : 0;
  return {
    seat,
    card: c.card,
    out: c.out,
    space: c.space,
    strength: {
      own: c.strength,
      quota: quotaOf(c, 'strength'),
      total: strength,
      combat: here ? standing(s, seat, 'strength', prepared(s, seat, 'strength', false), false) : 0,
    },
    craft: { own: c.craft, quota: quotaOf(c, 'craft'), total: here ? craftOf(s, seat) : 0 },
    lives: c.lives,
    fate: c.fate,
    gold: c.gold,
    alignment: c.alignment,
    objects: [...c.objects],
    load: loadOf(s, seat),
    followers: [...c.followers],
    trophies: [...c.trophies],
    spellCount: c.spells.length,
    allowance: here ? allowanceOf(s, seat) : 0,
    spells: null,
    misses: c.misses,
    toad: c.toad,
    slave: c.slave,
    quest: c.quest,
    ride: c.ride,
    halts: s.halts.includes(seat),
    raft: c.raft === 'ready',
    slow: c.slow,
    vanished: c.vanished,
    bound: c.bound,
    unfinished: unfinished(s, seat),
  };
}

function unfinished(s: State, seat: Seat): CharacterView['unfinished'] {
  const c = figureOf(s, seat);
  if (c.werewolf > 0) return { werewolf: c.werewolf };
  if (c.lizardMen > 0) return { lizardMen: c.lizardMen };
  if (c.dicing) return { death: true };
  // Other spaces of the region keep the number that was rolled there, too.
  const wanted = placeOf(s, c.space).inner === 'vampire' && innermost(s, 'inner', (frame) => frame.seat === seat && frame.n !== undefined);
  return wanted ? { vampire: wanted.n! } : null;
}

/** In the order of the board, so that the order in which spaces were filled tells nothing and updates stay small. */
function lyingView(s: State): LyingView[] {
  const board = new Array<LyingView | undefined>(ALL_SPACES.length).fill(undefined);
  for (const id in s.lying) {
    const space = id as SpaceId;
    board[PLACE.get(space)!] = { space, cards: [...s.lying[space]!], gold: 0 };
  }
  for (const id in s.loose) {
    const space = id as SpaceId;
    const gold = s.loose[space]!;
    const at = PLACE.get(space)!;
    const there = board[at];
    if (there) there.gold = gold;
    else if (gold > 0) board[at] = { space, cards: [], gold };
  }
  return board.filter((there) => there !== undefined);
}

/** Where each space stands in the order of the board. Few of the spaces hold anything, so those are looked at, not all. */
const PLACE: ReadonlyMap<SpaceId, number> = new Map(ALL_SPACES.map(({ id }, i) => [id, i]));

function pilesView(s: State): TalismanView['piles'] {
  const piles: TalismanView['piles'] = {};
  for (const [{ id }] of editionOf(s).purchase) piles[id] = 0;
  for (const card of s.stock) {
    const { id } = cardOf(card);
    if (piles[id] !== undefined) piles[id]++;
  }
  return piles;
}

/** The innermost fight on the stack, and how far it has come. */
function fightView(s: State): FightView | null {
  const frame = innermost(s, FIGHTS);
  if (!frame) return null;
  const { seat, stat } = frame;
  if (frame.proc === 'duel') {
    const stage = !frame.sides ? 'facing' : frame.winner === undefined ? 'ready' : 'rolled';
    return { seat, stage, stat, foes: [], target: frame.target };
  }
  const stage = frame.proc === 'facing' || !frame.sides ? 'facing' : frame.result === undefined ? 'ready' : 'rolled';
  return { seat, stage, stat, foes: frame.foes.map((foe) => ({ ...foe })), target: null };
}

/** Fate is asked about what has just been rolled: its frame is the last. */
function rolledView(s: State): Pick<TalismanView, 'rolled'> {
  const top = onTop(s);
  return top?.proc === 'fate' ? { rolled: { seat: top.seat, dice: [...top.dice], for: top.for } } : {};
}

function castingView(s: State): CastView[] {
  const found: CastView[] = [];
  for (const frame of everyOne(s, 'attempt')) {
    if (frame.change.type !== 'cast') continue;
    const { seat, spell, target, card, space } = frame.change;
    found.push({
      seat,
      spell,
      ...(target === undefined ? {} : { target }),
      ...(card === undefined ? {} : { card }),
      ...(space === undefined ? {} : { space }),
    });
  }
  return found;
}

function meetingView(s: State): string | null {
  return innermost(s, 'space')?.card ?? null;
}
