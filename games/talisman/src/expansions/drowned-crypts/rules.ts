import type { Seat } from '@questhall/kernel';
import type { SpaceId } from '../../board/spaces.ts';
import { abilitiesOf, cardOf } from '../../editions/index.ts';
import type { ScorePart } from '../../events.ts';
import { figureOf } from '../../figure.ts';
import type { Reckonings, Way } from '../../reckonings.ts';
import { cardsThat, has, livingFrom, othersOn, ownAbility } from '../../rules/character/numbers.ts';
import type { Verbs } from '../../rules/effects/verbs.ts';
import { moveTo } from '../../rules/kit/figures.ts';
import { rollFor } from '../../rules/kit/rolls.ts';
import { rule, type Table } from '../../rules/kit/table.ts';
import { isCovered } from '../../rules/space/places.ts';
import type { State } from '../../state.ts';
import { CHASM, SHAFT, VAULT } from './spaces.ts';
import { type Crypts, LAST_RING } from './state.ts';
import type { CryptVerb } from './vocabulary.ts';

const CRYPTS: readonly SpaceId[] = SHAFT.slice(1);

export const isCrypt = (space: SpaceId): boolean => CRYPTS.includes(space);

const inCrypts = (s: State, seat: Seat): boolean => isCrypt(figureOf(s, seat).space);

/** What the match keeps of the Crypts. @throws Error in a match without them */
export function cryptsOf(s: State): Crypts {
  if (!s.crypts) throw new Error('a match without the Drowned Crypts');
  return s.crypts;
}

const NOWHERE: readonly Way[] = [];

/** The ways down and up, in place of rolling (TDC-2.2 to TDC-2.4). Up comes first. */
export function ways(s: State, seat: Seat): readonly Way[] {
  const { space } = figureOf(s, seat);
  const at = SHAFT.indexOf(space);
  if (at < 0) return NOWHERE;
  // What covers the Chasm closes the way down; up it stays open (TDC-2.5).
  if (at === 0) return isCovered(s, CHASM) ? NOWHERE : [{ to: SHAFT[1]!, rule: 'TDC-2.2' }];
  const found: Way[] = [{ to: SHAFT[at - 1]!, rule: 'TDC-2.3' }];
  if (at > 1 && ownAbility(s, seat, 'surface')) found.push({ to: CHASM, rule: 'TDC-5.2' });
  if (at + 1 < SHAFT.length) found.push({ to: SHAFT[at + 1]!, rule: 'TDC-2.3' });
  return found;
}

/** Whether it may ring the Tide Bell: with a Talisman, and with nobody else beside it (TDC-6.2). */
export const mayRing = (s: State, seat: Seat): boolean =>
  s.options.tideBell && figureOf(s, seat).space === VAULT && has(s, seat, 'enterValley') && othersOn(s, VAULT, seat).length === 0;

const NO_PARTS: readonly ScorePart[] = [];

/** What the Drowned Crypts bend in the reckonings of the base game. */
export const RECKONINGS: Partial<Reckonings> = {
  ways,
  meetings: (g, seat) => (mayRing(g.s, seat) ? ['bell'] : []),
  foeValue(s, seat, card) {
    const { tidal, strength, craft } = cardOf(card);
    // Whoever reckons from above with one that lies below reckons with it as it is there.
    const below = tidal !== undefined && (inCrypts(s, seat) || CRYPTS.some((space) => s.lying[space]?.includes(card)));
    return below ? (strength ?? craft ?? 0) + tidal : undefined;
  },
  fightParts(s, seat) {
    if (!inCrypts(s, seat)) return NO_PARTS;
    return cardsThat(s, seat, 'lampLight').map((card) => ({ from: 'card', card, n: abilitiesOf(card, 'lampLight')[0]!.n }));
  },
  evades: (s, seat) => inCrypts(s, seat) && has(s, seat, 'slipAway'),
};

/** The water: a life on a result up to `upTo` (TDC-3.2). */
const drowning = rule('drowning', {
  roll: (f, g) => rollFor(g, f, 'rolled', 1, 'water', 'TDC-3.2', { aim: { from: f.upTo + 1, to: 6 } }),

  sink(f) {
    if (f.rolled > f.upTo) return 'end';
    return { call: 'loseLives', with: { seat: f.seat, n: 1, combat: false } };
  },
});

/** The Spring Tide: all are washed up at once, then each loses a life in turn (TDC-4.3). */
const washingUp = rule('washingUp', {
  wash(f, g) {
    for (const seat of f.left) moveTo(g, seat, CHASM, 'exit', [CHASM], 'TDC-4.3');
  },

  next(f) {
    const seat = f.left.shift();
    if (seat !== undefined) return { call: 'loseLives', with: { seat, n: 1, combat: false } };
    return f.own ? 'ashore' : 'end';
  },

  again: () => 'next',

  /** Whoever drew it down there goes on from the Chasm in its next turn. */
  ashore: (f, g) => g.endTurnOf(f.seat),
});

/** Ringing the Tide Bell (TDC-6.3 to TDC-6.5). */
const ringing = rule('ringing', {
  roll: (f, g) => rollFor(g, f, 'rolled', 1, 'bell', 'TDC-6.3', { aim: { from: 4, to: 6 } }),

  sound(f, g) {
    const crypts = cryptsOf(g.s);
    const roll = f.rolled;
    if (roll >= 4) crypts.rings += 1;
    g.tell?.({ type: 'bellRolled', rule: roll >= 4 ? 'TDC-6.4' : 'TDC-6.3', seat: f.seat, roll, rings: crypts.rings });
    if (crypts.rings >= LAST_RING) return g.win(f.seat, 'TDC-6.5', 'bell');
    if (roll > 1 || spared(g, f.seat)) return 'end';
    return { call: 'loseLives', with: { seat: f.seat, n: 1, combat: false } };
  },
});

/** Whether the water does it no harm, which all are told (TDC-3.3). */
function spared(g: Table, seat: Seat): boolean {
  if (!has(g.s, seat, 'breathe')) return false;
  g.tell?.({ type: 'breathed', rule: 'TDC-3.3', seat });
  return true;
}

/** Names and step names stand in saved states: renaming one needs a migration. */
export const PROCEDURES = { drowning, washingUp, ringing };

export const VERBS: Verbs<CryptVerb> = {
  drown: (e, f, g) => (spared(g, f.seat) ? undefined : { call: 'drowning', with: { seat: f.seat, upTo: e.upTo } }),
  washUp(_, f, g) {
    const left = livingFrom(g.s, f.seat).filter((seat) => inCrypts(g.s, seat));
    return left.length === 0 ? undefined : { call: 'washingUp', with: { seat: f.seat, left, own: left.includes(f.seat) } };
  },
};
