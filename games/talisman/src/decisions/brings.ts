import { type DiceResult, type OptionView, type Seat, type Text, type TextArg, text } from '@questhall/kernel';
import type { SpaceId } from '../board/index.ts';
import { cardOf, placeOf, spellOf } from '../editions/index.ts';
import type { Foe } from '../events.ts';
import type { Holder } from '../expansion-words.ts';
import { figureOf } from '../figure.ts';
import { OWN_HELPS } from '../own/words.ts';
import { reckon } from '../reckonings.ts';
import { minesDiceOf } from '../rules/character/numbers.ts';
import { foeValue, isEnemy } from '../rules/fight/creatures.ts';
import { lookingAt } from '../rules/kit/looking.ts';
import { ADVENTURE, deckOf } from '../rules/space/drawing.ts';
import { lasts, numberIn } from '../rules/space/meetings.ts';
import { healsFree } from '../rules/space/places.ts';
import { countedOn, putBack } from '../rules/variants.ts';
import type { State } from '../state.ts';
import { cardText as printed, spaceText as printedOn } from '../text/card-text.ts';
import { amount, effectLines, phrases } from '../text/effect-text.ts';
import { either } from '../text/lists.ts';
import { counted, creatureName, nameOf, spaceName } from '../text/names.ts';
import type { Effect, Row, Stat } from '../vocabulary.ts';
import { fightOddsAt } from './odds.ts';

/*
 * What an answer brings, in one sentence or in the table of its results, made from the data that the engine runs. Only
 * from what lies open to the asked seat.
 */

/** What stands on a plate below its label. */
export type Brings = Pick<OptionView, 'note' | 'results'>;

/** Sentences as one note; nothing for none. */
export function noteOf(lines: readonly Text[]): Brings {
  return lines.length > 0 ? { note: lines.reduce((a, b) => text('note.lines', { a, b })) } : {};
}

/** What effects do to this character: its own alignment's part, and the dice as a table. */
export function ofEffects(s: State, seat: Seat, effects: readonly Effect[], holder: Holder = {}): Brings {
  const own = effects.flatMap((effect) => forSeat(s, seat, effect));
  const roll = rollIn(own);
  // Its table says that dice are rolled.
  const lines = own.filter((effect) => effect !== roll).flatMap((effect) => lineOf(effect, holder));
  return {
    ...noteOf(lines),
    ...(roll ? { results: resultsOf(roll.dice, roll.rows, holder) } : {}),
  };
}

/** The effect as it is for this character: of what alignments decide only its own part, and what it need not pay for is free. */
function forSeat(s: State, seat: Seat, effect: Effect): readonly Effect[] {
  if (effect.do === 'heal' && healsFree(s, seat)) return [{ ...effect, price: 0 }];
  if (effect.do !== 'byAlignment') return [effect];
  return (effect[figureOf(s, seat).alignment] ?? []).flatMap((inner) => forSeat(s, seat, inner));
}

type Roll = Extract<Effect, { do: 'roll' }>;

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

/** Every result of the dice, in order, equal neighbours together. */
export function resultsOf(dice: number, rows: readonly Row[], holder: Holder = {}): DiceResult[] {
  return table(dice, 6 * dice, (total) => {
    const then = rows.find((row) => total >= row.from && total <= row.to)?.then ?? [];
    return { brings: briefly(then, holder), helps: helps(then) };
  });
}

/** What one number of the dice brings. */
export interface Result {
  brings: Text;
  helps?: boolean | undefined;
  spaces?: readonly string[];
}

/** A table of all numbers from one to another. */
export function table(from: number, to: number, what: (n: number) => Result): DiceResult[] {
  const found: DiceResult[] = [];
  for (let n = from; n <= to; n++) {
    const { brings, helps: good, spaces } = what(n);
    const last = found.at(-1);
    if (last && JSON.stringify(last.brings) === JSON.stringify(brings)) found[found.length - 1] = { ...last, to: n };
    else found.push({ from: n, to: n, brings, ...(good === undefined ? {} : { helps: good }), ...(spaces ? { spaces } : {}) });
  }
  return found;
}

