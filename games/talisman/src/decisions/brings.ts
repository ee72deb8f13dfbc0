import { type OptionView, type Seat, type Text, type TextArg, text } from '@questhall/kernel';
import { PORTAL, type Space, type SpaceId } from '../board/index.ts';
import { cardOf, spellOf } from '../editions/index.ts';
import type { Foe } from '../events.ts';
import type { Holder } from '../expansion-words.ts';
import { reckon } from '../reckon.ts';
import { foeValue, isEnemy } from '../rules/fight/creatures.ts';
import { goldComes } from '../rules/goods/goods.ts';
import { takeable } from '../rules/goods/taking.ts';
import { lookingAt } from '../rules/kit/looking.ts';
import { ADVENTURE, deckOf } from '../rules/space/drawing.ts';
import { lasts, numberIn } from '../rules/space/meetings.ts';
import { isCovered, placeOf } from '../rules/space/places.ts';
import { barredFromPortal } from '../rules/turn/movement.ts';
import { countedOn, putBack } from '../rules/variants.ts';
import type { State } from '../state.ts';
import { cardText as printed, spaceText as printedOn } from '../text/card-text.ts';
import { amount, effectLines, phrases } from '../text/effect-text.ts';
import { either } from '../text/lists.ts';
import { counted, nameOf } from '../text/names.ts';
import type { Effect, Stat } from '../vocabulary.ts';
import { addedLine, descends, descentFrom, diceBring, goodOrBad, type Roll, thirstFor } from './dice-brings.ts';
import { forSeat, spared } from './for-seat.ts';
import { hexed, priced, withBrings } from './lying-brings.ts';
import { bestOddsAt, pastInner, standingOn } from './odds.ts';

/*
 * What an answer brings, in one sentence or in the table of its results, made from the data that the engine runs. Only
 * from what lies open to the asked seat.
 */

/** What stands on a plate below its label. */
export type Brings = Pick<OptionView, 'note' | 'results' | 'prospects' | 'odds'>;

/** Sentences as one note; nothing for none. */
export function noteOf(lines: readonly Text[]): Brings {
  return lines.length > 0 ? { note: lines.reduce((a, b) => text('note.lines', { a, b })) } : {};
}

/** What effects do to this character: its own alignment's part, and the dice as a table. */
export function ofEffects(s: State, seat: Seat, effects: readonly Effect[], holder: Holder = {}): Brings {
  const own = effects.flatMap((effect) => forSeat(s, seat, effect));
  const roll = rollIn(own);
  // Its table says that dice are rolled.
  const lines = [
    ...own.filter((effect) => effect !== roll).flatMap((effect) => lineOf(effect, holder)),
    ...(roll ? addedLine(s, seat, roll) : []),
  ];
  return {
    ...noteOf(lines),
    ...(roll ? diceBring(s, seat, roll, holder) : {}),
  };
}

