/**
 * What the two editions rule differently, as named switches (the table of differences). No rule asks for an edition by
 * name: it asks for one of these, in one place. Differences of cards, characters and spaces are data of their own.
 */
export interface Switches {
  // --- before the match
  /** So many may play where the match does not allow a big table (TDE-1.1, none in the rules of 1986). */
  seats: number;
  /** Who begins is drawn, not diced for (TDE-1.10, T86-3m). */
  starterDrawn: boolean;
  /** Lives at the start, and the most that healing restores, stand on the character card (TDE-2.24, T86-6.4.1). */
  livesPrinted: boolean;
  /** Characters have fate, which rolls a die once more (TDE-2.9, none in 1986). */
  fate: boolean;

  // --- growing
  /** Healing restores so many lives a turn (TDE-2.33, T86-6.4.6). */
  healedInATurn: number;
  /** Beaten Spirits are trophies for Craft (TDE-6.23, T86-6.2.4). */
  craftTrophies: boolean;
  /** Trophies are turned in at the end of the own turn only (TDE-6.21, T86-6.1.5). */
  trophiesLast: boolean;
  /** Any trophies may be turned in; points over or short are lost with the cards. Else only those that bring something (TDE-6.22, T86-6.1.4b). */
  trophiesWasted: boolean;
  /** Nobody has to keep a trophy: it may go to the discard pile instead (TDE-6.24a, T86-6.1.4a). */
  trophiesSpared: boolean;
  /** Whoever may hold more Spells than ever before gets as many more (TDE-6.9, T86-6.2.7c). */
  spellsWithCraft: boolean;
  /** In the own turn one casts no more Spells than one held as it began, in another's turn one (TDE-6.17, TDE-6.18, none in 1986). */
  castsLimited: boolean;
  /** A Spell on any character may be cast where it does nothing (TDE-2.33, T86-6.9.6a). */
  castsInVain: boolean;

  // --- goods
  /** Every Object counts for the limit, also bought ones, Talismans and a Raft (TDE-8.18, T86-6.5.3). */
  everyObjectCounts: boolean;
  /** What one puts down counts as a card of the space, and is not taken back in the same turn (TDE-4.17, TDE-4.18, T86-6.13.4b). */
  putDownCounts: boolean;
  /** Things may be put down on arriving too (TDE-8.16, T86-6.5.4). */
  putDownOnArrival: boolean;
  /** Gold may be put down at will, as Objects and Followers may (T86-6.5.4, TDE-2.22: it is no Object). */
  goldIsLeft: boolean;
  /** A Raft is a card of the stock, built in a turn of its own, and may be stolen (TDE-9.10, TDE-9.12, T86-6.11.16). */
  raftIsCard: boolean;

  // --- the encounter with a space
  /** Places are met before anything is taken (TDE-4.16, T86-6.15.2). */
  placesBeforeTaking: boolean;
  /** Equal numbers are met in the order drawn; else the player chooses (TDE-3.4, T86-6.15.2). */
  inDrawnOrder: boolean;
  /** Where no card is drawn one may take things and meet a character all the same (TDE-4.13, T86-6.12.1c). */
  takesBeforeMeeting: boolean;
  /** An Enemy that is neither killed nor evaded ends the turn, also one that does not attack (TDE-3.12, T86-6.16.5). */
  idleEnemiesEndTurn: boolean;
  /** Named figures of cards that attack nobody can be evaded (TDE-6.27, T86-6.18.2). */
  figuresEvaded: boolean;
  /** A turn to be missed ends this one; it counts as the missed one where a card was still to be met (TDE-8.11, T86-6.15.4). */
  missEndsTurn: boolean;
  /** Whoever is held to one space may still be moved by what stands in place of the roll (TDE-4.8a, T86-6.11.1). */
  heldMayFly: boolean;
  /** A slave does nothing but roll for freedom (TDE-B.37, T86-6.13.5b). */
  slaveOnlyRolls: boolean;
  /** What the Tavern offers is gone with a turn that is missed; else it waits for the next move (TDE-B.19, T86-6.13.5b). */
  offerLapses: boolean;
  /** What lasts some rounds lies on its space until it ends (TDE-3.14, TDE-4.21, T86-6.15.4). */
  eventsLie: boolean;

  // --- fights
  /** Neither side of an evasion can do anything to the other (TDE-6.25, T86-6.18.1b). */
  evasionBindsBoth: boolean;
  /** The loser of a fight between characters may buy its life back (TDE-5.19, T86-6.16.9b). */
  bribes: boolean;
  /** What a character must put down because of what another took may be taken at once (TDE-4.13, T86-6.5.5). */
  dropsTaken: boolean;
  /** Whoever kills a character may take what it leaves (TDE-5.20, T86-6.4.3b). */
  loot: boolean;
  /** Spirits are destroyed one by one, and count as killed (TDE-8.14, T86-6.15.6). */
  spiritsOneByOne: boolean;

  // --- toads
  /** Becoming a toad ends the own turn (TDE-8.10a, T86-6.19). */
  toadEndsTurn: boolean;
  /** A toad keeps trophies, wins them and turns them in; what it gains in Strength and Craft lasts as long as it is one (TDE-8.2, T86-6.19.3b). */
  toadGrows: boolean;

  // --- the Warlock's quest
  /** It is done as soon as it can be, without a choice (TDE-8.24, T86-6.13.5b). */
  questAtOnce: boolean;
  /** While it is open the Portal of Power cannot be opened (TDE-8.25, none in 1986). */
  questBarsPortal: boolean;
  /** Having done it in the own turn, one meets the Warlock's Cave (TDE-8.26, T86-6.13.5b). */
  questGoesOn: boolean;
  /** Only the killing of an Enemy card fulfils the second task (TDE-8.26, T86-6.13.5b). */
  questWantsCards: boolean;

  // --- the Inner Region
  /** Whoever has turned back goes all the way to the Plain of Peril (TDE-10.10, T86-6.11.5b). */
  backToThePlain: boolean;
  /** Whoever comes out of Crypt or Mines on the Plain of Peril meets that space too (TDE-10.15, T86-6.14.5b). */
  plainIsMet: boolean;
  /** Nobody leaves the Crown of Command (TDE-10.21, T86-6.11.7). */
  crownHolds: boolean;
  /** Without a Talisman one turns back in the Valley of Fire (TDE-10.20, T86-6.11.6b). */
  valleyAsksAgain: boolean;
  /** On the Crown one may use an ability on another character instead of attacking it (TDE-10.14, T86-6.14.9). */
  anyMeetingOnCrown: boolean;
}
