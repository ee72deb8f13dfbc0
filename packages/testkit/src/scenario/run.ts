import {
  type Action,
  type AnyState,
  BadOption,
  begin,
  type Choice,
  decisionOf,
  decisionView,
  defaultChoice,
  fast,
  type GameEvent,
  illegal,
  matchOptions,
  play,
  resume,
  type Target,
  type Told,
} from '@questhall/kernel';
import type { Scenario, ScenarioFailure, ScenarioGame, ScenarioResult, ScenarioRound, ScenarioTable, WhenStep } from '../scenario.ts';
import { compare } from './compare.ts';
import { GENERIC_FACTS } from './facts.ts';
import { type ScriptedChance, scripted } from './scripted.ts';
import { type Path, placeOf, ScenarioError, show, type Words } from './words.ts';

/** Plays a scenario. Whatever is wrong, in the file or in the game, comes back as a failure with its place. */
export function runScenario(scenario: Scenario, rules: ScenarioGame): ScenarioResult {
  const result: ScenarioResult = { scenario, passes: [], failures: [], told: [], state: undefined };
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
    new Runner(scenario, rules, result, fail).run();
  } catch (e) {
    if (e instanceof ScenarioError) fail(e.path, e.why, undefined, undefined);
    else if (e instanceof BadOption) fail(['options', e.option], e.message, undefined, undefined);
    else fail([], `the game threw an error: ${e instanceof Error ? (e.stack ?? e.message) : String(e)}`, undefined, undefined);
  }
  return result;
}

