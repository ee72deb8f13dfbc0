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
  return new Known(game, state, question);
}

/** The true state is private, so that nothing but what the game makes of it for this seat comes out. */
class Known<G extends AnyGame> implements Knowledge<ReturnType<G['setup']>, ReturnType<G['observe']>> {
  readonly seat: Seat;
  readonly question: Question;
  readonly #game: G;
  readonly #state: ReturnType<G['setup']>;
  #view: ReturnType<G['observe']> | undefined;

  constructor(game: G, state: ReturnType<G['setup']>, question: Question) {
    this.seat = question.seat;
    this.question = question;
    this.#game = game;
    this.#state = state;
  }

  get view(): ReturnType<G['observe']> {
    this.#view ??= this.#game.observe(this.#state, this.seat);
    return this.#view as ReturnType<G['observe']>;
  }

  get glance(): ReturnType<G['setup']> | undefined {
    return this.#game.glance?.(this.#state, this.seat) as ReturnType<G['setup']> | undefined;
  }

  sample(chance: Chance): ReturnType<G['setup']> {
    return this.#game.determinize(this.#state, this.seat, chance);
  }
}
