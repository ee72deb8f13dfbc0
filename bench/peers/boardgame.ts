import { createRequire } from 'node:module';
import type { Chance } from '@questhall/kernel';
import type { Game } from 'boardgame.io';
import { HOME, isSafe, MOVES } from '../dice-race.ts';

/*
 * The dice race for boardgame.io by the same rules, written as its documentation teaches: moves that alter a draft,
 * the random plugin for the die, a turn of two moves. Undo is switched off, which makes it faster.
 */

// Its folders are no ES modules.
const require = createRequire(import.meta.url);

interface Race {
  /** Squares by seat and token. */
  tokens: number[][];
  /** What was rolled, or 0 where the roll is still to come. */
  rolled: number;
}

export function boardgameRace(seed: number): Game<Race> {
  const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core');
  return {
    name: 'dice-race',
    seed: String(seed),
    disableUndo: true,
    minPlayers: 2,
    maxPlayers: 4,
    setup: ({ ctx }) => ({ tokens: Array.from({ length: ctx.numPlayers }, () => [0, 0]), rolled: 0 }),
    turn: { minMoves: 2, maxMoves: 2 },
    moves: {
      roll({ G, random }) {
        if (G.rolled > 0) return INVALID_MOVE;
        G.rolled = random.Die(6);
        return undefined;
      },
      move({ G, ctx }, token: string) {
        const own = G.tokens[Number(ctx.currentPlayer)]!;
        if (G.rolled === 0 || !movesOf(own).includes(token)) return INVALID_MOVE;
        const square = Math.min(HOME, own[Number(token)]! + G.rolled);
        own[Number(token)] = square;
        G.rolled = 0;
        if (isSafe(square)) return undefined;
        for (const [seat, others] of G.tokens.entries()) {
          if (String(seat) === ctx.currentPlayer) continue;
          for (const at of [0, 1]) if (others[at] === square) others[at] = 0;
        }
        return undefined;
      },
    },
    endIf({ G }) {
      const winner = G.tokens.findIndex(([a, b]) => a === HOME && b === HOME);
      return winner < 0 ? undefined : { winner };
    },
  };
}

function movesOf([a, b]: readonly number[]): readonly string[] {
  return MOVES[(a! < HOME ? 1 : 0) + (b! < HOME ? 2 : 0)]!;
}

/** Plays random matches on its bare reducer: no client, no network, no storage. Each call plays one and returns its decisions. */
export function boardgamePlayout(): (seed: number, policy: Chance) => number {
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal');
  const game = boardgameRace(0);
  const reduce = CreateGameReducer({ game });
  return (seed, policy) => {
    game.seed = String(seed);
    let state = InitializeGame({ game, numPlayers: 2 });
    let decisions = 0;
    for (; state.ctx.gameover === undefined; decisions++) {
      const { rolled, tokens } = state.G;
      const playerID = state.ctx.currentPlayer;
      const moves = movesOf(tokens[Number(playerID)]!);
      const [type, args] = rolled === 0 ? ['roll', []] : ['move', [moves[policy.below(moves.length)]]];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID } });
    }
    return decisions;
  };
}
