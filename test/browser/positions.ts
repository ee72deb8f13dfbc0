import type { MatchOptions, Seat } from '@questhall/kernel';
import { heuristic, planning, standingOrders, talisman } from '@questhall/talisman';
import { talismanScenarios } from '@questhall/talisman/scenario';
import { Words } from '@questhall/testkit';

/**
 * The games of a server whose matches of Talisman begin in a position, told as in scenario files by `TALISMAN_POSITION`:
 * `{"figures":{"Ann":{"at":"crown"}}}`. Figures sit in the order in which they are named.
 */
interface Position {
  figures: Record<string, unknown>;
  /** The ending that lies hidden, where the options hide one. */
  ending?: 'crown' | 'court' | 'throne';
}
/** Read anew for every match: one program may open several halls. */
const given = () => JSON.parse(process.env.TALISMAN_POSITION ?? '{"figures":{}}') as Position;

const placed = {
  ...talisman,
  setup(_core: unknown, agreed: MatchOptions) {
    const { ending, ...position } = given();
    const names = Object.keys(position.figures);
    const seatOf = (words: { text(): string }): Seat => names.indexOf(words.text());
    const s = talismanScenarios.given(new Words(position), { seats: names, options: agreed, seatOf });
    if (ending && s.souls) s.souls.finale = ending;
    s.stack = [];
    s.lastId = 0;
    return s;
  },
  /** Where the deal is over and the first turn is about to begin. */
  get first() {
    return { call: 'match', with: { at: Object.keys(given().figures).length, step: 'comeBack' } };
  },
};

export const games = [{ game: placed, heuristic, orders: standingOrders, planning }];
