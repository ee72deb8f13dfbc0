import { digestOf, verifyCommitment } from '@questhall/fair';
import { sealed } from '@questhall/kernel';
import { sortedJson } from './chain.ts';
import { type Again, checkActions } from './check-actions.ts';
import { type CheckStep, type Finding, Findings, type Place } from './findings.ts';
import { readRecord } from './read.ts';
import type { Replay } from './replay.ts';
import type { Draw, ExportedMatch } from './schema.ts';
import { checkOpening, linker } from './seats.ts';
import { type Tally, tallies } from './tally.ts';

/**
 * What somebody wrote down during the match, to be compared with what the record says now, in small letters or capitals.
 * An empty text was not left out: it is not what the record says.
 */
export interface Kept {
  commitment?: string | undefined;
  opening?: string | undefined;
  head?: string | undefined;
}

export interface CheckOptions extends Again {
  kept?: Kept;
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
  const replayed = secret ? checkActions(record, options, findings) : undefined;
  const chained = checkChain(record, findings);
  checkEnd(record, replayed?.reached ? replayed.state : undefined, findings);
  const draws = drawsOf(record);
  const withheld = record.seats.some((seat) => seat.withheld !== undefined);
  const done: Record<CheckStep, number | undefined> = {
    commitment: record.table.chance.kind === 'sealed' ? 1 : undefined,
    opening: withheld ? undefined : record.seats.length,
    chain: record.actions.length + 2,
    draws: secret ? draws.length : undefined,
    replay: replayed?.played ? replayed.actions : undefined,
    outcome: replayed?.reached ? 1 : undefined,
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
