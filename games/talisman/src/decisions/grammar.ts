import { type Decision, type DecisionKind, PASS } from '@questhall/kernel';
import { regionOf } from '../board/index.ts';
import type { State } from '../state.ts';
import { wastesTrophies } from './turn.ts';
import { isLastPurchase } from './wares.ts';
import { asked, cut } from './words.ts';

/** What is done to another character, and cannot be said sorry for. */
const AGAINST_PEOPLE: ReadonlySet<string> = new Set(['attack', 'psychic', 'assassinate', 'steal', 'beguile']);

const casts = (_s: State, _d: Decision, id: string): boolean => cut(id)[0] === 'cast';
const always = (): boolean => true;

/**
 * The answers of each kind of question that a table asks for twice: Spells that leave the hand, what is done to another
 * character, a fight with one's last life where one need not, a Follower given up, trophies turned in for nothing, the
 * purchase after which the visit is over, the character for the whole match.
 */
const DEAR: Readonly<Record<string, NonNullable<DecisionKind<State>['dear']>>> = {
  turn: casts,
  endTurn: casts,
  prepare: casts,
  encounter: (s, d, id) => casts(s, d, id) || AGAINST_PEOPLE.has(cut(id)[0]),
  face: (s, d, id) => casts(s, d, id) || ((id === 'fight' || id === 'assassinate') && d.options.length > 1 && asked(s, d).lives === 1),
  react: (_s, _d, id) => id !== PASS,
  checkpoint: (_s, _d, id) => id !== PASS,
  trophies: wastesTrophies,
  buy: isLastPurchase,
  loseFollower: always,
  character: always,
};

/**
 * Things are put down and trophies given up from the hand at any point of one's own turn (TDE-8.16, TDE-6.24a), and trophies
 * that can be turned in, or Objects that an Alchemist would turn into gold, were offered as the turn before ended: that this could
 * be done now, too, is no reason to ask, unless somebody wants to halt for it. Nor is a Potion, where Strength counts in fights alone, before whose dice it is offered
 * (T86-6.1.6a); the Portal of Power and the Crypt ask for Strength without a fight, so that further in it is one.
 */
const besides: NonNullable<DecisionKind<State>['besides']> = (s, d, id) =>
  !s.halts.includes(d.seat) && (UNASKED.has(id) || idlePotion(s, d, id));
const UNASKED: ReadonlySet<string> = new Set(['leave', 'shed', 'trade', 'sell']);
const idlePotion = (s: State, d: Decision, id: string): boolean => cut(id)[0] === 'drink' && regionOf(asked(s, d).space) === 'outer';
const BESIDES: ReadonlySet<string> = new Set(['turn', 'encounter']);

/** Questions with the answers that they ask for twice, and those that can be given unasked as well. */
export const withGrammar = (kinds: Record<string, DecisionKind<State>>): Record<string, DecisionKind<State>> =>
  Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => {
      const dear = DEAR[id];
      return [id, { ...kind, ...(dear ? { dear } : {}), ...(BESIDES.has(id) ? { besides } : {}) }];
    }),
  );