class Runner {
  private readonly scenario: Scenario;
  private readonly rules: ScenarioGame;
  private readonly result: ScenarioResult;
  private readonly fail: (path: Path, what: string, expected: unknown, found: unknown) => void;
  private readonly table: ScenarioTable;
  private s!: AnyState;
  private told: Told[] = [];
  private readonly tell = (event: GameEvent, to?: readonly number[], twin?: GameEvent) => {
    this.told.push({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) });
  };

  constructor(scenario: Scenario, rules: ScenarioGame, result: ScenarioResult, fail: Runner['fail']) {
    this.scenario = scenario;
    this.rules = rules;
    this.result = result;
    this.fail = fail;
    const { seats, edition } = scenario;
    if (scenario.game !== rules.id) throw new ScenarioError(['game'], `this is a scenario of ${scenario.game}, not of ${rules.id}`);
    const { min, max } = rules.game.seats;
    if (seats.length < min || seats.length > max) {
      throw new ScenarioError(['seats'], `${rules.id} is played with ${min} to ${max} seats, not ${seats.length}`);
    }
    const options = matchOptions(rules.game.options, (scenario.options?.value ?? {}) as Record<string, unknown>);
    const seatOf = (words: Words) => {
      const name = words.text();
      const at = seats.indexOf(name);
      if (at >= 0) return at;
      const number = typeof words.value === 'number' ? words.value : -1;
      return number in seats ? number : words.fail(`nobody is called "${name}"; there are ${seats.join(', ')}`);
    };
    this.table = { seats, options, seatOf, ...(edition !== undefined ? { edition } : {}) };
  }

  run(): void {
    for (const [i, round] of this.scenario.rounds.entries()) {
      const chance = scripted(round, this.rules.nameOf);
      this.told = [];
      if (i === 0) this.begin(chance);
      const before = reload(this.s);
      for (const step of round.when) if (!this.act(step, chance)) return;
      const left = chance.left();
      if (left.length > 0)
        this.fail([...round.path, round.dice && !round.draws ? 'dice' : 'draws'], 'not everything was drawn', 'nothing left', left);
      this.check(round, before);
      this.result.told.push(...this.told);
    }
  }

  private begin(chance: ScriptedChance): void {
    const { given, seats, options } = this.scenario;
    const { game } = this.rules;
    chance.asking = given?.path ?? [];
    if (given) {
      this.s = this.rules.given(given, this.table);
      const wrong = game.invariants(this.s);
      if (wrong.length > 0) given.fail(`this position cannot be: ${wrong.join('; ')}`);
      this.s = reload(this.s);
      resume(game, this.s, chance, this.tell);
    } else {
      const set = (options?.value ?? {}) as Record<string, unknown>;
      this.s = begin(game, { seats: seats.length, options: set }, chance, this.tell);
    }
    this.s = reload(this.s);
    this.result.state = this.s;
  }

  /** False where the scenario cannot go on. */
  private act(step: WhenStep, chance: ScriptedChance): boolean {
    const { game } = this.rules;
    chance.asking = step.path;
    const seat = this.table.seatOf(step.seat);
    const d = decisionOf(this.s, seat);
    const name = this.table.seats[seat];
    if (!d) {
      if (step.refused) return this.refusal(step, [this.s.outcome ? 'over' : 'not-your-decision']);
      this.fail(step.path, `${name} is not asked anything`, show(step.choose.value), this.waiting());
      return false;
    }
    const action: Action = { decision: d.id, seat, choice: this.choice(step.choose, seat) };
    const problem = illegal(game, this.s, action);
    if (step.refused) return this.refusal(step, problem ? [problem.refusal?.rule ?? problem.code, problem.code] : []);
    if (problem) {
      const why = problem.refusal ? `refused by ${problem.refusal.rule}` : problem.code;
      this.fail(step.path, `${name} may not choose this (${why})`, action.choice, { kind: d.kind, options: d.options });
      return false;
    }
    play(game, this.s, action, chance, this.tell);
    this.s = reload(this.s);
    this.result.state = this.s;
    this.result.passes.push(placeOf(step.path));
    return true;
  }

  /** `found`: the rule and the code by which the choice was refused; empty where it was not. */
  private refusal(step: WhenStep, found: readonly string[]): boolean {
    const expected = step.refused?.value === true ? undefined : step.refused?.text();
    if (found.length > 0 && (expected === undefined || found.includes(expected))) this.result.passes.push(placeOf(step.path));
    else this.fail([...step.path, 'refused'], 'must be refused', expected ?? 'refused', found[0] ?? 'allowed');
    return true;
  }

  /** An option id; a list of them; `{ kind, target }` or `{ kind, option }`; `{ default: true }`. */
  private choice(words: Words, seat: number): Choice {
    if (words.isList()) return words.list().map((w) => w.text());
    if (!words.isMap()) return words.text();
    const { game } = this.rules;
    const f = words.fields(['kind', 'target', 'option', 'default']);
    const d = decisionOf(this.s, seat)!;
    if (f.kind && f.kind.text() !== d.kind) f.kind.fail(`${this.table.seats[seat]} is asked for "${d.kind}"`);
    if (f.default?.flag()) return defaultChoice(game, this.s, d, fast(1));
    if (f.option) return f.option.text();
    const target = f.target ?? words.fail('"target", "option" or "default" is missing');
    const options = decisionView(game, this.s, seat)?.options ?? [];
    const fitting = options.filter((o) => o.target && this.hits(target, o.target));
    if (fitting.length === 1) return fitting[0]!.id;
    const ids = (fitting.length > 0 ? fitting : options).map((o) => o.id).join(', ');
    return target.fail(fitting.length > 0 ? `several options fit: ${ids}` : `no option has this target; there are ${ids}`);
  }

  private hits(words: Words, target: Target): boolean {
    const by = { seats: this.table.seats };
    if (words.isMap()) return compare(words.value, target, by);
    return Object.values(target).some((part) => compare(words.value, part, by));
  }

  private waiting(): unknown {
    if (this.s.outcome) return 'the match is over';
    return this.s.pending.map((d) => ({ seat: this.table.seats[d.seat], kind: d.kind }));
  }

  private check(round: ScenarioRound, before: AnyState): void {
    const { game, facts } = this.rules;
    const context = { ...this.table, game, told: this.told, before };
    for (const [name, expected] of round.then) {
      const fact = Object.hasOwn(GENERIC_FACTS, name) ? GENERIC_FACTS[name] : Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (!fact) {
        const known = [...Object.keys(GENERIC_FACTS), ...Object.keys(facts)].join(', ');
        throw new ScenarioError(expected.path, `"${name}" is no fact; there are ${known}`);
      }
      const finding = fact(this.s, expected, context);
      if (finding.holds) this.result.passes.push(placeOf(expected.path));
      else this.fail(expected.path, 'not as expected', finding.expected ?? expected.value, finding.found);
    }
    const wrong: string[] = game.invariants(this.s);
    if (wrong.length > 0) this.fail(round.path, 'an invariant is broken', 'none', wrong);
  }
}

/** What a restart would leave of it. */
function reload<S>(s: S): S {
  return JSON.parse(JSON.stringify(s)) as S;
}
