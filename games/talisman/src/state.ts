import type { Attempt, Core, Seat } from '@questhall/kernel';
import type { SpaceId } from './board/index.ts';
import type { Foe, RollFor } from './events.ts';
import type { Options } from './options.ts';
import type { SoulLocals, Souls } from './souls/state.ts';
import type { Alignment, Choice, Effect, Moment, PurchaseKind, RollPlace, Row, Stat } from './vocabulary.ts';

/**
 * The complete truth of a match. Cards are instances: "adv.goblin", "adv.goblin.2"; their printed side is
 * `cardOf(instance)`. Piles are unordered: a draw picks from what is left; only cards that somebody has looked at
 * have a fixed place (`top`).
 */
export interface State extends Core<Locals> {
  options: Options;
  turn: Turn;
  characters: Character[];
  /** Adventure cards in no fixed order, below those of `top`. */
  deck: string[];
  /** The top of the Adventure deck as far as it was looked at, the next card first. */
  top: string[];
  /** Who has looked at how many cards of `top`. */
  seen: { seat: Seat; n: number }[];
  discard: string[];
  spellDeck: string[];
  spellDiscard: string[];
  /** Purchase and Talisman cards that nobody has. */
  stock: string[];
  /** Face-up cards by space, in the order in which they came; only spaces where something lies. */
  lying: Partial<Record<SpaceId, string[]>>;
  /** Loose gold by space. */
  loose: Partial<Record<SpaceId, number>>;
  /** Enemies that follow a character, or lie where a Follower was left: charmed (Minstrel) or raised (Ghoul). */
  tame: Record<string, Tame>;
  /** What fountains, streams and pools still hold. */
  held: Record<string, number>;
  hexes: Hex[];
  /** Events that last some rounds, each face up on its space (TDE-3.14). */
  lasting: Lasting[];
  /** The seat whose Destroy Magic is at work, or null. */
  ban: Seat | null;
  /** Character cards that nobody has played. */
  unused: string[];
  crownReached: boolean;
  /** What the Realm of Souls adds, in a match with that expansion. */
  souls?: Souls;
  /** Something changed that the limits must be checked against (section H7). */
  unsettled: boolean;
}

/** How an Enemy came to follow somebody: the Minstrel, the Ghoul, the Dark Baptism, the Haunt. */
export type Tame = 'charmed' | 'raised' | 'familiar' | 'haunting';

/** What is sold for how much. */
export interface Ware {
  kind: PurchaseKind;
  price: number;
}

export interface Hex {
  space: SpaceId;
  card: string;
  owner: Seat;
  /** Starts of the owner's turn left until it is discarded. */
  turns: number;
}

/** An Event at work: it ends at the start of a turn of its owner (TDE-4.21). */
export interface Lasting {
  card: string;
  owner: Seat;
  /** Starts of the owner's turn left until it is discarded. */
  turns: number;
  /** What holds on the whole board meanwhile: 'slow', everybody moves one space a turn. */
  law: string;
}

export interface Turn {
  seat: Seat;
  /** From 1. */
  n: number;
  phase: 'setup' | 'start' | 'move' | 'encounter' | 'end';
  /** The space on which the turn began. */
  start: SpaceId;
  /** Set where the turn ends at once. */
  over: boolean;
  /** Set where the encounter goes on elsewhere. */
  moved: boolean;
  /** Cards that the active character put down this turn: they do not count for its own draw. */
  put: string[];
  /** Who has evaded whom this turn: no attack and no Spell of that opponent reaches him any more (T86-6.18.1b). */
  evaded: { seat: Seat; from: Seat }[];
  /** Further turns of Temporal Warp after this one. */
  extra: number;
  /** The space where the turn began is met all the same (the Wrong Turn). */
  comesBack?: true;
  /** How many Spells the active character held as the turn began (TDE-6.17). */
  held: number;
  /** How many Spells each seat has cast this turn; a seat that is not there has cast none. */
  casts: number[];
}

export interface Character {
  /** Null while the seat waits for a new character, or is out. */
  card: string | null;
  out: boolean;
  space: SpaceId;
  /** Own values, without Objects and Followers. Those of a toad wait here too. */
  strength: number;
  craft: number;
  lives: number;
  fate: number;
  gold: number;
  alignment: Alignment;
  /** The turn of the last change (T86-6.7.2). */
  changed: number;
  objects: string[];
  followers: string[];
  spells: string[];
  trophies: string[];
  grantMark: number;
  misses: number;
  toad: number;
  /** 'ready': built, and to be used in the next turn. */
  raft: 'none' | 'ready';
  slave: boolean;
  quest: number;
  ride: SpaceId | 'outer' | null;
  healed: number;
  slow: number;
  vanished: boolean;
  bound: boolean;
  potion: number;
  /** The turn in which the Mercenary was last hired. */
  hired: number;
  werewolf: number;
  lizardMen: number;
  dicing: boolean;
  /** Turned back in the Inner Region, and bound for the Plain of Peril (TDE-10.10). */
  turnedBack: boolean;
  /** What a toad has gained in Strength and Craft; lost when it changes back (TDE-8.2). */
  toadStrength: number;
  toadCraft: number;
  /** The turn in which the last quest was accepted (TDE-8.23). */
  questTurn: number;
}

