import { digestOf, verifyCommitment } from '@questhall/fair';
import { type AnyGame, IllegalAction, sealed } from '@questhall/kernel';
import type { Static } from 'typebox';
import { sortedJson, stateHash } from './chain.ts';
import { type CheckStep, type Finding, Findings, type Place } from './findings.ts';
import { readRecord } from './read.ts';
import { NotAsked, type Replay, replay } from './replay.ts';
import type { ActionPart, Draw, ExportedMatch } from './schema.ts';
import { checkOpening, linker } from './seats.ts';
import { type Tally, tallies } from './tally.ts';
import type { SeenDraw } from './witness.ts';

/**
 * What somebody wrote down during the match, to be compared with what the record says now, in small letters or capitals.
 * An empty text was not left out: it is not what the record says.
 */
export interface Kept {
  commitment?: string | undefined;
  opening?: string | undefined;
  head?: string | undefined;
}

export interface CheckOptions {
  /** The game's rules of today; undefined where they are not here. */
  gameOf(id: string): AnyGame | undefined;
  kept?: Kept;
  /** How far the check is, in actions. */
  at?: (done: number, total: number) => void;
}

/** One part of the check: good, bad, or not possible here. */
export interface CheckLine {
  step: CheckStep;
  state: 'good' | 'bad' | 'skipped';
  /** How many things were looked at. */
  count: number;
}

/** What the record says of itself. */
export interface Facts {
  match: string;
  game: string;
  rules: number;
  chance: 'sealed' | 'fast';
  seats: { seat: number; kind: 'person' | 'bot'; name: string | null; level: string | null; contribution: string; withheld: boolean }[];
  actions: number;
  draws: number;
  commitment: string | null;
  opening: string;
  head: string;
  outcome: ExportedMatch['end']['outcome'];
}

export interface Report {
  /** `partly`: nothing is wrong, but not all could be checked; `unchecked` says what. */
  verdict: 'good' | 'partly' | 'bad';
  /**
   * `replay`: it was not played again to its end, so the result is only what the record says. `names`: somebody's name was
   * taken out, so whether that seat is as it was at the start cannot be said.
   */
  unchecked: ('replay' | 'names')[];
  facts: Facts | null;
  lines: CheckLine[];
  findings: Finding[];
  /** Findings beyond those listed. */
  more: number;
  /** Dice and draws, counted; empty where the record cannot be read. */
  tallies: Tally[];
}

/** Checks a record: commitment, names and seats, the chain, every draw, every action, every state, the result. */
export function checkRecord(file: unknown, options: CheckOptions): Report {
  const findings = new Findings();
  const record = readRecord(file, findings);
  if (!record) {
    return { verdict: 'bad', unchecked: ['replay'], facts: null, lines: [], findings: findings.list, more: findings.more, tallies: [] };
  }
  checkKept(record, options.kept ?? {}, findings);
  checkOpening(record, findings);
  const secret = checkSecret(record, findings);
  checkNumbers(record, findings);
  if (secret) checkDraws(record, findings);
  const game = options.gameOf(record.table.game);
  // The rules that played it are the only ones that can judge it.
  const sameRules = game?.version === record.table.rules && record.actions.every((a) => (a.rules ?? game.version) === game.version);
  const replayed = game && sameRules && secret ? checkActions(record, game, findings, options.at) : undefined;
  const chained = checkChain(record, findings);
  checkEnd(record, replayed?.complete ? replayed.state : undefined, findings);
  const draws = drawsOf(record);
  const withheld = record.seats.some((seat) => seat.withheld !== undefined);
  const done: Record<CheckStep, number | undefined> = {
    commitment: record.table.chance.kind === 'sealed' ? 1 : undefined,
    opening: withheld ? undefined : record.seats.length,
    chain: record.actions.length + 2,
    draws: secret ? draws.length : undefined,
    replay: replayed?.actions,
    outcome: replayed?.complete ? 1 : undefined,
  };
  const lines = Object.entries(done).map(([step, count]): CheckLine => {
    const bad = findings.of(step as CheckStep).length > 0 || (step === 'chain' && !chained);
    return { step: step as CheckStep, state: bad ? 'bad' : count === undefined ? 'skipped' : 'good', count: count ?? 0 };
  });
  const unchecked: Report['unchecked'] = [...(replayed?.complete ? [] : ['replay' as const]), ...(withheld ? ['names' as const] : [])];
  return {
    verdict: findings.list.length > 0 ? 'bad' : unchecked.length === 0 ? 'good' : 'partly',
    unchecked,
    facts: factsOf(record),
    lines,
    findings: findings.list,
    more: findings.more,
    tallies: tallies(replayed?.complete ? replayed.draws : draws),
  };
}

