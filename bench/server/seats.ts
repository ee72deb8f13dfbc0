import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** One person at one match: a socket, and what that socket has been told so far. */
export interface SeatClient {
  close(): void;
  /** Bytes on its wire in both directions so far, frames included. */
  bytes(): number;
  /** How many moves of the match it has seen. */
  seen: number;
  /** True where this seat must decide. */
  readonly asked: boolean;
  /** Sends a random legal answer. */
  answer(): void;
}

/** An open table with everybody connected; the first to move is asked. */
export interface Table {
  seats: SeatClient[];
  /** Who is called after each move that a seat has been told of. */
  told(listener: () => void): void;
}

/** Opens tables at one server; two people who sit down again and again. */
export type Opener = (port: number) => Promise<() => Promise<Table>>;

/** Bytes on the wire of a WebSocket in both directions so far; those of before where it is closed. */
export function wireBytes(socket: WebSocket): number {
  const { _socket } = socket as unknown as { _socket: Socket | null };
  const bytes = _socket ? _socket.bytesRead + _socket.bytesWritten : 0;
  counted.set(socket, Math.max(bytes, counted.get(socket) ?? 0));
  return counted.get(socket)!;
}
const counted = new WeakMap<WebSocket, number>();

export const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

/** A socket that is open, and holds back what comes until somebody listens (`resume`). */
export async function open(address: string, headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(address, { headers, perMessageDeflate: false });
  // What comes together with the handshake must wait for whoever listens.
  socket.once('open', () => socket.pause());
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

/** Who listens at a table. */
export class Ears {
  #listener: () => void = () => undefined;
  readonly hear = (): void => this.#listener();
  readonly told = (listener: () => void): void => {
    this.#listener = listener;
  };
}
