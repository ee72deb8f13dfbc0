import type { TableInfo } from '@questhall/protocol';

/** For what a table waits before it begins, as the host is told, who can do something about it, and as the others are. */
const WORDS = {
  seats: { host: 'ui.lobby.openSeats', guest: 'ui.lobby.waitSeats' },
  invited: { host: 'ui.lobby.openInvited', guest: 'ui.lobby.waitInvited' },
  nothing: { host: 'ui.lobby.ready', guest: 'ui.lobby.waitHost' },
} as const;

/** How many seats of a table are free, and how many wait for the answer to an invitation. */
export function freeSeats({ seats }: Pick<TableInfo, 'seats'>): { open: number; invited: number } {
  const invited = seats.filter((seat) => seat.invited !== null).length;
  return { open: seats.filter((seat) => seat.kind === 'open').length - invited, invited };
}

/** What stands below the start: a text, and what it counts. */
export function startNote(table: Pick<TableInfo, 'seats' | 'host'>): { key: StartWords; count: number } {
  const { open, invited } = freeSeats(table);
  const [what, count] = open > 0 ? (['seats', open] as const) : invited > 0 ? (['invited', invited] as const) : (['nothing', 0] as const);
  return { key: WORDS[what][table.host ? 'host' : 'guest'], count };
}

type Words = typeof WORDS;
type StartWords = { [W in keyof Words]: Words[W][keyof Words[W]] }[keyof Words];
