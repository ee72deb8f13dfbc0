import type { LineReactions, Reacted, Room, TalkLine } from '@questhall/protocol';

/** What has been said at a table: the rooms that one hears, and their lines in order, a room after the other. */
export interface Heard {
  rooms: readonly Room[];
  lines: readonly TalkLine[];
  /** What people gave to lines of the log, by their numbers. */
  reactions: Given;
}
export type Given = ReadonlyMap<number, readonly Reacted[]>;

export const SILENCE: Heard = { rooms: ['table'], lines: [], reactions: new Map() };

/** What comes by itself or was asked for. */
export interface News {
  /** Where they are told. */
  rooms?: readonly Room[];
  lines: readonly TalkLine[];
  reactions?: readonly LineReactions[];
  /** What was known of reactions before counts no more. */
  anew?: boolean;
}

/**
 * What is known after these news: new lines take their places, known ones are as they are now. Rooms that are not heard any
 * more are gone.
 */
export function heardAfter(before: Heard, { rooms = before.rooms, lines, reactions = [], anew = false }: News): Heard {
  const after = (a: TalkLine, b: TalkLine) => rooms.indexOf(a.room) - rooms.indexOf(b.room) || a.n - b.n;
  const all = rooms === before.rooms ? [...before.lines] : before.lines.filter(({ room }) => rooms.includes(room)).sort(after);
  for (const line of lines) {
    if (!rooms.includes(line.room)) continue;
    let [from, to] = [0, all.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (after(all[middle]!, line) < 0) from = middle + 1;
      else to = middle;
    }
    const known = from < all.length && after(all[from]!, line) === 0;
    all.splice(from, known ? 1 : 0, line);
  }
  const given = new Map(anew ? [] : before.reactions);
  for (const { n, reactions: some } of reactions) given.set(n, some);
  return {
    rooms,
    lines: all,
    reactions: anew || reactions.length > 0 ? given : before.reactions,
  };
}
