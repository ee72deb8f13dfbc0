import { type Chance, clone, type Decision, type Seat } from '@questhall/kernel';
import type { PowerCard } from './components.ts';
import { blockedSeats } from './rules/board.ts';
import { fightOptions } from './rules/fight.ts';
import { falseFact, ONLOOKER } from './rules/knowledge.ts';
import { distinct } from './rules/powers.ts';
import type { KnownCard, State } from './state.ts';
import { answersOf } from './view.ts';

/** So many redraws without one that fits what the table has seen mean that something is wrong. */
const ENOUGH = 1_000_000;

/**
 * A state that `seat` cannot tell from the true one: the power cards it has not seen are dealt anew, and so are the
 * secret answers of others. Strips and monsters need no redraw: which are left is open (NW-19.2), and piles have no order.
 */
export function determinize(s: State, seat: Seat, chance: Chance): State {
  const d = clone(s);
  const waiting = d.pending;
  const facts = d.known.filter((fact) => fact.by === seat);
  const unseen = [...d.deck, ...d.players.flatMap((player, other) => (other === seat ? [] : player.power))];
  unseen.sort(); // equal knowledge and equal chance give equal samples, whatever is true (NW-20.10)
  for (const { card } of facts) {
    const at = unseen.indexOf(card);
    if (at < 0) throw new Error(`seat ${seat} knows of a ${card} that is nowhere`);
    unseen.splice(at, 1);
  }
  const sizes = d.players.map((player) => player.power.length);
  // What the whole table knows must fit, too. What others have learnt can be so only where it is of this seat's own hand.
  d.known = d.known.filter((fact) => fact.by === seat || fact.by === ONLOOKER || fact.holders.every((holder) => holder === seat));
  for (let tries = 0; tries < ENOUGH; tries++) {
    dealAnew(d, seat, facts, sizes, unseen, chance);
    if (askAnew(d, seat, waiting) && !falseFact(d)) {
      answerAnew(d, seat, chance);
      return d;
    }
  }
  throw new Error('no hands fit what the table has seen');
}

function dealAnew(
  d: State,
  seat: Seat,
  facts: readonly KnownCard[],
  sizes: readonly number[],
  unseen: readonly PowerCard[],
  chance: Chance,
) {
  const hands: PowerCard[][] = d.players.map((player, other) => (other === seat ? player.power : []));
  if (!placeKnown(facts, 0, hands, sizes, chance)) throw new Error(`what seat ${seat} knows of hands fits none`);
  const pool = [...unseen];
  d.players.forEach((player, other) => {
    const hand = hands[other]!;
    while (hand.length < sizes[other]!) hand.push(draw(pool, chance));
    player.power = hand;
  });
  d.deck = pool;
}

/** Puts every known card into one of the hands where it may be; true where all found room. */
function placeKnown(facts: readonly KnownCard[], at: number, hands: PowerCard[][], sizes: readonly number[], chance: Chance): boolean {
  const fact = facts[at];
  if (!fact) return true;
  const holders = [...fact.holders];
  while (holders.length > 0) {
    const holder = draw(holders, chance);
    const hand = hands[holder]!;
    if (hand.length >= sizes[holder]!) continue;
    hand.push(fact.card);
    if (placeKnown(facts, at + 1, hands, sizes, chance)) return true;
    hand.pop();
  }
  return false;
}

/**
 * Fits the questions that wait to the new hands. False where the table would not be waiting as it does: in the fight
 * phase somebody must still have a match, and who was asked what to discard holds several kinds.
 */
function askAnew(d: State, seat: Seat, waiting: readonly Decision[]): boolean {
  if (answersOf(d, 'fight') && waiting.length > 0) {
    d.pending = askFightsAnew(d, seat, waiting);
    return d.pending.length > 0;
  }
  const asked = d.pending[0];
  if (!asked || asked.seat === seat) return true;
  if (asked.kind === 'discard') asked.options = distinct(d.players[asked.seat]!.power);
  if (asked.kind === 'stealCard') asked.options = distinct(d.players[victimOf(d)]!.power);
  return asked.options.length > 1;
}

/** Who else is being asked in a fight phase is hidden: whoever holds a match in the new deal. */
function askFightsAnew(d: State, seat: Seat, waiting: readonly Decision[]): Decision[] {
  const any = waiting[0]!;
  const first = any.id - any.seat;
  const own = waiting.filter((p) => p.seat === seat);
  const others = blockedSeats(d)
    .filter((other) => other !== seat)
    .map((other) => ({ ...any, id: first + other, seat: other, options: fightOptions(d, other) }))
    .filter((p) => p.options.length > 1);
  return [...own, ...others].sort((a, b) => a.seat - b.seat);
}

/** Others' secret answers are drawn anew from what they may answer; in the fight phase nobody knows who has answered. */
function answerAnew(d: State, seat: Seat, chance: Chance): void {
  const fights = answersOf(d, 'fight');
  const commits = answersOf(d, 'choose');
  for (let other = 0; other < d.seats; other++) {
    if (other === seat) continue;
    if (fights) fights[other] = null;
    const { steps } = d.players[other]!;
    if (commits?.[other]) commits[other] = steps[chance.below(steps.length)]!;
  }
}

function victimOf(d: State): Seat {
  const top = d.stack.at(-1);
  return top?.proc === 'vega' ? Number(top.victim) : -1;
}

function draw<T>(items: T[], chance: Chance): T {
  const at = chance.below(items.length);
  const taken = items[at]!;
  items[at] = items[items.length - 1]!;
  items.pop();
  return taken;
}
