import type { CryptEvent } from './events.ts';
import type { CryptOptions } from './options.ts';
import type { CryptLocals, Crypts, CryptsView } from './state.ts';
import type { CryptAbility, CryptEffect, CryptMarks, CryptSpaces } from './vocabulary.ts';

/** What the Drowned Crypts add to the shapes of the base game (open.ts). */
declare module '../../open.ts' {
  interface AddedEffects {
    drownedCrypts: CryptEffect;
  }
  interface AddedAbilities {
    drownedCrypts: CryptAbility;
  }
  interface AddedMarks extends CryptMarks {}
  interface AddedSpaces extends CryptSpaces {}
  interface AddedRegions {
    crypts: true;
  }
  interface AddedState {
    /** In a match with the expansion. */
    crypts?: Crypts;
  }
  interface AddedView {
    /** Null in a match without it. */
    crypts: CryptsView | null;
  }
  interface AddedOptions extends CryptOptions {}
  interface AddedLocals extends CryptLocals {}
  interface AddedEvents {
    drownedCrypts: CryptEvent;
  }
  interface AddedVariants {
    bellRolled: '.dumb' | '.rung' | '.wave';
  }
  interface AddedRolls {
    water: true;
    bell: true;
  }
}
