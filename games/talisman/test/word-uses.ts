import { readFileSync } from 'node:fs';
import { DIGITAL_BOARD } from '../src/board/digital.ts';
import { BOARD, SPACES } from '../src/board/index.ts';
import { EDITION_1986, EDITION_DIGITAL } from '../src/editions/index.ts';
import { PRINTED } from '../src/expansions/printed.ts';

/** The words of the shared vocabulary, and which cards, Spells, characters and spaces use them. */
const source = readFileSync(new URL('../src/vocabulary.ts', import.meta.url), 'utf8');
const wordsOf = (type: string, key: string): string[] => {
  const declared = source.slice(source.indexOf(`export type ${type} =`)).split('\n\nexport ')[0]!;
  return [...new Set([...declared.matchAll(new RegExp(`\\{ ${key}: '(\\w+)'`, 'g'))].map(([, word]) => word!))];
};
export const EFFECTS = wordsOf('PlainEffect', 'do');
export const ABILITIES = wordsOf('PlainAbility', 'can');

/** Every word that stands anywhere in a card or space. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if ((key === 'do' || key === 'can') && typeof inner === 'string') yield inner;
    else yield* wordsIn(inner);
  }
}

const EDITIONS = [EDITION_1986, EDITION_DIGITAL];
/** All that is printed, by id: cards, Spells, characters and the spaces of both boards. */
const all = new Map<string, unknown>();
for (const { adventure, purchase, spells, characters } of EDITIONS)
  for (const card of [...adventure, ...purchase, ...spells].map(([one]) => one).concat(characters as never[])) all.set(card.id, card);
for (const { adventure, spells, characters, others, figures, spaces = [] } of PRINTED)
  for (const card of [...adventure, ...spells, ...others]
    .map(([one]) => one)
    .concat(characters as never[], figures as never[], spaces as never[]))
    all.set(card.id, card);
for (const { id } of SPACES) {
  all.set(id, BOARD.get(id));
  // Where the editions differ there are two spaces of that name.
  if (JSON.stringify(DIGITAL_BOARD.get(id)) !== JSON.stringify(BOARD.get(id))) all.set(`digital.${id}`, DIGITAL_BOARD.get(id));
}

/** Who uses each word, by id. */
export const uses = new Map<string, Set<string>>();
for (const [id, card] of all) for (const word of wordsIn(card)) uses.set(word, (uses.get(word) ?? new Set()).add(id));

/** The table of the shared words, as `docs/shared-words.md` has it: the most used first. */
export function tableOfWords(): string {
  const rows = [...EFFECTS.map((word) => ['do', word] as const), ...ABILITIES.map((word) => ['can', word] as const)].map(
    ([kind, word]) => ({ kind, word, by: [...(uses.get(word) ?? [])].sort() }),
  );
  rows.sort((a, b) => b.by.length - a.by.length || a.word.localeCompare(b.word));
  const some = (by: readonly string[]) => by.slice(0, 4).join(', ') + (by.length > 4 ? ', …' : '');
  return [
    '| Word | Kind | Used by | For example |',
    '|---|---|---|---|',
    ...rows.map(({ kind, word, by }) => `| \`${word}\` | \`${kind}\` | ${by.length} | ${some(by)} |`),
  ].join('\n');
}
