import type { Attempt, Later, Seat } from '@questhall/kernel';
import type { SpaceId } from './board/index.ts';
import type { Foe, RollFor } from './events.ts';
import type { AddedDuel, AddedLocals, AddedPreparation } from './open.ts';
import type { Dice } from './rules/fight/dice.ts';
import type { Choice, Effect, Occasion, PurchaseKind, RollPlace, Row, Stat } from './vocabulary.ts';

/** The procedures of the game and what each remembers while it runs; what an earlier step has set when others read it is `Later`. */
export interface Locals extends AddedLocals {
  match: Later<{ at: number; choice: string; offered: string[] }>;
  turn: { missed?: boolean; went?: string } & Later<{ choice: string }>;
  move: {
    seat: Seat;
    what: string;
    rest: string;
    dice?: number;
    from?: SpaceId;
    crossed?: boolean;
    fought?: string;
  } & Later<{ steps: number; choice: string }>;
  portal: { seat: Seat; stat: Stat } & Later<{ rolled: number }>;
  arrive: { seat: Seat };
  encounter: { seat: Seat; taken?: boolean; left?: boolean; did?: string } & Later<{ choice: string }>;
  space: {
    seat: Seat;
    /** Cards that must be met though this character would not meet them (TDE-11.14a). */
    forced?: string[];
    /** Met alone, wherever it lies. */
    only?: string;
    /** Cards whose turning up has been told. */
    revealed?: string[];
    /** What sends a card back now. */
    by?: string;
    placed?: string[];
    /** Drawn in place of another: must be met. */
    fixed?: string[];
    did?: string;
    tookAt?: boolean;
    /** An Enemy was left that is neither killed nor evaded. */
    idle?: boolean;
    instructed?: boolean;
  } & Later<{
    /** Cards that lay here before, cards met, cards drawn now. */
    old: string[];
    met: string[];
    drawn: string[];
    /** The deck from which cards are drawn here: 'adventure', or one of an expansion. */
    deck: string;
    /** Cards still to draw. */
    left: number;
    /** The encounter number that is being met. */
    number: number;
    replacedBy: string[];
    choice: string;
    /** The card that is met. */
    card: string;
    /** The Enemies that are fought now, and those of them that do something first. */
    team: string[];
    heed: string[];
    /** Cards that put themselves on other spaces, and the die that says where. */
    placing: string[];
    roll: number;
  }>;
  /** `gold`: how much of the gold that lies here may be taken, where only some things may. */
  taking: { seat: Seat; here?: boolean; goods: string[] | null; gold?: number; dropped?: string[]; took?: boolean } & Later<{
    choice: string;
  }>;
  facing: {
    seat: Seat;
    stat: Stat;
    foes: Foe[];
    /** Whether all of them lay here before (Assassin). */
    old: boolean;
    inner?: boolean;
    /** Enemies that were paid. */
    paid?: string[];
    result?: string;
  } & Later<{
    quiet: Foe[];
    /** Animals that would not be charmed, or were not asked. */
    tried: string[];
    roll: number;
    choice: string;
  }>;
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
    assassin?: boolean;
    killed?: boolean;
  } & Later<{ sides: [Prepared]; dice: number[]; foeDice: number[]; result: Result }>;
  /** Fate may be spent on dice that lie on the table. */
  fate: {
    seat: Seat;
    dice: number[];
    for: RollFor;
    card?: string;
    aim?: Aim;
    /** How the dice count. Those of a fight and of armour are handed back as they lie and counted there. */
    count: Dice;
    /** Of a fight: what both sides come to. */
    fight?: { mine: number; theirs: number };
  } & Later<{ choice: string }>;
  hurt: { seat: Seat; bare?: boolean; card?: string | null; stat: Stat; by?: Seat; lost?: number } & Later<{
    choice: string;
    roll: number;
  }>;
  afterWin: { seat: Seat; stat: Stat; foes: Foe[] } & Later<{ left: string[]; choice: string; picks: string[] }>;
  duel: {
    seat: Seat;
    target: Seat;
    stat: Stat;
    assassin: boolean;
    met?: boolean;
    answered?: boolean;
    lost?: boolean;
    /** What lay there before the winner took something. */
    before?: string[];
  } & Later<{
    sides: [Prepared, Prepared];
    attackDice: number[];
    defenceDice: number[];
    winner: Seat;
    loser: Seat;
    /** Whom the loser was: a ghost made in this fight is somebody else. */
    loserCard: string | null;
    choice: string;
    picks: string[];
    /** Gold that lay there before somebody was killed. */
    loose: number;
  }> &
    AddedDuel;
  approach: { seat: Seat; target: Seat; evaded?: boolean; came?: boolean } & Later<{ choice: string }>;
  preparing: { seat: Seat; stat: Stat; about: number; at: number; did?: boolean } & Later<{ choice: string }>;
  ability: { seat: Seat; target: Seat; what: string; met?: boolean } & Later<{ roll: number; choice: string; before: string[] }>;
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
  choosing: { seat: Seat; kind: string; of: readonly Choice[]; optional: boolean; effects: number } & Later<{ choice: string }>;
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
  } & Later<{ rolled: number; choice: string }>;
  healing: { seat: Seat; n: number; price: number } & Later<{ choice: string }>;
  replenishing: { seat: Seat; price: number } & Later<{ choice: string }>;
  buying: { seat: Seat; goods: readonly Ware[]; took?: boolean } & Later<{ choice: string }>;
  selling: { seat: Seat; price: number } & Later<{ picks: string[] }>;
  handingOver: { seat: Seat } & Later<{ picks: string[] }>;
  loseFollower: { seat: Seat } & Later<{ choice: string }>;
  followersAtRisk: { seat: Seat; upTo: number; left: string[] } & Later<{ card: string; roll: number }>;
  teleporting: { seat: Seat; options: SpaceId[] } & Later<{ choice: string }>;
  eachOf: { seats: Seat[]; todo: Effect[]; card: string | null };
  market: { at: Seat; passes: number } & Later<{ made: number[]; choice: string; partner: Seat; given: string[]; wanted: string[] }>;
  /** `laid`: trophies about to be turned in. */
  deed: { seat: Seat; what: string; rest: string } & Later<{ laid: string[]; choice: string; picks: string[] }>;
  quest: { seat: Seat } & Later<{ choice: string; rolled: number }>;
  questDone: { seat: Seat };
  inner: { seat: Seat; again?: boolean; fed?: string[]; result?: string } & Later<{ n: number; his: number; picks: string[] }>;
  beginCommand: { seat: Seat };
  command: { seat: Seat } & Later<{ roll: number; left: Seat[] }>;
  loseLives: { seat: Seat; who?: string | null; n: number; combat: boolean; by?: Seat; stoppable?: boolean; lost?: number; one?: boolean };
  death: { seat: Seat };
  limits: Later<{ who: Seat; picks: string[]; choice: string }>;
  cast: { seat: Seat; spell: string; about: number; card?: string; space?: SpaceId; target?: Seat } & Later<{ choice: string }>;
  /** Several listen to one moment: what the first says, and who is to be heard next. */
  heard: { moment: MomentName; frame: number; next: number; steps: { call: string; with: object } };
  attempt: Attempt<Change>;
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
  | { type: 'checkpoint'; seat: Seat; occasion: Occasion; all?: boolean };

/** What one side has made ready for a fight. */
export interface Prepared extends AddedPreparation {
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
}

/** The totals of a roll, both included, that are a success. */
export interface Aim {
  from: number;
  to: number;
}

/** How a fight ended for the character. */
export type Result = 'won' | 'lost' | 'draw';

/** What is sold for how much. */
export interface Ware {
  kind: PurchaseKind;
  price: number;
}

/** The moments at which a listener may take steps of its own; what it is told at each stands in moments.ts. */
export type MomentName =
  | 'arrived'
  | 'moveRolled'
  | 'aboutToDraw'
  | 'replacing'
  | 'turnedUp'
  | 'standing'
  | 'visited'
  | 'fightRolled'
  | 'beaten'
  | 'won'
  | 'challenged'
  | 'duelPaid'
  | 'duelOver'
  | 'turnEnds'
  | 'byAlignment';
