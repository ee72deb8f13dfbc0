import { createRequire } from 'node:module';
import type { Room } from 'colyseus.js';
import { HOME, MOVES } from '../dice-race.ts';
import { any, Ears, type Opener, type SeatClient, wireBytes } from './seats.ts';

const require = createRequire(import.meta.url);

/** Dice races of two in rooms of Colyseus, spoken to by its own client. */
export const colyseus: Opener = async (port) => {
  const { Client } = require('colyseus.js') as typeof import('colyseus.js');
  const client = new Client(`ws://127.0.0.1:${port}`);
  return async () => {
    const ears = new Ears();
    const first = await client.create('dice-race');
    const rooms = [first, await client.joinById(first.roomId)];
    return { seats: await Promise.all(rooms.map((room, seat) => seatOf(room, seat, ears))), told: ears.told };
  };
};

function seatOf(room: Room, seat: number, ears: Ears): Promise<SeatClient> {
  const client: SeatClient = {
    close: () => room.connection.transport.ws.close(),
    bytes: () => wireBytes(room.connection.transport.ws),
    seen: 0,
    get asked() {
      return room.state.turn === seat && !room.state.over;
    },
    answer() {
      const { tokens, rolled } = room.state;
      const [a, b] = [tokens[seat * 2]!, tokens[seat * 2 + 1]!];
      if (rolled === 0) room.send('roll');
      else room.send('move', any(MOVES[(a < HOME ? 1 : 0) + (b < HOME ? 2 : 0)]!));
    },
  };
  return new Promise((ready) => {
    room.onStateChange(() => {
      client.seen = room.state.moves;
      ready(client);
      ears.hear();
    });
    // The first state may have come with the answer already.
    if (room.state.tokens?.length > 0) ready(client);
  });
}
