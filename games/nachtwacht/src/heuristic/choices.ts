import type { Power, PowerCard, SquareKind } from '../components.ts';
import { stripAt } from '../rules/path.ts';
import { kindWorth, lengthWorth } from './landing.ts';
import { beats, type Outlook } from './outlook.ts';

/** Weights for every question but the step card. Small differences are told apart by a cool softmax. */
const COOL = 0.3;

/** Fight always, a plain card before a joker (NW-20.7). */
export function fightWeights(options: readonly string[]): number[] {
  const plain = options.some((o) => o !== 'joker' && o !== 'decline');
  return options.map((o) => (o === 'decline' ? 0 : o === 'joker' && plain ? 0 : 1));
}

/** The length whose strips, turned the better way, suit the steps still to take. */
export function lengthWeights(outlook: Outlook, options: readonly string[]): number[] {
  const nth = stepsBeyond(outlook);
  const worths = soft(options.map((o) => lengthWorth(outlook, stripAt(o).length, nth)));
  // Strips of a length are alike face down: one of them stands for all, so that no search thinks about each.
  return worths.map((worth, i) => (i > 0 && stripAt(options[i - 1]!).length === stripAt(options[i]!).length ? 0 : worth));
}

/** The direction in which I land better. */
export function directionWeights(outlook: Outlook, options: readonly string[]): number[] {
  const strip = outlook.turnedStrip ?? [];
  const nth = stepsBeyond(outlook);
  const worth = (kind: SquareKind | undefined) => (kind ? kindWorth(outlook, kind) : 0);
  return soft(options.map((o) => worth(strip[o === 'printed' ? nth - 1 : strip.length - nth])));
}

/** How many steps lead beyond the squares laid so far. */
function stepsBeyond({ squares, me, moving, kinds }: Outlook): number {
  return squares[me]! + moving - kinds.length;
}

/** Where a monster hurts others most and me least; passing hurts nobody (NW-20.7). */
export function placeWeights(outlook: Outlook, options: readonly string[]): number[] {
  return soft(options.map((o) => (o === 'pass' ? 0 : harm(outlook, Number(o), outlook.turnedMonster))));
}

export function moveMonsterWeights(outlook: Outlook, options: readonly string[]): number[] {
  const gone = outlook.monsters.map((m, i) => (m ? -harm(outlook, i + 1, m) : 0));
  const laid = new Map<string, number>();
  return soft(
    options.map((o) => {
      if (o === 'pass') return 0;
      const [from = '', to = ''] = o.split('>');
      const monster = outlook.monsters[Number(from) - 1] ?? null;
      const key = `${to} ${monster}`;
      let there = laid.get(key);
      if (there === undefined) {
        there = harm(outlook, Number(to), monster);
        laid.set(key, there);
      }
      return there + (gone[Number(from) - 1] ?? 0);
    }),
  );
}

/** A monster that I can beat at once; else one that stood in nobody's way but mine. */
export function fetchWeights(outlook: Outlook, options: readonly string[]): number[] {
  return soft(
    options.map((o) => {
      const monster = outlook.monsters[Number(o) - 1];
      return monster ? (beats(outlook.hand, monster) ? 3.5 : 0) - 0.5 * harm(outlook, Number(o), monster) : 0;
    }),
  );
}

/** What a monster on this square costs the others, less what it costs me: who can reach it with a card still in hand. */
function harm(outlook: Outlook, square: number, monster: Power | null): number {
  const { squares, blocked, steps, me, hand } = outlook;
  let sum = 0;
  for (let seat = 0; seat < squares.length; seat++) {
    const distance = square - squares[seat]!;
    if (distance < 1 || distance > 6 || blocked[seat]) continue;
    const theirs = steps[seat]!;
    // With an empty hand everybody takes back all cards next round (NW-5.7).
    if (theirs.length > 0 && !theirs.includes(String(distance) as '1')) continue;
    const rarer = 2 / Math.max(2, theirs.length);
    if (seat !== me) sum += rarer;
    else sum -= rarer * (monster && beats(hand, monster) ? 0.3 : 1.2);
  }
  return sum;
}

/** From the largest hand (NW-20.7), a little rather from who is ahead. */
export function stealWeights(outlook: Outlook, options: readonly string[]): number[] {
  const front = Math.max(...outlook.squares, 1);
  return options.map((o) => (o === 'pass' ? 0 : Math.exp(1.5 * outlook.powers[Number(o)]! + outlook.squares[Number(o)]! / front)));
}

/** The card that I want most: what beats my monster, then jokers, then a power that I lack. */
export function stealCardWeights(outlook: Outlook, options: readonly string[]): number[] {
  return cardWorths(outlook, options).map((w) => Math.exp(4 * w));
}

/** Duplicates first, jokers never (NW-20.7); never what beats the monster that holds me. */
export function discardWeights(outlook: Outlook, options: readonly string[]): number[] {
  return cardWorths(outlook, options).map((w, i) => (options[i] === 'joker' && options.length > 1 ? 0 : Math.exp(-4 * w)));
}

function cardWorths({ hand, me, squares, monsters, blocked }: Outlook, options: readonly string[]): number[] {
  const holding = blocked[me] ? monsters[squares[me]! - 1] : null;
  return options.map((o) => {
    if (o === 'joker') return 3;
    if (o === holding) return 3.5;
    return hand.filter((c) => c === (o as PowerCard)).length > 1 ? 0 : 1;
  });
}

function soft(worths: number[]): number[] {
  const best = Math.max(...worths);
  return worths.map((w) => Math.exp((w - best) / COOL));
}
