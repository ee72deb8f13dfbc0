import { type AnyGame, type AnyState, ASIDE, copyState, decisionOf } from '@questhall/kernel';
import { BOT_LEVELS, diff } from '@questhall/protocol';
import { checkRecord, decisionMarked, type ExportedMatch, replay, unlinked } from '@questhall/record';
import { newCode } from '../ids.ts';
import { NOTHING_SPENT } from '../match/reserve.ts';
import { toldOptions } from '../match/table.ts';
import { USUAL_PATIENCE } from '../store/rows.ts';
import type { ActionRecord, FinishedMatch, MatchRecord, SeatRecord, Store, TimedEvent } from '../store/store.ts';

/** Why a record is not taken in: one sentence for whoever brought it. */
export class NotImported extends Error {}

/**
 * Checks a record and keeps it as a finished match. Returns its id and the code under which it is found.
 * @throws NotImported for a record that is not in order, of a simulation, or of a match that is there already
 */
export async function importRecord(
  store: Store,
  gameOf: (id: string) => AnyGame | undefined,
  file: unknown,
): Promise<{ id: string; code: string }> {
  const { verdict, unchecked, findings, facts } = checkRecord(file, { gameOf });
  if (verdict === 'bad' || !facts) throw new NotImported(`this record is not in order: ${findings[0]?.message ?? 'it cannot be read'}`);
  const record = file as ExportedMatch;
  const game = gameOf(record.table.game);
  if (!game) throw new NotImported(`there is no game ${record.table.game} here`);
  if (unchecked.includes('replay'))
    throw new NotImported(`it was played by version ${facts.rules} of the rules; here is version ${game.version}`);
  if (facts.chance === 'fast') throw new NotImported('it comes from a simulation; only matches of a server are taken in');
  if (record.start.at === undefined || record.actions.some((a) => a.at === undefined))
    throw new NotImported('it does not say when it was played');
  const { match } = record.table;
  if (!/^[a-z0-9]{16}$/.test(match)) throw new NotImported(`${match} is no id of a match of a server`);
  if (await store.record(match)) throw new NotImported(`the match ${match} is there already`);
  let code = newCode();
  while (await store.recordByCode(code)) code = newCode();
  await store.addFinished(finished(game, record, code));
  return { id: match, code };
}

/** The match as the server would have kept it had it been played here, except that nobody's session holds a seat. */
function finished(game: AnyGame, record: ExportedMatch, code: string): FinishedMatch {
  const played = replay(game, record);
  const first = record.start.at ?? 0;
  const events: TimedEvent[] = played.start.told.map((told) => ({ at: first, told }));
  const actions: ActionRecord[] = [];
  let drawn = played.start.draws.length;
  let before: AnyState = copyState(game, played.state);
  for (const entry of record.actions) {
    const at = entry.at ?? first;
    const { seq, seat, by, choice, draws, state, byDefault } = entry;
    const decision = decisionMarked(entry) ?? decisionOf(before, seat)?.id ?? ASIDE;
    const { told, draws: made } = played.act(entry);
    events.push(...told.map((one) => ({ at, told: one })));
    drawn += made.length;
    const after = copyState(game, played.state);
    actions.push({
      seq,
      by,
      at,
      action: { decision, seat, choice },
      drawn,
      version: game.version,
      changes: diff(before, after),
      command: null,
      proof: { draws, state, ...(byDefault ? { byDefault } : {}) },
    });
    before = after;
  }
  return { record: matchRecord(game, record, code, drawn), state: before, start: unlinked(record.start), actions, events };
}

function matchRecord(
  game: AnyGame,
  { table, seats, actions, start, end, secret }: ExportedMatch,
  code: string,
  drawn: number,
): MatchRecord {
  const created = start.at ?? 0;
  return {
    id: table.match,
    code,
    game: table.game,
    options: table.options,
    told: toldOptions(game, table.options),
    patience: USUAL_PATIENCE,
    asleep: false,
    talk: 'free',
    takingBack: 'free',
    hints: 'free',
    lookingOn: 'link',
    terms: 0,
    status: 'over',
    seats: seats.map(
      ({ kind, name, level }): SeatRecord => ({
        kind,
        session: null,
        name,
        level: kind === 'bot' ? (BOT_LEVELS.find((l) => l === level) ?? 'normal') : null,
        standIn: null,
        left: false,
        orders: null,
        plan: null,
        invited: null,
        ready: false,
      }),
    ),
    clock: null,
    reserve: 0,
    overtime: 'default',
    listed: false,
    host: null,
    rematch: null,
    created,
    changed: actions.at(-1)?.at ?? created,
    outcome: end.outcome,
    pending: [],
    deadline: null,
    spent: NOTHING_SPENT,
    secret: secret ?? '',
    commitment: table.chance.kind === 'sealed' ? table.chance.commitment : '',
    contributions: seats.map((s) => s.contribution),
    drawn,
    trail: [],
    opening: { rules: table.rules, seats: seats.map(unlinked), link: seats.at(-1)?.link ?? '' },
    chain: end.link,
  };
}
