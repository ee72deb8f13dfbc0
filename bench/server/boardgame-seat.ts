import { HOME, MOVES } from '../dice-race.ts';
import { Line } from './line.ts';
import { any, Ears, type Opener, type SeatClient } from './seats.ts';

interface State {
  _stateID: number;
  G: { tokens: number[][]; rolled: number };
  ctx: { currentPlayer: string; gameover?: unknown };
}

/** Dice races of two on boardgame.io's server, spoken to as its own client does (socket.io over WebSocket). */
export const boardgame: Opener = async (port) => async () => {
  const match = `m${Math.random().toString(36).slice(2)}`;
  const headers = { origin: 'http://localhost:3000' };
  const ears = new Ears();
  const seats: SeatClient[] = [];
  for (const seat of [0, 1]) {
    const line = await Line.open(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, headers);
    seats.push(await seatOf(line, match, String(seat), ears));
  }
  return { seats, told: ears.told };
};

function seatOf(line: Line, match: string, playerID: string, ears: Ears): Promise<SeatClient> {
  let state: State | undefined;
  const say = (...what: unknown[]) => line.send(`42/dice-race,${JSON.stringify(what)}`);
  const client: SeatClient = {
    close: () => line.close(),
    bytes: () => line.bytes,
    seen: 0,
    get asked() {
      return state?.ctx.currentPlayer === playerID && state.ctx.gameover === undefined;
    },
    answer() {
      const { G, _stateID } = state!;
      const [a, b] = G.tokens[Number(playerID)]!;
      const [type, args] = G.rolled === 0 ? ['roll', []] : ['move', [any(MOVES[(a! < HOME ? 1 : 0) + (b! < HOME ? 2 : 0)]!)]];
      say('update', { type: 'MAKE_MOVE', payload: { type, args, playerID } }, _stateID, match, playerID);
    },
  };
  return new Promise((ready) => {
    line.listen((text) => {
      if (text.startsWith('0')) line.send('40/dice-race,');
      else if (text === '2') line.send('3');
      else if (text.startsWith('40/dice-race,')) say('sync', match, playerID, undefined, 2);
      else if (text.startsWith('42/dice-race,')) hear(JSON.parse(text.slice('42/dice-race,'.length)));
    });
    function hear([event, , second]: [string, string, never]): void {
      if (event === 'sync') {
        state = (second as { state: State }).state;
        ready(client);
      } else if (event === 'update' && (second as State)._stateID > (state?._stateID ?? -1)) {
        state = second as State;
        client.seen++;
        ears.hear();
      }
    }
  });
}
