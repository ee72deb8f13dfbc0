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

/** Three stations of the story: the step that decided, and what stood out most of all the rest. */
export function stations(log: readonly AnyEvent[], seats: number): Text[] {
  const all = tally(log, seats);
  const told: Text[] = [];
  const won = log.findLast((e) => e.type === 'won');
  const step = won && log.findLast((e) => e.type === 'moved' && e.seat === won.seat);
  const feats = (Object.keys(KEYS) as Feat[])
    .map((feat) => {
      const counts = all.map((t) => t[feat]);
      const most = Math.max(...counts);
      // Two who share a record share no story.
      const alone = counts.filter((c) => c === most).length === 1;
      return { feat, seat: counts.indexOf(most), n: most, weight: alone ? most / USUAL[feat] : 0 };
    })
    .filter((f) => f.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { feat, seat, n } of feats.slice(0, step ? 2 : 3)) told.push({ key: KEYS[feat], args: { seat: { seat }, n } });
  if (won && step) {
    told.push({ key: 'ui.nw.story.step', args: { card: { key: `step.${String(step.card)}` }, n: Number(won.round) } });
  }
  return told;
}
