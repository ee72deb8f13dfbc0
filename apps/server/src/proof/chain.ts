import * as crypto from 'node:crypto';
import { ASIDE } from '@questhall/kernel';
import {
  type ActionEntry,
  BACK,
  END,
  firstLink,
  LAST_ROUND,
  link,
  markedAs,
  openingOf,
  RENEWED,
  REWIND,
  type SeatEntry,
  type StartEntry,
  sortedJson,
  type TablePart,
} from '@questhall/record';
import type { ActionRecord, KeptPlay, MatchRecord, Opening, Proof } from '../store/store.ts';

/**
 * The chain of a match's record grows with the match: `MatchRecord.chain` is its last link. It stays secret until the
 * end, since answers could be tried against it; what is shown during play is the opening, which holds public facts only.
 */

/** SHA-256 of a text in hexadecimal. Node 20's types do not know yet what its later versions can do in one call. */
const sha256: (text: string) => string =
  'hash' in crypto
    ? (text) => (crypto as unknown as { hash(algorithm: string, text: string, as: string): string }).hash('sha256', text, 'hex')
    : (text) => crypto.createHash('sha256').update(text).digest('hex');

/** The hash of a state that has been made into JSON already; the same as `stateHash` of the record, but faster. */
export function hashOfState(text: string): string {
  return sha256(text);
}

/** The part of the record that says what is played. */
export function tablePart({ id, game, options, commitment }: MatchRecord, rules: number): TablePart {
  return { match: id, game, rules, options, chance: { kind: 'sealed', commitment } };
}

/** Binds what everybody knows when the match begins, and its start. */
export function bindStart(record: MatchRecord, rules: number, start: StartEntry): MatchRecord {
  const seats = record.seats.map(
    ({ kind, name, level }, seat): SeatEntry => ({
      seat,
      kind: kind === 'bot' ? 'bot' : 'person',
      name,
      level,
      contribution: record.contributions[seat] ?? '',
    }),
  );
  const opening = { rules, seats, link: openingOf(tablePart(record, rules), seats) };
  return bindEnd({ ...record, opening, chain: link(opening.link, start) });
}

/** The opening without the names at these seats. Their links stay, and with them everything that comes after. */
export function withoutNames(record: MatchRecord, opening: Opening, seats: readonly number[]): Opening {
  let last = firstLink(tablePart(record, opening.rules));
  const kept = opening.seats.map((seat, i): SeatEntry => {
    last = link(last, seat);
    return seats.includes(i) && seat.kind === 'person' ? { ...seat, name: null, withheld: last } : seat;
  });
  return { ...opening, seats: kept };
}

/** The chain with an action, and with the end where the record has come to it. */
export function chainAfter(record: MatchRecord, action: Omit<ActionRecord, 'drawn' | 'changes' | 'command'> & { proof: Proof }): string {
  const chain = sha256(`${record.chain}\n${entryText(action, record.opening?.rules ?? action.version)}`);
  return record.outcome ? link(chain, { outcome: record.outcome }, sha256) : chain;
}

/** The text of an action in the chain, `sortedJson` of its entry: each move makes one, so its members are put in order here. */
export function entryText(
  {
    seq,
    by,
    at,
    action: { decision, seat, choice },
    version,
    proof: { draws, state, byDefault },
  }: Omit<ActionRecord, 'drawn' | 'changes' | 'command'> & { proof: Proof },
  rules: number,
): string {
  const sorted = {
    aside: decision === ASIDE || undefined,
    at,
    back: decision === BACK || undefined,
    by,
    byDefault: byDefault || undefined,
    choice: decision === RENEWED ? String(version) : choice,
    draws: draws.map(({ n, of, result, what }) => ({ n, of, result, what })),
    end: decision === END || undefined,
    lastRound: decision === LAST_ROUND || undefined,
    renewed: decision === RENEWED ? ordered(JSON.parse(String(choice))) : undefined,
    rewind: decision === REWIND || undefined,
    rules: version === rules ? undefined : version,
    seat,
    seq,
    state,
  } satisfies Record<keyof ActionEntry, unknown>;
  return JSON.stringify(sorted);
}

/** The same with the members of each object in order. */
const ordered = (value: unknown): unknown => JSON.parse(sortedJson(value));

/** An action as the record has it. */
export function entryOf(
  {
    seq,
    by,
    at,
    action: { decision, seat, choice },
    version,
    proof,
  }: Omit<ActionRecord, 'drawn' | 'changes' | 'command'> & { proof: Proof },
  rules: number,
): ActionEntry {
  const { draws, state, byDefault } = proof;
  return {
    seq,
    seat,
    by,
    choice: decision === RENEWED ? String(version) : typeof choice === 'string' ? choice : [...choice],
    ...markedAs(decision),
    ...(decision === RENEWED ? { renewed: JSON.parse(String(choice)) as object } : {}),
    ...(byDefault ? { byDefault } : {}),
    ...(version === rules ? {} : { rules: version }),
    at,
    draws,
    state,
  };
}

function bindEnd(record: MatchRecord): MatchRecord {
  return record.outcome ? { ...record, chain: link(record.chain, { outcome: record.outcome }, sha256) } : record;
}

/** Whether what was played leads to the end of the chain that the match's record has, link by link from its opening. */
export function chainHolds({ outcome, chain }: MatchRecord, opening: Opening, { start, actions }: KeptPlay): boolean {
  let last = link(opening.link, start);
  for (const action of actions) last = link(last, action);
  if (outcome) last = link(last, { outcome });
  return last === chain;
}
