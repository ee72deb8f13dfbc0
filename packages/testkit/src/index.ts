export { compare } from './scenario/compare.ts';
export { BadScenario, parseScenario } from './scenario/parse.ts';
export { formatFailure } from './scenario/report.ts';
export { runScenario } from './scenario/run.ts';
export { SCENARIO_SCHEMA } from './scenario/schema.ts';
export { type Path, placeOf, ScenarioError, show, Words } from './scenario/words.ts';
export type {
  Fact,
  FactContext,
  Finding,
  Scenario,
  ScenarioFailure,
  ScenarioGame,
  ScenarioResult,
  ScenarioRound,
  ScenarioTable,
  ScenarioWatch,
  WhenStep,
} from './scenario.ts';
