import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWN_ABILITIES, OWN_RULES } from '../src/own/rules.ts';
import type { OwnAbility } from '../src/own/shapes.ts';
import { OWN_PHRASES, OWN_SENTENCES } from '../src/own/words.ts';
import type { AddedCan } from '../src/vocabulary.ts';
import { FEW_USES } from './few-uses.ts';
import { ABILITIES, EFFECTS, tableOfWords, uses } from './word-uses.ts';

/** So many words the shared vocabulary has at most, and so many of them fewer than three cards use. Both may only go down. */
const MOST_WORDS = 45;
const MOST_FEW = 7;

test('a word of the shared vocabulary is used by three cards or stands in the list with its reason', () => {
  expect(EFFECTS.length + ABILITIES.length).toBeGreaterThan(40);
  const few = [...EFFECTS, ...ABILITIES].filter((word) => (uses.get(word)?.size ?? 0) < 3);
  expect(few.sort()).toEqual(Object.keys(FEW_USES).sort());
  for (const [word, reason] of Object.entries(FEW_USES)) expect([word, reason.length > 10]).toEqual([word, true]);
});

test('the shared vocabulary and the list of little used words do not grow', () => {
  expect(EFFECTS.length + ABILITIES.length).toBeLessThanOrEqual(MOST_WORDS);
  expect(Object.keys(FEW_USES).length).toBeLessThanOrEqual(MOST_FEW);
});

test('docs/shared-words.md lists the shared words as they are used', () => {
  const page = readFileSync(new URL('../../../docs/shared-words.md', import.meta.url), 'utf8');
  expect(page).toContain(`\n${tableOfWords()}\n`);
  expect(page).toContain(`**${EFFECTS.length + ABILITIES.length} words**`);
});

test('each word that a card brings is ruled, told, and printed on it', () => {
  expect(Object.keys(OWN_PHRASES).sort()).toEqual(Object.keys(OWN_RULES).sort());
  expect(Object.keys(OWN_SENTENCES).sort()).toEqual(Object.keys(OWN_ABILITIES).sort());
  const brought = [...Object.keys(OWN_RULES), ...Object.keys(OWN_ABILITIES)];
  expect(brought.length).toBeGreaterThan(20);
  expect(brought.filter((word) => !uses.has(word))).toEqual([]);
  expect(brought.filter((word) => EFFECTS.includes(word) || ABILITIES.includes(word))).toEqual([]);
  // Three cards with the same word: it belongs to the shared vocabulary.
  expect(brought.filter((word) => new Set([...uses.get(word)!].map((id) => id.replace('digital.', ''))).size > 2)).toEqual([]);
});

test('an ability that a card brings has its say somewhere: the rules ask a reckoning or a moment, and never for the ability', () => {
  const rules = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(rules|decisions|heuristic|scenario|text|expansions)\//.test(file) && file.endsWith('.ts'),
  );
  expect(rules.length).toBeGreaterThan(60);
  const asked = rules.flatMap((file) => {
    const code = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
    const asks = [...code.matchAll(/(?:has|ability|ownAbility|cardsThat|givers|abilitiesOf|own)\([^()]*'(\w+)'|\.can === '(\w+)'/g)];
    return asks.map(([, a, b]) => a ?? b!).filter((word) => word in OWN_ABILITIES);
  });
  expect(asked).toEqual([]);
  const abilities: readonly (readonly [string, OwnAbility<AddedCan>])[] = Object.entries(OWN_ABILITIES as never);
  for (const [word, { reckonings, moments, incidents, replacements }] of abilities)
    expect([word, Object.keys({ ...reckonings, ...moments, ...incidents, ...replacements }).length > 0]).toEqual([word, true]);
});
