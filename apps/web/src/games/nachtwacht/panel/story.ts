import type { Text } from '@questhall/kernel';
import type { NachtwachtEvent } from '@questhall/nachtwacht/client';
import type { AnyEvent } from '../../contract.ts';
import { asEvent } from '../playback.ts';

/** Events that only lead to another one and need no line of their own. */
const SILENT = new Set<NachtwachtEvent['type']>(['acts', 'committed', 'revealed', 'roundBegan', 'stripTurned', 'monsterTurned']);

/** What each seat's card did in the round that was revealed last, in the words of the log. */
export function deedsSince(events: readonly AnyEvent[], eventText: (e: AnyEvent) => Text): Map<number, Text[]> {
  let begin = -1;
  for (let i = events.length - 1; i >= 0 && begin < 0; i--) if (events[i]?.type === 'revealed') begin = i;
  const deeds = new Map<number, Text[]>();
  if (begin < 0) return deeds;
  let actor: number | null = null;
  for (const event of events.slice(begin + 1)) {
    const e = asEvent(event);
    // The draws of the blocked come after all cards have acted (NW-12.9).
    if (e.type === 'roundBegan' || (e.type === 'drew' && e.cause === 'blocked')) break;
    if (e.type === 'acts') actor = e.seat;
    if (SILENT.has(e.type)) continue;
    const seat = actor ?? ('seat' in e ? e.seat : null);
    if (seat !== null) deeds.set(seat, [...(deeds.get(seat) ?? []), eventText(event)]);
  }
  return deeds;
}
