import type { ScenarioWords } from '@questhall/kernel';
import { ALL_SPACES, type SpaceId } from '../board/index.ts';
import { kindOf } from '../editions/index.ts';
import { namesake } from '../editions/namesake.ts';
import { inPlay, installed } from '../installed.ts';
import { pilesFor } from '../setup.ts';
import type { State } from '../state.ts';

/** Spaces that bear their name alone. The others (fields, plains, woods, hills, runes, deserts) are called by id. */
const BY_NAME: Readonly<Record<string, SpaceId>> = {
  village: 'O1',
  graveyard: 'O3',
  sentinel: 'O5',
  chapel: 'O7',
  crags: 'O9',
  city: 'O13',
  tavern: 'O19',
  ruins: 'O21',
  forest: 'O23',
  portal: 'M1',
  'black-knight': 'M2',
  'hidden-valley': 'M3',
  'cursed-glade': 'M5',
  chasm: 'M7',
  'warlocks-cave': 'M9',
  oasis: 'M11',
  temple: 'M13',
  castle: 'M16',
  'plain-of-peril': 'I1',
  mines: 'I2',
  'vampires-tower': 'I3',
  pits: 'I4',
  'valley-of-fire': 'I5',
  'werewolf-den': 'I6',
  'dice-with-death': 'I7',
  crypt: 'I8',
  crown: 'I9',
};

/** A space by id or by its own name; undefined for a word that is neither. */
export function spaceNamed(word: string): SpaceId | undefined {
  return BY_NAME[word] ?? ALL_SPACES.find((space) => space.id === word)?.id;
}

/** @throws at the words for what is no space */
export function spaceIn(words: ScenarioWords, word = words.text()): SpaceId {
  return spaceNamed(word) ?? words.fail(`"${word}" is no space; write an id such as O2, M15, I6, or ${Object.keys(BY_NAME).join(', ')}`);
}

const PREFIXES: readonly string[] = ['adv', 'pur', 'tal', 'sp', 'chr'];

/** Cards of the Adventure deck and Spells go without prefix; purchase and Talisman cards are `pur.sword`, `tal.talisman`. */
export function fullName(word: string, prefix: 'adv' | 'sp' | 'chr'): string {
  const known = [...PREFIXES, ...installed().flatMap(({ scenario }) => scenario?.prefixes ?? [])];
  return known.includes(word.slice(0, Math.max(0, word.indexOf('.')))) ? word : `${prefix}.${word}`;
}

/** The short name of an instance, the same in every edition: 'adv.goblin.2' is a "goblin", 'pur.sword.3' a "pur.sword". */
export function shortName(instance: string): string {
  return kindOf(instance)
    .replace('.digital.', '.')
    .replace(/^(adv|sp|chr)\./, '');
}

/** Whether a name of a scenario means this instance: by kind, or exactly ('goblin.2'). */
export function isNamed(instance: string, word: string, prefix: 'adv' | 'sp' | 'chr'): boolean {
  const full = fullName(word, prefix);
  return instance === full || kindOf(instance) === full || namesake(instance) === full;
}

/** Every card of the match, by instance and class. */
export function cardsOf(s: State): Readonly<Record<string, readonly string[]>> {
  const { deck, spells, stock, characters } = pilesFor(s.options);
  const found: Record<string, readonly string[]> = { card: [...deck, ...stock], spell: spells, character: characters };
  for (const { scenario } of installed()) for (const name of Object.keys(scenario?.cards?.(s) ?? {})) found[name] ??= [];
  for (const { scenario } of inPlay(s))
    for (const [name, cards] of Object.entries(scenario?.cards?.(s) ?? {})) found[name] = [...found[name]!, ...cards];
  return found;
}

/**
 * A word that means a card of the match.
 * @throws at the words for what is none, with the cards that look like it
 */
export function cardIn(s: State, words: ScenarioWords, prefix: 'adv' | 'sp', word = words.text()): string {
  const { card, spell } = cardsOf(s);
  const pile = (prefix === 'sp' ? spell : card)!;
  if (pile.some((one) => isNamed(one, word, prefix))) return word;
  const known = new Set(pile.flatMap((one) => [shortName(one), ...(kindOf(one) === one ? [] : [one])]));
  return words.fail(`"${word}" is no ${prefix === 'sp' ? 'Spell' : 'card'} of this match; ${words.likely(word, [...known])}`);
}
