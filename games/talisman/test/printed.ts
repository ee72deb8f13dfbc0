/*
 * What stands on a card or a space, as one line of text: so that tables of tests can be typed from the rulebooks and
 * compared whole. A number that changes, a word more or less: the line is another one.
 *
 *   adv.shield    object can=[armour from=5]
 *   adv.siren     stranger evadable meet=[roll dice=1 [1-3: missTurn]]
 */

/** These stand for themselves; all other fields are said by their name. */
const BARE = new Set(['do', 'can', 'foe', 'is', 'what', 'stat', 'n', 'then', 'id', 'type', 'rows', 'kind', 'creature']);
/** Names that need not be said, or shorter. */
const SHORT: Readonly<Record<string, string>> = { abilities: 'can', instruction: 'text' };

/** A space without instructions prints none. */
const isEmpty = (what: unknown): boolean => Array.isArray(what) && what.length === 0;

type Fields = Readonly<Record<string, unknown>>;

function sentence(what: unknown): string {
  if (Array.isArray(what)) {
    const words = what.map(sentence);
    return what.every((part) => typeof part !== 'object') ? words.join('/') : `[${words.join('; ')}]`;
  }
  return typeof what === 'object' && what !== null ? fields(what as Fields) : String(what);
}

function fields({ from, to, ...more }: Fields): string {
  const row = more.then !== undefined && typeof from === 'number' && typeof to === 'number';
  if (row) return `${from === to ? from : `${from}-${to}`}: ${sentence(more.then).replace(/^\[(.*)\]$/, '$1')}`;
  const all = Object.entries({ ...more, from, to }).filter(([, value]) => value !== undefined && !isEmpty(value));
  return all
    .map(([name, value]) => (value === true ? name : BARE.has(name) ? sentence(value) : `${SHORT[name] ?? name}=${sentence(value)}`))
    .join(' ');
}

/** Everything that is printed on a card, a character, a Spell or a space, without its id. */
export function printed(card: object): string {
  const { id: _, cans: __, ...rest } = card as Fields;
  return inOrder(fields(rest));
}

/**
 * The same line, its words in the order of the alphabet: in which order a card names its fields says nothing. What stands
 * in brackets is one word with what goes before it.
 */
export function inOrder(line: string): string {
  const words: string[] = [''];
  let depth = 0;
  for (const sign of line) {
    if (sign === '[') depth++;
    if (sign === ']') depth--;
    if (sign === ' ' && depth === 0) words.push('');
    else words.push(words.pop()! + sign);
  }
  return words.sort().join(' ');
}
