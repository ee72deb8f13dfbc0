import type { AnyGame, Chance } from '@questhall/kernel';

/** What the next draws of one world shall be: [how many outcomes, which of them]. */
export type Script = readonly (readonly [of: number, result: number])[];

/** Says what one world draws. Both worlds of a pair must draw alike where the viewer can see it. */
export class Steering {
  #left: Script = [];

  /** The draws of the next action, in their order. */
  follow(script: Script): void {
    this.#left = [...script];
  }

  /** True where all draws that were foreseen have been made. */
  get done(): boolean {
    return this.#left.length === 0;
  }

  /** The game with draws that are said beforehand. The match's own chance is drawn all the same, so that its count goes on. */
  of(game: AnyGame): AnyGame {
    const steer = (chance: Chance): Chance => ({
      below: (n, what, items) => {
        const own = chance.below(n, what, items);
        const [next, ...left] = this.#left;
        if (!next) return own;
        if (next[0] !== n) throw new Error(`one of ${next[0]} was to be drawn, not one of ${n} (${what})`);
        this.#left = left;
        return next[1];
      },
    });
    return { ...game, kit: (s, chance, tell, watched) => game.kit(s, steer(chance), tell, watched) };
  }
}
