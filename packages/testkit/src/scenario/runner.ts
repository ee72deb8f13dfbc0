import {
  type Action,
  type AnyState,
  ASIDE,
  begin,
  type Choice,
  type Decision,
  decisionOf,
  type GameEvent,
  illegal,
  matchOptions,
  play,
  resume,
  type Told,
} from '@questhall/kernel';
import type {
  ChooseStep,
  DeclineStep,
  Scenario,
  ScenarioGame,
  ScenarioResult,
  ScenarioRound,
  ScenarioTable,
  ScenarioWatch,
} from '../scenario.ts';
import { CHOICE, choiceOf } from './choice.ts';
import { few } from './compare.ts';
import { GENERIC_FACTS } from './facts.ts';
import { knownWords } from './nearest.ts';
import { noting, type ScriptedChance, scripted } from './scripted.ts';
import { Spelling } from './spelling.ts';
import { type Path, placeOf, ScenarioError, show, Words } from './words.ts';

/** The codes by which the kernel refuses a choice. */
const ERRORS = ['not-an-option', 'wrong-number', 'malformed', 'not-your-decision', 'over'] as const;

/** So many questions at most are declined on the way to another one. */
const PATIENCE = 2000;

/** One match of a scenario: plays its rounds and compares what comes of them. */
export class Runner {
  private readonly scenario: Scenario;
  private readonly rules: ScenarioGame;
  private readonly result: ScenarioResult;
  private readonly fail: (path: Path, what: string, expected: unknown, found: unknown) => void;
  private readonly watch: ScenarioWatch;
  private readonly table: ScenarioTable;
  private readonly spelling: Spelling;
  private s!: AnyState;
  private told: Told[] = [];
  private readonly tell = (event: GameEvent, to?: readonly number[], twin?: GameEvent) => {
    this.told.push({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) });
  };

  constructor(scenario: Scenario, rules: ScenarioGame, result: ScenarioResult, fail: Runner['fail'], watch: ScenarioWatch) {
    this.scenario = scenario;
    this.rules = rules;
    this.result = result;
    this.fail = fail;
    this.watch = watch;
    const { seats, edition } = scenario;
    if (scenario.game !== rules.id) throw new ScenarioError(['game'], `this is a scenario of ${scenario.game}, not of ${rules.id}`);
    const { min, max } = rules.game.seats;
    if (seats.length < min || seats.length > max) {
      throw new ScenarioError(['seats'], `${rules.id} is played with ${min} to ${max} seats, not ${seats.length}`);
    }
    const options = matchOptions(rules.game.options, optionsOf(scenario, rules));
    const seatOf = (words: Words) => {
      const name = words.text();
      const at = seats.indexOf(name);
      if (at >= 0) return at;
      const number = typeof words.value === 'number' ? words.value : -1;
      return number in seats ? number : words.fail(`nobody is called "${name}"; there are ${seats.join(', ')}`);
    };
    this.table = { seats, options, seatOf, ...(edition !== undefined ? { edition } : {}) };
    this.spelling = new Spelling(rules.vocabulary, this.table);
    const known = this.spelling.rules();
    scenario.rules.forEach((rule, i) => {
      if (!known.includes(rule)) new Words(rule, ['rules', i]).fail(`"${rule}" is no rule; ${knownWords(rule, known)}`);
    });
  }

  run(): void {
    for (const [i, round] of this.scenario.rounds.entries()) {
      const chance = scripted(round, this.rules.nameOf);
      this.told = [];
      if (i === 0) this.begin(chance);
      const before = reload(this.s);
      for (const step of round.when) {
        if ('decline' in step) {
          if (!this.decline(step, chance)) return;
        } else {
          if (round.decline) this.clear(step, chance);
          if (!this.act(step, chance)) return;
        }
      }
      const left = chance.left();
      if (left.length > 0)
        this.fail([...round.path, round.dice && !round.draws ? 'dice' : 'draws'], 'not everything was drawn', 'nothing left', left);
      this.check(round, before);
      this.result.told.push(...this.told);
    }
  }

  private begin(chance: ScriptedChance): void {
    const { given, seats } = this.scenario;
    const { game } = this.rules;
    chance.asking = given?.path ?? [];
    if (given) {
      this.s = this.rules.given(given, this.table);
      const wrong = game.invariants(this.s);
      if (wrong.length > 0) given.fail(`this position cannot be: ${wrong.join('; ')}`);
      this.s = reload(this.s);
      resume(game, this.s, chance, this.tell);
    } else {
      this.s = begin(game, { seats: seats.length, options: this.table.options }, chance, this.tell);
    }
    this.s = reload(this.s);
    this.result.state = this.s;
    this.watch.began?.(reload(this.s), this.told);
  }

  /** False where the scenario cannot go on. */
  private act(step: ChooseStep, chance: ScriptedChance): boolean {
    const { game } = this.rules;
    chance.asking = step.path;
    const seat = this.table.seatOf(step.seat);
    const d = decisionOf(this.s, seat);
    const name = this.table.seats[seat];
    if (step.refused) this.spell(step, d);
    if (!d && !step.aside) {
      if (step.refused) return this.refusal(step, [this.s.outcome ? 'over' : 'not-your-decision']);
      this.fail(step.path, `${name} is not asked anything`, show(step.choose.value), this.waiting());
      return false;
    }
    const choice = step.aside ? step.choose.text() : this.choice(step.choose, seat, step.refused !== undefined);
    const action: Action = { decision: step.aside ? ASIDE : d!.id, seat, choice };
    const problem = illegal(game, this.s, action);
    if (step.refused) {
      const { rule, reason } = problem?.refusal ?? {};
      return this.refusal(step, problem ? [rule ?? problem.code, problem.code, ...(reason ? [codeOf(reason.key)] : [])] : []);
    }
    if (problem) {
      const why = problem.refusal ? `refused by ${problem.refusal.rule}` : problem.code;
      const options = step.aside ? (game.asides?.options(this.s, seat) ?? []) : d!.options;
      const found = { ...(step.aside ? {} : { kind: d!.kind }), options: few(options, show(choice)) };
      this.fail(step.path, `${name} may not choose this (${why})`, action.choice, found);
      return false;
    }
    this.play(action, chance);
    this.result.passes.push(placeOf(step.path));
    return true;
  }

  private play(action: Action, chance: ScriptedChance): void {
    const { noted, drawn } = noting(chance);
    const before = this.told.length;
    play(this.rules.game, this.s, action, noted, this.tell);
    this.s = reload(this.s);
    this.result.state = this.s;
    this.watch.played?.(action, drawn, this.told.slice(before), reload(this.s));
  }

  /** What a step must not be allowed to choose has to be a word of the game all the same, and so has its reason. */
  private spell({ choose, refused, aside }: ChooseStep, d: Decision | undefined): void {
    if (choose.isList()) for (const one of choose.list()) this.spelling.option(one, this.s, d?.kind, d?.options);
    else if (!choose.isMap()) this.spelling.option(choose, this.s, aside ? undefined : d?.kind, d?.options);
    if (!refused?.isMap()) {
      if (refused) this.spelling.refusal(refused, ERRORS);
      return;
    }
    const f = refused.fields(['rule', 'code']);
    if (!f.rule && !f.code) refused.fail('"rule" or "code" is missing');
    if (f.rule) this.spelling.rule(f.rule);
    if (f.code) this.spelling.code(f.code, ERRORS);
  }

  /** `found`: the rule and the codes by which the choice was refused; empty where it was not. */
  private refusal(step: ChooseStep, found: readonly string[]): boolean {
    const refused = step.refused!;
    const expected = refused.isMap() ? refused.entries().map(([, one]) => one.text()) : refused.value === true ? [] : [refused.text()];
    if (found.length > 0 && expected.every((one) => found.includes(one))) this.result.passes.push(placeOf(step.path));
    else {
      const told = found.length > 0 ? [...new Set(found)].join(', ') : 'allowed';
      this.fail([...step.path, 'refused'], 'must be refused', expected.length > 0 ? expected.join(', ') : 'refused', told);
    }
    return true;
  }

  /** Answers what is optional until the step's question waits. False where something else must be answered before. */
  private decline(step: DeclineStep, chance: ScriptedChance): boolean {
    chance.asking = step.path;
    const kind = this.spelling.kind(step.until);
    const seat = step.seat && this.table.seatOf(step.seat);
    const waits = () => this.s.pending.some((d) => d.kind === kind && (seat === undefined || d.seat === seat));
    this.declineUntil(waits, chance);
    if (waits()) this.result.passes.push(placeOf(step.path));
    else this.fail(step.path, 'this question does not come', show(step.until.value), this.waiting());
    return waits();
  }

  /** Answers what is optional until the step can be taken, or nothing optional waits. */
  private clear(step: ChooseStep, chance: ScriptedChance): void {
    chance.asking = step.path;
    const seat = this.table.seatOf(step.seat);
    const kind = step.choose.isMap() ? step.choose.fields(CHOICE).kind?.text() : undefined;
    this.declineUntil(() => {
      const d = decisionOf(this.s, seat);
      if (!d || (kind !== undefined && d.kind !== kind)) return false;
      if (step.refused) return kind !== undefined || this.spelling.no(d) === undefined;
      try {
        return !illegal(this.rules.game, this.s, { decision: d.id, seat, choice: this.choice(step.choose, seat) });
      } catch (e) {
        if (e instanceof ScenarioError) return false;
        throw e;
      }
    }, chance);
  }

  private declineUntil(ready: () => boolean, chance: ScriptedChance): void {
    for (let n = 0; n < PATIENCE && !ready(); n++) {
      const d = this.s.pending.find((one) => this.spelling.no(one) !== undefined);
      if (!d) return;
      this.play({ decision: d.id, seat: d.seat, choice: this.spelling.no(d)! }, chance);
    }
  }

  private choice(words: Words, seat: number, refused = false): Choice {
    return choiceOf(words, { s: this.s, game: this.rules.game, seat, table: this.table, spelling: this.spelling, refused });
  }

  private waiting(): unknown {
    if (this.s.outcome) return 'the match is over';
    return this.s.pending.map((d) => ({ seat: this.table.seats[d.seat], kind: d.kind }));
  }

  /** What the game offers and its vocabulary does not have could be misspelt in every scenario. */
  private unknown(round: ScenarioRound): void {
    for (const d of this.s.pending) {
      const found = this.spelling.unknownOptions(this.s, d);
      if (found.length > 0) this.fail(round.path, `the vocabulary of the game lacks options of "${d.kind}"`, 'none', few(found));
    }
  }

  private check(round: ScenarioRound, before: AnyState): void {
    const { game, facts } = this.rules;
    const context = { ...this.table, game, told: this.told, before, spelling: this.spelling, means: this.rules.vocabulary.means ?? same };
    this.unknown(round);
    for (const [name, expected] of round.then) {
      const fact = Object.hasOwn(GENERIC_FACTS, name) ? GENERIC_FACTS[name] : Object.hasOwn(facts, name) ? facts[name] : undefined;
      if (!fact) {
        const known = [...Object.keys(GENERIC_FACTS), ...Object.keys(facts)];
        throw new ScenarioError(expected.path, `"${name}" is no fact; ${knownWords(name, known)}`);
      }
      const finding = fact(this.s, expected, context);
      if (finding.holds) this.result.passes.push(placeOf(expected.path));
      else {
        // The words of the other facts that every game has were looked at beforehand.
        const doubts = name === 'view' || Object.hasOwn(facts, name) ? this.spelling.doubts(expected, finding.found, this.s) : [];
        const what = ['not as expected', ...doubts].join('; ');
        this.fail(expected.path, what, finding.expected ?? expected.value, finding.found);
      }
    }
    const wrong: string[] = game.invariants(this.s);
    if (wrong.length > 0) this.fail(round.path, 'an invariant is broken', 'none', wrong);
  }
}

const same = (found: string, word: string) => found === word;

/** The code of a refusal: the key of its reason, without the "no." before it. */
const codeOf = (key: string): string => key.replace(/^no\./, '');

/** What a scenario sets, with its edition where the game has editions. */
function optionsOf(scenario: Scenario, rules: ScenarioGame): Record<string, unknown> {
  const set = (scenario.options?.value ?? {}) as Record<string, unknown>;
  if (scenario.edition === undefined) return set;
  const spec = rules.game.options.find((option) => option.id === 'edition');
  if (!spec || !Array.isArray(spec.values)) throw new ScenarioError(['edition'], `${rules.id} has no editions`);
  return { ...set, edition: new Words(scenario.edition, ['edition']).oneOf(spec.values.map(String)) };
}

/** What a restart would leave of it. */
function reload<S>(s: S): S {
  return JSON.parse(JSON.stringify(s)) as S;
}
