import type { Decision, DecisionKind, OptionView } from '@questhall/kernel';
import type { State } from '../state.ts';
import { wastesTrophies } from './turn.ts';
import { cut } from './words.ts';

/**
 * Ways to the same end, of each kind of question: those to be rid of what stands against one, to come by an animal that leaves
 * one in peace, to get something of a character, to come through the Portal. An answer that belongs to none of them stays where it is.
 */
const ENDS: Readonly<Record<string, (id: string) => string | undefined>> = {
  face(id) {
    const [what, rest] = cut(id);
    if (what === 'attack' || what === 'charm') return `quiet:${rest}`;
    return FIGHTS.has(what) ? 'fight' : undefined;
  },
  direction: (id) => (cut(id)[0] === 'portal' ? 'portal' : undefined),
  prepare: (id) => (FIGHTS.has(id) ? 'fight' : undefined),
  encounter(id) {
    const [what, rest] = cut(id);
    return ON_PEOPLE.has(what) ? rest : undefined;
  },
};
const FIGHTS: ReadonlySet<string> = new Set(['fight', 'roll', 'assassinate', 'destroy']);
const ON_PEOPLE: ReadonlySet<string> = new Set(['attack', 'psychic', 'assassinate', 'steal', 'beguile', 'takeFollowers']);

/** Abilities with which nothing is risked: who fails has lost nothing but the try. */
const RISKLESS: ReadonlySet<string> = new Set(['destroy', 'charm', 'steal', 'beguile', 'takeFollowers']);

/** How promising an answer is among those that lead to the same end. */
const promise = ({ id, odds = 0 }: OptionView): number => (RISKLESS.has(cut(id)[0]) ? 1 : 0) + odds;

/** Of several ways to one end the most promising stands first, where the first of them stood: what a character can do is not looked for below what everybody can. */
export function arranged(kind: string, options: readonly OptionView[]): readonly OptionView[] {
  const ends = options.map(({ id }) => ENDS[kind]?.(id));
  return options.flatMap((option, i) => {
    const end = ends[i];
    if (end === undefined) return [option];
    if (ends.indexOf(end) < i) return [];
    return options.filter((_, j) => ends[j] === end).sort((a, b) => promise(b) - promise(a));
  });
}

type Arranged = NonNullable<DecisionKind<State>['arranged']>;

/** As long as what is laid down brings nothing, turning it in stands behind the trophies that one may lay down besides. */
const trophies: Arranged = (s, d, options) => {
  const wasted = options.filter(({ id }) => wastesTrophies(s, d, id));
  return wasted.length > 0 ? [...options.filter((one) => !wasted.includes(one)), ...wasted] : options;
};

const ownOrder = (kind: string): Arranged | undefined => {
  if (kind === 'trophies') return trophies;
  return ENDS[kind] ? (_s: State, _d: Decision, options: readonly OptionView[]) => arranged(kind, options) : undefined;
};

/** Questions with the order in which their answers are shown. */
export const withArrangement = (kinds: Record<string, DecisionKind<State>>): Record<string, DecisionKind<State>> =>
  Object.fromEntries(
    Object.entries(kinds).map(([id, kind]) => {
      const order = ownOrder(id);
      return [id, order ? { ...kind, arranged: order } : kind];
    }),
  );
