import { readdirSync, readFileSync } from 'node:fs';
import { formatFailure, parseScenario, runScenario, type ScenarioGame } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { dystopiaScenarios } from '../src/scenario.ts';

const folder = new URL('../../../scenarios/dystopia/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

test.each(files)('%s', (name) => {
  const scenario = parseScenario(readFileSync(new URL(name, folder), 'utf8'), name);
  const { failures, passes } = runScenario(scenario, dystopiaScenarios as unknown as ScenarioGame);
  expect(failures.map((failure) => formatFailure(failure)).join('\n')).toBe('');
  expect(passes.length).toBeGreaterThan(0);
});
