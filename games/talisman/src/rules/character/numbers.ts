import type { Seat } from '@questhall/kernel';
import { MINES_DICE, type SpaceId } from '../../board/index.ts';
import { type Able, cardOf, characterOf, doers, givers, giversOf, rulesOf } from '../../editions/index.ts';
import { figureOf, printedLives } from '../../figure.ts';
import { memory } from '../../memory.ts';
import { reckon } from '../../reckon.ts';
import type { Character, State } from '../../state.ts';
import type { Ability, Alignment, Can, Stat } from '../../vocabulary.ts';
import { placeOf } from '../space/places.ts';

/** Pure answers about a state: what a character has, may and adds up to. Nothing here changes anything. */

export type AbilityOf<C extends Can> = Extract<Ability, { can: C }>;

/** Whether the seat has a figure on the board. */
export const alive = (s: State, seat: Seat): boolean => figureOf(s, seat).card !== null;

/** The seats with a figure on the board, from `first` on clockwise, without the seat `but`. */
export function livingFrom(s: State, first: Seat, but = -1): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    if (seat !== but && alive(s, seat)) seats.push(seat);
  }
  return seats;
}

/** The other characters on a space. */
export function othersOn(s: State, space: SpaceId, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && alive(s, other) && figureOf(s, other).space === space) seats.push(other);
  }
  return seats;
}

export const onGlade = (s: State, c: Character): boolean => placeOf(s, c.space).cursed === true;

/** Whether a Magic Object of the character works here and now (Cursed Glade, Destroy Magic). */
export function works(s: State, c: Character, card: string): boolean {
  if (cardOf(card).type !== 'magicObject') return true;
  return s.ban === null && !onGlade(s, c) && reckon(s).works(c, card);
}

/** The first ability of this kind that the character has from its card, its Followers or its Objects; undefined for none. */
export function ability<C extends Can>(s: State, seat: Seat, can: C, fits?: (a: AbilityOf<C>) => boolean): AbilityOf<C> | undefined {
  const c = figureOf(s, seat);
  const { characters, cards } = giversOf(can);
  const own = isOneOf(c, characters) ? find(characterOf(c.card!), can, fits) : undefined;
  if (own || cards.size === 0) return own;
  for (const card of c.followers) {
    const found = cards.has(card) ? find(cardOf(card), can, fits) : undefined;
    if (found) return found;
  }
  for (const card of c.objects) {
    const found = cards.has(card) ? find(cardOf(card), can, fits) : undefined;
    if (found && works(s, c, card)) return found;
  }
  return undefined;
}

/** Whether it is one of these characters, and no toad. */
function isOneOf({ card, toad }: Character, characters: readonly string[]): boolean {
  if (card === null || toad > 0) return false;
  for (let i = 0; i < characters.length; i++) if (characters[i] === card) return true;
  return false;
}

function find<C extends Can>(
  { abilities, cans }: Able & { readonly abilities?: readonly Ability[] },
  can: C,
  fits?: (a: AbilityOf<C>) => boolean,
): AbilityOf<C> | undefined {
  for (let i = 0; i < cans.length; i++) {
    if (cans[i] !== can) continue;
    const a = abilities![i] as AbilityOf<C>;
    if (!fits || fits(a)) return a;
  }
  return undefined;
}

export const has = (s: State, seat: Seat, can: Can): boolean => ability(s, seat, can) !== undefined;

/** So many dice decide where one comes out of the Mines (T86-6.14.6); whoever knows them well has fewer. */
export const minesDiceOf = (s: State, seat: Seat): number => ability(s, seat, 'minesDice')?.dice ?? MINES_DICE;

/** Whether the character's own card says so: abilities that no Follower or Object can give. */
export function ownAbility<C extends Can>(s: State, seat: Seat, can: C): AbilityOf<C> | undefined {
  const c = figureOf(s, seat);
  return isOneOf(c, giversOf(can).characters) ? find(characterOf(c.card!), can) : undefined;
}

/** The cards of the character that have this ability and may be used now. */
export function cardsThat(s: State, seat: Seat, can: Can): string[] {
  const c = figureOf(s, seat);
  const found: string[] = [];
  if (c.followers.length + c.objects.length === 0) return found;
  const from = givers(can);
  if (from.size === 0) return found;
  for (const card of c.followers) if (from.has(card)) found.push(card);
  for (const card of c.objects) if (from.has(card) && works(s, c, card)) found.push(card);
  return found;
}

