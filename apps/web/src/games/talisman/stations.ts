import type { Text } from '@questhall/kernel';
import { type SpaceId, spaceOf } from '@questhall/talisman/client';
import type { AnyEvent } from '../contract.ts';
import { cardName, foeName, isTalisman } from './names.ts';
import { asEvent, type Of, type TsEvent } from './playback.ts';

/** A moment of a match that is worth telling at its end, and how much. */
interface Highlight {
  text: Text;
  weight: number;
  at: number;
}

const seatOf = (seat: number) => ({ seat: { seat } });

/** The Inner Region, with the Crown in its middle. */
const isWithin = (space: SpaceId): boolean => spaceOf(space).region === 'inner';

/** Who came into the Inner Region, and whom something carried out of it; who only walks out is soon forgotten. */
function overItsEdge({ seat, from, to, by }: Of<'moved'>): ReturnType<typeof storyOf> {
  if (isWithin(from) === isWithin(to)) return null;
  if (isWithin(to)) return ['inner', 66, seatOf(seat)];
  return by === 'exit' || by === 'teleport' ? ['thrownOut', 65, seatOf(seat)] : null;
}

/** What an event would add to the story, and how much it weighs; null for what is soon forgotten. */
function storyOf(e: TsEvent): [key: string, weight: number, args: Text['args']] | null {
  if (e.type === 'died') return ['died', 60, { ...seatOf(e.seat), character: cardName(e.character) }];
  if (e.type === 'becameGhost') return ['ghost', 62, seatOf(e.seat)];
  if (e.type === 'resurrected') return ['alive', 64, seatOf(e.seat)];
  if (e.type === 'crownReached') return ['crown', 100, seatOf(e.seat)];
  if (e.type === 'becameToad') return ['toad', 44, seatOf(e.seat)];
  if (e.type === 'awarded') return ['talisman', 63, seatOf(e.seat)];
  if (e.type === 'took' && isTalisman(e.card)) return ['found', 63, seatOf(e.seat)];
  if ((e.type === 'spoils' || e.type === 'stole') && isTalisman(e.card)) {
    return ['taken', 63, { ...seatOf(e.seat), target: { seat: e.target } }];
  }
  if (e.type === 'moved') return overItsEdge(e);
  if (e.type === 'countered') return ['countered', 36, { ...seatOf(e.seat), spell: cardName(e.spell) }];
  if (e.type === 'fought' && e.result === 'won') {
    return ['beat', 10 + e.foe.score * 2, { ...seatOf(e.seat), foe: e.foes.map(foeName), a: e.hero.score, b: e.foe.score }];
  }
  if (e.type === 'duelled' && e.result !== 'draw') {
    const [winner, loser] = e.result === 'won' ? [e.seat, e.target] : [e.target, e.seat];
    const [b = 0, a = 0] = [e.attack.score, e.defence.score].sort((x, y) => x - y);
    return ['duel', 30 + b, { ...seatOf(winner), target: { seat: loser }, a, b }];
  }
  return null;
}

/** Everything in a match that might be told again: deaths, the Crown, the greatest fights, toads, Talismans, the way into the Inner Region and out of it. */
function moments(log: readonly AnyEvent[]): Highlight[] {
  const dead = new Set<number>();
  const found = log.flatMap((event, at) => {
    const e = asEvent(event);
    const story = storyOf(e);
    if (e.type === 'becameGhost') dead.add(e.seat);
    // Who was only spirited away comes back without having died.
    if (!story || (e.type === 'resurrected' && !dead.delete(e.seat))) return [];
    const [key, weight, args] = story;
    return [{ text: { key: `ui.ts.story.${key}`, ...(args ? { args } : {}) }, weight, at }];
  });
  // The last way in is mostly the one that decided it.
  const decisive = found.findLast(({ text }) => text.key === 'ui.ts.story.inner');
  if (decisive) decisive.weight++;
  return found;
}

/**
 * The stations of a match's story, in the order in which they happened, each with its place in the log.
 * @param most how many are told; the weightiest are kept
 */
export function stations(log: readonly AnyEvent[], most = 8): { text: Text; at: number }[] {
  const kinds = new Map<string, number>();
  return moments(log)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .filter(({ text }) => {
      // Not the same thing three times.
      const n = (kinds.get(text.key) ?? 0) + 1;
      kinds.set(text.key, n);
      return n <= 2;
    })
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ text, at }) => ({ text, at }));
}

/** What each seat did, counted: fights won, deaths (who walks on as a ghost has died), Spells cast. */
export function tally(log: readonly AnyEvent[], seats: number): { won: number; deaths: number; spells: number }[] {
  const all = Array.from({ length: seats }, () => ({ won: 0, deaths: 0, spells: 0 }));
  for (const event of log) {
    const e = asEvent(event);
    if (e.type === 'fought' && e.result === 'won') all[e.seat]!.won++;
    else if (e.type === 'duelled' && e.result !== 'draw') all[e.result === 'won' ? e.seat : e.target]!.won++;
    else if (e.type === 'died' || e.type === 'becameGhost') all[e.seat]!.deaths++;
    else if (e.type === 'cast') all[e.seat]!.spells++;
  }
  return all;
}
