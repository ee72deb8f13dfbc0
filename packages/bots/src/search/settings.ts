/** What can be turned in a search. */
export interface SearchSettings {
  /**
   * How far a playout goes before its position is valued, in the heuristic's unit of age (rounds). Short, where a good
   * value saves noise; longer where one seat decides alone, since what it sets in train shows later.
   */
  horizon: number;
  horizonAlone: number;
  /** The share of playouts that try an option at random instead of by what has been learnt. */
  explore: number;
  /** Options played more rarely than this in the mix found are dropped: they are noise. */
  drop: number;
  /**
   * Where one seat decides alone: by how many standard errors another option must do better than the heuristic's best to
   * be taken instead. Above 0 for games in which chance drowns what a choice is worth.
   */
  caution: number;
  /**
   * Where one seat decides alone: how many samples are drawn for a decision, on copies of which every option is played. 0:
   * one for each playout. For games in which a sample costs much, or differs more from others than the options do.
   */
  worlds: number;
  /** Rounds of regret matching on what has been learnt, before the mix is drawn from. */
  rounds: number;
}

/** The usual ones. */
export const SETTINGS: SearchSettings = { horizon: 2, horizonAlone: 5, explore: 0.15, drop: 0.06, caution: 0, worlds: 0, rounds: 1500 };
