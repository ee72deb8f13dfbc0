import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '@questhall/kernel';
import type { SetReady, SetTerms } from '@questhall/protocol';
import { ApiFailure } from '../failure.ts';
import type { MatchRecord } from '../store/store.ts';
import { withHour } from './hour.ts';
import { optionsFor } from './new-table.ts';
import { patienceFor } from './reserve.ts';
import { mustBeHost, ownSeat } from './seating.ts';

/**
 * What the table has agreed on before the start, and who is ready for it: it may change until somebody is ready, and is
 * then fixed until that is taken back. Whoever answers says which terms they saw, so that nobody agrees to others.
 */

/**
 * Marks a seat of this session as ready, or takes that back.
 * @throws ApiFailure ('not-your-seat', 'already-started', 'terms-changed') before anything has changed
 */
export function setReady(record: MatchRecord, seat: number, session: string, { ready, terms }: SetReady): void {
  const place = ownSeat(record, seat, session);
  mustBeOpen(record);
  // To take it back is always right.
  if (ready) mustHaveSeen(record, terms);
  place.ready = ready;
}

/**
 * Changes what is played. What comes out as it was is no change.
 * @throws ApiFailure ('not-host', 'already-started', 'terms-changed', 'terms-fixed', 'bad-option', 'bad-seats') before anything has changed
 */
export function setTerms(record: MatchRecord, game: AnyGame, session: string, { terms, ...wanted }: SetTerms, now: number): void {
  mustBeHost(record, session);
  mustBeOpen(record);
  mustHaveSeen(record, terms);
  const ready = record.seats.find((seat) => seat.ready);
  if (ready) {
    const name = ready.name ?? '';
    throw new ApiFailure('terms-fixed', `${name} is ready for what is played: it changes once that is taken back`, { name });
  }
  const { options, clock, reserve, increment = false, overtime, patience, takingBack, hints, lookingOn } = record;
  const before = { options, clock, reserve, increment, overtime, patience, takingBack, hints, lookingOn };
  const set = wanted.options && optionsFor(game, withTexts(record, game, wanted.options), record.seats.length);
  const newClock = wanted.clock === undefined ? clock : wanted.clock;
  const after = {
    options: set?.options ?? options,
    clock: newClock,
    reserve: wanted.reserve ?? reserve,
    increment: wanted.increment ?? increment,
    overtime: wanted.overtime ?? overtime,
    patience: patienceFor(wanted.patience ?? patience, newClock),
    takingBack: wanted.takingBack ?? takingBack,
    hints: wanted.hints ?? hints,
    lookingOn: wanted.lookingOn ?? lookingOn,
  };
  const hour = record.agreement?.hour?.at ?? null;
  const isNewHour = wanted.doneBy !== undefined && wanted.doneBy !== hour;
  if (isDeepStrictEqual(before, after) && !isNewHour) return;
  if (isNewHour) Object.assign(record, withHour(game, record, wanted.doneBy ?? null, now));
  Object.assign(record, after, set);
  record.terms += 1;
}

/** A text of which the table tells the name only stays what it is where that name is sent. */
function withTexts(record: MatchRecord, game: AnyGame, sent: MatchRecord['options']): MatchRecord['options'] {
  const kept = game.options.filter(({ id, text }) => text && id in sent && sent[id] === record.told[id]);
  return { ...sent, ...Object.fromEntries(kept.map(({ id }) => [id, record.options[id]!])) };
}

function mustBeOpen({ status }: MatchRecord): void {
  if (status !== 'open') throw new ApiFailure('already-started', 'what is played is fixed once the match has started');
}

function mustHaveSeen(record: MatchRecord, terms: number): void {
  if (record.terms !== terms) throw new ApiFailure('terms-changed', 'what is played has been changed meanwhile: look again');
}
