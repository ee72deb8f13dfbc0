import type { Text } from '@questhall/kernel';
import type { NachtwachtEvent, NachtwachtView } from '@questhall/nachtwacht/client';
import { useRef } from 'react';
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
    if (e.type === 'roundBegan') break;
    if (e.type === 'acts') actor = e.seat;
    if (SILENT.has(e.type) || (e.type === 'drew' && e.cause === 'blocked')) continue;
    const seat = actor ?? ('seat' in e ? e.seat : null);
    if (seat !== null) deeds.set(seat, [...(deeds.get(seat) ?? []), eventText(event)]);
  }
  return deeds;
}

/** The events heard since the last reveal, for a panel that is only told of each event while it is played. */
export function useHeard(view: NachtwachtView, event: AnyEvent | null): readonly AnyEvent[] {
  const heard = useRef<{ round: number; events: AnyEvent[] }>({ round: 0, events: [] });
  const round = view.reveal?.round ?? 0;
  const { current } = heard;
  if (event?.type === 'revealed' && current.events[0] !== event) heard.current = { round, events: [event] };
  else if (event && !current.events.includes(event)) heard.current = { round: current.round, events: [...current.events, event] };
  return heard.current.round === round ? heard.current.events : [];
}
