import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyState } from '@questhall/kernel';
import { BACK } from '@questhall/record';
import { wantedAt } from '../../apps/server/src/calls/wanted.ts';
import { hashOf } from '../../apps/server/src/ids.ts';
import { openDatabase } from '../../apps/server/src/store/driver.ts';
import { SqliteStore } from '../../apps/server/src/store/sqlite.ts';
import type { ActionRecord, Store } from '../../apps/server/src/store/store.ts';
import { newFolder } from '../child.ts';
import type { AutoSeat } from '../seat.ts';
import type { Clerk } from './clerks.ts';
import type { Resting } from './resting.ts';
import type { Talker } from './talkers.ts';

/** The books of a client. */
type Books = Pick<AutoSeat, 'parts' | 'sent' | 'acknowledged'>;
/** Those of a talker. */
type Words = Pick<Talker, 'match' | 'said' | 'acknowledged'>;
/** Those of a clerk. */
type Papers = Pick<Clerk, 'match' | 'session' | 'noted' | 'last' | 'proposed'>;

/** Those of a match that rests. */
type Rest = Pick<Resting, 'match' | 'called' | 'planner' | 'keys' | 'planned' | 'lastPlan'>;

/**
 * Looks into the data folder as the kill has left it: whatever was acknowledged is there once, nothing is there that
 * nobody sent, every match is whole. It reads a copy, so that the server itself does the recovering of the original.
 * @returns what is wrong
 */
export async function audit(
  dataDir: string,
  seats: readonly Books[],
  talkers: readonly Words[] = [],
  clerks: readonly Papers[] = [],
  resting?: Rest,
): Promise<string[]> {
  const copy = newFolder();
  for (const file of ['questhall.db', 'questhall.db-wal']) {
    if (existsSync(join(dataDir, file))) copyFileSync(join(dataDir, file), join(copy, file));
  }
  // As a start does: what stands in the journal comes into chapters.
  await new SqliteStore(join(copy, 'questhall.db')).close();
  const db = openDatabase(join(copy, 'questhall.db'));
  const integrity = db.prepare('PRAGMA integrity_check').all();
  db.close();
  const sound = integrity.length === 1 && integrity[0]?.integrity_check === 'ok';
  const store = new SqliteStore(join(copy, 'questhall.db'), 'read');
  try {
    return [...(sound ? [] : [`integrity: ${JSON.stringify(integrity)}`]), ...(await auditStore(store, seats, talkers, clerks, resting))];
  } finally {
    await store.close();
  }
}

/** The same of any store that shows one moment of what is kept. */
export async function auditStore(
  store: Store,
  seats: readonly Books[],
  talkers: readonly Words[],
  clerks: readonly Papers[] = [],
  resting?: Rest,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const match of new Set(seats.map(({ parts }) => parts.match))) {
    const actions = (await store.history(match))?.actions ?? [];
    for (const seat of seats) if (seat.parts.match === match) auditSeat(actions, seat, wrong);
    await auditMatch(store, match, actions, wrong);
  }
  for (const talker of talkers) await auditTalk(store, talker, wrong);
  for (const clerk of clerks) await auditPapers(store, clerk, wrong);
  if (resting) await auditRest(store, resting, wrong);
  await auditCalls(store, new Set(seats.map(({ parts }) => parts.match)), wrong);
  return wrong;
}

/** Whoever is to be called is in the outbox, and nobody else: it is written with the action that makes it so. */
async function auditCalls(store: Store, matches: ReadonlySet<string>, wrong: string[]): Promise<void> {
  const callable = await store.wishes();
  if (callable.size === 0) return;
  const calls = await store.dueCalls(Number.MAX_SAFE_INTEGER, 1_000_000);
  for (const match of matches) {
    const record = (await store.load(match))?.record;
    if (!record) continue; // said above
    const wanted = [...wantedAt(record).keys()].filter((session) => callable.has(session)).sort();
    const kept = calls.flatMap((call) => (call.match === match ? [call.session] : [])).sort();
    if (kept.join() !== wanted.join())
      wrong.push(`match ${match}: it waits for ${wanted.join() || 'nobody'}, and to be called is ${kept.join() || 'nobody'}`);
  }
}

function auditSeat(actions: readonly ActionRecord[], { parts, sent, acknowledged }: Books, wrong: string[]): void {
  const name = `match ${parts.match} seat ${parts.seat}`;
  const kept = new Set<string>();
  const asked = new Set<number>();
  for (const { command, action, by } of actions) {
    if (action.seat !== parts.seat || command === null) continue;
    if (kept.has(command)) wrong.push(`${name}: ${command} counts twice`);
    kept.add(command);
    const asSent = sent.get(command);
    if (!asSent) wrong.push(`${name}: ${command} is on the disk and was never sent`);
    // Of a taking back the client says what it saw, and kept is how many actions went.
    else if (asSent.decision !== BACK && JSON.stringify(asSent.choice) !== JSON.stringify(action.choice))
      wrong.push(`${name}: ${command} was ${JSON.stringify(asSent.choice)} and is ${JSON.stringify(action.choice)}`);
    if (by !== 'person') wrong.push(`${name}: ${command} was done by ${by}`);
    const decision = asSent?.decision ?? 0;
    if (decision !== BACK && asked.has(decision)) wrong.push(`${name}: decision ${decision} was answered twice`);
    asked.add(decision);
  }
  for (const id of acknowledged) if (!kept.has(id)) wrong.push(`${name}: ${id} was acknowledged and is lost`);
}

