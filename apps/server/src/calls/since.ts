import { type CallTimes, seatName } from '@questhall/protocol';
import { speaker } from '@questhall/text';
import type { GameEntry } from '../bots/port.ts';
import { headlineOf } from '../match/digest.ts';
import type { MatchRecord, Store } from '../store/store.ts';

/** Says in one line what happened at a match since a seat's last move; undefined where there is nothing to say. */
export type SinceLine = (record: MatchRecord, seat: number, locale: CallTimes['locale']) => Promise<string | undefined>;

/** The line for these games, from what everybody at a table may know by now: a call may be read by anybody. */
export const sinceLine =
  ({ store, games, now }: { store: Pick<Store, 'load'>; games: readonly GameEntry[]; now: () => number }): SinceLine =>
  async ({ id, game }, seat, locale) => {
    const entry = games.find((one) => one.game.id === game);
    const saved = entry?.words && (await store.load(id));
    if (!entry?.words || !saved) return undefined;
    const { record } = saved;
    // What comes after a window that stands open is kept already, with the time at which it is told.
    const events = saved.events.filter(({ at }) => at <= now());
    const found = headlineOf({ record, events, telling: entry.telling }, seat);
    if (!found) return undefined;
    const { catalogue, eventText } = await entry.words(locale);
    const speak = speaker(
      locale,
      [catalogue],
      (of) => seatName({ kind: 'person', name: null, ...record.seats[of], seat: of }) ?? `${of + 1}`,
    );
    const said = speak.say(eventText(found.event));
    return found.count > 1 ? `${said} (+${found.count - 1})` : said;
  };
