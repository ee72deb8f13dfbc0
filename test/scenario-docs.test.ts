import { readFileSync } from 'node:fs';
import { dystopiaScenarios } from '@questhall/dystopia/scenario';
import { nachtwachtScenarios } from '@questhall/nachtwacht/scenario';
import { talismanScenarios } from '@questhall/talisman/scenario';
import { formatFailure, parseScenario, runScenario, type ScenarioGame } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { withLists } from '../scripts/scenario-lists.ts';

/* What docs/scenarios.md shows is what happens. */

const page = readFileSync(new URL('../docs/scenarios.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```(\w*)\n([\s\S]*?)```/g)].map(([, language, text]) => ({ language, text: text ?? '' }));
const examples = blocks.filter(({ language, text }) => language === 'yaml' && text.includes('\ngame: '));
const games = [nachtwachtScenarios, talismanScenarios, dystopiaScenarios] as unknown as ScenarioGame[];
const failuresOf = (source: string) => {
  const scenario = parseScenario(source, 'something.yaml');
  const game = games.find((one) => one.game.id === scenario.game);
  expect(game, scenario.game).toBeDefined();
  return runScenario(scenario, game!).failures;
};

test('the lists of words are those of the code (npm run scenario-words)', () => {
  expect(withLists(page)).toBe(page);
});

test('every whole example of the page holds', () => {
  expect(examples.length).toBeGreaterThan(0);
  for (const { text } of examples) expect(failuresOf(text)).toEqual([]);
});

test('the failure that the page shows is the one that is printed', () => {
  const source = examples[0]!.text;
  const [failure] = failuresOf(source.replace('Piet: 9, Cato: 7', 'Piet: 8, Cato: 7'));
  expect(failure).toBeDefined();
  expect(blocks.map(({ text }) => text.trim())).toContain(formatFailure(failure!));
});