/** What a card adds to a stat outside combat (`combat` false) or in this combat. */
export function bonusOf(card: string, stat: Stat, combat: boolean, dragon: boolean): number {
  let sum = 0;
  let special = false;
  for (const a of cardOf(card).abilities ?? []) {
    if (a.can !== 'add' || a.stat !== stat) continue;
    if (a.combat && !combat) continue;
    if (a.against) {
      if (dragon) {
        sum = a.n;
        special = true;
      }
    } else if (!special) sum += a.n;
  }
  return sum;
}

/** What a card always adds. Printed, so it is reckoned once. */
const STEADY = {
  strength: memory((card: string) => bonusOf(card, 'strength', false, false)),
  craft: memory((card: string) => bonusOf(card, 'craft', false, false)),
};

/** The bonus of everything that always counts: Followers, and Objects that are no weapons (T86-6.1.6a, T86-6.2.5). */
function steadyBonus(s: State, c: Character, stat: Stat): number {
  let sum = 0;
  const steady = stat === 'strength' ? STEADY.strength : STEADY.craft;
  for (const card of c.followers) sum += steady(card);
  if (c.objects.length === 0) return sum;
  const { addedByCard } = reckon(s);
  for (const card of c.objects) {
    const bonus = steady(card) + addedByCard(c, card);
    if (bonus === 0) continue;
    // Few Objects give any: where it stands is looked at only then.
    if (onGlade(s, c)) return sum;
    if (works(s, c, card)) sum += bonus;
  }
  return sum;
}

/** Total Strength outside combat: no weapons (T86-6.1.6). A toad has 1 and what it has gained as one (T86-6.19.3a, TDE-8.10). */
export function strengthOf(s: State, seat: Seat): number {
  const c = figureOf(s, seat);
  return c.toad > 0 ? 1 + c.toadStrength : c.strength + c.potion + steadyBonus(s, c, 'strength');
}

/** Total Craft (T86-6.2.5). A toad has 1 and what it has gained as one. */
export function craftOf(s: State, seat: Seat): number {
  const c = figureOf(s, seat);
  return c.toad > 0 ? 1 + c.toadCraft : c.craft + steadyBonus(s, c, 'craft');
}

export const totalOf = (s: State, seat: Seat, stat: Stat): number => (stat === 'strength' ? strengthOf(s, seat) : craftOf(s, seat));

/** The printed value below which the own one never falls (T86-6.1.3, T86-6.2.3). */
export function quotaOf(c: Character, stat: Stat): number {
  return c.card === null ? 0 : characterOf(c.card)[stat];
}

/** With so many lives a character starts, and up to so many it is healed (T86-6.4.1, T86-6.4.6, TDE-2.24, TDE-2.33). */
export function livesQuota(s: State, seat: Seat): number {
  const { card } = figureOf(s, seat);
  if (card === null || !rulesOf(s).livesPrinted) return s.options.lives;
  return reckon(s).healsUpTo(s, seat) ?? printedLives(card, s.options.lives);
}

/** How many lives healing could still give this character this turn (T86-6.4.6, TDE-2.33). */
export function healableOf(s: State, seat: Seat): number {
  const c = figureOf(s, seat);
  if (c.card === null || c.lives <= 0) return 0;
  // By the letter of 1986 there is no limit but that of the turn (T86-6.4.5).
  const unlimited = !rulesOf(s).livesPrinted && s.options.healing === 'four';
  return Math.max(0, Math.min(unlimited ? 4 : livesQuota(s, seat) - c.lives, rulesOf(s).healedInATurn - c.healed));
}

const ALLOWANCE = [0, 0, 0, 1, 2, 2, 3];

/** How many Spells the character may hold (T86-6.2.6). */
export function allowanceOf(s: State, seat: Seat): number {
  return ALLOWANCE[Math.min(6, craftOf(s, seat))]! + reckon(s).moreSpells(s, seat);
}

/** Whether it may get one more: a toad gets none (T86-6.9.4). */
export const hasRoomForSpell = (s: State, seat: Seat): boolean =>
  figureOf(s, seat).toad === 0 && figureOf(s, seat).spells.length < allowanceOf(s, seat);

/** Where a card came from decides its pile and whether it counts for the limit (T86-6.5.3, T86-6.20.3). */
export const fromDeck = (card: string): boolean => card.startsWith('adv.');

/** Objects that count for the limit: all, or those of the Adventure deck, but no beast of burden and no Raft (TDE-8.18, T86-6.5.3). */
export function counts(s: State, card: string): boolean {
  const { type } = cardOf(card);
  if (type !== 'object' && type !== 'magicObject') return false;
  return rulesOf(s).everyObjectCounts || (fromDeck(card) && !reckon(s).bearsLoads(card) && !RAFTS.has(card));
}
const RAFTS = givers('raft');

