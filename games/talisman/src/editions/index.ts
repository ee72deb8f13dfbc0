import type { Space } from '../board/index.ts';
import { constant } from '../constant.ts';
import { PRINTED } from '../expansions/printed.ts';
import type { Ability, Can, Card, CharacterCard, Spell, Verb } from '../vocabulary.ts';
import { EDITION_1986 } from './1986.ts';
import { EDITION_DIGITAL } from './digital.ts';
import type { Copies, Edition, EditionId } from './edition.ts';
import { type Able, shapedCard, shapedCharacter } from './shapes.ts';
import type { Switches } from './switches.ts';

export { EDITION_1986 } from './1986.ts';
export { EDITION_DIGITAL } from './digital.ts';
export type { Copies, Edition } from './edition.ts';
export type { Able } from './shapes.ts';
export type { Switches } from './switches.ts';

/** An ability with its own fields: `AbilityOf<'add'>` has a stat and a number. */
export type AbilityOf<C extends Can> = Extract<Ability, { can: C }>;

const EDITIONS = [EDITION_1986, EDITION_DIGITAL];

/** What tells the edition: a state, or whatever has the options of a match. */
interface OfAMatch {
  readonly options: { readonly edition: EditionId };
}

/** The edition with which a match is played: the one place where anything asks for it by name. */
export const editionOf = (s: OfAMatch): Edition => (s.options.edition === 'digital' ? EDITION_DIGITAL : EDITION_1986);

/** How this match rules what the editions rule differently. */
export const rulesOf = (s: OfAMatch): Switches => editionOf(s).rules;

/** What the rulebook of this match calls a rule. */
export const ruleIn = (s: OfAMatch, rule: string): string => editionOf(s).ruleIds?.[rule] ?? rule;

const NONE: readonly never[] = [];

/** The kind of a card: 'adv.goblin.2' is the second of the Goblins 'adv.goblin'. */
export function kindOf(instance: string): string {
  return instance.replace(/\.\d+$/, '');
}

/**
 * The ids of all copies, in order: the first has the id of its kind, the others '.2', '.3' and so on behind it. No two
 * cards of a match have the same, since the kinds of deck, piles and Spells differ.
 */
export function instances(list: readonly Copies<{ id: string }>[]): string[] {
  return list.flatMap(([{ id }, n]) => Array.from({ length: n }, (_, i) => theString(i === 0 ? id : `${id}.${i + 1}`)));
}

/** The one string of its kind that names of fields are made of: it is found in a table without its letters being read. */
const theString = (id: string): string => Object.keys({ [id]: 0 })[0]!;

/** The same card by the string that the tables have, so that a string cut out of an answer does not live on in the state. */
export const instanceOf = (card: string): string => STRINGS.get(card) ?? card;

/** Every instance and every kind, with its card: asked at each step of each playout, so looked up once only. */
function byInstance<T extends { id: string }>(list: readonly Copies<T>[]): Map<string, T> {
  return new Map(list.flatMap((copies) => instances([copies]).map((id) => [id, copies[0]] as const)));
}

/** Editions share card files: what is made of one is made once. */
function once<A extends object, B>(make: (of: A) => B): (of: A) => B {
  const made = new Map<A, B>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}
const shapeOf = once(shapedCard);

const CARDS = byInstance(
  EDITIONS.flatMap((edition): readonly Copies<Card>[] => [...edition.adventure, ...edition.purchase, edition.talismans])
    .concat(PRINTED.flatMap(({ adventure, others }) => [...adventure, ...others]))
    .map(([card, n]) => [shapeOf(card), n] as const),
);
const SPELLS = byInstance([...EDITIONS.flatMap((edition) => edition.spells), ...PRINTED.flatMap(({ spells }) => spells)]);
for (const { effects } of SPELLS.values()) constant(effects);
const CHARACTERS = byInstance(
  [...EDITIONS, ...PRINTED.map(({ characters, figures }) => ({ characters: [...characters, ...figures] }))]
    .flatMap(({ characters }) => characters)
    .map((card) => [shapedCharacter(card), 1] as const),
);

const STRINGS = new Map([...CARDS.keys()].map((id) => [id, id]));

