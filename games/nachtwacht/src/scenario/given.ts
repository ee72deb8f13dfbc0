import { bySeat, core, type FrameOf, type ScenarioTable, type ScenarioWords, type Seat } from '@questhall/kernel';
import { kindsOf, POWER_CARDS, POWERS, type PowerCard, STEP_CARDS, STRIP_LENGTHS, STRIP_PATTERNS, type StripId } from '../components.ts';
import { nachtwacht } from '../index.ts';
import { furthestAfter } from '../invariants.ts';
import { laidLength, libraryAt, monsterAt, putMonster } from '../rules/board.ts';
import { distinct, removeCard } from '../rules/powers.ts';
import type { LaidStrip, Locals, State } from '../state.ts';

/** What a position may say. */
export const FIELDS = ['path', 'pawns', 'monsters', 'hands', 'steps', 'discard', 'deck', 'round', 'library', 'known', 'phase'] as const;

/**
 * The position that a scenario describes, at the start of a round, before the fights; what it does not name is in its
 * normal place.
 */
export function given(words: ScenarioWords, table: ScenarioTable): State {
  const f = words.fields(FIELDS);
  const s = nachtwacht.setup(core<Locals>(nachtwacht.version, table.seats.length), table.options);
  if (f.path) layPath(s, f.path);
  if (f.monsters) for (const [square, power] of f.monsters.entries()) layMonster(s, square, power);
  if (f.pawns) for (const [seat, place] of bySeat(f.pawns, table)) putPawn(s, seat, place);
  if (f.hands)
    for (const [seat, cards] of bySeat(f.hands, table)) for (const card of cards.list()) s.players[seat]!.power.push(fromDeck(s, card));
  if (f.discard) for (const card of f.discard.list()) s.discard.push(fromDeck(s, card));
  if (f.deck) keepInDeck(s, f.deck);
  if (f.steps) for (const [seat, cards] of bySeat(f.steps, table)) holdSteps(s, seat, cards);
  if (f.known) for (const [by, cards] of bySeat(f.known, table)) learn(s, by, cards, table);
  if (f.library) {
    if (libraryAt(s) === null) f.library.fail('the library comes when no strip is left');
    s.libraryAttached = f.library.oneOf(['attached', 'waiting']) === 'attached';
  }
  s.round = f.round ? f.round.whole(1) : earliestRound(s);
  // `choose`: the fights of this round are over.
  const phase = f.phase?.oneOf(['fight', 'choose']) ?? 'fight';
  s.stack = [
    { id: 1, proc: 'match', step: 'nextRound' },
    { id: 2, proc: 'round', step: phase },
  ] as [FrameOf<Locals, 'match'>, FrameOf<Locals, 'round'>];
  s.lastId = 2;
  return s;
}

/** `oMP|ooMP`, bars where one likes, or `complete` for all strips in the order of the list, as printed. */
function layPath(s: State, words: ScenarioWords): void {
  const wanted = words.text();
  const left = STRIP_LENGTHS.flatMap((length) => s.strips[length]);
  const strips = wanted === 'complete' ? left.map((strip) => ({ strip, reversed: false })) : split(wanted.split('|'), left);
  if (!strips) words.fail(`no strips make this path; there are ${left.map((id) => STRIP_PATTERNS[id]).join(', ')}, each once`);
  for (const { strip, reversed } of strips) {
    const kinds = kindsOf(pattern(strip, reversed));
    s.kinds.push(...kinds);
    s.monsters.push(...kinds.map(() => null));
    s.laid.push({ strip, reversed, by: 0, bend: 'straight' });
    const length = kinds.length as 3 | 4 | 5;
    s.strips[length].splice(s.strips[length].indexOf(strip), 1);
    s.places[length].shift();
  }
}

/** The strips that make these pieces in order, each used once; a strip never crosses a bar. Undefined where there are none. */
function split(pieces: readonly string[], left: readonly StripId[]): Pick<LaidStrip, 'strip' | 'reversed'>[] | undefined {
  const [piece, ...rest] = pieces;
  if (piece === undefined) return [];
  if (piece === '') return split(rest, left);
  for (const strip of left) {
    for (const reversed of [false, true]) {
      const own = pattern(strip, reversed);
      if (!piece.startsWith(own)) continue;
      const after = split(
        [piece.slice(own.length), ...rest],
        left.filter((id) => id !== strip),
      );
      if (after) return [{ strip, reversed }, ...after];
    }
  }
  return undefined;
}

function pattern(strip: StripId, reversed: boolean): string {
  const printed = STRIP_PATTERNS[strip];
  return reversed ? [...printed].reverse().join('') : printed;
}

function layMonster(s: State, place: string, words: ScenarioWords): void {
  const square = Number(place);
  if (!(square >= 1 && square <= laidLength(s))) words.fail(`square ${place} is not on the path`);
  const power = words.oneOf(POWERS);
  const at = s.supply.indexOf(power);
  if (at < 0) words.fail(`there are not that many ${power} monsters`);
  s.supply.splice(at, 1);
  putMonster(s, square, power);
}

/** `6`, `6!` (blocked there) or `6~` (on a monster that it has beaten). */
function putPawn(s: State, seat: Seat, words: ScenarioWords): void {
  const found = /^(\d+)([!~]?)$/.exec(words.text());
  if (!found) words.fail('a pawn stands on a square such as 6, 6! (blocked) or 6~ (on a beaten monster)');
  const square = Number(found[1]);
  if (square > laidLength(s)) words.fail(`square ${square} is not on the path`);
  if (found[2] && !monsterAt(s, square)) words.fail(`no monster lies on square ${square}`);
  s.players[seat]!.square = square;
  s.players[seat]!.blocked = found[2] === '!';
}

function fromDeck(s: State, words: ScenarioWords): PowerCard {
  const card = words.oneOf(POWER_CARDS);
  if (!s.deck.includes(card)) words.fail(`there are not that many ${card} cards`);
  removeCard(s.deck, card);
  return card;
}

/** The deck holds these cards and no others; the rest lies on the discard pile. */
function keepInDeck(s: State, words: ScenarioWords): void {
  const kept = words.list().map((card) => fromDeck(s, card));
  s.discard.push(...s.deck);
  s.deck = kept;
}

function holdSteps(s: State, seat: Seat, words: ScenarioWords): void {
  const held = words.list().map((card) => card.oneOf(STEP_CARDS));
  s.players[seat]!.steps = STEP_CARDS.filter((card) => held.includes(card));
  s.players[seat]!.aside = STEP_CARDS.filter((card) => !held.includes(card));
}

/** `Jan: { Piet: [tooth] }`: Jan knows a tooth in Piet's hand. */
function learn(s: State, by: Seat, words: ScenarioWords, table: ScenarioTable): void {
  for (const [holder, cards] of bySeat(words, table)) {
    for (const words of cards.list()) {
      const card = words.oneOf(POWER_CARDS);
      if (!distinct(s.players[holder]!.power).includes(card)) words.fail(`${table.seats[holder]} does not hold a ${card}`);
      s.known.push({ by, card, holders: [holder] });
    }
  }
}

/** The first round that fits the step cards put aside and the squares that the pawns have come to. */
function earliestRound(s: State): number {
  const played = s.players[0]!.aside.length;
  const furthest = Math.max(...s.players.map((player) => player.square));
  let round = played + 1;
  while (furthestAfter(round - 1) < furthest) round += STEP_CARDS.length;
  return round;
}
