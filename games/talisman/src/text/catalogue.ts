import { choiceNames } from '../expansion.ts';
import { PRINTED } from '../expansions/printed.ts';
import { PURCHASE_KINDS } from '../vocabulary.ts';

/**
 * Adds to each phrase its form with a capital, `/cap`: for the beginning of a sentence. A phrase that begins with a
 * gap asks for the capital of what fills it. Keys that already have that form keep it.
 */
export function withCapitals<T extends Readonly<Record<string, string>>>(phrases: T): T & Record<string, string> {
  const forms = Object.entries(phrases)
    .filter(([key]) => !key.includes('/'))
    .map(([key, words]) => [`${key}/cap`, capital(words)] as const);
  return { ...Object.fromEntries(forms), ...phrases };
}

function capital(words: string): string {
  const gap = /^\{(\w+?)(?:_\w+)?\}/.exec(words);
  return gap ? `{${gap[1]}_cap}${words.slice(gap[0].length)}` : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Adds the names of purchase and Talisman cards: they are called like the Adventure cards of the same name. */
export function withPiles(names: Readonly<Record<string, string>>): Record<string, string> {
  const piles = Object.entries(names).flatMap(([key, words]) => {
    const [kind = '', form] = key.split('/');
    const pile = kind === 'adv.talisman' ? 'tal.talisman' : kind.replace(/^adv\./, 'pur.');
    const named = kind === 'adv.talisman' || (PURCHASE_KINDS as readonly string[]).includes(pile);
    return named ? [[form === undefined ? pile : `${pile}/${form}`, words]] : [];
  });
  return { ...names, ...Object.fromEntries(piles) };
}

/** Adds to each Spell of more than one word its name in quotes, `/quoted`, by which it stands apart in a sentence. */
export function withQuotes(
  [open, close]: readonly [open: string, close: string],
  messages: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const spells = Object.entries(messages).filter(([key, name]) => /^sp\.[^/]+$/.test(key) && name.includes(' '));
  return { ...messages, ...Object.fromEntries(spells.map(([key, name]) => [`${key}/quoted`, open + name + close])) };
}

/** Adds what it is called when a match is played with several expansions. */
export const withChoices = (messages: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...messages,
  ...choiceNames(messages, PRINTED),
});
