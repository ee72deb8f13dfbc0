import type { Seat } from '@questhall/kernel';
import { regionOf, SPACES, type SpaceId } from '../../board/index.ts';
import { cardOf, rulesOf, spellOf } from '../../editions/index.ts';
import { figureOf } from '../../figure.ts';
import { frameIf } from '../../frames.ts';
import { inPlay, ownRule } from '../../installed.ts';
import { reckon } from '../../reckon.ts';
import type { Change, State } from '../../state.ts';
import type { CardType, Occasion, Spell } from '../../vocabulary.ts';
import { alive, healableOf, mayOwn, onGlade, spellsReach } from '../character/numbers.ts';
import { goldComes } from '../goods/goods.ts';
import { otherSpaces, placeOf, spacesOf } from '../space/places.ts';
import { fixedRaft, mayFly } from '../variants.ts';
import { innerCreatures } from './reach.ts';

/** The Command Spell of the Crown: a Spell without a card (T86-6.9.8a). */
export const COMMAND = 'command';

/** Takes back the Spell that one was about to cast. */
export const BACK = 'back';

/** Whether the character can cast at all here and now (section H2); bound, only a Counterspell. */
export function mayCast(s: State, seat: Seat): boolean {
  const c = figureOf(s, seat);
  return (
    c.card !== null &&
    c.toad === 0 &&
    s.ban === null &&
    !onGlade(s, c) &&
    reckon(s).silencers(s, seat).length === 0 &&
    !reckon(s).silence(s) &&
    castsLeft(s, seat)
  );
}

/** Whether the character may cast one more Spell this turn (TDE-6.17, TDE-6.18). */
export function castsLeft(s: State, seat: Seat): boolean {
  const { held, casts } = s.turn;
  return !rulesOf(s).castsLimited || (casts[seat] ?? 0) < (seat === s.turn.seat ? held : 1);
}

/** The Spells in hand that may be cast at one of these occasions, each with a legal target. `about`: the frame answered. */
export function castable(s: State, seat: Seat, occasions: readonly Occasion[], about = 0): readonly string[] {
  const { spells, bound } = figureOf(s, seat);
  let found: string[] | undefined;
  for (const spell of spells) {
    const printed = spellOf(spell);
    if (!fitsOneOf(printed, occasions) || (bound && !printed.when.includes('cast'))) continue;
    // Asked only now: most Spells wait for another occasion.
    if (!found && !mayCast(s, seat)) return NONE;
    found ??= [];
    if (!found.some((other) => spellOf(other) === printed) && hasTarget(s, seat, printed, about)) found.push(spell);
  }
  return found ?? NONE;
}
const NONE: readonly string[] = [];

/** Whether the Spell may be cast at one of these occasions, were there something to cast it on (T86-6.9.6a). */
export function fitsOneOf({ when }: Spell, occasions: readonly Occasion[]): boolean {
  for (let i = 0; i < when.length; i++) for (let j = 0; j < occasions.length; j++) if (when[i] === occasions[j]) return true;
  return false;
}

function hasTarget(s: State, seat: Seat, spell: Spell, about: number): boolean {
  switch (spell.target) {
    case 'nothing':
    case 'theirs':
      return fits(s, seat, spell, about);
    // More spaces than characters: one is always free. These need no list to be made.
    case 'freeSpace':
    case 'outsideInner':
      return true;
    case 'faceUpCard':
    case 'cardAndSpace':
      for (const space in s.lying) for (const card of s.lying[space as SpaceId]!) if (spellable(s, space as SpaceId, card)) return true;
      return false;
    case 'character':
      return s.characters.some((_, other) => targetable(s, other, seat, spell));
    case 'spaceOfRegion':
      return regionOf(figureOf(s, seat).space) !== 'inner' && mayFly(s, seat);
    default:
      return targetsOf(s, seat, spell, about).length > 0;
  }
}

