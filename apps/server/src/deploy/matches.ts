import { type AnyGame, type AnyState, BadOption, decisionView, matchOptions, migrate } from '@questhall/kernel';
import { checkRecord, type ExportedMatch, type FindingCode, recordOf } from '@questhall/record';
import { chainHolds, tablePart } from '../proof/chain.ts';
import type { MatchRecord, Store } from '../store/store.ts';

/** What would become of the matches of a store under these rules. */
export interface MatchesReport {
  /** Running, and their rules are these: they go on as they are. */
  unchanged: number;
  /** Running, and a migration carries their state over to these rules. */
  carried: number;
  /** Running or open, and these rules cannot go on with them. */
  held: readonly { code: string; game: string; why: string }[];
  /** Over: played again by these rules, with the same result. */
  same: number;
  /** Over, and played by other rules, which alone could play them again: all else of their records holds. */
  older: number;
  /** Over, and something in their records does not hold. */
  wrong: readonly { code: string; game: string; why: string }[];
  /** Over, of before records were kept. */
  without: number;
}

const ALL = Number.MAX_SAFE_INTEGER;

/**
 * Plays all running matches again, and the last finished ones, and says what would become of them. Nothing is written.
 * @param finished how many of those that are over, the newest first
 */
export async function checkMatches(store: Store, gameOf: (id: string) => AnyGame | undefined, finished: number): Promise<MatchesReport> {
  const report = { unchanged: 0, carried: 0, same: 0, older: 0, without: 0 };
  const held: MatchesReport['held'][number][] = [];
  const wrong: MatchesReport['wrong'][number][] = [];
  for (const id of [...(await store.unchanged('begun', ALL, ALL)), ...(await store.unchanged('open', ALL, ALL))]) {
    const record = await store.record(id);
    if (!record) continue; // it was removed meanwhile
    const found = await becomes(store, record, gameOf(record.game));
    if (typeof found === 'string') report[found]++;
    else held.push({ code: record.code, game: record.game, ...found });
  }
  for (const id of await store.over(finished)) {
    const record = await store.record(id);
    if (!record) continue;
    const exported = await exportOf(store, record);
    if (!exported) {
      report.without++;
      continue;
    }
    const of = { code: record.code, game: record.game };
    if (exported === 'chain') {
      wrong.push({ ...of, why: BROKEN });
      continue;
    }
    const { verdict, findings, unchecked } = checkRecord(exported, { gameOf });
    if (verdict === 'bad') wrong.push({ ...of, why: findings[0]!.message });
    else report[unchecked.includes('replay') ? 'older' : 'same']++;
  }
  return { ...report, held, wrong };
}

/** What becomes of a match that has not ended. */
async function becomes(store: Store, record: MatchRecord, game: AnyGame | undefined): Promise<'unchanged' | 'carried' | { why: string }> {
  if (!game) return { why: 'this version does not have the game' };
  try {
    if (record.status === 'open') {
      matchOptions(game.options, record.options);
      return 'unchanged';
    }
    const saved = await store.load(record.id);
    if (!saved?.state) return { why: 'it has begun, and its state is missing' };
    const { version } = saved.state;
    if (version > game.version) return { why: `it stands on rules ${version}, this version has ${game.version}` };
    // A copy: a migration may change what it is given.
    const state = migrate(game, structuredClone(saved.state)) as AnyState;
    const fault = faultOf(game, state);
    if (fault) return { why: version < game.version ? `carried over from rules ${version} it is not sound: ${fault}` : fault };
    if (version < game.version) return 'carried';
    const differs = await differing(store, record, game);
    return differs ? { why: `played again by these rules it is not what was kept (${differs})` } : 'unchanged';
  } catch (error) {
    return { why: error instanceof BadOption ? `it cannot begin with its options: ${error.message}` : messageOf(error) };
  }
}

/** What is not sound about a state; undefined where people can be shown it and asked. */
function faultOf(game: AnyGame, state: AnyState): string | undefined {
  const broken = game.invariants(state);
  if (broken.length > 0) return broken[0];
  for (let seat = 0; seat < state.seats; seat++) {
    game.observe(state, seat);
    const asked = decisionView(game, state, seat);
    if (asked && asked.options.length === 0) return `seat ${seat} is asked and has no answer`;
  }
  return undefined;
}

/** What a match has not got before its end. */
const TO_COME = new Set<FindingCode>(['unfinished', 'outcome']);

/** How a running match differs from what was kept where these rules play it again; undefined where it does not. */
async function differing(store: Store, record: MatchRecord, game: AnyGame): Promise<string | undefined> {
  const exported = await exportOf(store, record);
  if (!exported) return undefined;
  if (exported === 'chain') return BROKEN;
  const { findings } = checkRecord(exported, { gameOf: () => game });
  return findings.find(({ code }) => !TO_COME.has(code))?.message;
}

const BROKEN = 'its chain does not hold';

/** A match's record, also of one that is not over: it leaves this program for nobody. */
async function exportOf(store: Store, record: MatchRecord): Promise<ExportedMatch | 'chain' | undefined> {
  const { opening, outcome, secret } = record;
  const played = await store.played(record.id);
  if (!opening || !played) return undefined;
  if (!chainHolds(record, opening, played)) return 'chain';
  return recordOf({ table: tablePart(record, opening.rules), seats: opening.seats, ...played, end: { outcome }, secret });
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
