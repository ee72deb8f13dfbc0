import type { MatchOptions, OptionSpec, Seat } from '@questhall/kernel';
import { heuristic, standingOrders, talisman } from '@questhall/talisman';
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

/** Every edition may be asked for, also one that no hall offers yet. */
const wider: Readonly<Record<string, string[]>> = { edition: ['1986', 'digital'], expansion: ['none', 'realm-of-souls'] };
const missing = Object.keys(wider).filter((id) => !talisman.options.some((option) => option.id === id));
const options: OptionSpec[] = [
  ...talisman.options.map((option) => (wider[option.id] ? { ...option, values: wider[option.id]! } : option)),
  ...missing.map((id) => ({ id, rule: 'TDE-11.1', values: wider[id]!, byDefault: wider[id]![0]! })),
];

const placed = {
  ...talisman,
  options,
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

export const games = [{ game: placed, heuristic, orders: standingOrders }];