/** Everything that a card may prevent, bend or answer. */
export type Change =
  | { type: 'cast'; seat: Seat; spell: string; target?: Seat; card?: string; space?: SpaceId; about: number }
  | { type: 'loseLife'; seat: Seat; combat: boolean; by?: Seat; stoppable: boolean }
  | { type: 'killFollower'; seat: Seat; card: string }
  /** The foes of a fight about to be killed. */
  | { type: 'killFoes'; seat: Seat; frame: number }
  /** A character is about to attack, or to use an ability on, another; or creatures are. */
  | { type: 'attack'; seat: Seat; target: Seat; frame: number }
  | { type: 'evade'; seat: Seat; from: Seat }
  /** A checkpoint: nothing changes, but others may cast (section H2). */
  | { type: 'moment'; seat: Seat; moment: Moment; all?: boolean };

/** What one side has made ready for a fight. */
export interface Prepared {
  weapons: string[];
  /** A charmed animal or a raised Enemy that fights along. */
  helpers: string[];
  /** Strength from Spells (Psionic Blast). */
  extra: number;
  /** The Mercenary paid for this fight. */
  hired?: string;
  /** No weapon, armour or Spell is used against such an opponent. */
  bare?: boolean;
  noDie?: boolean;
  noFate?: boolean;
  /** Spirits stand against it. */
  spirits?: boolean;
  /** Bought with a life (the Barbed Bracer). */
  blood?: number;
  /** Two dice, added (the Dancing Sword), or the better of two (the Soul Drinker). */
  dance?: boolean;
  drink?: string;
}

/** The totals of a roll, both included, that are a success. */
export interface Aim {
  from: number;
  to: number;
}

/** How a fight ended for the character. */
export type Result = 'won' | 'lost' | 'draw';

