import { BadOption } from '@questhall/kernel';
import type { Scenario, ScenarioFailure, ScenarioGame, ScenarioResult, ScenarioWatch } from '../scenario.ts';
import { Runner } from './runner.ts';
import { type Path, placeOf, ScenarioError } from './words.ts';

/**
 * Plays a scenario, or each of its cases. Whatever is wrong, in the file or in the game, is a failure with its place.
 * @param watch follows what is played, case after case
 */
export function runScenario(scenario: Scenario, rules: ScenarioGame, watch: ScenarioWatch = {}): ScenarioResult {
  const result: ScenarioResult = { scenario, passes: [], failures: [], told: [], state: undefined };
  if (scenario.cases.length === 0) playOne(scenario, rules, result, watch);
  for (const one of scenario.cases) {
    const own: ScenarioResult = { scenario, passes: [], failures: [], told: [], state: undefined };
    playOne(
      {
        ...scenario,
        title: `${scenario.title}: ${one.title}`,
        options: one.options ? (scenario.options?.withOver(one.options) ?? one.options) : scenario.options,
        given: one.given ? (scenario.given?.withOver(one.given) ?? one.given) : scenario.given,
        rounds: [...scenario.rounds, ...one.rounds],
      },
      rules,
      own,
      watch,
    );
    // What comes before the cases holds for each of them; it is told once.
    result.passes = [...new Set([...result.passes, ...own.passes])];
    result.failures.push(...own.failures);
    result.told.push(...own.told);
    result.state = own.state;
  }
  return result;
}

function playOne(scenario: Scenario, rules: ScenarioGame, result: ScenarioResult, watch: ScenarioWatch): void {
  const fail = (path: Path, what: string, expected: unknown, found: unknown) => {
    const failure: ScenarioFailure = {
      file: scenario.file,
      line: scenario.lineOf(path),
      title: scenario.title,
      place: placeOf(path) || 'file',
      what,
      expected,
      found,
    };
    result.failures.push(failure);
  };
  try {
    new Runner(scenario, rules, result, fail, watch).run();
  } catch (e) {
    if (e instanceof ScenarioError) fail(e.path, e.why, undefined, undefined);
    else if (e instanceof BadOption) fail(['options', e.option], e.message, undefined, undefined);
    else fail([], `the game threw an error: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}`, undefined, undefined);
  }
}
