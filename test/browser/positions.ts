import type { MatchOptions, Seat } from '@questhall/kernel';
import {
  nachtwacht,
  heuristic as nachtwachtHeuristic,
  planning as nachtwachtPlanning,
  telling as nachtwachtTelling,
} from '@questhall/nachtwacht';
import { nachtwachtScenarios } from '@questhall/nachtwacht/scenario';
import { heuristic, planning, standingOrders, talisman } from '@questhall/talisman';
import { talismanScenarios } from '@questhall/talisman/scenario';
import { Words } from '@questhall/testkit';

/*
 * The games of a server whose matches begin in a position, told as in scenario files. It is read anew for every match: one
 * program may open several halls, and one hall begin several positions.
 */

/** By `NACHTWACHT_POSITION`, `{"path":"oMP","pawns":{"Ann":1}}`, for two at a table; where it says nothing matches begin as ever. */
const path = (): unknown => JSON.parse(process.env.NACHTWACHT_POSITION ?? 'null');
const PATH_SEATS = ['Ann', 'Bo'];
const onPath = {
  ...nachtwacht,
  setup(core: Parameters<typeof nachtwacht.setup>[0], agreed: MatchOptions) {
    const position = path();
    if (position === null) return nachtwacht.setup(core, agreed);
    const seatOf = (words: { text(): string }): Seat => PATH_SEATS.indexOf(words.text());
    const s = nachtwachtScenarios.given(new Words(position), { seats: PATH_SEATS, options: agreed, seatOf });
    s.stack = [];
    s.lastId = 0;
    return s;
  },
  /** Without the deal: the next round is about to begin. */
  get first() {
    return path() === null ? nachtwacht.first : { call: 'match', with: { step: 'nextRound' } };
  },
};

/** By `TALISMAN_POSITION`, `{"figures":{"Ann":{"at":"crown"}}}`. Figures sit in the order in which they are named. */
interface Position {
  figures: Record<string, unknown>;
  /** The ending that lies hidden, where the options hide one. */
  ending?: 'crown' | 'court' | 'throne';
}
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

export const games = [
  { game: onPath, heuristic: nachtwachtHeuristic, planning: nachtwachtPlanning, telling: nachtwachtTelling },
  { game: placed, heuristic, orders: standingOrders, planning },
];
