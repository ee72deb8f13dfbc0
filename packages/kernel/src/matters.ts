import type { DecisionView, OptionView } from './decision.ts';
import type { Choice } from './state.ts';

/** How an order is carried out: an answer, or null where the person is asked all the same. */
export type Carrying<View> = (decision: DecisionView, view: View) => Choice | null;

/** What questions in the turns of others are about, of which a seat may leave word once for all what it answers. */
export interface Matter<View> {
  /** The kinds of questions that it covers. */
  readonly kinds: readonly string[];
  /** What may be answered without the person, by the name of the order. */
  readonly ways: Readonly<Record<string, Carrying<View>>>;
  /**
   * The order that holds at a table of days where nothing is said: there a question to somebody who is not on turn costs everybody a
   * day. At any other table the person is asked.
   */
  readonly days: string | ((view: View) => string);
}

/** To be asked: what may be said of every matter. */
const TO_BE_ASKED = 'ask';

/** The standing orders of a game, matter by matter; a table carries them out without knowing what they are about. */
export interface Matters<View, Id extends string> {
  /** In the order in which they are shown. */
  readonly ids: readonly Id[];
  /** The matter that names this kind of question, if any does. */
  of(kind: string): Id | undefined;
  /** All that may be said of a matter, being asked first. */
  waysOf(id: Id): readonly string[];
  /** What of it holds where nothing is said. */
  usualWay(id: Id, view: View, days: boolean): string;
  /**
   * What is answered by what a seat has said, or by what is usual.
   * @returns an answer, or null where the person is to be asked
   */
  answer(said: Readonly<Partial<Record<Id, string>>>, id: Id, asked: { decision: DecisionView; view: View; days: boolean }): Choice | null;
  /** What was stored or sent: whatever makes no sense is left out. */
  read(raw: object): Partial<Record<Id, string>>;
}

/** The standing orders that these matters make. Pure: whoever holds the orders, a page or a server, carries them out in the same way. */
export function matters<View, Id extends string>(all: Readonly<Record<Id, Matter<View>>>): Matters<View, Id> {
  const ids = Object.keys(all) as Id[];
  const waysOf = (id: Id) => [TO_BE_ASKED, ...Object.keys(all[id].ways)];
  const usualWay = (id: Id, view: View, days: boolean) => {
    const usual = all[id].days;
    if (!days) return TO_BE_ASKED;
    return typeof usual === 'string' ? usual : usual(view);
  };
  return {
    ids,
    of: (kind) => ids.find((id) => all[id].kinds.includes(kind)),
    waysOf,
    usualWay,
    answer: (said, id, { decision, view, days }) => all[id].ways[said[id] ?? usualWay(id, view, days)]?.(decision, view) ?? null,
    read: (raw) => {
      const said = raw as Readonly<Record<string, unknown>>;
      const known = ids.filter((id) => waysOf(id).includes(said[id] as string));
      return Object.fromEntries(known.map((id) => [id, said[id]])) as Partial<Record<Id, string>>;
    },
  };
}

/** The answer with this id, wherever it is on offer. */
export const named =
  (id: string): Carrying<unknown> =>
  ({ options }: { options: readonly OptionView[] }) =>
    options.some((option) => option.id === id) ? id : null;
