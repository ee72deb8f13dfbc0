import type { Room, TalkLine } from '@questhall/protocol';

/** What has been said at a table: the rooms that one hears, and their lines in order, a room after the other. */
export interface Heard {
  rooms: readonly Room[];
  lines: readonly TalkLine[];
}

export const SILENCE: Heard = { rooms: ['table'], lines: [] };

/**
 * What is known after these lines: new ones take their places, known ones are as they are now. Rooms that are not heard
 * any more are gone. @param rooms where they are told
 */
export function heardAfter(before: Heard, { rooms = before.rooms, lines }: { rooms?: readonly Room[]; lines: readonly TalkLine[] }): Heard {
  const all = new Map<string, TalkLine>();
  for (const line of [...before.lines, ...lines]) if (rooms.includes(line.room)) all.set(`${line.room} ${line.n}`, line);
  return { rooms, lines: [...all.values()].sort((a, b) => rooms.indexOf(a.room) - rooms.indexOf(b.room) || a.n - b.n) };
}