/** How many Objects count, and how many may be carried; null: any number. */
export function loadOf(s: State, seat: Seat): { n: number; limit: number | null } {
  let n = 0;
  const c = figureOf(s, seat);
  const { weightless, room } = reckon(s);
  for (const card of c.objects) if (counts(s, card) && !weightless(c, card)) n++;
  const limit = s.options.objectLimit + room(c);
  return { n, limit: limit === Number.POSITIVE_INFINITY ? null : limit };
}

/** Whether the alignment allows the character to own the card (T86-6.5.2). */
export function mayOwn(c: Character, card: string, alignment: Alignment = c.alignment): boolean {
  const { owners } = cardOf(card);
  return !owners || owners.includes(alignment);
}

/** Whether one more card would fit within the limit. */
export function hasRoomFor(s: State, seat: Seat, card: string): boolean {
  if (!counts(s, card) || reckon(s).weightless(figureOf(s, seat), card)) return true;
  const { n, limit } = loadOf(s, seat);
  return limit === null || n < limit;
}

/** Whether the character may evade creatures and characters where it stands (T86-6.18; not creatures of the Inner Region). */
export function canEvade(s: State, seat: Seat): boolean {
  const c = figureOf(s, seat);
  if (c.vanished) return true;
  const { terrain } = placeOf(s, c.space);
  return terrain !== undefined && evadesIn(s, seat, terrain);
}

/** Whether the character may evade this other one that comes up to it (T86-6.18.1a). */
export const mayEvade = (s: State, seat: Seat, from: Seat): boolean => canEvade(s, seat) || reckon(s).evadesCharacter(s, seat, from);

function evadesIn(s: State, seat: Seat, terrain: string): boolean {
  return ability(s, seat, 'evadeIn', (a) => a.terrain === terrain) !== undefined;
}

/** Whether a Spell affects this character. */
export const spellsReach = (s: State, seat: Seat): boolean => alive(s, seat) && !reckon(s).immune(s, seat);

/** Spares the character the life of this place (desert, chapel, graveyard). */
export function safeAt(s: State, seat: Seat, place: string): boolean {
  const { alignment } = figureOf(s, seat);
  return ability(s, seat, 'safeAt', (a) => a.place === place && (a.of === undefined || a.of === alignment)) !== undefined;
}

/** Whether the character is held to one space a turn, without a die (toad, Blizzard, Poltergeist; T86-6.11.1). */
export function movesOne(s: State, seat: Seat): boolean {
  const c = figureOf(s, seat);
  return c.toad > 0 || c.slow > 0 || lawful(s, 'slow') || reckon(s).held(s, seat) || has(s, seat, 'moveOne');
}

/** Whether the character has fate that it may spend (TDE-2.9). */
export const mayReroll = (s: State, seat: Seat): boolean => figureOf(s, seat).fate > 0 && reckon(s).mayHave(s, seat, 'fate');

/** Whether a lasting Event rules so on the whole board. */
export function lawful(s: State, law: string): boolean {
  for (let i = 0; i < s.lasting.length; i++) if (s.lasting[i]!.law === law) return true;
  return false;
}

/** The lasting Events by which one of these laws holds, as cards. */
export const lawgivers = (s: State, laws: readonly string[]): readonly string[] =>
  s.lasting.filter(({ law }) => laws.includes(law)).map(({ card }) => card);

/** What holds the character to one space a turn, as cards; that a toad hops no further is not among them (T86-6.11.1). */
export const holders = (s: State, seat: Seat): readonly string[] => [
  ...(figureOf(s, seat).slow > 0 ? [...doers('slow')].slice(0, 1) : []),
  ...lawgivers(s, ['slow', ...reckon(s).heldBy(s, seat)]),
  ...cardsThat(s, seat, 'moveOne'),
];

const NO_TURNINGS: readonly string[] = [];

/** Whether the character may change its alignment at will now (T86-6.7.2). */
export const turnsAtWill = (s: State, seat: Seat): boolean => reckon(s).alignments(s, seat).length > 0;

/** The changes of alignment that a character may make at will now, as options (T86-6.7.2). */
export function turnings(s: State, seat: Seat): readonly string[] {
  const to = reckon(s).alignments(s, seat);
  return to.length === 0 ? NO_TURNINGS : to.map((alignment) => `align:${alignment}`);
}

/** A Raft is never carried on, taken or left (T86-6.11.19). */
export const isRaft = (card: string): boolean => RAFTS.has(card);
