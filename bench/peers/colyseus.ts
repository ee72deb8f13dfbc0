import { createRequire } from 'node:module';
import { HOME, isSafe, MOVES } from '../dice-race.ts';

/*
 * The dice race as a room of Colyseus, by the same rules, in the way that its documentation teaches: the state is a
 * schema, clients send messages, changes of the state go out as patches. A patch goes out after each move instead of 20
 * times a second, so that nobody waits for the beat. Nothing is hidden from anybody and nothing is kept.
 */

// Its types ask for the compiler's settings of its own; the little that is used is declared in ambient.d.ts.
const require = createRequire(import.meta.url);

/** Starts its server with the dice race as the room "dice-race"; resolves to the port. */
export async function colyseusServer(): Promise<number> {
  const { Room, Server, logger } = require('@colyseus/core') as typeof import('@colyseus/core');
  const { WebSocketTransport } = require('@colyseus/ws-transport') as typeof import('@colyseus/ws-transport');
  const { schema } = require('@colyseus/schema') as typeof import('@colyseus/schema');
  logger.info = () => undefined;
  const RaceState = schema({ tokens: ['uint8'], rolled: 'uint8', turn: 'uint8', over: 'boolean', moves: 'uint32' });

  class Race extends Room {
    #seats: string[] = [];

    onCreate(): void {
      this.maxClients = 2;
      this.setState(new RaceState({ tokens: [0, 0, 0, 0], rolled: 0, turn: 0, over: false, moves: 0 }));
      this.setPatchRate(null);
      this.onMessage('roll', (client) => {
        const s = this.state;
        if (s.over || s.rolled > 0 || this.#seats[s.turn] !== client.sessionId) return;
        s.rolled = 1 + Math.floor(Math.random() * 6);
        this.#told();
      });
      this.onMessage('move', (client, token: unknown) => {
        const s = this.state;
        if (s.over || s.rolled === 0 || this.#seats[s.turn] !== client.sessionId) return;
        const [a, b] = [s.tokens[s.turn * 2]!, s.tokens[s.turn * 2 + 1]!];
        if (!MOVES[(a < HOME ? 1 : 0) + (b < HOME ? 2 : 0)]!.includes(token as never)) return;
        const square = Math.min(HOME, (token === '0' ? a : b) + s.rolled);
        s.tokens[s.turn * 2 + Number(token)] = square;
        const other = 1 - s.turn;
        for (const at of [other * 2, other * 2 + 1]) if (!isSafe(square) && s.tokens[at] === square) s.tokens[at] = 0;
        s.over = s.tokens[s.turn * 2] === HOME && s.tokens[s.turn * 2 + 1] === HOME;
        s.rolled = 0;
        s.turn = other;
        this.#told();
      });
    }

    onJoin(client: { sessionId: string }): void {
      this.#seats.push(client.sessionId);
    }

    #told(): void {
      this.state.moves++;
      this.broadcastPatch();
    }
  }

  const transport = new WebSocketTransport();
  const server = new Server({ transport, greet: false });
  server.define('dice-race', Race);
  await server.listen(0, '127.0.0.1');
  return transport.server.address().port;
}
