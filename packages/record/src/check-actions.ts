import { type AnyGame, type AnyState, IllegalAction } from '@questhall/kernel';
import type { Static } from 'typebox';
import { sortedJson, stateHash } from './chain.ts';
import type { Findings, Place } from './findings.ts';
import { renewed } from './renewed.ts';
import { NotAsked, type Replay, replay } from './replay.ts';
import type { ActionPart, Draw, ExportedMatch } from './schema.ts';
import type { SeenDraw } from './witness.ts';

/** By what a record is played again. */
export interface Again {
  /**
   * The game by these rules, or by those of today; undefined where it is not here.
   * @param rules the version that played a stretch of the match
   */
  gameOf(id: string, rules: number): AnyGame | undefined;
  /** How far the check is, in actions. */
  at?: (done: number, total: number) => void;
}

/** What came of playing a record again. */
export interface Replayed {
  /** Something was played again. */
  played: boolean;
  actions: number;
  /** Every action was played and led where it should. */
  complete: boolean;
  /** The last one was. */
  reached: boolean;
  state: Replay['state'] | undefined;
  draws: SeenDraw[];
}

/** Actions that the same rules have played, one after the other. */
interface Stretch {
  rules: number;
  /** Of its first and its last action, from 1; the first stretch begins with the start, later ones with the action that carried the state over. */
  from: number;
  upTo: number;
}

function stretchesOf({ table, actions }: ExportedMatch): Stretch[] {
  const stretches: Stretch[] = [{ rules: table.rules, from: 1, upTo: actions.length }];
  for (const [i, { renewed, rules = table.rules }] of actions.entries()) {
    if (!renewed) continue;
    stretches.at(-1)!.upTo = i;
    stretches.push({ rules, from: i + 1, upTo: actions.length });
  }
  return stretches;
}

/**
 * Plays each stretch of the match again by the rules that have played it, where they are at hand: no others can judge it. Stops
 * at the first part that does not lead to its recorded state.
 */
export function checkActions(record: ExportedMatch, { gameOf, at }: Again, findings: Findings): Replayed {
  const done: Replayed = { played: false, actions: 0, complete: false, reached: false, state: undefined, draws: [] };
  let skipped = false;
  for (const stretch of stretchesOf(record)) {
    done.reached = false;
    const game = gameOf(record.table.game, stretch.rules);
    const theirs = record.actions.slice(stretch.from - 1, stretch.upTo).every((a) => (a.rules ?? record.table.rules) === stretch.rules);
    if (game?.version !== stretch.rules || !theirs) {
      skipped = true;
      continue;
    }
    const found = checkStretch(record, game, stretch, findings, done, at);
    if (found === 'wrong') return done;
    if (found === 'left') skipped = true;
    else done.reached = stretch.upTo === record.actions.length;
  }
  done.complete = !skipped;
  return done;
}

/** `left`: it leads back to before it, where other rules have played; `wrong`: it makes no sense to go on. */
function checkStretch(
  record: ExportedMatch,
  game: AnyGame,
  { from, upTo }: Stretch,
  findings: Findings,
  done: Replayed,
  at: Again['at'],
): 'good' | 'left' | 'wrong' {
  const first = record.actions[from - 1];
  const carried = first?.renewed as AnyState | undefined;
  let match: Replay;
  try {
    const drawn = record.start.draws.length + record.actions.slice(0, from - 1).reduce((sum, { draws }) => sum + draws.length, 0);
    match = replay(game, record, carried && { state: renewed(game, carried).state, drawn });
  } catch (error) {
    findings.add('rules', carried ? { part: 'action', n: from } : { part: 'start' }, { why: messageOf(error) });
    return 'wrong';
  }
  done.played = true;
  done.state = match.state;
  if (carried) {
    if (stateHash(match.state) !== first!.state || match.state.seq !== from) {
      findings.add('state', { part: 'action', n: from }, { choice: JSON.stringify(first!.choice) });
      return 'wrong';
    }
    done.actions++;
  } else {
    done.draws.push(...match.start.draws);
    if (stateHash(match.state) !== record.start.state) {
      findings.add('start-state', { part: 'start' });
      return 'wrong';
    }
    compareDraws(record.start.draws, match.start.draws, findings);
  }
  for (let n = carried ? from + 1 : from; n <= upTo; n++) {
    const action = record.actions[n - 1]!;
    if (carried && action.rewind && Number(action.choice) < from) return 'left';
    if (!checkAction(match, action, n, findings, done)) return 'wrong';
    done.actions++;
    // Another one after a taking back.
    done.state = match.state;
    at?.(n, record.actions.length);
  }
  return 'good';
}

/** Plays one action; false where it makes no sense to go on. */
function checkAction(match: Replay, action: Static<typeof ActionPart>, n: number, findings: Findings, done: Replayed): boolean {
  const place: Place = { part: 'action', n };
  const choice = JSON.stringify(action.choice);
  let draws: SeenDraw[];
  try {
    const played = match.act(action);
    const { byDefault } = played;
    draws = played.draws;
    if (byDefault !== undefined && sortedJson(byDefault) !== choice) {
      findings.add('default', place, { choice, expected: JSON.stringify(byDefault) });
    }
  } catch (error) {
    if (error instanceof NotAsked) findings.add('not-asked', place, { seat: action.seat });
    else if (error instanceof IllegalAction) findings.add(error.code === 'over' ? 'after-end' : 'illegal', place, { choice });
    else findings.add('rules', place, { why: messageOf(error) });
    return false;
  }
  if (stateHash(match.state) !== action.state) {
    // What it draws now says nothing about what was drawn then.
    findings.add('state', place, { choice });
    return false;
  }
  done.draws.push(...draws);
  compareDraws(action.draws, draws, findings);
  return true;
}

/** The recorded draws of one part against those that the rules make. */
function compareDraws(recorded: readonly Draw[], made: readonly SeenDraw[], findings: Findings): void {
  for (let i = 0; i < Math.max(recorded.length, made.length); i++) {
    const [was, is] = [recorded[i], made[i]];
    const n = is?.n ?? was?.n ?? 0;
    const place: Place = { part: 'draw', n };
    if (!was) findings.add('draw-missing', place, { expected: drawName(is!) });
    else if (!is) findings.add('draw-extra', place, { found: drawName(was) });
    else if (was.what !== is.what || was.of !== is.of) {
      findings.add('draw-what', place, { found: drawName(was), expected: drawName(is) });
    } else if (was.result !== is.result && !findings.at('draw', n)) {
      findings.add('draw-result', place, { what: was.what, found: was.result, expected: is.result });
    }
  }
}

const drawName = ({ what, of }: Draw) => `${what}, 1 of ${of}`;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
