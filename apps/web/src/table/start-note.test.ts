import type { SeatInfo } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { freeSeats, startNote } from './start-note.ts';

const seat = (kind: 'open' | 'person', invited = false) =>
  ({ kind, invited: invited ? { name: 'Bo', you: false } : null }) as unknown as SeatInfo;

test('below the start of a lobby stands the first thing that it waits for, as the host and as a guest read it', () => {
  const of = (seats: SeatInfo[]) => [true, false].map((host) => startNote({ seats, host }));
  const [me, free, asked] = [seat('person'), seat('open'), seat('open', true)];
  expect(freeSeats({ seats: [me, free, asked, free] })).toEqual({ open: 2, invited: 1 });
  expect(of([me, free, asked, free])).toEqual([
    { key: 'ui.lobby.openSeats', count: 2 },
    { key: 'ui.lobby.waitSeats', count: 2 },
  ]);
  expect(of([me, asked])).toEqual([
    { key: 'ui.lobby.openInvited', count: 1 },
    { key: 'ui.lobby.waitInvited', count: 1 },
  ]);
  expect(of([me, me])).toEqual([
    { key: 'ui.lobby.ready', count: 0 },
    { key: 'ui.lobby.waitHost', count: 0 },
  ]);
});