/** What a result does, as briefly as a cell holds it: "+1 Strength", "toad". */
export function briefly(effects: readonly Effect[], holder: Holder): Text {
  const said = effects.flatMap((effect): Text[] => {
    const brief = briefOf(effect);
    if (brief) return [brief];
    const words = phrases([effect], holder);
    return Array.isArray(words) ? [] : [words as Text];
  });
  return said.length > 0 ? said.reduce((a, b) => text('list.comma', { a, b })) : text('note.fate.nothing');
}

function briefOf(effect: Effect): Text | undefined {
  switch (effect.do) {
    case 'gain':
      return text('note.brief.gain', { what: amount(effect.what, effect.n) });
    case 'lose':
      return effect.safeAt ? undefined : text('note.brief.lose', { what: amount(effect.what, effect.n) });
    case 'toad':
      return text('note.brief.toad');
    case 'missTurn':
      return effect.next ? undefined : text('note.brief.missTurn');
    case 'fight':
      return text('note.brief.fight', { creature: creatureName(effect.creature), stat: text(`stat.${effect.stat}`), n: effect.n });
    case 'teleport':
      return effect.to === 'region' ? undefined : spaceName(effect.to);
    default:
      return undefined;
  }
}

const GOOD: ReadonlySet<string> = new Set(['gain', 'heal', 'awardTalisman']);
const BAD: ReadonlySet<string> = new Set(['lose', 'loseFollower', 'missTurn', 'toad', 'fight']);

/** True where all that happens is good, false where all is bad. */
export function helps(effects: readonly Effect[]): boolean | undefined {
  if (effects.length === 0) return undefined;
  if (effects.every(({ do: verb }) => GOOD.has(verb) || OWN_HELPS[verb] === true)) return true;
  return effects.every(({ do: verb }) => BAD.has(verb) || OWN_HELPS[verb] === false) ? false : undefined;
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
  return spaceBrings(s, seat, space, peopleOn(s, seat, space));
}

/** What meeting a space brings: what it does at once, what lies there, what is drawn, and what else is printed. */
export function spaceBrings(s: State, seat: Seat, space: SpaceId, before: readonly Text[] = []): Brings {
  const place = placeOf(s, space);
  const atOnce = place.first && ofEffects(standingOn(s, seat, space), seat, place.first).note;
  const lines = [...before, ...(atOnce ? [atOnce] : []), ...lyingOn(s, seat, space), ...drawnOn(s, seat, space)];
  // Inner spaces have rules of their own, and no effects: what is printed is what one must know before going there.
  if (place.inner) return noteOf([...lines, ...printedOn(place, s.options, minesDiceOf(s, seat))]);
  const { note, results } = ofEffects(standingOn(s, seat, space), seat, place.instruction);
  const all = [...lines, ...(note ? [note] : [])];
  if (!results) return noteOf(all.length > 0 ? all : [text('note.waits.nothing')]);
  return results.length <= FEW ? { ...noteOf(all), results } : noteOf([...all, text('note.waits.dice', { n: results[0]!.from })]);
}

/** The state as it will be once the character stands there. */
const standingOn = (s: State, seat: Seat, space: SpaceId): State => ({
  ...s,
  characters: s.characters.with(seat, { ...figureOf(s, seat), space }),
});

function peopleOn(s: State, seat: Seat, space: SpaceId): Text[] {
  const people = s.characters.flatMap((c, other) => (other !== seat && c.card !== null && c.space === space ? [{ seat: other }] : []));
  return people.length > 0 ? [text('note.waits.people', { people, n: people.length })] : [];
}

/** Creatures by the teams in which they fight, then all else that lies there. */
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
        odds: fightOddsAt(s, seat, space, stat, foes),
      });
    });
  const things: TextArg[] = [
    ...counted([
      ...lying.filter((card) => !enemies.includes(card)).map(nameOf),
      ...s.hexes.filter((hex) => hex.space === space).map((hex) => nameOf(hex.card)),
    ]),
    ...(s.loose[space] ? [amount('gold', s.loose[space])] : []),
  ];
  return things.length > 0 ? [...fights, text('note.waits.lies', { things })] : fights;
}

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
  return [deck === ADVENTURE ? text('note.waits.draw', { n }) : text(`note.waits.draw.${deck}`, { n })];
}
