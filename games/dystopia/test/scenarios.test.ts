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

test('DYS-HID.6: a position with Wizor in a hero’s seat, or with nobody else, is none', () => {
  const run = (text: string) => {
    const scenario = parseScenario(`title: x\ngame: dystopia\n${text}`, 'x.yaml');
    return runScenario(scenario, dystopiaScenarios as unknown as ScenarioGame)
      .failures.map((failure) => formatFailure(failure))
      .join();
  };
  const two = 'seats: [Jan, Piet]\noptions: { wizor: person }\ngiven:\n';
  expect(run(`${two}  heroes: { elf: { at: "3,3", seat: Jan } }\nthen: { round: 1 }`)).toContain('Wizor’s player leads no hero');
  expect(run(`${two}  wizor: Piet\n  heroes: { elf: { at: "3,3" }, wizard: { at: "5,5", seat: Piet } }\nthen: { round: 1 }`)).toContain(
    'DYS-HID.6',
  );
  expect(run('seats: [Jan]\noptions: { wizor: person }\ngiven:\n  heroes: { elf: { at: "3,3" } }\nthen: { round: 1 }')).toContain(
    'somebody else must',
  );
  expect(run('seats: [Jan]\ngiven:\n  wizor: Jan\n  heroes: { elf: { at: "3,3" } }\nthen: { round: 1 }')).toContain('needs options');
});
