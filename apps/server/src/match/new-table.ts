import { type AnyGame, BadOption, matchOptions } from '@questhall/kernel';
import type { NewMatch } from '@questhall/protocol';
import type { GameEntry } from '../bots/port.ts';
import { ApiFailure } from '../failure.ts';
import { newCode, newId } from '../ids.ts';
import { sealNew } from '../secret.ts';
import type { MatchRecord, SeatRecord, SessionRecord, Store } from '../store/store.ts';
import { NOTHING_SPENT, patienceFor } from './reserve.ts';
import { EMPTY } from './seating.ts';
import { toldOptions } from './table.ts';

/**
 * What a new table is made of, with its creator on seat 0.
 * @throws ApiFailure ('no-game', 'bad-seats', 'bad-option', 'seats-open')
 */
export function setUp(
  games: readonly GameEntry[],
  wanted: NewMatch,
  session: SessionRecord,
): Pick<MatchRecord, 'options' | 'told' | 'seats'> & { game: AnyGame } {
  const entry = games.find(({ game }) => game.id === wanted.game);
  if (!entry) throw new ApiFailure('no-game', `there is no game ${wanted.game}`, { game: wanted.game });
  const { min, max } = entry.game.seats;
  const bots = wanted.bots ?? [];
  if (wanted.seats < min || wanted.seats > max || bots.length >= wanted.seats) {
    throw new ApiFailure('bad-seats', `${wanted.game} has ${min} to ${max} seats, one of them for a person`, { min, max });
  }
  const seats: SeatRecord[] = Array.from({ length: wanted.seats }, (_, i) => {
    const level = bots[i - 1];
    return level ? { ...EMPTY, kind: 'bot', level } : { ...EMPTY };
  });
  seats[0] = { ...EMPTY, kind: 'person', session: session.id, name: session.name };
  if (wanted.start && seats.some((s) => s.kind === 'open')) {
    throw new ApiFailure('seats-open', 'a match starts when every seat is taken', {
      open: seats.filter((s) => s.kind === 'open').length,
    });
  }
  return { game: entry.game, ...optionsFor(entry.game, wanted.options, wanted.seats), seats };
}

/**
 * The options of a match with so many seats, and what is told of them.
 * @throws ApiFailure ('bad-option', 'bad-seats')
 */
export function optionsFor(game: AnyGame, set: NewMatch['options'], seats: number): Pick<MatchRecord, 'options' | 'told'> {
  const options = optionsOf(game, set);
  const { why = '', ...fits }: { min: number; max: number; why?: string } = game.seatsFor?.(options) ?? game.seats;
  if (seats < fits.min || seats > fits.max) {
    const message = `with these options ${game.id} has ${fits.min} to ${fits.max} seats${why && `: ${why}`}`;
    throw new ApiFailure('bad-seats', message, fits);
  }
  return { options, told: toldOptions(game, options) };
}

/** The record of a new table, not kept yet. */
export async function newRecord(
  { now, store }: { now: () => number; store: Store },
  of: Pick<
    MatchRecord,
    | 'game'
    | 'options'
    | 'told'
    | 'seats'
    | 'clock'
    | 'reserve'
    | 'increment'
    | 'overtime'
    | 'patience'
    | 'talk'
    | 'takingBack'
    | 'hints'
    | 'lookingOn'
    | 'listed'
  >,
  host: string,
): Promise<MatchRecord> {
  const created = now();
  let code = newCode();
  // Codes are short, and finished tables are never deleted.
  while (await store.recordByCode(code)) code = newCode();
  return {
    id: newId(),
    code,
    status: 'open',
    terms: 0,
    asleep: false,
    host,
    rematch: null,
    created,
    changed: created,
    outcome: null,
    pending: [],
    deadline: null,
    spent: NOTHING_SPENT,
    ...sealNew(of.seats.length),
    drawn: 0,
    trail: [],
    opening: null,
    chain: '',
    ...of,
    patience: patienceFor(of.patience, of.clock),
  };
}

function optionsOf(game: AnyGame, set: NewMatch['options']): MatchRecord['options'] {
  try {
    return matchOptions(game.options, set);
  } catch (error) {
    if (error instanceof BadOption) throw new ApiFailure('bad-option', error.message, { option: error.option });
    throw error;
  }
}