/** Whether the character holds a Spell that it may be able to cast at one of these occasions, whatever there is to answer. */
export function mayAnswer(s: State, seat: Seat, occasions: readonly Occasion[]): boolean {
  const { spells, bound } = figureOf(s, seat);
  for (const spell of spells) {
    const printed = spellOf(spell);
    if (!fitsOneOf(printed, occasions) || (bound && !printed.when.includes('cast'))) continue;
    if (!mayCast(s, seat)) return false;
    if (printed.target === 'theirs' || hasTarget(s, seat, printed, 0)) return true;
  }
  return false;
}

/** The change that is waiting at the gate with this frame id. */
export function changeAt(s: State, about: number): Change | undefined {
  return frameIf(s, about, 'attempt')?.change;
}

/** Whether a Spell that answers something can answer this, or one without a target would do anything. */
function fits(s: State, seat: Seat, spell: Spell, about: number): boolean {
  const [effect] = spell.effects;
  const change = changeAt(s, about);
  switch (effect?.do) {
    case 'stop':
      return change !== undefined && canStop(s, spell, change);
    case 'bind':
      if (change?.type === 'attack') return change.target === seat && spellsReach(s, change.seat);
      if (change?.type === 'evade') return change.from === seat && spellsReach(s, change.seat);
      // Whoever is bound already would notice nothing (T86-6.9.6a).
      if (change?.type === 'checkpoint')
        return change.occasion === 'othersTurn' && !figureOf(s, change.seat).bound && spellsReach(s, change.seat);
      return foesBefore(s, about).length > 0;
    case undefined:
      return true;
    default:
      return (
        ownRule(effect!.do)?.fits?.(s, seat, about) ??
        inPlay(s).every((expansion) => expansion.fits?.[effect!.do]?.(s, seat, change) ?? true)
      );
  }
}

/** Counterspell stops Spells; Preservation stops the loss of a life and the death of a Follower or an Enemy. */
function canStop(s: State, spell: Spell, change: Change): boolean {
  if (spell.when.includes('cast')) return change.type === 'cast';
  if (change.type === 'loseLife') return change.stoppable && spellsReach(s, change.seat);
  if (change.type === 'killFollower') return true;
  return change.type === 'killFoes' && !innerCreatures(s, change.frame);
}

/** The foes that an Immobility could hold: those before the dice, outside the Inner Region. */
export function foesBefore(s: State, about: number): string[] {
  const frame = frameIf(s, about, 'facing');
  if (!frame || innerCreatures(s, about)) return [];
  return frame.foes.map((foe) => ('card' in foe ? foe.card : foe.creature));
}

/** What can be named when this Spell is cast: seats, cards, spaces, or "gold:<seat>"; empty where there is nothing. */
export function targetsOf(s: State, seat: Seat, spell: Spell, about: number): string[] {
  const c = figureOf(s, seat);
  const [effect] = spell.effects;
  switch (spell.target) {
    case 'character':
      return charactersThat(s, (other) => targetable(s, other, seat, spell)).map(String);
    case 'objectOrGold':
      return others(s, seat).flatMap((other) => {
        const victim = figureOf(s, other);
        const objects = victim.objects.filter(
          (card) => !fixedRaft(s, card) && ownable(s, seat, card) && !reckon(s).guarded(s, victim, card),
        );
        return victim.gold > 0 && goldComes(s, seat) ? [...objects, `gold:${other}`] : objects;
      });
    case 'follower':
      if (reckon(s).shunned(s, seat)) return [];
      return others(s, seat).flatMap((other) => figureOf(s, other).followers.filter((card) => cardOf(card).type !== 'event'));
    case 'faceUpCard':
      return spellableOn(s, () => true);
    case 'cardAndSpace':
      return spellableOn(s, (space) => anyFreeNear(s, space));
    case 'freeSpace':
      return SPACES.filter((space) => space.region !== 'inner' && !occupied(s, space.id)).map((space) => space.id);
    case 'spaceOfRegion':
      return regionOf(c.space) === 'inner' || !mayFly(s, seat) ? [] : otherSpaces(s, c.space);
    case 'acrossTheRiver':
      return [...placeOf(s, c.space).across];
    case 'outsideInner':
      return SPACES.filter((space) => space.region !== 'inner').map((space) => space.id);
    case 'theirs':
      return effect?.do === 'bind' ? foesBefore(s, about) : [];
    case 'nothing':
      return [];
    default:
      return inPlay(s).flatMap(({ targets }) => targets?.[spell.target]?.(s, seat, spell) ?? []);
  }
}

