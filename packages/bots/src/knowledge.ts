import type { AnyGame, AnyState, Chance, Decision, Seat } from '@questhall/kernel';
import { decisionOf } from '@questhall/kernel';

/** What is asked, as far as a bot needs it: option ids without wording. A decision view's ids fit as well. */
export type Question = Pick<Decision, 'id' | 'seat' | 'kind' | 'options' | 'choose' | 'about'>;

/**
 * Everything that a bot may go by. There is no way from here to the true state: `view` is what the seat sees,
 * and `sample` draws full states that the seat cannot tell from the true one (NW-20.10, NW-19.7).
 */
export interface Knowledge<S = AnyState, V = unknown> {
  readonly seat: Seat;
  readonly question: Question;
  readonly view: V;
  /** What the seat sees as the game's quick glance, or undefined where it offers none. Not to be changed. */
  readonly glance?: S | undefined;
  /** A state of its own for every call: it may be played on. */
  sample(chance: Chance): S;
}

/**
 * What `seat` may know of a match in which a decision waits for it. The caller may give the true state, which stays
 * behind this closure, or a determinized one: that is how a match is sent to a worker.
 * @throws Error where nothing waits for this seat
 */
export function know<G extends AnyGame>(
  game: G,
  state: ReturnType<G['setup']>,
  seat: Seat,
): Knowledge<ReturnType<G['setup']>, ReturnType<G['observe']>> {
  const found = decisionOf(state, seat);
  if (!found) throw new Error(`nothing waits for seat ${seat}`);
  const { id, kind, options, choose, about } = found;
  const question: Question = { id, seat, kind, options };
  if (choose) question.choose = choose;
  if (about) question.about = about;
  let view: ReturnType<G['observe']> | undefined;
  return {
    seat,
    question,
    get view() {
      view ??= game.observe(state, seat);
      return view as ReturnType<G['observe']>;
    },
    get glance() {
      return game.glance?.(state, seat) as ReturnType<G['setup']> | undefined;
    },
    sample: (chance) => game.determinize(state, seat, chance),
  };
}