/** What was said and acknowledged is there, once and in order, and nothing that nobody said. */
async function auditTalk(store: Store, { match, said, acknowledged }: Words, wrong: string[]): Promise<void> {
  const lines = await store.lines(match, 'table', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const kept = new Set<string>();
  for (const [i, { n, command, text }] of lines.entries()) {
    if (n !== i + 1) wrong.push(`match ${match}: line ${i + 1} of the talk has number ${n}`);
    if (kept.has(command)) wrong.push(`match ${match}: ${command} was said twice`);
    kept.add(command);
    if (said.get(command) !== text) wrong.push(`match ${match}: ${command} says "${text}", which nobody has said`);
  }
  for (const id of acknowledged) if (!kept.has(id)) wrong.push(`match ${match}: the words ${id} were acknowledged and are lost`);
}

/** The note that was acknowledged last is there, or a later one that was written; what was proposed waits as long as the match runs. */
async function auditPapers(store: Store, { match, session, noted, last, proposed }: Papers, wrong: string[]): Promise<void> {
  const note = await store.note(match, session, 0);
  if (last > 0 && (note?.n ?? 0) < last)
    wrong.push(`match ${match}: note ${last} was acknowledged, and what is kept is note ${note?.n ?? 0}`);
  if (note && !noted.get(note.n)?.includes(note.text)) wrong.push(`match ${match}: note ${note.n} says "${note.text}", which nobody wrote`);
  const record = await store.record(match);
  if (proposed !== null && record?.status === 'running' && !record.agreement?.open.some(({ n }) => n === proposed))
    wrong.push(`match ${match}: proposal ${proposed} was acknowledged and is lost`);
}

/**
 * The plan that was acknowledged last is there, or a later one that was sent. A key has let in one device at most, which is there,
 * and is worth nothing since.
 */
async function auditRest(store: Store, { match, called, planner, keys, planned, lastPlan }: Rest, wrong: string[]): Promise<void> {
  const record = await store.record(match);
  const kept = record?.seats[planner.seat]?.plan ?? null;
  const wishes = kept === null ? null : (JSON.parse(kept) as { wishes: object }).wishes;
  const may = [...(lastPlan === 0 ? [null] : []), ...planned.slice(Math.max(0, lastPlan - 1))].map((one) => JSON.stringify(one));
  if (!may.includes(JSON.stringify(wishes)))
    wrong.push(`match ${match}: plan ${lastPlan} was acknowledged, and what is kept is ${JSON.stringify(wishes)}`);
  const letIn = (await store.devicesOf(called)).filter(({ visit }) => visit?.match === match);
  if (letIn.length > keys.size) wrong.push(`match ${match}: ${keys.size} keys have let in ${letIn.length} devices`);
  for (const [key, tokens] of keys) {
    if (tokens.length > 1) wrong.push(`match ${match}: a key has let in ${tokens.length} devices`);
    for (const token of tokens)
      if (!letIn.some(({ tokenHash }) => tokenHash === hashOf(token))) wrong.push(`match ${match}: a device was let in, and is lost`);
    if (tokens.length > 0 && (await store.sessionByKey(hashOf(key), match, 0)) !== undefined)
      wrong.push(`match ${match}: a key that has let in a device is worth something still`);
  }
}

async function auditMatch(store: Store, match: string, actions: readonly ActionRecord[], wrong: string[]): Promise<void> {
  actions.forEach(({ seq }, i) => {
    if (seq !== i + 1) wrong.push(`match ${match}: action ${i + 1} has number ${seq}`);
  });
  // Dice and cards that were seen do not come again, also where a step was taken back: what was drawn is never drawn anew.
  actions.forEach(({ seq, drawn }, i) => {
    const before = actions[i - 1]?.drawn ?? 0;
    if (drawn < before) wrong.push(`match ${match}: after action ${seq} ${drawn} draws count, and ${before} had been made`);
  });
  try {
    const kept = await store.load(match);
    const state = kept?.state as AnyState | null | undefined;
    const status = kept?.record.status;
    if (state?.seq !== actions.length) wrong.push(`match ${match}: the state is after ${state?.seq} actions, ${actions.length} are kept`);
    else if ((status === 'over') !== (state.outcome !== null)) wrong.push(`match ${match}: it is ${status}, its state says otherwise`);
  } catch (error) {
    wrong.push(`match ${match}: it cannot be read: ${String(error)}`);
  }
}
