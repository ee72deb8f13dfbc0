import { type Carrying, type Choice, type DecisionView, type Matter, matters, named, type OptionView } from '@questhall/kernel';
import { cardOf, isCard } from './editions/index.ts';
import type { TalismanView } from './observation.ts';

/**
 * What the turns of others ask of a seat beside windows for Spells: how to meet an attack, what to take and what to give. For each
 * of these matters a seat may leave word what it answers. Pure functions over a decision and a view, like all standing orders.
 */

export interface TalismanMatter extends Matter<TalismanView> {
  /** The edition whose rules alone ask this. */
  only?: '1986';
}

type Carries = Carrying<TalismanView>;

/** What a clock plays: the answer that changes least (H3). */
const plainly: Carries = ({ byDefault }) => byDefault;

/** Ready as one stands: the best weapon is in the hand already, and of two ways to fight the likelier one is taken. */
const atOnce: Carries = (decision, view) => (decision.kind === 'prepare' ? named('roll')(decision, view) : likeliest(decision.options));

export const likeliest = (options: readonly OptionView[]): string | null =>
  options.reduce<OptionView | null>((best, option) => (best && (best.odds ?? 0) >= (option.odds ?? 0) ? best : option), null)?.id ?? null;

/** A Magic Object, a Talisman before any other, where there is room for it; else the life. */
const treasure: Carries = (decision, view) => {
  const { load } = view.characters[decision.seat]!;
  if (load.limit !== null && load.n >= load.limit) return named('life')(decision, view);
  const magic = decision.options.map(({ id }) => id).filter((id) => isCard(id) && cardOf(id).type === 'magicObject');
  return leastFirst(magic).at(-1) ?? named('life')(decision, view);
};

/** Gold for the last life: whoever dies loses it with all that he has. */
const goldForTheLast: Carries = ({ seat, options }, view) =>
  view.characters[seat]!.lives > 1 ? [] : options.map(({ id }) => id).filter((id) => id.startsWith('coin.'));

/** Card by card, what helps most first; nothing that is paid for, and no curse. */
const all: Carries = ({ options }) => {
  const ids = options.map(({ id }) => id);
  if (ids.includes('gold')) return 'gold';
  const cards = ids.filter((id) => id.startsWith(TAKE)).map((id) => id.slice(TAKE.length));
  const best = leastFirst(cards.filter((card) => !cardOf(card).fee && helpOf(card) >= 0)).at(-1);
  return best === undefined ? 'done' : TAKE + best;
};
const TAKE = 'take:';

/** As many as must go, of what helps least. */
const least: Carries = ({ options, choose }) => {
  const ordered = leastFirst(options.map(({ id }) => id));
  return choose ? ordered.slice(0, choose.min) : (ordered[0] ?? null);
};

const leastFirst = (ids: readonly string[]): string[] =>
  ids
    .map((id) => ({ id, n: helpOf(id) }))
    .sort((a, b) => a.n - b.n)
    .map(({ id }) => id);

/** How much a card helps whoever has it, in points of a die, by what is printed on it. Spells all help alike. */
export function helpOf(id: string): number {
  if (!isCard(id)) return 0;
  const { abilities = [], cursed, type, number } = cardOf(id);
  // Curses walk along as Followers that nobody wants.
  if (cursed || type === 'event' || (type === 'follower' && number === 1)) return -1;
  return abilities.reduce((sum, a) => {
    if (a.can === 'enterValley') return sum + 9;
    if (a.can === 'add') return sum + a.n;
    return sum + (a.can === 'armour' ? (7 - a.from) / 3 : 0.5);
  }, 0);
}

/** In the order in which they come up. */
export const MATTERS = {
  ready: { kinds: ['prepare', 'weaponOfChoice'], ways: { roll: atOnce }, days: 'roll' },
  flee: { kinds: ['evade'], ways: { evade: named('evade'), stand: named('stand') }, days: 'evade' },
  spoils: { kinds: ['spoils'], ways: { life: named('life'), treasure }, days: 'treasure' },
  take: { kinds: ['take'], ways: { all, nothing: named('done') }, days: 'all' },
  bribe: { kinds: ['bribe'], ways: { nothing: () => [], gold: goldForTheLast }, days: 'gold', only: '1986' },
  bribed: { kinds: ['answerBribe'], ways: { refuse: named('pass'), accept: named('accept') }, days: 'refuse', only: '1986' },
  market: { kinds: ['market', 'answerTrade', 'buy'], ways: { no: plainly }, days: 'no' },
  drop: {
    kinds: [
      'dropObjects',
      'dropSpells',
      'deliver',
      'loseFollower',
      'ditchFollower',
      'sacrificeObject',
      'sacrificeFollower',
      'sacrificeSpell',
    ],
    ways: { least },
    days: 'least',
  },
  /** Whatever has no order of its own. */
  rest: { kinds: [], ways: { plain: plainly }, days: 'plain' },
} as const satisfies Readonly<Record<string, TalismanMatter>>;

export type MatterId = keyof typeof MATTERS;

const kept = matters<TalismanView, MatterId>(MATTERS);
export const { ids: MATTER_IDS, waysOf, usualWay, read: readMatters } = kept;

/** What may be said of a matter: to be asked, or an order. */
export type Way<M extends MatterId> = 'ask' | keyof (typeof MATTERS)[M]['ways'];

/**
 * Who a character is, and at what one's own Spell is aimed, nobody else says: whoever casts is there. Windows, armour and fate have
 * orders of their own.
 */
const OWN: ReadonlySet<string> = new Set(['character', 'target', 'react', 'checkpoint', 'armour', 'fate']);

/** The matter that a question in another's turn belongs to; null where orders have no say in it. */
export function matterOf(kind: string): MatterId | null {
  if (OWN.has(kind)) return null;
  return kept.of(kind) ?? 'rest';
}

/**
 * What is answered in the turn of another.
 * @param said what the seat has said, matter by matter
 * @param asked what it is asked, and whether the table gives a decision hours or days
 * @returns an answer, or null where the person is to be asked
 */
export function matterAnswer(
  said: { readonly [M in MatterId]?: Way<M> },
  asked: { decision: DecisionView; view: TalismanView; days: boolean },
): Choice | null {
  const { decision, view } = asked;
  const id = view.turn.seat === decision.seat ? null : matterOf(decision.kind);
  return id === null ? null : kept.answer(said, id, asked);
}
