import { type DystopiaView, strikesCompanion } from '@questhall/dystopia/client';
import type { OptionView } from '@questhall/kernel';
import type { SignName } from './signs.ts';

/** The first word of an option's id ("attack:m3": attack). */
export const kindOf = ({ id }: Pick<OptionView, 'id'>): string => id.split(':')[0] ?? '';

/** What a hero does once a turn besides moving (DYS-TURN.2). */
const ACTIONS: ReadonlySet<string> = new Set(['attack', 'cast', 'search', 'pick', 'eat', 'rods', 'lens', 'swap', 'hand', 'free', 'deal']);

/** Whether a hero's turn ends with this answer, though it does not say so: whoever has moved and then acts goes no further (DYS-TURN.4). */
export const endsTurn = (option: Pick<OptionView, 'id'>, { turn }: Pick<DystopiaView, 'turn'>): boolean =>
  turn.hero >= 0 && turn.stage === 'moved' && ACTIONS.has(kindOf(option));

/** What comes first in a figure's turn: what ends a fight or opens the way. */
const FIRST = ['attack', 'open', 'search', 'free', 'deal', 'pick', 'leave', 'rods', 'undo', 'end', 'done'];

/** The rest lies behind signs: spells, what is carried; dealings with others, with whatever has no other place; blows against them. */
const FOLDS: readonly { id: string; sign: SignName; kinds: readonly string[] }[] = [
  { id: 'spells', sign: 'scroll-unfurled', kinds: ['cast'] },
  { id: 'pack', sign: 'knapsack', kinds: ['eat', 'swap', 'lens', 'lay'] },
  { id: 'others', sign: 'three-friends', kinds: [] },
  // No swords: where a sign stands without its word, they would promise monsters.
  { id: 'friends', sign: 'bleeding-heart', kinds: [] },
];
const ELSEWHERE: ReadonlySet<string> = new Set([...FIRST, 'go', ...FOLDS.flatMap((fold) => fold.kinds)]);

/** What is said of an exchange for which neither of two has anything. */
const NOTHING = 'note.trade.none';

interface Places {
  /** On plates in sight. */
  first: OptionView[];
  /** Behind signs; only those behind which something lies. */
  folds: { id: string; sign: SignName; options: OptionView[] }[];
  /** Walking, which is done on the map. */
  walks: OptionView[];
}

/** Where each option of a figure's turn is found. Every one has a place, but what is for companions where there is none, and what brings nothing to anybody. */
export function placesOf(all: readonly OptionView[], view: Pick<DystopiaView, 'turn' | 'heroes'>): Places {
  // Whoever goes alone has nobody to let pass; an exchange of nothing for nothing is worth nobody's look.
  const options = all.filter(
    (option) => (view.heroes.length > 1 || kindOf(option) !== 'pass') && !(kindOf(option) === 'trade' && option.note?.key === NOTHING),
  );
  // Attacks on one's own people are possible, but nobody is led there by a plate.
  const onFriend = ({ id }: OptionView) => view.turn.hero >= 0 && strikesCompanion(id);
  const rank = (option: OptionView) => FIRST.indexOf(kindOf(option));
  // Nobody who looks for companions has come to strike them: that is a place of its own.
  const folded = (fold: string, kinds: readonly string[]) =>
    options.filter((o) =>
      fold === 'friends' ? onFriend(o) : kinds.includes(kindOf(o)) || (fold === 'others' && !ELSEWHERE.has(kindOf(o))),
    );
  // Whether others may pass is a switch on the hero's card: alone it would be no reason to promise companions.
  const isSwitchAlone = (those: readonly OptionView[]) => those.every((o) => kindOf(o) === 'pass') && !options.some(onFriend);
  return {
    first: options.filter((o) => rank(o) >= 0 && !onFriend(o)).sort((a, b) => rank(a) - rank(b) || (b.odds ?? 0) - (a.odds ?? 0)),
    folds: FOLDS.map(({ id, sign, kinds }) => ({ id, sign, options: folded(id, kinds) })).filter(
      (fold) => fold.options.length > 0 && !isSwitchAlone(fold.options),
    ),
    walks: options.filter((o) => kindOf(o) === 'go'),
  };
}

/** What can be done at an inn or in a camp, in the order in which one thinks of it; last, what has no other place. */
const SHELVES: readonly { id: string; kinds: readonly string[] }[] = [
  { id: 'take', kinds: ['take'] },
  { id: 'buy', kinds: ['buy'] },
  { id: 'use', kinds: ['swap', 'eat'] },
  { id: 'sell', kinds: ['sell'] },
  { id: 'give', kinds: ['give', 'gold'] },
  { id: 'wizor', kinds: [] },
];
const SHELVED: ReadonlySet<string> = new Set(['ready', 'as', ...SHELVES.flatMap((shelf) => shelf.kinds)]);

/** The shelves between two levels with what lies on each. Being ready, and turning to another hero, have their plates beside the heroes. */
export function shelvesOf(options: readonly OptionView[]): { id: string; options: OptionView[] }[] {
  return SHELVES.map(({ id, kinds }) => ({
    id,
    options: options.filter((o) => (id === 'wizor' ? !SHELVED.has(kindOf(o)) : kinds.includes(kindOf(o)))),
  }));
}

/** How many lie behind a sign: things and spells one by one, companions by their heads; what concerns none of them only where nothing else does. */
export function countOf({ id, options }: { id: string; options: readonly Pick<OptionView, 'id'>[] }): number {
  if (id !== 'others' && id !== 'friends') return options.length;
  const heads = new Set(options.flatMap((option) => whom(option.id) ?? [])).size;
  return heads > 0 ? heads : options.length;
}

/** The companion with whom a dealing is: "trade:2", "way:2", "attack:h2", "give:bread:2". */
export function whom(id: string): string | undefined {
  const [, ...rest] = id.split(':');
  return rest.findLast((word) => /^h?\d+$/.test(word))?.replace('h', '');
}