function factsOf({ table, seats, actions, end, ...rest }: ExportedMatch): Facts {
  return {
    match: table.match,
    game: table.game,
    rules: table.rules,
    chance: table.chance.kind,
    seats: seats.map(({ seat, kind, name, level, contribution, withheld }) => ({
      seat,
      kind,
      name,
      level,
      contribution,
      withheld: withheld !== undefined,
    })),
    actions: actions.length,
    draws: drawsOf({ ...rest, actions }).length,
    commitment: table.chance.kind === 'sealed' ? table.chance.commitment : null,
    opening: seats.at(-1)!.link,
    head: end.link,
    outcome: end.outcome,
  };
}

function drawsOf({ start, actions }: Pick<ExportedMatch, 'start' | 'actions'>): Draw[] {
  return [...start.draws, ...actions.flatMap((a) => a.draws)];
}

function checkKept(record: ExportedMatch, kept: Kept, findings: Findings): void {
  const { commitment, opening, head } = factsOf(record);
  const differs = (noted: string | undefined, is: string | null) => noted !== undefined && noted.trim().toLowerCase() !== is;
  if (differs(kept.commitment, commitment)) findings.add('kept-commitment', { part: 'table' }, { kept: kept.commitment! });
  if (differs(kept.opening, opening)) findings.add('kept-opening', { part: 'table' }, { kept: kept.opening! });
  if (differs(kept.head, head)) findings.add('kept-head', { part: 'end' }, { kept: kept.head! });
}

/** True where draws can be checked: the secret is there and is the one that was committed to, or there is none. */
function checkSecret({ table, secret }: ExportedMatch, findings: Findings): boolean {
  if (table.chance.kind === 'fast') return true;
  if (secret === null) findings.add('no-secret', { part: 'secret' });
  else if (!verifyCommitment(secret, table.chance.commitment)) findings.add('secret', { part: 'secret' });
  else return true;
  return false;
}

/** Every draw of a sealed match follows from secret, contributions and its number, whatever the rules say. */
function checkDraws(record: ExportedMatch, findings: Findings): void {
  const contributions = record.seats.map((s) => s.contribution);
  const digest = record.secret !== null ? digestOf(record.secret, contributions, record.table.match) : undefined;
  for (const [n, draw] of drawsOf(record).entries()) {
    const place: Place = { part: 'draw', n };
    if (draw.n !== n) {
      // From here on every number would be wrong.
      findings.add('draw-number', place, { found: draw.n });
      return;
    }
    if (record.table.chance.kind !== 'sealed' || !digest) continue;
    const expected = sealed(digest, n).below(draw.of);
    if (draw.result !== expected) findings.add('draw-result', place, { what: draw.what, found: draw.result, expected });
  }
}

interface Replayed {
  actions: number;
  /** Every action was played and led where it should. */
  complete: boolean;
  state: Replay['state'] | undefined;
  draws: SeenDraw[];
}

/** Plays the match again and stops at the first part that does not lead to its recorded state. */
function checkActions(record: ExportedMatch, game: AnyGame, findings: Findings, at?: CheckOptions['at']): Replayed {
  const done: Replayed = { actions: 0, complete: false, state: undefined, draws: [] };
  let match: Replay;
  try {
    match = replay(game, record);
  } catch (error) {
    findings.add('rules', { part: 'start' }, { why: messageOf(error) });
    return done;
  }
  done.state = match.state;
  done.draws.push(...match.start.draws);
  if (stateHash(match.state) !== record.start.state) {
    findings.add('start-state', { part: 'start' });
    return done;
  }
  compareDraws(record.start.draws, match.start.draws, findings);
  for (const [i, action] of record.actions.entries()) {
    if (!checkAction(match, action, i + 1, findings, done)) return done;
    done.actions = i + 1;
    // Another one after a taking back.
    done.state = match.state;
    at?.(i + 1, record.actions.length);
  }
  done.complete = true;
  return done;
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

function checkNumbers({ actions }: ExportedMatch, findings: Findings): void {
  const at = actions.findIndex(({ seq }, i) => seq !== i + 1);
  if (at >= 0) findings.add('numbering', { part: 'action', n: at + 1 }, { found: actions[at]!.seq });
}

/** True where every link holds. Only what nothing else has found (a changed time, author or link) is a finding of its own. */
function checkChain({ seats, start, actions, end }: ExportedMatch, findings: Findings): boolean {
  const opening = seats.at(-1)!.link;
  const fits = linker(opening, opening);
  const known = (draws: readonly Draw[]) => draws.some((d) => findings.at('draw', d.n));
  let all = fits(start);
  if (!all && !findings.at('start') && !known(start.draws)) findings.add('link', { part: 'start' });
  actions.forEach((action, i) => {
    if (fits(action)) return;
    all = false;
    const n = i + 1;
    if (!findings.at('action', n) && !known(action.draws)) findings.add('link', { part: 'action', n });
  });
  if (fits(end)) return all;
  findings.add('outcome', { part: 'end' });
  return false;
}

function checkEnd({ end }: ExportedMatch, state: Replay['state'] | undefined, findings: Findings): void {
  if (end.outcome === null) findings.add('unfinished', { part: 'end' });
  else if (state && sortedJson(state.outcome) !== sortedJson(end.outcome) && !findings.at('end')) {
    findings.add('outcome', { part: 'end' });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
