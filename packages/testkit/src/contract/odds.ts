import {
  type Action,
  type AnyGame,
  type AnyState,
  type Chance,
  copyState,
  type Decision,
  decisionView,
  type GameEvent,
  play,
} from '@questhall/kernel';
import type { OddsRules } from './odds-rules.ts';
import { type Check, walk } from './walk.ts';

/** Odds that were shown beside an option, and how often it came true over all ways in which the dice could fall. */
export interface Comparison {
  kind: string;
  option: string;
  shown: number;
  happened: number;
  /** In how many ways the dice could fall. */
  ways: number;
}

/** More ways than this are not looked at: the position is passed over. */
const MOST_WAYS = 20_000;
const LONGEST = 60;

/**
 * Every option with odds that this seat is shown in this state, compared with what comes of choosing it: all ways in which
 * dice and draws can fall are played, so that the two must be equal, not only near. Options whose odds are of something
 * that no event tells are left out.
 * @throws Error where nothing decides within a sane number of answers
 */
export function compareOdds(game: AnyGame, rules: OddsRules, s: AnyState, asked: Decision): Comparison[] {
  const view = decisionView(game, s, asked.seat);
  const found: Comparison[] = [];
  for (const { id, odds } of view?.options ?? []) {
    if (odds === undefined || rules.happened(s, asked, id, []) === null) continue;
    const real = playAllWays(game, rules, s, asked, id);
    if (real) found.push({ kind: asked.kind, option: id, shown: odds, ...real });
  }
  return found;
}

/**
 * Plays an option in every way in which chance can fall, until it is decided.
 * @returns how likely its promise comes true; undefined where the ways are too many
 */
export function playAllWays(
  game: AnyGame,
  rules: OddsRules,
  s: AnyState,
  asked: Decision,
  option: string,
): { happened: number; ways: number } | undefined {
  let happened = 0;
  let ways = 0;
  const path: { of: number; at: number }[] = [];
  do {
    if (ways++ >= MOST_WAYS) return undefined;
    let depth = 0;
    let likely = 1;
    const chance: Chance = {
      below(n) {
        if (depth === path.length) path.push({ of: n, at: 0 });
        likely /= n;
        return path[depth++]!.at;
      },
    };
    if (comesTrue(game, rules, s, asked, option, chance)) happened += likely;
    path.length = depth;
  } while (next(path));
  return { happened, ways };
}

/** The next way in which chance can fall; false where all were seen. */
function next(path: { of: number; at: number }[]): boolean {
  while (path.length > 0) {
    const last = path.at(-1)!;
    last.at++;
    if (last.at < last.of) return true;
    path.pop();
  }
  return false;
}

function comesTrue(game: AnyGame, rules: OddsRules, before: AnyState, asked: Decision, option: string, chance: Chance): boolean {
  const s = copyState(game, before);
  const told: GameEvent[] = [];
  // Only what decides is waited for: chance after it would only multiply the ways.
  class Decided extends Error {}
  let verdict: boolean | undefined;
  const tell = (event: GameEvent) => {
    told.push(event);
    verdict = rules.happened(before, asked, option, told) ?? undefined;
    if (verdict !== undefined) throw new Decided();
  };
  let action: Action = { decision: asked.id, seat: asked.seat, choice: option };
  try {
    for (let n = 0; n < LONGEST; n++) {
      play(game, s, action, chance, tell);
      const d = s.pending[0];
      if (!d) return false;
      action = { decision: d.id, seat: d.seat, choice: rules.answer(s, d) ?? defaultOf(game, s, d) };
    }
  } catch (e) {
    if (e instanceof Decided) return verdict === true;
    throw e;
  }
  throw new Error(`nothing decides about ${asked.kind} ${option} within ${LONGEST} answers`);
}

/** What the clock answers; the first options where it would draw lots. */
export function defaultOf(game: AnyGame, s: AnyState, d: Decision): Action['choice'] {
  return decisionView(game, s, d.seat)!.byDefault ?? (d.choose ? d.options.slice(0, d.choose.min) : d.options[0]!);
}

/** Odds are shown as they happen, but for what floating point loses. */
export const isTrue = ({ shown, happened }: Comparison): boolean => Math.abs(shown - happened) < 1e-9;

/** For people: what was shown and what happened. */
export const formatOdds = ({ kind, option, shown, happened }: Comparison): string =>
  `${kind} ${option}: shown ${percent(shown)}, happened ${percent(happened)}`;

const percent = (n: number): string => `${(100 * n).toFixed(1)} %`;

/** After so many ways of the dice only every second of the questions that were examined so far is. */
const MANY = 1500;

/**
 * The odds that a game shows are those that happen: in random matches every so-manieth question with odds is played in all
 * ways in which the dice can fall. A game that shows odds and does not say how to tell what happened breaks the promise.
 */
export const oddsAreTrue: Check = (subject) => {
  const { game, odds: rules } = subject;
  let [setting, ways, passed, every]: [unknown, number, number, number] = [undefined, 0, 0, 1];
  return walk(subject, subject.deep ?? 12, (halt) => {
    if (halt.setting !== setting) [setting, ways, passed, every] = [halt.setting, 0, 0, 1];
    const { s, report } = halt;
    for (const d of s.pending) {
      const view = decisionView(game, s, d.seat);
      if (!view?.options.some(({ odds }) => odds !== undefined)) continue;
      if (!rules) {
        report(`odds are shown (${d.kind}) and nothing says how to tell what happened`);
        return;
      }
      // The longer the match, the more of its questions are passed over.
      if (passed++ % every !== 0) continue;
      for (const one of compareOdds(game, rules, s, d)) {
        ways += one.ways;
        if (!isTrue(one)) report(`odds: ${formatOdds(one)}`);
      }
      if (ways > MANY) [ways, every] = [0, 2 * every];
    }
  });
};
