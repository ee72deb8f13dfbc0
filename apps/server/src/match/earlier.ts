import { type AnyGame, type AnyState, clone, decisionView, migrate, PASS, type Seat } from '@questhall/kernel';
import { patch } from '@questhall/protocol';
import { BACK, FURTHEST, REWIND } from '@questhall/record';
import { firstState } from '../replay/moments.ts';
import type { ActionRecord, MatchRecord, Store } from '../store/store.ts';
import type { Point } from './agreement.ts';

/** A state of a match as the rules that had made it knew it, and all actions after it. */
export interface Stretch {
  from: AnyState;
  actions: readonly ActionRecord[];
}

/**
 * Earlier states of a match, found from what was kept of it: no rule is run. The record is read from its beginning once; later
 * only from as far back as may still be gone.
 */
export class Earlier {
  readonly #game: AnyGame;
  readonly #store: Pick<Store, 'history' | 'actionsAfter'>;
  readonly #furthest: number;
  /** The state that was the furthest when it was last asked. */
  #from: AnyState | undefined;

  /** @param furthest over how many actions a match may go back */
  constructor(game: AnyGame, store: Pick<Store, 'history' | 'actionsAfter'>, furthest = FURTHEST) {
    this.#game = game;
    this.#store = store;
    this.#furthest = furthest;
  }

  /**
   * The state with this number as the rules of today know it, or undefined where it is too long ago.
   * @throws ApiFailure ('no-record') where the beginning of the match was not kept
   */
  async stateAt(record: MatchRecord, seq: number): Promise<AnyState | undefined> {
    const stretch = await this.#read(record);
    return stretch && stateIn(this.#game, stretch, seq);
  }

  /**
   * Where the match would go on were the last step of this seat taken back; undefined where there is none (see `lastStepIn`).
   * @throws ApiFailure ('no-record') where the beginning of the match was not kept
   */
  async lastStepOf(record: MatchRecord, seat: Seat): Promise<Point | undefined> {
    const stretch = await this.#read(record);
    return stretch && lastStepIn(this.#game, stretch, seat);
  }

  async #read(record: MatchRecord): Promise<Stretch | undefined> {
    const whole = this.#from ? await this.#sinceLast(record.id, this.#from) : await this.#fromTheBeginning(record);
    if (!whole) return undefined;
    const stretch = within(this.#game, whole, this.#furthest);
    this.#from = stretch.from;
    return stretch;
  }

  async #sinceLast(id: string, from: AnyState): Promise<Stretch> {
    return { from, actions: await this.#store.actionsAfter(id, from.seq) };
  }

  async #fromTheBeginning(record: MatchRecord): Promise<Stretch | undefined> {
    const history = await this.#store.history(record.id);
    return history && { from: firstState({ game: this.#game, record, history }), actions: history.actions };
  }
}

const ofVersion = (game: AnyGame, state: AnyState, version: number): AnyState =>
  state.version >= version ? state : (migrate({ ...game, version }, clone(state)) as AnyState);

const after = (game: AnyGame, state: AnyState, { version, changes }: ActionRecord): AnyState =>
  patch(ofVersion(game, state, version), changes);

/** The last actions of a stretch, at most so many. */
function within(game: AnyGame, { from, actions }: Stretch, most: number): Stretch {
  const first = (actions.at(-1)?.seq ?? 0) - most;
  let state = from;
  for (const action of actions) {
    if (state.seq >= first) break;
    state = after(game, state, action);
  }
  return { from: state, actions: actions.filter(({ seq }) => seq > state.seq) };
}

function stateIn(game: AnyGame, { from, actions }: Stretch, wanted: number): AnyState | undefined {
  let state = from;
  for (const action of actions) {
    if (state.seq >= wanted) break;
    state = after(game, state, action);
  }
  return state.seq === wanted ? ofVersion(game, state, game.version) : undefined;
}

/** The last step of this seat that a person has chosen for it, as far as it counts still: where the match would go on without it. */
export function lastStepIn(game: AnyGame, stretch: Stretch, seat: Seat): Point | undefined {
  const { from, actions } = stretch;
  let counting: ActionRecord[] = [];
  for (const one of actions) {
    const { decision, choice } = one.action;
    if (decision === BACK) counting = counting.slice(0, -Number(choice));
    else if (decision === REWIND) counting = counting.filter(({ seq }) => seq <= Number(choice));
    else counting.push(one);
  }
  // What a standing order lets go by has no command of a client, and was chosen long before.
  const isLetBy = ({ action, command }: ActionRecord) => command === null && action.choice === PASS;
  const chosen = counting.filter((one) => one.action.seat === seat && one.by === 'person' && !one.proof?.byDefault && !isLetBy(one));
  const befores = new Map<number, AnyState>();
  const wanted = new Set(chosen.map(({ seq }) => seq - 1));
  let state = from;
  if (wanted.has(state.seq)) befores.set(state.seq, state);
  for (const action of actions) {
    state = after(game, state, action);
    if (wanted.has(state.seq)) befores.set(state.seq, state);
  }
  for (const { seq, at } of chosen.reverse()) {
    const before = befores.get(seq - 1);
    // What the table gave by itself was chosen by nobody.
    if (before && decisionView(game, ofVersion(game, before, game.version), seat)?.sole === undefined) return { to: seq - 1, since: at };
  }
  return undefined;
}
