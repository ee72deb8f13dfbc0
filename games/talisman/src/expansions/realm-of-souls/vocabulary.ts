import type { Space, SpaceId } from '../../board/spaces.ts';
import type { Effect } from '../../vocabulary.ts';

/**
 * The words that the Realm of Souls adds to the closed vocabulary (chapters 11 and G). The engine runs them (souls/), the
 * texts in five languages are made from them (text/souls.ts).
 */

/** What holds on the whole board while an Event lies there. */
export type Law =
  | 'ghostStep' // ghosts may add 1 to their movement roll
  | 'chill' // the living move one space a turn; ghosts may move one less
  | 'mists' // Spirits add 1 to their attack score
  | 'fog'; // who draws Adventure cards draws a Veil card with them

export type SoulEffect =
  // --- who meets it
  | { do: 'ifSoul'; who: 'ghost' | 'living'; then: readonly Effect[] }
  | { do: 'eachGhost'; where: 'region'; then: readonly Effect[] }
  /** An Event that stays on its space for so many rounds (TDE-3.14, TDE-4.21). */
  | { do: 'lasting'; rounds: number; law: Law }
  // --- death and return
  | { do: 'die' }
  /** `heal`: with as many lives as the life quota. `at`: on the start space of the living character. */
  | { do: 'resurrect'; heal?: true; at?: 'start' }
  | { do: 'moveGrave'; to: SpaceId }
  | { do: 'spiritAway'; turns: number }
  /** Another ghost rolls on the table of the card. */
  | { do: 'passOn' }
  // --- Spirits and cards on the board
  | { do: 'cleanse' }
  | { do: 'gatherSpirits'; from: 'region' | 'everywhere' }
  | { do: 'scatterTrophies' }
  /** This card goes so many spaces clockwise as a die shows. */
  | { do: 'crawl' }
  /** This card becomes a Follower of whoever did not beat it. */
  | { do: 'haunt' }
  | { do: 'discardThis' }
  | { do: 'flip' }
  | { do: 'fetchCard' }
  | { do: 'wander' }
  /** One of each thing that the card holds. */
  | { do: 'drain' }
  // --- losses
  | { do: 'sacrifice' }
  | { do: 'ditchFollowers' }
  | { do: 'loseAllFate' }
  // --- movement
  | { do: 'toStart' }
  | { do: 'wrongTurn' }
  | { do: 'threeDice' }
  /** One space to a side: chosen by the player on the right, or by oneself. */
  | { do: 'stepAside'; by: 'right' | 'you' }
  | { do: 'riseAtCrown' }
  // --- fights
  | { do: 'trial' }
  | { do: 'rakshasa' }
  // --- Veil and terrain
  | { do: 'baptism' }
  | { do: 'stormVeil'; n: number }
  | { do: 'medium' }
  | { do: 'layTerrain'; kind: TerrainKind }
  // --- Spells
  | { do: 'takeSoulbound' }
  | { do: 'summonSpirits' };

export type SoulVerb = SoulEffect['do'];

/** The kinds of Terrain cards (TDE-G.3). */
export type TerrainKind = 'ter.breach' | 'ter.chasm' | 'ter.cursed-glade';

export type SoulAbility =
  /** The movement roll one more or one less. */
  | { can: 'bendMove' }
  | { can: 'carrySoulbound' }
  /** Discarded after a visit to the Chapel or the Graveyard for two gifts. */
  | { can: 'laidToRest' }
  /** Both sides of an attack roll one less for each trophy of the owner. */
  | { can: 'trophyBurden' }
  | { can: 'allRolls'; n: number }
  | { can: 'attackRolls'; n: number }
  /** Gone when one visits one of these spaces: it may, or `must`, be discarded there. */
  | { can: 'liftedAt'; spaces: readonly SpaceId[]; must?: true }
  /** Losing a life in combat means losing all; discarded, if one likes, after a win. */
  | { can: 'doomed' }
  /** Saves a life lost in psychic combat, or (`both`) in any combat. */
  | { can: 'spiritArmour'; from: number; both?: true; perFallen?: true }
  /** A life lost in battle costs a second one. */
  | { can: 'brittle' }
  | { can: 'bloodStrike'; n: number }
  | { can: 'noGold' }
  | { can: 'noFate' }
  | { can: 'noMagicObjects' }
  | { can: 'dance' }
  | { can: 'store' }
  | { can: 'mistEvade' }
  | { can: 'secondDraw' }
  | { can: 'soulDrink' }
  | { can: 'sealed' }
  | { can: 'spiritEye' }
  | { can: 'fallenSword'; n: number; ghost: number }
  | { can: 'fallenTalisman' }
  // --- characters
  | { can: 'anyAlignmentAt'; space: SpaceId }
  | { can: 'addAgainstSpirits'; n: number }
  | { can: 'moveGraves' }
  | { can: 'veilInstead' }
  | { can: 'evadeGhosts' }
  | { can: 'battleSpirits' }
  | { can: 'reap' }
  | { can: 'shunFollowers' }
  // --- ghosts
  | { can: 'drainLiving' }
  | { can: 'chooseBattle' }
  | { can: 'replaceVeil' }
  | { can: 'evadeVeil'; upTo: number };

export type SoulCan = SoulAbility['can'];

/** How an Enemy of the Veil fights otherwise than with one die and its printed value. */
export type FoeTrait =
  | { foe: 'dice'; n: number }
  /** Its roll: one more for each life below the quota of its opponent, one less for each above. */
  | { foe: 'perLife' }
  | { foe: 'perCard'; n: number }
  | { foe: 'againstGhosts'; n: number }
  /** As much Craft as its opponent. */
  | { foe: 'mirror' }
  | { foe: 'heroNoDie' }
  | { foe: 'noFate' }
  /** No armour, weapons, Spells. */
  | { foe: 'bare' }
  /** Its opponent chooses battle or psychic combat. */
  | { foe: 'either' };

/** Marks of cards of the Realm of Souls (TDE-11.13). */
export interface SoulMarks {
  /** Stays with its owner through death and resurrection. */
  soulbound?: true;
  /** When this card is drawn the other one, face up on the board, is discarded. */
  dispels?: string;
  /** Holds so many lives and as much fate. */
  wells?: number;
  /** Counts among the Objects "of the Fallen". */
  fallen?: true;
}

/** A Terrain card (TDE-11.15): what takes the place of the text of the space it covers. */
export interface TerrainCard {
  id: TerrainKind;
  /** The space whose name it has, and whose text. */
  like?: SpaceId;
  place: Partial<Omit<Space, 'id' | 'region' | 'across'>>;
}

/** An alternative ending (part G.4). The King's values, where he waits on the Crown. */
export interface EndingCard {
  id: `ending.${string}`;
  finale: 'court' | 'throne';
  strength?: number;
  craft?: number;
  lives?: number;
}
