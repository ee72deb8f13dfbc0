import type { Text } from '@questhall/kernel';
import type { AnyEvent } from '../contract.ts';
import { asEvent } from './playback.ts';

interface Tally {
  cancelled: number;
  held: number;
  fights: number;
  built: number;
  thefts: number;
}

type Feat = keyof Tally;

const KEYS: Record<Feat, string> = {
  cancelled: 'ui.nw.story.cancelled',
  held: 'ui.nw.story.blocked',
  fights: 'ui.nw.story.fights',
  built: 'ui.nw.story.built',
  thefts: 'ui.nw.story.thief',
};

/** How many of each are worth a sentence. */
const USUAL: Record<Feat, number> = { cancelled: 3, held: 3, fights: 2, built: 12, thefts: 2 };

/** Counts what each seat did and suffered in the whole match. */
export function tally(log: readonly AnyEvent[], seats: number): Tally[] {
  const all: Tally[] = Array.from({ length: seats }, () => ({ cancelled: 0, held: 0, fights: 0, built: 0, thefts: 0 }));
  const held = new Set<number>();
  for (const event of log) {
    const e = asEvent(event);
    if (e.type === 'revealed') for (const seat of e.cancelled) all[seat]!.cancelled++;
    else if (e.type === 'blocked') held.add(e.seat);
    else if (e.type === 'stripLaid') all[e.seat]!.built += e.kinds.length;
    else if (e.type === 'stole') all[e.seat]!.thefts++;
    else if (e.type === 'fought') {
      held.delete(e.seat);
      all[e.seat]!.fights++;
    }
    // A round counts as lost to the monster once its cards are shown and the pawn is still held.
    if (e.type === 'revealed') for (const seat of held) all[seat]!.held++;
  }
  return all;
}

/** What stood out most of all: three records that nobody shares. */
export function records(log: readonly AnyEvent[], seats: number): Text[] {
  const all = tally(log, seats);
  return (Object.keys(KEYS) as Feat[])
    .map((feat) => {
      const counts = all.map((t) => t[feat]);
      const most = Math.max(...counts);
      // Two who share a record share no story.
      const alone = counts.filter((c) => c === most).length === 1;
      return { feat, seat: counts.indexOf(most), n: most, weight: alone ? most / USUAL[feat] : 0 };
    })
    .filter((f) => f.weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 3)
    .map(({ feat, seat, n }) => ({ key: KEYS[feat], args: { seat: { seat }, n } }));
}

/** How much an event of the night weighs when it is told again; nothing for what is soon forgotten. */
function weightOf(event: AnyEvent): number {
  const e = asEvent(event);
  if (e.type === 'libraryAttached') return 70;
  if (e.type === 'fought') return 55;
  if (e.type === 'stole') return 42;
  if (e.type === 'blocked') return 28;
  // A great leap, or many cards that cancel each other.
  if (e.type === 'moved') return e.to - e.from >= 8 ? 24 + e.to - e.from : 0;
  if (e.type === 'revealed') return e.cancelled.length >= 3 ? 26 + 4 * e.cancelled.length : 0;
  return 0;
}

/** By the place in the log of a reveal: the seat whose card would have led into the library, and was cancelled (NW-8.6). */
function spoiltWins(log: readonly AnyEvent[]): ReadonlyMap<number, { seat: number; card: string }> {
  const spoilt = new Map<number, { seat: number; card: string }>();
  const at = new Map<number, number>();
  const held = new Set<number>();
  let library = Number.NaN;
  for (const [i, event] of log.entries()) {
    const e = asEvent(event);
    if (e.type === 'libraryAttached') library = e.square;
    else if (e.type === 'moved') at.set(e.seat, e.to);
    else if (e.type === 'blocked') held.add(e.seat);
    else if (e.type === 'fought') held.delete(e.seat);
    else if (e.type === 'revealed') {
      const seat = e.cancelled.find((one) => !held.has(one) && (at.get(one) ?? 0) + Number(e.cards[one]) === library);
      if (seat !== undefined) spoilt.set(i, { seat, card: e.cards[seat]! });
    }
  }
  return spoilt;
}

/**
 * The moments of a night in the order in which they happened, as places in the log: the step that decided, and what weighs
 * most of the rest, no kind more than twice.
 */
export function moments(log: readonly AnyEvent[], most = 6): { at: number; text?: Text }[] {
  const kinds = new Map<string, number>();
  const won = log.findLast((e) => e.type === 'won');
  const step = won ? log.findLastIndex((e) => e.type === 'moved' && e.seat === won.seat) : -1;
  const spoilt = spoiltWins(log);
  return log
    .map((event, at) => ({ event, at, weight: at === step ? 100 : spoilt.has(at) ? 90 : weightOf(event) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .filter(({ event: { type } }) => {
      const n = (kinds.get(type) ?? 0) + 1;
      kinds.set(type, n);
      return n <= 2;
    })
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ at, event }) => {
      if (at === step && won)
        return { at, text: { key: 'ui.nw.story.step', args: { card: { key: `step.${String(event.card)}` }, n: Number(won.round) } } };
      const lost = spoilt.get(at);
      return lost
        ? { at, text: { key: 'ui.nw.story.spoilt', args: { card: { key: `step.${lost.card}` }, seat: { seat: lost.seat } } } }
        : { at };
    });
}
