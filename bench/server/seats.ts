import type { Buffer } from 'node:buffer';
import type { Socket } from 'node:net';
import { patch, type ServerMessage, type Sight } from '@questhall/protocol';
import { WebSocket } from 'ws';
import { HOME, MOVES, type RaceView } from '../dice-race.ts';

/** One person at one match: a socket, and what that socket has been told so far. */
export interface SeatClient {
  readonly socket: WebSocket;
  /** How many moves of the match it has seen. */
  seen: number;
  readonly over: boolean;
  /** True where this seat must decide. */
  readonly asked: boolean;
  /** Sends a random legal answer. */
  answer(): void;
}

export interface Table {
  seats: SeatClient[];
}

/** Called after each move that a seat has been told of. */
export type Told = (seat: SeatClient) => void;

/** Bytes on the wire in both directions so far, frames and compression included. */
export function wireBytes({ socket }: SeatClient): number {
  const { _socket } = socket as unknown as { _socket: Socket };
  return _socket.bytesRead + _socket.bytesWritten;
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

async function open(address: string, headers: Record<string, string>, deflate: boolean): Promise<WebSocket> {
  const socket = new WebSocket(address, { headers, perMessageDeflate: deflate });
  // What comes together with the handshake must wait for whoever listens.
  socket.once('open', () => socket.pause());
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** A running dice race of two on our server. */
export async function questhallTable(port: number, told: Told, deflate: boolean): Promise<Table> {
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
  const { id } = await ask('/api/matches', tokens[0]!, { game: 'dice-race', seats: 2 });
  await ask(`/api/matches/${id}/seats/1/join`, tokens[1]!, {});
  const seats = await Promise.all(
    tokens.map(async (token, seat) => {
      const socket = await open(`ws://127.0.0.1:${port}/api/matches/${id}/socket`, { authorization: `Bearer ${token}` }, deflate);
      return questhallSeat(socket, seat, told);
    }),
  );
  await ask(`/api/matches/${id}/start`, tokens[0]!, {});
  return { seats };
}

function questhallSeat(socket: WebSocket, seat: number, told: Told): SeatClient {
  let sight: Sight<RaceView> | null = null;
  let acts = 0;
  const client: SeatClient & { over: boolean } = {
    socket,
    seen: 0,
    over: false,
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
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage<RaceView>;
    if (message.t === 'refused' || message.t === 'problem') throw new Error(JSON.stringify(message));
    if (message.t === 'table' && message.table.status === 'over') client.over = true;
    if (message.t === 'whole') sight = message.sight;
    if (message.t !== 'update') return;
    const began = sight === null;
    sight = patch(sight, message.changes);
    client.seen += began ? 0 : 1;
    told(client);
  });
  socket.resume();
  socket.send(JSON.stringify({ t: 'hello' }));
  return client;
}

interface BoardgameState {
  _stateID: number;
  G: { tokens: number[][]; rolled: number };
  ctx: { currentPlayer: string; gameover?: unknown };
}

/** A running dice race of two on boardgame.io's server, spoken to as its own client does (socket.io over WebSocket). */
export async function boardgameTable(port: number, told: Told, deflate: boolean): Promise<Table> {
  const match = `m${Math.random().toString(36).slice(2)}`;
  const headers = { origin: 'http://localhost:3000' };
  const seats: SeatClient[] = [];
  for (const seat of [0, 1]) {
    const socket = await open(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, headers, deflate);
    seats.push(await boardgameSeat(socket, match, String(seat), told));
  }
  return { seats };
}

function boardgameSeat(socket: WebSocket, match: string, playerID: string, told: Told): Promise<SeatClient> {
  let state: BoardgameState | undefined;
  const say = (...what: unknown[]) => socket.send(`42/dice-race,${JSON.stringify(what)}`);
  const client: SeatClient = {
    socket,
    seen: 0,
    get over() {
      return state?.ctx.gameover !== undefined;
    },
    get asked() {
      return state?.ctx.currentPlayer === playerID && !client.over;
    },
    answer() {
      const { G, _stateID } = state!;
      const [a, b] = G.tokens[Number(playerID)]!;
      const [type, args] = G.rolled === 0 ? ['roll', []] : ['move', [any(MOVES[(a! < HOME ? 1 : 0) + (b! < HOME ? 2 : 0)]!)]];
      say('update', { type: 'MAKE_MOVE', payload: { type, args, playerID } }, _stateID, match, playerID);
    },
  };
  return new Promise((ready) => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('0')) socket.send('40/dice-race,');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40/dice-race,')) say('sync', match, playerID, undefined, 2);
      else if (text.startsWith('42/dice-race,')) hear(JSON.parse(text.slice('42/dice-race,'.length)));
    });
    socket.resume();
    function hear([event, , second]: [string, string, never]): void {
      if (event === 'sync') {
        state = (second as { state: BoardgameState }).state;
        ready(client);
      } else if (event === 'update' && (second as BoardgameState)._stateID > (state?._stateID ?? -1)) {
        state = second as BoardgameState;
        client.seen++;
        told(client);
      }
    }
  });
}
