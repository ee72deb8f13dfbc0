import { bySeat, type Finding, type ScenarioTable, type ScenarioWords, type Seat } from '@questhall/kernel';
import { POWER_CARDS, POWERS, STEP_CARDS, STRIP_LENGTHS, STRIP_PATTERNS } from '../components.ts';
import { libraryAt, monsterAt } from '../rules/board.ts';
import type { State } from '../state.ts';

export type Fact = (s: State, expected: ScenarioWords, table: ScenarioTable) => Finding;

/** What a scenario of Nachtwacht may expect besides what every game's may. */
export const facts: Readonly<Record<string, Fact>> = {
  pawns: perSeat((s, seat, words) => same(words.text(), pawnOf(s, seat))),
  hands: perSeat((s, seat, words) => sameCards(words, s.players[seat]!.power, POWER_CARDS)),
  steps: perSeat((s, seat, words) => sameCards(words, s.players[seat]!.steps, STEP_CARDS)),
  aside: perSeat((s, seat, words) => sameCards(words, s.players[seat]!.aside, STEP_CARDS)),
  blocked: (s, words, table) =>
    sameCards(
      words,
      table.seats.filter((_, seat) => s.players[seat]!.blocked),
      table.seats,
    ),
  monsters: (s, words) =>
    every(
      words
        .entries()
        .map(([square, power]) => [square, same(power.oneOf(['none', ...POWERS]), monsterAt(s, squareOf(s, power, square)) ?? 'none')]),
    ),
  discard: (s, words) => same(textOf(words), s.discard.join(', ')),
  deck: (s, words) => same(words.text(), String(s.deck.length)),
  supply: (s, words) => same(words.text(), String(s.supply.length)),
  path: (s, words) => same(words.text(), pathOf(s) || 'none'),
  strips: (s, words) => {
    const known = STRIP_LENGTHS.map(String) as ('3' | '4' | '5')[];
    return every(
      Object.entries(words.fields(known)).map(([length, count]) => [
        length,
        same(count?.text() ?? '', String(s.strips[Number(length) as 3 | 4 | 5].length)),
      ]),
    );
  },
  library: (s, words) => same(words.text(), s.libraryAttached ? String(libraryAt(s)) : 'none'),
  round: (s, words) => same(words.text(), String(s.round)),
  phase: (s, words) => same(words.text(), s.phase),
};

/** A pawn as scenarios write it: `6`, `6!` blocked there, `6~` on a monster that does not hold it. */
function pawnOf(s: State, seat: Seat): string {
  const { square, blocked } = s.players[seat]!;
  return `${square}${blocked ? '!' : monsterAt(s, square) ? '~' : ''}`;
}

/** @throws at the words where the path has no such square, or has it not yet */
function squareOf(s: State, words: ScenarioWords, square: string): number {
  const n = Number(square);
  return n >= 1 && n <= s.kinds.length ? n : words.fail(`square ${square} is not on the path; it has ${s.kinds.length}`);
}

function pathOf(s: State): string {
  return s.laid.map(({ strip, reversed }) => (reversed ? [...STRIP_PATTERNS[strip]].reverse().join('') : STRIP_PATTERNS[strip])).join('|');
}

function perSeat(check: (s: State, seat: Seat, words: ScenarioWords) => Finding): Fact {
  return (s, expected, table) => every(bySeat(expected, table).map(([seat, words]) => [table.seats[seat]!, check(s, seat, words)]));
}

function every(findings: [name: string, finding: Finding][]): Finding {
  return {
    holds: findings.every(([, finding]) => finding.holds),
    found: Object.fromEntries(findings.map(([name, finding]) => [name, finding.found])),
  };
}

function same(expected: string, found: string): Finding {
  return { holds: expected === found, found };
}

/** A list in any order, `none`, or how many. */
function sameCards(words: ScenarioWords, found: readonly string[], known: readonly string[]): Finding {
  if (!words.isList()) {
    const expected = words.text();
    return { holds: expected === (expected === 'none' && found.length === 0 ? 'none' : String(found.length)), found: [...found] };
  }
  const expected = words.list().map((card) => card.oneOf(known));
  return { holds: [...expected].sort().join() === [...found].sort().join(), found: [...found] };
}

function textOf(words: ScenarioWords): string {
  if (!words.isList()) return words.text() === 'none' ? '' : words.text();
  return words
    .list()
    .map((card) => card.text())
    .join(', ');
}
