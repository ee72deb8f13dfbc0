import type { SoulEvent, SoulVariants } from './events.ts';
import type { SoulOptions } from './options.ts';
import type { SoulLocals, Souls, SoulsView } from './state.ts';
import type { SoulKey } from './text/patterns.ts';
import type { FoeTrait, SoulAbility, SoulEffect, SoulMarks } from './vocabulary.ts';

/** What the Realm of Souls adds to the shapes of the base game (open.ts). */
declare module '../../open.ts' {
  interface AddedEffects {
    realmOfSouls: SoulEffect;
  }
  interface AddedAbilities {
    realmOfSouls: SoulAbility;
  }
  interface AddedMarks extends SoulMarks {}
  interface AddedTraits {
    realmOfSouls: FoeTrait;
  }
  interface AddedCreatures {
    rakshasa: true;
    kingOfTheDead: true;
  }
  interface AddedTargets {
    /** A face-up Soulbound card on the board. */
    soulboundCard: true;
  }
  interface AddedState {
    /** In a match with the expansion. */
    souls?: Souls;
  }
  interface AddedView {
    /** Null in a match without it. */
    souls: SoulsView | null;
  }
  interface AddedOptions extends SoulOptions {}
  interface AddedLocals extends SoulLocals {}
  interface AddedPreparation {
    /** Spirits stand against it. */
    spirits?: boolean;
    /** Bought with a life (the Barbed Bracer). */
    blood?: number;
    /** Two dice, added (the Dancing Sword), or the better of two (the Soul Drinker). */
    dance?: boolean;
    drink?: string;
  }
  interface AddedDuel {
    /** The lives of the loser go to the winner (the Trial). */
    trial?: boolean;
  }
  interface AddedEvents {
    realmOfSouls: SoulEvent;
  }
  interface AddedVariants extends SoulVariants {}
  interface AddedRolls {
    throne: true;
    dance: true;
  }
  interface AddedPiles {
    veil: true;
  }
  interface AddedPatterns {
    realmOfSouls: SoulKey;
  }
}