type AbilitiesByCan = ReadonlyMap<Can, readonly Ability[]>;

function sorted(abilities: readonly Ability[] = []): AbilitiesByCan {
  const found = new Map<Can, Ability[]>();
  for (const ability of abilities) found.set(ability.can, [...(found.get(ability.can) ?? []), ability]);
  return found;
}

const ABILITIES = new Map<string, AbilitiesByCan>(
  [...CARDS, ...CHARACTERS].map(([instance, { abilities }]) => [instance, sorted(abilities)]),
);

/** Who gives an ability: most are given by few, so that most who are asked need not be looked at. */
export interface Givers {
  /** The characters that have it by themselves. */
  readonly characters: readonly string[];
  /** The cards that give it to whoever has them. */
  readonly cards: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();
const NO_GIVERS: Givers = { characters: NONE, cards: NOBODY };

const GIVERS = new Map<Can, { characters: string[]; cards: Set<string> }>();
function giversAdded(can: Can): { characters: string[]; cards: Set<string> } {
  const found = GIVERS.get(can) ?? { characters: [], cards: new Set() };
  GIVERS.set(can, found);
  return found;
}
for (const [instance, { cans }] of CARDS) for (const can of cans) giversAdded(can).cards.add(instance);
for (const [id, { cans }] of CHARACTERS) for (const can of new Set(cans)) giversAdded(can).characters.push(id);

/** Whoever gives this ability. */
export const giversOf = (can: Can): Givers => GIVERS.get(can) ?? NO_GIVERS;

/** All cards (not characters) with this ability. */
export const givers = (can: Can): ReadonlySet<string> => giversOf(can).cards;

/** Every verb of an effect, also of those that stand in it under a condition, a choice or a roll. */
function* verbsIn(effect: unknown): Generator<Verb> {
  if (typeof effect !== 'object' || effect === null) return;
  if ('do' in effect) yield effect.do as Verb;
  for (const part of Object.values(effect)) yield* verbsIn(part);
}

const DOERS = new Map<Verb, Set<string>>();
for (const [instance, { meet = [] }] of CARDS) {
  for (const verb of verbsIn(meet)) DOERS.set(verb, (DOERS.get(verb) ?? new Set()).add(instance));
}

/** Whether the printed instruction that must be followed does this, or may do it. */
export const placeDoes = (place: Space, verb: Verb): boolean => place.duty === 'must' && says(place.instruction, verb);

/** Whether an effect has this verb, also under a condition, a choice or a roll. Asked at every space: without a list of all. */
function says(effect: unknown, verb: Verb): boolean {
  if (typeof effect !== 'object' || effect === null) return false;
  if ((effect as { do?: Verb }).do === verb) return true;
  for (const part in effect) if (says(effect[part as keyof typeof effect], verb)) return true;
  return false;
}

/** All cards that do this, or may do it, to whoever meets them. */
export const doers = (verb: Verb): ReadonlySet<string> => DOERS.get(verb) ?? NOBODY;

function known<T>(found: T | undefined, what: string, id: string): T {
  if (found === undefined) throw new Error(`no ${what} ${id}`);
  return found;
}

/** Whether this is the id of an Adventure, purchase or Talisman card. */
export const isCard = (instance: string): boolean => CARDS.has(instance);

/** An Adventure, purchase or Talisman card. @throws Error for an id that is none */
export function cardOf(instance: string): Card & Able {
  return known(CARDS.get(instance), 'card', instance);
}

/** A Spell. @throws Error for an id that is none */
export function spellOf(instance: string): Spell {
  return known(SPELLS.get(instance), 'Spell', instance);
}

/** A character card. @throws Error for an id that is none */
export function characterOf(id: string): CharacterCard & Able {
  return known(CHARACTERS.get(id), 'character', id);
}

/** The abilities of that name of a card or a character; mostly none or one. @throws Error for an id that is none */
export function abilitiesOf<C extends Can>(instance: string, can: C): readonly AbilityOf<C>[] {
  const found = known(ABILITIES.get(instance), 'card or character', instance).get(can);
  return (found as readonly AbilityOf<C>[] | undefined) ?? NONE;
}
