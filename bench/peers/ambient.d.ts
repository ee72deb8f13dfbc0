/*
 * The little of boardgame.io that the benchmarks use. Declared here, since its package is installed for those who run
 * them (see bench/README.md) and for nobody else.
 */
declare module 'boardgame.io' {
  interface Ctx {
    currentPlayer: string;
    numPlayers: number;
    gameover?: unknown;
  }
  interface MoveContext<G> {
    G: G;
    ctx: Ctx;
    playerID: string;
    random: { Die(sides: number): number };
  }
  // biome-ignore lint/suspicious/noExplicitAny: arguments of moves are whatever clients send
  type Move<G> = (context: MoveContext<G>, ...args: any[]) => unknown;
  export interface Game<G> {
    name: string;
    seed?: string | number;
    disableUndo?: boolean;
    minPlayers?: number;
    maxPlayers?: number;
    setup(context: { ctx: Ctx }): G;
    turn?: { minMoves?: number; maxMoves?: number };
    moves: Record<string, Move<G>>;
    endIf?(context: { G: G; ctx: Ctx }): unknown;
  }
  export interface State<G> {
    G: G;
    ctx: Ctx;
  }
}
declare module 'boardgame.io/internal' {
  import type { Game, State } from 'boardgame.io';
  export function InitializeGame<G>(of: { game: Game<G>; numPlayers: number }): State<G>;
  export function CreateGameReducer<G>(of: { game: Game<G> }): (state: State<G>, action: unknown) => State<G>;
}
declare module 'boardgame.io/core' {
  export const INVALID_MOVE: 'INVALID_MOVE';
}
declare module 'boardgame.io/server' {
  import type { Server as HttpServer } from 'node:http';
  import type { Game } from 'boardgame.io';
  export const Origins: { LOCALHOST: RegExp };
  // biome-ignore lint/suspicious/noExplicitAny: a server takes games of every kind
  export function Server(of: { games: Game<any>[]; origins: RegExp[] }): { run(of: { port: number }): Promise<{ appServer: HttpServer }> };
}
/** The same of Colyseus. */
declare module '@colyseus/core' {
  interface RaceFields {
    tokens: number[];
    rolled: number;
    turn: number;
    over: boolean;
    moves: number;
  }
  export const logger: { info: () => void };
  export class Room {
    maxClients: number;
    state: RaceFields;
    setState(state: RaceFields): void;
    setPatchRate(milliseconds: number | null): void;
    broadcastPatch(): void;
    onMessage(type: string, take: (client: { sessionId: string }, message: unknown) => void): void;
  }
  export class Server {
    constructor(of: { transport: object; greet: boolean });
    define(name: string, room: typeof Room): void;
    listen(port: number, host: string): Promise<void>;
  }
}
declare module '@colyseus/ws-transport' {
  export class WebSocketTransport {
    server: { address(): { port: number } };
  }
}
declare module '@colyseus/schema' {
  export function schema(fields: object): new (of: import('@colyseus/core').RaceFields) => import('@colyseus/core').RaceFields;
}
declare module 'colyseus.js' {
  export interface Room {
    roomId: string;
    state: import('@colyseus/core').RaceFields;
    connection: { transport: { ws: import('ws').WebSocket } };
    onStateChange(hear: () => void): void;
    send(type: string, message?: unknown): void;
  }
  export class Client {
    constructor(address: string);
    create(name: string): Promise<Room>;
    joinById(id: string): Promise<Room>;
  }
}
