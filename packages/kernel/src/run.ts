import type { Chance } from './chance.ts';
import type { AnyGame, AnyState } from './game.ts';
import type { GameEvent, Tell } from './kit.ts';
import type { CompiledStep, Left } from './procedure.ts';
import type { Ask, Decision, Outcome } from './state.ts';
import { letsBy, type Passed, stand } from './window.ts';

/** More steps than this without a question means that a procedure calls itself for ever. */
const RUNAWAY = 1_000_000;

/** A frame on top of the stack, at this step. */
export function push(s: AnyState, first: CompiledStep, locals: object, into: string | undefined): void {
  // Copied, since a step may hand over an object that somebody else holds.
  const frame: Record<string, unknown> = { id: ++s.lastId, proc: first.proc, step: first.name, ...locals };
  if (into !== undefined) frame.into = into;
  s.stack.push(frame as AnyState['stack'][number]);
}

/**
 * Where the frame on top goes on, or undefined where it has reached its end. Throws where a step is gone.
 * @param left the step at which a frame at this height called or asked last, in whatever match: mostly it is the one
 */
function nextStep(game: AnyGame, f: AnyState['stack'][number] | undefined, left: CompiledStep | undefined): CompiledStep | undefined {
  if (f === undefined) throw new Error(`${game.id}: the last procedure ended without an outcome`);
  return left !== undefined && f.step === left.following && f.proc === left.proc ? left.below : stepOf(game, f.proc, f.step);
}

function stepOf(game: AnyGame, proc: string, name: string): CompiledStep | undefined {
  const step = game.compiled.procedures.get(proc)?.steps.get(name);
  if (!step && name !== 'end') throw new Error(`${game.id}: no step ${proc}.${name}; a migration is missing`);
  return step;
}

/** The step to which a step jumps: mostly the same as the last time. */
function jump(game: AnyGame, step: CompiledStep, name: string): CompiledStep | undefined {
  if (step.jumped !== name) {
    step.jump = stepOf(game, step.proc, name);
    step.jumped = name;
  }
  return step.jump;
}

/** The first step of the procedure that a step calls. */
function callee(game: AnyGame, step: CompiledStep, proc: string): CompiledStep {
  if (step.callee?.proc !== proc) step.callee = game.compiled.procedures.get(proc)?.first;
  if (!step.callee) throw new Error(`${game.id}: no procedure ${proc}`);
  return step.callee;
}

/** Every way to go on, as the loop reads it. */
type AnyAsk = { ask?: Ask; askAny?: Ask[]; askAll?: Ask[] };
type AnyNext = AnyAsk & { call?: string; with?: object; into?: string; over?: Outcome; done?: unknown };

/** Runs steps until a question waits or the match is over. */
export function run(
  game: AnyGame,
  s: AnyState,
  chance: Chance,
  tell: Tell<GameEvent> | undefined,
  passed?: Passed,
  before: Decision[] = [],
): void {
  const { left = [] } = game.compiled;
  game.compiled.left = undefined;
  loop(game, s, game.kit(s, chance, tell, passed !== undefined), left, passed, before);
  game.compiled.left = left;
}

/**
 * The hot loop of every playout: where a frame stands is written when the loop leaves it, not at each of its steps.
 * @param left where frames go on stands in them as well, but would have to be looked up
 */
