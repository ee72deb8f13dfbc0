import { createHash } from 'node:crypto';
import { know, policyOf } from '@questhall/bots';
import { type Action, type AnyState, begin, fast, type Outcome, play } from '@questhall/kernel';
import type { Shelf } from '../games.ts';
import type { Player } from './players.ts';

/** Everything that decides how a row of matches goes. Plain data: it is sent to workers. */
export interface MatchPlan {
  game: string;
  options: Record<string, unknown>;
  players: readonly Player[];
  seed: number;
  /** Moves every bot one seat on with each match, so that seats cannot favour anybody. */
  rotate: boolean;
  /** Keep the actions in the result. They are always kept where a match fails. */
  keep: boolean;
  /** Keep what the game's balance report needs. */
  report?: boolean;
}

/** A played action, with the kind of question that it answers. */
export type PlayedAction = Action & { kind: string };

/** What came of one match. */
export interface MatchResult {
  index: number;
  /** Who sat where: places in `plan.players`, by seat. */
  seating: number[];
  decisions: number;
  /** Rounds, or decisions where a game has no rounds. */
  length: number;
  outcome: Outcome | null;
  /** SHA-256 over the final state as JSON. */
  hash: string;
  actions?: PlayedAction[];
  /** What the game's balance report keeps of the match. */
  tale?: unknown;
  error?: string;
}

/** A match that asks more than this has lost its way: the longest of many thousands asked a tenth of it. */
const MOST_DECISIONS = 100_000;

/**
 * Plays match number `index` of a plan between bots. Chance of the match is `fast(seed, index)`; every bot has a
 * source of its own, so that none can foresee a draw. Never throws for a fault in rules or bots: it is the result.
 */
export function playMatch({ game, heuristic, length, balance }: Shelf, plan: MatchPlan, index: number): MatchResult {
  const n = plan.players.length;
  const seating = plan.players.map((_, seat) => (plan.rotate ? (seat + index) % n : seat));
  const actions: PlayedAction[] = [];
  const tale = plan.report ? balance?.follow(n) : undefined;
  let s: AnyState | undefined;
  let error: string | undefined;
  try {
    const chance = fast(plan.seed, index);
    const minds = seating.map((at, seat) => {
      const { bot, budget } = plan.players[at]!;
      return { policy: policyOf(bot, { game, heuristic }), budget, chance: fast(plan.seed ^ (0x51ed270b + seat), index) };
    });
    const state: AnyState = begin(game, { seats: n, options: plan.options }, chance, tale?.tell);
    s = state;
    while (!state.outcome) {
      // All who are asked together think before anybody's answer is in the state.
      const answers = state.pending.map((d) => {
        const { policy, budget, chance: own } = minds[d.seat]!;
        return { decision: d.id, seat: d.seat, kind: d.kind, choice: policy(know(game, state, d.seat), own, budget) };
      });
      for (const { kind, ...action } of answers) {
        // Where the first answer counts, the others are asked anew about what has come of it.
        if (!state.pending.some((d) => d.id === action.decision)) continue;
        actions.push({ ...action, kind });
        play(game, state, action, chance, tale?.tell);
        tale?.look(state);
      }
      if (actions.length > MOST_DECISIONS) throw new Error(`no end after ${MOST_DECISIONS} decisions`);
    }
  } catch (e) {
    error = e instanceof Error ? (e.stack ?? e.message) : String(e);
  }
  return {
    index,
    seating,
    decisions: actions.length,
    length: s ? (length?.of(s) ?? actions.length) : 0,
    outcome: s?.outcome ?? null,
    hash: hashOf(s),
    ...(tale && s?.outcome ? { tale: tale.end(s) } : {}),
    ...(plan.keep || error !== undefined ? { actions } : {}),
    ...(error === undefined ? {} : { error }),
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex');
}

/** One hash for a row of matches, in their order. */
export function combinedHash(results: readonly MatchResult[]): string {
  const hash = createHash('sha256');
  for (const r of results) hash.update(r.hash);
  return hash.digest('hex');
}