/** All such cards on spaces that will do. */
function spellableOn(s: State, will: (space: SpaceId) => boolean): string[] {
  const found: string[] = [];
  for (const space in s.lying) {
    if (!will(space as SpaceId)) continue;
    for (const card of s.lying[space as SpaceId]!) if (spellable(s, space as SpaceId, card)) found.push(card);
  }
  return found;
}

/** An Adventure card on the board that a Spell can touch: of those in the Inner Region no creature (T86-6.9.7b, T86-6.14.4). */
function spellable(s: State, space: SpaceId, card: string): boolean {
  if (!card.startsWith('adv.')) return false;
  return regionOf(space) !== 'inner' || s.tame[card] !== undefined || !CREATURES.has(cardOf(card).type);
}

const CREATURES: ReadonlySet<CardType> = new Set(['animal', 'monster', 'dragon', 'spirit', 'stranger']);

/** Whether a Spell cast on this character would change anything: it has a life to get back, or a Spell to lose. */
export function worthOn(s: State, seat: Seat, spell: Spell): boolean {
  const [effect] = spell.effects;
  const [first] = effect?.do === 'forTarget' ? effect.then : [effect];
  if (first?.do === 'heal') return healableOf(s, seat) > 0;
  return (first && ownRule(first.do)?.worthOn?.(s, seat)) ?? true;
}

/** A character whom this Spell can be cast on: any, or only where it would change something (TDE-2.33, T86-6.9.6a). */
const targetable = (s: State, other: Seat, caster: Seat, spell: Spell): boolean =>
  spellsReach(s, other) && !evadedFrom(s, other, caster) && (rulesOf(s).castsInVain || worthOn(s, other, spell));

const others = (s: State, seat: Seat): Seat[] =>
  charactersThat(s, (other) => other !== seat && spellsReach(s, other) && !evadedFrom(s, other, seat));

function charactersThat(s: State, will: (other: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < s.seats; other++) if (will(other)) seats.push(other);
  return seats;
}

/** One who has evaded an opponent is out of reach of his Spells for the rest of the turn, and may be the other way round too (T86-6.18.1b, TDE-6.25). */
const evadedFrom = (s: State, seat: Seat, from: Seat): boolean =>
  s.turn.evaded.some(
    (one) => (one.seat === seat && one.from === from) || (one.seat === from && one.from === seat && rulesOf(s).evasionBindsBoth),
  );

/** Who has just ended its move at this checkpoint. */
export const landedIn = (change: Change): Seat | undefined =>
  change.type === 'checkpoint' && change.occasion === 'landed' ? change.seat : undefined;

const ownable = (s: State, seat: Seat, card: string): boolean => mayOwn(figureOf(s, seat), card);

function occupied(s: State, space: SpaceId): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (alive(s, seat) && figureOf(s, seat).space === space) return true;
  return false;
}

/** The other spaces of the region on which no character stands. */
export const freeSpacesNear = (s: State, space: SpaceId): SpaceId[] => otherSpaces(s, space).filter((other) => !occupied(s, other));

/** Whether there is one. */
function anyFreeNear(s: State, space: SpaceId): boolean {
  const region = regionOf(space);
  for (const { id, region: its } of spacesOf(s)) if (its === region && id !== space && !occupied(s, id)) return true;
  return false;
}

/** Where a face-up card lies. */
export function spaceWith(s: State, card: string): SpaceId | undefined {
  for (const space in s.lying) if (s.lying[space as SpaceId]!.includes(card)) return space as SpaceId;
  return undefined;
}