function loop(game: AnyGame, s: AnyState, kit: unknown, left: Left, passed: Passed | undefined, before: Decision[]): void {
  const { stack } = s;
  let at = stack.length - 1;
  /** From this height up every frame but the one on top has called in this run, so that its step in `left` is certain. */
  let sure = at + 1;
  let f = stack[at]!;
  let step = nextStep(game, f, left[at]);
  for (let steps = 0; ; steps++) {
    if (step === undefined) {
      stack.pop();
      f = stack[--at]!;
      step = at >= sure ? left[at]!.below : nextStep(game, f, left[at]);
      continue;
    }
    if (steps > RUNAWAY) throw new Error(`${game.id}: ${f.proc} runs for ever`);
    const next = step.run(f, kit) as AnyNext | string | undefined;
    if (next === undefined) {
      step = step.below;
      continue;
    }
    if (typeof next === 'string') {
      step = next === 'end' ? undefined : jump(game, step, next);
      continue;
    }
    // In the order of how often they come, and each looked at once: a look at one of so many forms of answers costs as much
    // as a small step.
    const { call } = next;
    if (call !== undefined) {
      f.step = step.following;
      left[at] = step;
      if (at < sure) sure = at;
      step = callee(game, step, call);
      push(s, step, next.with!, next.into);
      f = stack[++at]!;
      continue;
    }
    const { ask } = next;
    if (ask === undefined && (next.done !== undefined || 'done' in next)) {
      handOver(f, stack[at - 1], next.done);
      step = undefined;
      continue;
    }
    f.step = step.following;
    left[at] = step;
    if (ask !== undefined && !letsBy(game, ask)) {
      s.pending.push(question(++s.lastId, ask));
      return;
    }
    if (ask !== undefined) {
      (f as Record<string, unknown>)[ask.into] = ask.options[0];
      stand(game, s, [ask], passed);
      step = step.below;
    } else if (next.askAll !== undefined) {
      if (askAll(game, s, f as Record<string, unknown>, next.askAll)) return;
      stand(game, s, next.askAll, passed);
      step = step.below;
    } else if (next.askAny !== undefined) {
      s.pending.push(...next.askAny.map((one) => anyQuestion(s, one, before)));
      return;
    } else if (next.over !== undefined) {
      stack.length = 0;
      s.outcome = next.over;
      return;
    } else throw new Error(`${game.id}: ${f.proc} says ${JSON.stringify(next)}, which is no way to go on`);
  }
}

/** A question of which the first answer counts: the same as before where that stays, so that an answer on its way still counts. */
const anyQuestion = (s: AnyState, ask: Ask, before: readonly Decision[]): Decision =>
  (ask.stays && before.find((d) => JSON.stringify({ ...d, ...ask }) === JSON.stringify(d))) ||
  Object.assign(question(++s.lastId, ask), ask, { first: true as const });

/** Spelled out: a spread would cost more than the rest of the step, and a member that comes later a list of its own. */
function question(id: number, { seat, kind, options, into, choose, about }: Ask, together?: true): Decision {
  if (options.length === 0) throw new Error(`${kind} asks seat ${seat} without an option`);
  if (together && choose === undefined && about === undefined) return { id, seat, kind, options, into, together };
  const d: Decision = { id, seat, kind, options, into };
  if (choose !== undefined) d.choose = choose;
  if (about !== undefined) d.about = about;
  if (together) d.together = together;
  return d;
}

/** True where somebody must answer. The local that collects the answers starts with null for every seat. */
function askAll(game: AnyGame, s: AnyState, frame: Record<string, unknown>, asks: readonly Ask[]): boolean {
  let ids = 0;
  for (const ask of asks) {
    // Mostly all answers go to one local.
    if (ask === asks[0] || ask.into !== asks[0]!.into) frame[ask.into] = nobodyYet(s.seats);
    if (letsBy(game, ask)) continue;
    // Each seat has its own id, so that an id does not tell how many others were asked.
    s.pending.push(question(s.lastId + 1 + ask.seat, ask, true));
    ids = s.seats;
  }
  s.lastId += ids;
  return ids > 0;
}

/** By a loop: to fill a list of a length calls into the machine. */
function nobodyYet(seats: number): null[] {
  const answers: null[] = [];
  for (let seat = 0; seat < seats; seat++) answers.push(null);
  return answers;
}

/** What a frame ends with goes to the local of its caller that waits for it. */
function handOver({ into }: { into?: string }, caller: object | undefined, value: unknown): void {
  if (caller !== undefined && into !== undefined) (caller as Record<string, unknown>)[into] = value;
}
