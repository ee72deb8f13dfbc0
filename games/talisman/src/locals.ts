import type { Attempt, Seat } from '@questhall/kernel';
import type { SpaceId } from './board/index.ts';
import type { Foe, RollFor } from './events.ts';
import type { Moments } from './moments.ts';
import type { AddedDuel, AddedLocals } from './open.ts';
import type { Dice } from './rules/fight/dice.ts';
import type { Aim, Change, Prepared, Result, Ware } from './state.ts';
import type { Choice, Effect, RollPlace, Row, Stat } from './vocabulary.ts';

/** The procedures of the game and what each remembers while it runs. */
export interface Locals extends AddedLocals {
  match: { at?: number; choice?: string; offered?: string[] };
  turn: { choice?: string; missed?: boolean; went?: string };
  move: {
    seat: Seat;
    what: string;
    rest: string;
    dice?: number;
    steps?: number;
    from?: SpaceId;
    crossed?: boolean;
    choice?: string;
    fought?: string;
  };
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
    /** The deck from which cards are drawn here: 'adventure', or one of an expansion. */
    deck?: string;
    /** What sends a card back now. */
    by?: string;
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
  take: { seat: Seat; here?: boolean; free: string[] | null; gold?: number; choice?: string; dropped?: string[]; took?: boolean };
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
    /** How the dice count. Those of a fight and of armour are handed back as they lie and counted there. */
    count: Dice;
    /** Of a fight: what both sides come to. */
    fight?: { mine: number; theirs: number };
    choice?: string;
  };
  hurt: { seat: Seat; bare?: boolean; card?: string | null; stat: Stat; by?: Seat; choice?: string; roll?: number; lost?: number };
  afterWin: { seat: Seat; stat: Stat; foes: Foe[]; left?: string[]; choice?: string; picks?: string[] };
  duel: {
    seat: Seat;
    target: Seat;
    stat: Stat;
    assassin: boolean;
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
  } & AddedDuel;
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
  /** `laid`: trophies about to be turned in. */
  free: { seat: Seat; what: string; rest: string; laid?: string[]; choice?: string; picks?: string[] };
  quest: { seat: Seat; choice?: string; rolled?: number };
  questDone: { seat: Seat };
  inner: { seat: Seat; again?: boolean; n?: number; his?: number; picks?: string[]; fed?: string[]; result?: string };
  beginCommand: { seat: Seat };
  command: { seat: Seat; roll?: number; left?: Seat[] };
  loseLives: { seat: Seat; who?: string | null; n: number; combat: boolean; by?: Seat; stoppable?: boolean; lost?: number; one?: boolean };
  death: { seat: Seat };
  settle: { who?: Seat; picks?: string[]; choice?: string };
  cast: { seat: Seat; spell: string; about: number; choice?: string; card?: string; space?: SpaceId; target?: Seat };
  /** Several listen to one moment: what the first says, and who is to be heard next. */
  heard: { moment: keyof Moments; frame: number; next: number; steps: { call: string; with: object } };
  attempt: Attempt<Change>;
}