/** The procedures of the game and what each remembers while it runs. */
export interface Locals extends SoulLocals {
  match: { at?: number; choice?: string; offered?: string[] };
  turn: { choice?: string; missed?: boolean; went?: string };
  move: { seat: Seat; what: string; rest: string; steps?: number; from?: SpaceId; crossed?: boolean; choice?: string; fought?: string };
  portal: { seat: Seat; stat: Stat; rolled?: number };
  arrive: { seat: Seat };
  encounter: { seat: Seat; choice?: string; taken?: boolean; left?: boolean; did?: string };
  space: {
    seat: Seat;
    /** Cards that lay here before, cards met, cards drawn now. */
    old?: string[];
    met?: string[];
    drawn?: string[];
    /** Cards that must be met though this character would not meet them (TDE-11.14a). */
    forced?: string[];
    /** Met alone, wherever it lies. */
    only?: string;
    /** Cards whose turning up has been told. */
    revealed?: string[];
    veilChoice?: string;
    /** Veil cards are drawn here. */
    veil?: boolean;
    placed?: string[];
    /** The Enemies that are fought now, and those of them that do something first. */
    team?: string[];
    heed?: string[];
    /** Cards still to draw. */
    left?: number;
    /** The encounter number that is being met. */
    number?: number;
    replacedBy?: string[];
    /** Drawn in place of another: must be met. */
    fixed?: string[];
    choice?: string;
    card?: string;
    did?: string;
    tookAt?: boolean;
    /** Cards that put themselves on other spaces, and the die that says where. */
    placing?: string[];
    roll?: number;
    /** An Enemy was left that is neither killed nor evaded. */
    idle?: boolean;
    instructed?: boolean;
  };
  /** `gold`: how much of the gold that lies here may be taken, where only some things may. */
  take: { seat: Seat; here?: boolean; free: string[] | null; gold?: number; choice?: string; dropped?: string[] };
  face: {
    seat: Seat;
    stat: Stat;
    foes: Foe[];
    /** Whether all of them lay here before (Assassin). */
    old: boolean;
    inner?: boolean;
    quiet?: Foe[];
    /** Animals that would not be charmed, or were not asked. */
    tried?: string[];
    /** Enemies that were paid. */
    paid?: string[];
    roll?: number;
    choice?: string;
    result?: string;
  };
  fight: {
    seat: Seat;
    stat: Stat;
    foes: Foe[];
    /** In the Inner Region, where no Spell reaches a creature. */
    inner: boolean;
    /** Of the Runes. */
    bonus: number;
    /** Who began it: one that dies meanwhile is somebody else. */
    hero?: string | null;
    mocked?: string[];
    seen?: boolean;
    choice?: string;
    assassin?: boolean;
    dragon?: boolean;
    sides?: Prepared[];
    dice?: number[];
    foeDice?: number[];
    result?: Result;
    killed?: boolean;
  };
  /** Fate may be spent on dice that lie on the table. */
  fate: {
    seat: Seat;
    dice: number[];
    for: RollFor;
    card?: string;
    aim?: Aim;
    /** Of a fight: only the highest die counts, and the dice are handed back, not their sum. */
    fight?: { mine: number; theirs: number };
    choice?: string;
  };
  hurt: { seat: Seat; bare?: boolean; card?: string | null; stat: Stat; by?: Seat; choice?: string; roll?: number; lost?: number };
  afterWin: { seat: Seat; stat: Stat; foes: Foe[]; left?: string[]; choice?: string };
  duel: {
    seat: Seat;
    target: Seat;
    stat: Stat;
    assassin: boolean;
    /** The lives of the loser go to the winner (the Trial). */
    trial?: boolean;
    /** Whom the loser was: a ghost made in this fight is somebody else. */
    loserCard?: string | null;
    met?: boolean;
    sides?: Prepared[];
    attackDice?: number[];
    defenceDice?: number[];
    /** Gold that lay there before somebody was killed. */
    loose?: number;
    answered?: boolean;
    winner?: Seat;
    loser?: Seat;
    choice?: string;
    picks?: string[];
    lost?: boolean;
    /** What lay there before the winner took something. */
    before?: string[];
  };
  approach: { seat: Seat; target: Seat; choice?: string; evaded?: boolean; came?: boolean };
  prepare: { seat: Seat; stat: Stat; about: number; at: number; choice?: string; did?: boolean };
  ability: { seat: Seat; target: Seat; what: string; met?: boolean; roll?: number; choice?: string; before?: string[] };
  effects: {
    seat: Seat;
    todo: Effect[];
    /** The card that does this, or that a Spell names. */
    card: string | null;
    /** 'space', a card or a Spell. */
    cause: string;
    /** Who cast the Spell. */
    caster?: Seat;
    /** The frame that a Spell answers. */
    about?: number;
    target?: Seat;
    at?: SpaceId;
    /** By an Event: a turn to be missed is this one (T86-6.15.4). */
    event?: boolean;
    result?: string;
  };
  choosing: { seat: Seat; kind: string; of: readonly Choice[]; optional: boolean; effects: number; choice?: string };
  rolling: {
    seat: Seat;
    dice: number;
    rows: readonly Row[];
    card: string | null;
    cause: string;
    at: SpaceId;
    skip: RollPlace | null;
    add: 'pray' | 'cave' | null;
    effects: number;
    rolled?: number;
    choice?: string;
  };
  healing: { seat: Seat; n: number; price: number; choice?: string };
  replenishing: { seat: Seat; price: number; choice?: string };
  buying: { seat: Seat; goods: readonly Ware[]; choice?: string; took?: boolean };
  selling: { seat: Seat; price: number; picks?: string[] };
  handingOver: { seat: Seat; picks?: string[] };
  loseFollower: { seat: Seat; choice?: string };
  followersAtRisk: { seat: Seat; upTo: number; left: string[]; card?: string; roll?: number };
  teleporting: { seat: Seat; options: SpaceId[]; choice?: string };
  eachOf: { seats: Seat[]; todo: Effect[]; card: string | null };
  market: { at: Seat; passes: number; made?: number[]; choice?: string; partner?: Seat; given?: string[]; wanted?: string[] };
  free: { seat: Seat; what: string; rest: string; stat?: Stat; picks?: string[] };
  quest: { seat: Seat; choice?: string; rolled?: number };
  questDone: { seat: Seat };
  inner: { seat: Seat; again?: boolean; n?: number; his?: number; picks?: string[]; fed?: string[]; result?: string };
  beginCommand: { seat: Seat };
  command: { seat: Seat; roll?: number; left?: Seat[] };
  loseLives: { seat: Seat; who?: string | null; n: number; combat: boolean; by?: Seat; stoppable?: boolean; lost?: number; one?: boolean };
  death: { seat: Seat };
  settle: { who?: Seat; picks?: string[]; choice?: string };
  cast: { seat: Seat; spell: string; about: number; choice?: string; card?: string; space?: SpaceId; target?: Seat };
  attempt: Attempt<Change>;
}