/** The first roll among effects, also where it may be left out. */
function rollIn(effects: readonly Effect[]): Roll | undefined {
  for (const effect of effects) {
    if (effect.do === 'roll') return effect;
    const inner = effect.do === 'may' ? rollIn(effect.then) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** One effect as sentences: of a shop its goods, of a choice what there is to choose. */
function lineOf(effect: Effect, holder: Holder): Text[] {
  if (effect.do === 'buy' || effect.do === 'bind') return effectLines([effect], holder).slice(effect.do === 'buy' ? 1 : 0);
  if (effect.do === 'visit') return [text('line', { effect: either(effect.one.map(({ id }) => text(`choice.${id}`))) })];
  const said = phrases([effect], holder);
  return Array.isArray(said) ? [] : [text('line', { effect: said })];
}

/** What is printed on a card, a Spell or a purchase card. */
export function ofCard(card: string): Brings {
  return card.startsWith('sp.') ? ofSpell(card) : noteOf(printed(cardOf(card)));
}

/** What a Spell does; when it may be cast is not asked any more. */
export function ofSpell(spell: string): Brings {
  const known = spellOf(spell);
  return noteOf(effectLines(known.effects, { spell: known }));
}

/** More results than these are told at the space itself: a plate that leads there only says that dice decide. */
const FEW = 6;

/**
 * What waits for this character where its way ends: who stands and what lies there, the creatures with the chance to beat
 * them, the cards that are drawn, and what is printed.
 */
export function waitsAt(s: State, seat: Seat, space: SpaceId): Brings {
  if (space === s.turn.start && s.turn.comesBack === undefined) return { note: text('note.waits.start') };
  const gate = space === PORTAL && !isCovered(s, PORTAL) && !barredFromPortal(s, seat) ? [text('note.waits.portal')] : [];
  return spaceBrings(s, seat, space, [...peopleOn(s, seat, space), ...reckon(s).standsAt(s, seat, space), ...gate]);
}

/** What meeting a space brings: what it does at once, what lies there, what is drawn, and what else is printed. */
export function spaceBrings(s: State, seat: Seat, space: SpaceId, before: readonly Text[] = []): Brings {
  const place = placeOf(s, space);
  const atOnce = place.first && ofEffects(standingOn(s, seat, space), seat, place.first).note;
  const lines = [...before, ...(atOnce ? [atOnce] : []), ...lyingOn(s, seat, space), ...drawnOn(s, seat, space)];
  if (descends(place.inner)) {
    const { note, ...dice } = descentFrom(standingOn(s, seat, space), seat, place.inner);
    return { ...noteOf([...lines, note]), ...dice };
  }
  // Other Inner spaces have rules of their own, and no effects: what is printed is what one must know before going there.
  if (place.inner) {
    const odds = pastInner(s, seat, place);
    if (place.inner === 'vampire') {
      const { note, results } = thirstFor(s, seat);
      return { ...noteOf([...lines, ...(note ? [note] : [])]), results, ...(odds === undefined ? {} : { odds }) };
    }
    const said = noteOf([...lines, ...printedOn(place, { ...s.options, crown: reckon(s).crownSays(s) })]);
    return odds === undefined ? said : { ...said, odds };
  }
  const there = standingOn(s, seat, space);
  const { note, ...dice } = ofEffects(there, seat, place.instruction);
  const safe = spared(there, seat, [...(place.first ?? []), ...place.instruction]) ? [text('note.waits.spared')] : [];
  const all = [...safe, ...lines, ...(note ? [note] : [])];
  if (!dice.results) return noteOf(all.length > 0 ? all : [text('note.waits.nothing')]);
  if (dice.results.length <= FEW) return { ...noteOf(all), ...dice };
  const own = place.instruction.flatMap((effect) => forSeat(there, seat, effect));
  const roll = rollIn(own)!;
  const [only] = own;
  // Where nothing but the dice is on offer one sentence says both: that they may be rolled, and how it ends.
  if (own.length === 1 && only?.do === 'may' && only.then.length === 1)
    return noteOf([...lines, goodOrBad(there, seat, roll, true), ...addedLine(there, seat, roll)]);
  return noteOf([...all, goodOrBad(there, seat, roll)]);
}

function peopleOn(s: State, seat: Seat, space: SpaceId): Text[] {
  const people = s.characters.flatMap((c, other) => (other !== seat && c.card !== null && c.space === space ? [{ seat: other }] : []));
  return people.length > 0 ? [text('note.waits.people', { people, n: people.length })] : [];
}

/** Creatures by the teams in which they fight, then what is met and what it brings, then what may be taken. */
function lyingOn(s: State, seat: Seat, space: SpaceId): Text[] {
  const there = standingOn(s, seat, space);
  const g = lookingAt(there);
  const lying = (s.lying[space] ?? []).filter((card) => !lasts(g, card) && !putBack(s, card) && reckon(s).meets(g, seat, card));
  const enemies = lying.filter((card) => isEnemy(card) && s.tame[card] === undefined);
  const teams = new Map<number, string[]>();
  for (const card of enemies) teams.set(numberIn(g, card), [...(teams.get(numberIn(g, card)) ?? []), card]);
  const fights = [...teams]
    .sort(([a], [b]) => a - b)
    .map(([number, cards]) => {
      const stat: Stat = number === 2 ? 'strength' : 'craft';
      const foes: Foe[] = cards.map((card) => ({ card, value: foeValue(there, seat, card, stat) }));
      const n = foes.reduce((sum, { value }) => sum + value, 0);
      return text('note.waits.foes', {
        foes: counted(cards.map(nameOf)),
        stat: text(`stat.${stat}`),
        n,
        odds: bestOddsAt(s, seat, space, stat, foes, true),
      });
    });
  const others = lying.filter((card) => !enemies.includes(card));
  const goods = others.filter((card) => takeable(g, seat, card));
  const gold = s.loose[space] ?? 0;
  const met: TextArg[] = [
    ...others.filter((card) => !goods.includes(card)).map((card) => withBrings(there, seat, card)),
    ...s.hexes.filter((hex) => hex.space === space).map((hex) => hexed(hex.card)),
    ...(gold > 0 && !goldComes(s, seat) ? [amount('gold', gold)] : []),
  ];
  const taken: TextArg[] = [...counted(goods.map(priced)), ...(gold > 0 && goldComes(s, seat) ? [amount('gold', gold)] : [])];
  return [
    ...fights,
    ...(met.length > 0 ? [text('note.waits.lies', { things: met })] : []),
    ...(taken.length > 0 ? [text('note.waits.take', { things: taken })] : []),
  ];
}

/** What makes a fight on this space harder than elsewhere: a card that is drawn there may be a creature. */
const harderAt = ({ runesBonus, cursed }: Space): Text[] => [
  ...(runesBonus ? [text('note.waits.runes', { n: runesBonus })] : []),
  ...(cursed ? [text('note.waits.cursed')] : []),
];

/** How many cards are drawn there, and from which deck. */
function drawnOn(s: State, seat: Seat, space: SpaceId): Text[] {
  const place = placeOf(s, space);
  const deck = reckon(s).deck(s, seat, place) ?? ADVENTURE;
  const hexes = s.hexes.filter((hex) => hex.space === space).length;
  const n =
    deck === ADVENTURE
      ? place.draw - countedOn(s, reckon(s).counted(s.lying[space] ?? [], s)) - hexes
      : deckOf(lookingAt(s), deck).toDraw(lookingAt(s), space);
  if (n <= 0) return [];
  return deck === ADVENTURE
    ? [text('note.waits.draw', { n }), ...harderAt(place), ...reckon(s).drawsBesides(s, seat)]
    : [text(`note.waits.draw.${deck}`, { n })];
}
