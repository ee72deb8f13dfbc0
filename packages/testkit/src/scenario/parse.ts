import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Scenario, ScenarioCase, ScenarioRound, WhenStep } from '../scenario.ts';
import { type Path, ScenarioError, Words } from './words.ts';

const FIELDS = ['title', 'game', 'edition', 'rules', 'seats', 'options', 'given', 'rounds', 'cases'] as const;
const ROUND = ['dice', 'draws', 'decline', 'when', 'then'] as const;
const ROUND_FIELDS = ['title', ...ROUND] as const;
const CASE_FIELDS = ['title', 'options', 'given', 'rounds', ...ROUND] as const;
const STEP_FIELDS = ['seat', 'choose', 'aside', 'refused', 'decline', 'until'] as const;

type RoundWords = { [N in (typeof ROUND)[number] | 'rounds']?: Words };

/** A scenario file that cannot be read, with file and line in its message. */
export class BadScenario extends Error {
  readonly file: string;
  readonly line: number;
  constructor(file: string, line: number, why: string) {
    super(`${file}:${line} ${why}`);
    this.file = file;
    this.line = line;
  }
}

/**
 * Reads a scenario file.
 * @throws BadScenario naming file, line and field of the first thing that cannot be read
 */
export function parseScenario(source: string, file: string): Scenario {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter });
  const problem = document.errors[0];
  if (problem) throw new BadScenario(file, problem.linePos?.[0].line ?? 1, problem.message.split('\n')[0] ?? problem.message);
  const lineOf = (path: Path) => lineIn(document.contents, path, counter);
  try {
    return { file, lineOf, ...read(new Words(document.toJS())) };
  } catch (e) {
    if (e instanceof ScenarioError) throw new BadScenario(file, lineOf(e.path), e.message);
    throw e;
  }
}

function read(words: Words): Omit<Scenario, 'file' | 'lineOf'> {
  const f = words.fields([...FIELDS, ...ROUND_FIELDS]);
  const title = f.title?.text() ?? words.fail('a scenario needs a title');
  const game = f.game?.text() ?? words.fail('a scenario needs a game');
  const seats = f.seats?.list().map((s) => s.text()) ?? words.fail('a scenario needs seats, a list of names');
  seats.forEach((name, i) => {
    if (seats.indexOf(name) < i) f.seats?.list()[i]?.fail(`two seats are called "${name}"`);
  });
  f.options?.entries();
  return {
    title,
    game,
    ...(f.edition ? { edition: f.edition.text() } : {}),
    rules: f.rules?.list().map((r) => r.text()) ?? [],
    seats,
    options: f.options,
    given: f.given,
    rounds: f.cases && !f.rounds && ROUND.every((field) => !f[field]) ? [] : rounds(words, f),
    cases: f.cases ? cases(f.cases) : [],
  };
}

/** Each case begins where the file's own position and round end. */
function cases(words: Words): ScenarioCase[] {
  const list = words.list();
  if (list.length === 0) words.fail('there are no cases');
  return list.map((one) => {
    const f = one.fields(CASE_FIELDS);
    const title = f.title?.text() ?? one.fail('a case needs a title');
    f.options?.entries();
    return {
      path: one.path,
      title,
      ...(f.options ? { options: f.options } : {}),
      ...(f.given ? { given: f.given } : {}),
      rounds: rounds(one, f),
    };
  });
}

function rounds(words: Words, f: RoundWords): ScenarioRound[] {
  if (!f.rounds) {
    if (!f.when && !f.then) return words.fail('a scenario needs "when" and "then", or "rounds"');
    return [round(words.path, f)];
  }
  for (const field of ROUND) f[field]?.fail(`"${field}" belongs into a round where there are "rounds"`);
  const list = f.rounds.list();
  if (list.length === 0) f.rounds.fail('there are no rounds');
  return list.map((r) => {
    const own = r.fields(ROUND_FIELDS);
    return { ...round(r.path, own), ...(own.title ? { title: own.title.text() } : {}) };
  });
}

function round(path: Path, f: RoundWords): ScenarioRound {
  const { dice, draws, decline } = f;
  if (dice && dice.value !== 'any') for (const d of dice.list()) if (d.value !== 'any') d.whole(1);
  decline?.oneOf(['all']);
  const then = !f.then ? [] : f.then.isList() ? f.then.list().flatMap((item) => item.entries()) : f.then.entries();
  const chance = { ...(dice && { dice }), ...(draws && { draws }) };
  return { path, ...chance, ...(decline && { decline }), when: f.when?.list().map(step) ?? [], then };
}

function step(words: Words): WhenStep {
  const f = words.fields(STEP_FIELDS);
  if (f.decline) return declining(words, f.decline, f);
  f.until?.fail('"until" belongs to "decline: all"');
  const seat = f.seat ?? words.fail('a step needs a seat');
  const choose = f.choose ?? f.aside ?? words.fail('a step needs "choose"');
  if (f.choose && f.aside) f.aside.fail('a step has "choose" or "aside", not both');
  return { path: words.path, seat, choose, ...(f.refused ? { refused: f.refused } : {}), ...(f.aside ? { aside: true } : {}) };
}

/** `{ decline: all, until: endTurn }`, for a question to whomever or to one seat. */
function declining(words: Words, decline: Words, f: { [N in (typeof STEP_FIELDS)[number]]?: Words }): WhenStep {
  decline.oneOf(['all']);
  for (const field of ['choose', 'aside', 'refused'] as const) f[field]?.fail(`"${field}" does not go with "decline"`);
  const until = f.until ?? words.fail('"decline: all" needs "until", the kind of question before which it ends');
  return { path: words.path, decline, until, ...(f.seat ? { seat: f.seat } : {}) };
}

/** The line of a place; of the nearest place around it where it is not in the file. */
function lineIn(contents: Node | null, path: Path, counter: LineCounter): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(part));
      if (!pair) break;
      offset = (pair.key as Node).range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(part)];
      offset = (node as Node | undefined)?.range?.[0] ?? offset;
    } else break;
  }
  return counter.linePos(offset).line;
}
