import type { AnyGame, AnyState } from '@questhall/kernel';
import type { OwnLength } from '@questhall/protocol';
import type { LengthRecord, MatchRecord, Store, TimedEvent } from '../store/store.ts';

/*
 * How long matches of this server took: measured when one ends, told where enough of a kind have ended. Beside what bots were
 * measured to need it is how long people sit at this very table.
 */

/** A gap of more than this between two things that were told is a pause: nobody was playing. */
const PAUSE_MS = 300_000;
/** A clock of an hour and more is for matches over days: minutes say nothing there. */
const OVER_DAYS_S = 3600;
/** Of fewer matches eight in ten say nothing. */
const ENOUGH = 20;
/** Of more than these the newest count: people change, and rules do. */
const NEWEST = 200;
/** So many matches are looked at. */
const LOOKED_AT = 5000;
/** So long is told what was summed up last. */
const FRESH_MS = 60_000;

/**
 * The length of a match that its rules have just ended; undefined where it says nothing of others: one that a bot ended for
 * somebody, that was played over days, by an hour, on a level of one's own, or as a campaign, whose evenings are its levels.
 */
export function lengthOf(game: AnyGame, record: MatchRecord, state: AnyState, events: readonly TimedEvent[]): LengthRecord | undefined {
  const people = record.seats.filter(({ kind }) => kind === 'person');
  const stayed = people.every(({ standIn, left, out }) => standIn === null && !left && !out);
  const ownText = game.options.some(({ id, text, byDefault }) => text && (record.options[id] ?? byDefault) !== byDefault);
  const counted = !game.rounds || game.rounds.now(state) !== null;
  if (people.length === 0 || !stayed || ownText || !counted || record.agreement?.hour || (record.clock ?? 0) >= OVER_DAYS_S)
    return undefined;
  let ms = 0;
  for (const [i, { at }] of events.entries()) if (i > 0) ms += Math.min(Math.max(0, at - events[i - 1]!.at), PAUSE_MS);
  // What a later version adds is as by default in the matches of today.
  const changed = game.options.filter(({ id, byDefault }) => (record.options[id] ?? byDefault) !== byDefault).map(({ id }) => id);
  return {
    match: record.id,
    game: record.game,
    options: JSON.stringify(Object.fromEntries(changed.sort().map((id) => [id, record.options[id]]))),
    people: people.length,
    bots: record.seats.length - people.length,
    seconds: Math.round(ms / 1000),
    ended: record.changed,
  };
}

/** The kinds of matches of which enough are here, each with its middle and where eight of ten lie. `rows`: the newest first. */
export function summedUp(games: readonly AnyGame[], rows: readonly LengthRecord[]): OwnLength[] {
  const kinds = new Map<string, LengthRecord[]>();
  for (const row of rows) {
    const kind = JSON.stringify([row.game, row.options, row.people, row.bots]);
    const same = kinds.get(kind) ?? [];
    if (same.length < NEWEST) kinds.set(kind, [...same, row]);
  }
  return [...kinds.values()].flatMap((same) => {
    const { game: id, options: text, people, bots } = same[0]!;
    const game = games.find((one) => one.id === id);
    if (!game || same.length < ENOUGH) return [];
    const set = JSON.parse(text) as OwnLength['options'];
    const options = { ...Object.fromEntries(game.options.map(({ id: option, byDefault }) => [option, byDefault])), ...set };
    const changed = Object.keys(set);
    const sorted = same.map(({ seconds }) => seconds).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
    return [{ game: id, options, changed, people, bots, matches: same.length, low: at(0.1), median: at(0.5), high: at(0.9) }];
  });
}

/** What is told of them, summed up at most once a minute, however often it is asked for. */
export function lengthsOf(store: Pick<Store, 'lengths'>, games: readonly AnyGame[], now: () => number): () => Promise<OwnLength[]> {
  let last: { at: number; told: Promise<OwnLength[]> } | undefined;
  return () => {
    const at = now();
    if (!last || at - last.at >= FRESH_MS) {
      const told = store.lengths(LOOKED_AT).then((rows) => summedUp(games, rows));
      last = { at, told };
      // Whoever asks next tries again.
      told.catch(() => {
        last = undefined;
      });
    }
    return last.told;
  };
}
