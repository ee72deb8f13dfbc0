import type { LineReactions, Room, TableInfo, TalkLine } from '@questhall/protocol';
import { useEffect, useMemo } from 'react';
import { api } from '../net/api.ts';
import { type Heard, SILENCE } from '../net/talk.ts';
import type { Transport } from '../net/transport.ts';
import { useSettings } from '../settings/settings.ts';
import { useMatch } from '../table/match-context.tsx';
import { useLoad } from '../ui/use-load.ts';
import type { PlayerState } from './player.ts';
import type { Track } from './track.ts';

/** The stretch of time that a moment is on show for: up to the next one, or up to its own beginning while it is still being played. */
export interface Stretch {
  from: number;
  until: number;
}

/** When what is said belongs to the moment on show. The first begins with the table, the last never ends. */
export function stretchOf({ stills }: Track, { at, busy }: Pick<PlayerState, 'at' | 'busy'>): Stretch {
  const begin = (n: number) => (n <= 0 ? Number.NEGATIVE_INFINITY : (stills[n]?.at ?? Number.POSITIVE_INFINITY));
  return busy ? { from: begin(at - 1), until: begin(at) } : { from: begin(at), until: begin(at + 1) };
}

/** What had been said and given by a time. */
export function heardUntil(all: Heard, until: number): Heard {
  const then = <T extends { at: number }>(given: readonly T[]) => given.filter(({ at }) => at < until);
  return {
    rooms: all.rooms,
    lines: then(all.lines).map(({ reactions, ...line }) => ({ ...line, ...(reactions ? { reactions: then(reactions) } : {}) })),
    reactions: new Map([...all.reactions].map(([n, given]) => [n, then(given)])),
  };
}

/** All lines of a room, page by page. */
async function everything(match: string, room: Room): Promise<TalkLine[]> {
  let all: TalkLine[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; before > 1; before = all[0]!.n) {
    const lines = await api.talk(match, room, before);
    if (lines.length === 0) break;
    all = [...lines, ...all];
  }
  return all;
}

/** All reactions to the lines that these eyes read, page by page. */
async function allGiven(transport: Transport, { eyes, log }: Track): Promise<LineReactions[]> {
  const all: LineReactions[] = [];
  for (let before = log.length + 1; before > 1; before -= 1000) all.push(...((await transport.reactions?.(eyes, before)) ?? []));
  return all;
}

/**
 * What was said at this match, in the rooms that are heard by now: the replay's chronicle and talk know what had been said by
 * the moment on show. Null until it is here, and where nothing was ever said or it is not wanted.
 */
export function useReplayTalk(table: TableInfo, track: Track, state: PlayerState): Stretch | null {
  const { store, transport } = useMatch();
  const isWanted = useSettings((s) => s.replayTalk);
  const found = useLoad(
    async (): Promise<Heard> => {
      if (transport.onDevice) return SILENCE;
      const plays = table.seats.some((seat) => seat.yours);
      const rooms: Room[] = plays && table.status !== 'over' ? ['table'] : ['table', 'stands'];
      const [given, ...lines] = await Promise.all([allGiven(transport, track), ...rooms.map((room) => everything(table.id, room))]);
      return { rooms, lines: lines.flat(), reactions: new Map(given.map(({ n, reactions }) => [n, reactions])) };
    },
    `${table.id} ${String(track.eyes)}`,
  );
  const all = found.state === 'here' ? found.value : SILENCE;
  const { at, busy } = state;
  const stretch = useMemo(() => stretchOf(track, { at, busy }), [track, at, busy]);
  useEffect(() => {
    store.setState({ talk: isWanted ? heardUntil(all, stretch.until) : SILENCE });
  }, [store, all, stretch, isWanted]);
  return isWanted && all.lines.length > 0 ? stretch : null;
}
