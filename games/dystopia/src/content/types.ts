/** The closed vocabulary of Dystopia's cards. The rules run it, texts are made from it. */

export const HERO_CODES = ['warrior', 'dwarf', 'elf', 'archer', 'wizard'] as const;
export type HeroCode = (typeof HERO_CODES)[number];
export type MonsterCode = 'N1' | 'G1' | 'G2' | 'G3' | 'M1' | 'U1' | 'W1' | 'S1' | 'S2' | 'S3' | 'U2';

export type Stat = 'attack' | 'defence' | 'speed' | 'int';

/** The values on a hero's or a monster's card (DYS-HERO.2 to DYS-HERO.6). */
export interface Values {
  attack: number;
  defence: number;
  energy: number;
  /** Nearest and farthest distance of an attack. */
  range: readonly [number, number];
  speed: number;
  int: number;
}

export interface HeroCard extends Values {
  code: HeroCode;
}

export interface MonsterCard extends Values {
  code: MonsterCode;
  underworld: boolean;
  /** Each sorcery and how often it may be used in a level. */
  sorcery?: Readonly<Record<string, number>>;
}

export interface Weapon {
  kind: 'weapon';
  id: string;
  slot: 'attack' | 'defence';
  price: number;
  users: readonly HeroCode[];
  /** Added to the printed values while in hand. */
  adds: Partial<Record<Stat, number>>;
  /** Replaces the printed range. */
  range?: readonly [number, number];
  /** Added to Int in Int tests against sorcery. */
  wits?: number;
}

/** What a trinket can do beyond a value. */
export type TrinketPower = 'removeTrap' | 'showTraps' | 'unicorn' | 'surviveOnce';

export interface Trinket {
  kind: 'trinket';
  id: string;
  price: number;
  adds?: Partial<Record<Stat, number>>;
  power?: TrinketPower;
  /** How often it can still be used. */
  uses?: number;
  /** How far it works. */
  within?: number;
  /** What it turns into when it is used; absent: it is spent then. */
  next?: string;
}

/** Food, drink and potions: used up by one action (D.4). */
export interface Food {
  kind: 'food' | 'potion';
  id: string;
  price: number;
  effects: readonly SpellEffect[];
}

/** Keys and quest items: carried, never sold. */
export interface QuestItem {
  kind: 'quest';
  id: string;
}

export type Item = Weapon | Trinket | Food | QuestItem;

/** What spells, food and sorcery do to each of their targets. */
export type SpellEffect =
  | { do: 'heal'; n: number }
  /** Loses n energy; `saved`: only so much if it passes an Int test. */
  | { do: 'hurt'; n: number; saved?: number }
  | { do: 'boost'; stat: Stat; n: number; rounds: number }
  | { do: 'thisTurn'; stat: 'speed'; n: number }
  /** Loses its next turn; `wits`: an Int test saves it ("boss": bosses only). */
  | { do: 'loseTurn'; wits?: 'boss' | 'all' }
  | { do: 'showTraps'; within?: number }
  | { do: 'swapPlaces' }
  | { do: 'openDoor' }
  | { do: 'ghost' }
  | { do: 'cancelLostTurn' }
  | { do: 'firmGround' }
  | { do: 'callBack'; energy: number }
  | { do: 'mindMirror'; rounds: number }
  | { do: 'silence' }
  | { do: 'gate' }
  | { do: 'unweave' }
  | { do: 'drawCurse'; wits?: 'all' }
  /** An Int test, or so much energy goes from it to the caster. */
  | { do: 'drain'; n: number }
  /** A monster comes. */
  | { do: 'callFallen'; code: MonsterCode }
  | { do: 'cure' }
  | { do: 'perhapsCursed' };

/** Whom or what a spell is aimed at. `within`: the greatest distance; always in sight. */
export type SpellTarget =
  | { at: 'self' }
  | { at: 'hero'; within: number | null; other?: true; sight?: false }
  | { at: 'monster'; within: number; underworld?: true; wizor?: true }
  | { at: 'figure'; within: number }
  | { at: 'heroesNear'; within: number; others?: true }
  | { at: 'allHeroes' }
  | { at: 'door'; within: number }
  | { at: 'twoMonsters'; within: number; apart: number }
  | { at: 'monstersInSight'; most: number }
  | { at: 'area' }
  | { at: 'pile'; within: number }
  | { at: 'heroAndSquare' };

export interface Spell {
  id: string;
  /** Absent for Wizard spells: they are not sold. */
  price?: number;
  wizard?: true;
  target: SpellTarget;
  effects: readonly SpellEffect[];
}

/** A sorcery of Uzyr and Wizor: always a hero, or all heroes near, or nobody. */
export interface Sorcery {
  id: string;
  target: { at: 'hero'; within: number } | { at: 'heroesNear'; within: number } | { at: 'none'; within: number };
  effects: readonly SpellEffect[];
}

/** A trap: what is lost on failure, and what happens besides (D.7). */
export interface Trap {
  id: string;
  hurt: number;
  also?:
    | { do: 'loseTurn' }
    | { do: 'curse' }
    /** Every other hero beside it: an Int test, or so much energy. */
    | { do: 'fire'; n: number }
    /** Every monster has so many steps more in the coming round of Wizor. */
    | { do: 'alarm'; steps: number };
}

/** A neutral being and what dealing with it brings: what it sells, or what it does once for each hero and level (A.18). */
export interface Being {
  code: 'L1' | 'S4';
  sells?: string;
  once?: { id: string; effects: readonly ({ do: 'cure' } | { do: 'heal'; n: number })[] };
}

/** A curse: until cured, for rounds, or at once (D.8). */
export interface Curse {
  id: string;
  lasts: 'cured' | 'once' | number;
  adds?: Partial<Record<Stat, number>>;
  range?: number;
  bans?: 'spells' | 'healing' | 'weapon' | 'search' | 'passing';
  once?: 'hurt' | 'sleep' | 'gold';
  /** Monsters attacking this hero add this. */
  marked?: number;
}
