import { fullLengthOf, MONSTER_COUNTS, powerCardCounts, STEP_CARDS, STRIP_KINDS, STRIP_LENGTHS, stripsOf } from './components.ts';
import { kindAt, libraryAt, monsterAt, UNDERWORLD } from './rules/board.ts';
import { falseFact } from './rules/knowledge.ts';
import { HAND_LIMIT } from './rules/powers.ts';
import type { State } from './state.ts';

const STEPS = once(STEP_CARDS);
const STRIPS = {
  short: once(Object.values(stripsOf('short')).flat()),
  standard: once(Object.values(stripsOf('standard')).flat()),
  long: once(Object.values(stripsOf('long')).flat()),
};

/** A sentence for every invariant that does not hold; empty where all is well (NW-21.3). */
export function invariants(s: State): string[] {
  const wrong: string[] = [];
  const must = (holds: boolean, sentence: () => string) => {
    if (!holds) wrong.push(sentence());
  };
  cardsAreAllThere(s, must);
  pawnsAreApart(s, must);
  handsAreWithinLimits(s, must);
  blockedPawnsStandOnMonsters(s, must);
  pathIsWhole(s, must);
  movementsAreWithinLimits(s, must);
  const fact = s.known.length > 0 ? falseFact(s) : undefined;
  must(fact === undefined, () => `7: seat ${fact!.by} knows of a ${fact!.card} with ${fact!.holders.join(' or ')}, and there is none`);
  return wrong;
}

/** Notes the sentence where something does not hold; it is worded only then, since this runs after every answer. */
type Must = (holds: boolean, sentence: () => string) => void;

/** 1: every card and every strip is somewhere, once. */
function cardsAreAllThere(s: State, must: Must): void {
  const powers = [...s.deck, ...(s.top ? [s.top] : []), ...s.discard, ...s.players.flatMap((p) => p.power)];
  must(sameCards(powers, powerCardCounts(s.options.oneJoker)), () => `1: the power cards are ${powers.length}, or not the printed ones`);
  for (const length of STRIP_LENGTHS) {
    must(s.places[length].length === s.strips[length].length, () => `1: ${s.places[length].length} places for the strips of ${length}`);
  }
  must(new Set(s.players.map(({ pawn }) => pawn)).size === s.seats, () => '1: two players have the same pawn');
  const monsters = [...s.supply, ...s.monsters.filter((m) => m !== null), ...(s.turnedMonster ? [s.turnedMonster.power] : [])];
  must(sameCards(monsters, MONSTER_COUNTS), () => `1: the 15 monster cards are ${monsters.length}, or not the printed ones`);
  const strips = [...Object.values(s.strips).flat(), ...s.laid.map((l) => l.strip), ...(s.turnedStrip ? [s.turnedStrip.strip] : [])];
  must(sameCards(strips, STRIPS[s.options.pathLength]), () => '1: a strip is missing or there twice');
}

/** 2: no two pawns share a square other than the underworld. */
function pawnsAreApart(s: State, must: Must): void {
  const squares = s.players.map((p) => p.square).filter((square) => square !== UNDERWORLD);
  must(new Set(squares).size === squares.length, () => `2: two pawns share a square (${squares.join(', ')})`);
}

/** 3 and 4: power hands and step hands. */
function handsAreWithinLimits(s: State, must: Must): void {
  s.players.forEach(({ power, steps, aside }, seat) => {
    const discarding = s.pending.some((d) => d.seat === seat && d.kind === 'discard');
    // A table may end the match while somebody has one card too many.
    const cutOff = s.outcome?.reason === 'agreed' && power.length === HAND_LIMIT + 1;
    must(
      cutOff || power.length === (discarding ? HAND_LIMIT + 1 : Math.min(power.length, HAND_LIMIT)),
      () => `3: seat ${seat} holds ${power.length} power cards`,
    );
    const onTable = s.phase === 'resolve' || s.phase === 'over' ? [s.reveal!.cards[seat]!] : [];
    const lasting = s.phase === 'over' && aside.includes(onTable[0]!) ? [] : onTable;
    must(sameCards([...steps, ...aside, ...lasting], STEPS), () => `4: seat ${seat}'s step cards are not the eight different ones`);
    must(
      steps.length === s.players[0]!.steps.length,
      () => `4: seat ${seat} holds ${steps.length} step cards, seat 0 ${s.players[0]!.steps.length}`,
    );
  });
}

/** 5: a blocked pawn stands on a monster; where beaten monsters stay, so does every pawn on a printed monster square. */
function blockedPawnsStandOnMonsters(s: State, must: Must): void {
  s.players.forEach(({ square, blocked }, seat) => {
    const onMonster = monsterAt(s, square) !== null;
    must(!blocked || onMonster, () => `5: seat ${seat} is blocked on square ${square} without a monster`);
    if (s.options.beatenMonster !== 'stays' || kindAt(s, square) !== 'monster') return;
    const fetching = s.pending.some((d) => d.seat === seat && d.kind === 'fetchMonster');
    must(onMonster || fetching, () => `5: seat ${seat} stands on the bare monster square ${square}`);
  });
}

/** 6, 7 and 9: the path and what lies on it. */
function pathIsWhole(s: State, must: Must): void {
  must(s.monsters.length === s.kinds.length, () => '6: monsters have other squares than the path');
  const laid = s.laid.flatMap(({ strip, reversed }) => (reversed ? STRIP_KINDS[strip].toReversed() : STRIP_KINDS[strip]));
  must(laid.length === s.kinds.length && laid.every((kind, i) => kind === s.kinds[i]), () => '7: a laid square has changed its kind');
  const strips = STRIP_LENGTHS.some((length) => s.strips[length].length > 0) || s.turnedStrip !== null;
  const library = libraryAt(s);
  must(library === (strips ? null : fullLengthOf(s.options.pathLength) + 1), () => `9: the library is at ${library}`);
  must(!s.libraryAttached || library !== null, () => '9: the library is attached while strips are left');
}

/** 8 and 10: nobody is further than the cards allow; a movement lays at most two strips and lands at most once. */
function movementsAreWithinLimits(s: State, must: Must): void {
  const furthest = furthestAfter(s.round);
  s.players.forEach(({ square }, seat) => {
    must(square <= furthest, () => `8: seat ${seat} is on square ${square} in round ${s.round}, at most ${furthest} is possible`);
  });
  for (const frame of s.stack) {
    if (frame.proc !== 'move') continue;
    must(frame.strips <= 2, () => `10: a movement laid ${frame.strips} strips`);
    must(frame.landings <= 1, () => `10: a movement landed ${frame.landings} times`);
  }
}

/** 21 squares a cycle, and the highest numbers first in the cycle that has begun. */
export function furthestAfter(rounds: number): number {
  const cycles = Math.floor(rounds / STEP_CARDS.length);
  let squares = 21 * cycles;
  for (let i = 0, number = 6; i < rounds % STEP_CARDS.length && number > 0; i++, number--) squares += number;
  return squares;
}

/** Whether these are the cards of the table of counts, no more and no fewer. */
function sameCards(cards: readonly string[], counts: Readonly<Record<string, number>>): boolean {
  const left: Record<string, number> = { ...counts };
  for (const card of cards) {
    const count = left[card] ?? 0;
    if (count === 0) return false;
    left[card] = count - 1;
  }
  for (const card in left) if (left[card] !== 0) return false;
  return true;
}

/** One of each. */
function once(cards: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(cards.map((card) => [card, 1]));
}
