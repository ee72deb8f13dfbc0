import type { Buffer } from 'node:buffer';
import { Book, isPacked, type Packed, type ServerMessage, type Sight } from '@questhall/protocol';
import type { RaceView } from '../dice-race.ts';
import { any, Ears, type Opener, open, type SeatClient } from './seats.ts';

/** Running dice races of two on our server. */
export const questhall: Opener = async (port, deflate) => {
  const address = `http://127.0.0.1:${port}`;
  const ask = async (path: string, token: string, body: object) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; token: string };
  };
  const tokens = [(await ask('/api/session', '', { name: 'Ada' })).token, (await ask('/api/session', '', { name: 'Bo' })).token];
  return async () => {
    const { id } = await ask('/api/matches', tokens[0]!, { game: 'dice-race', seats: 2 });
    await ask(`/api/matches/${id}/seats/1/join`, tokens[1]!, {});
    await ask(`/api/matches/${id}/start`, tokens[0]!, {});
    const ears = new Ears();
    const seats = await Promise.all(
      tokens.map(async (token, seat) => {
        const headers = { authorization: `Bearer ${token}` };
        return seatOf(await open(`ws://127.0.0.1:${port}/api/matches/${id}/socket`, headers, deflate), seat, ears);
      }),
    );
    return { seats, told: ears.told };
  };
};

function seatOf(socket: SeatClient['socket'], seat: number, ears: Ears): Promise<SeatClient> {
  let sight: Sight<RaceView> | null = null;
  let book: Book | undefined;
  let acts = 0;
  const client: SeatClient = {
    socket,
    seen: 0,
    get asked() {
      return (sight?.decisions.length ?? 0) > 0;
    },
    answer() {
      const { id, options } = sight!.decisions[0]!;
      socket.send(
        JSON.stringify({ t: 'act', id: `${seat}-${String(++acts).padStart(6, '0')}`, seat, decision: id, choice: any(options).id }),
      );
    },
  };
  return new Promise((ready) => {
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as ServerMessage<RaceView> | Packed;
      if (isPacked(message)) {
        sight = book!.unpack(message, sight!).sight as Sight<RaceView>;
        client.seen++;
        ears.hear();
        return;
      }
      if (message.t === 'refused' || message.t === 'problem') throw new Error(JSON.stringify(message));
      if (message.t === 'whole') {
        sight = message.sight;
        book = new Book({ ...message, created: message.table.created });
        ready(client);
      }
    });
    socket.resume();
    socket.send(JSON.stringify({ t: 'hello', packed: true }));
  });
}
