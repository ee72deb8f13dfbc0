import {
  type Action,
  type AnyGame,
  type AnyState,
  begin,
  type Chance,
  type Decision,
  fast,
  type GameEvent,
  type MatchOptions,
  play,
  type Text,
  type Told,
} from '@questhall/kernel';
import type { Catalogue, Locale } from '@questhall/text';
import type { OddsRules } from './odds-rules.ts';

/** What the contract is checked on. */
export interface Subject {
  game: AnyGame;
  catalogues: Readonly<Record<Locale, Catalogue>>;
  /** The sentence that tells an event; the same that the table shows in its log. */
  // biome-ignore lint/suspicious/noExplicitAny: each game tells its own events
  eventText: (event: any) => Text;
  /** The folder with the saved states, where the game has any. */
  snapshots?: string;
  /** Random matches that must end; 1,000 where it is not said. */
  matches?: number;
  /** Random matches in which every action is examined closely; 12 where it is not said. */
  deep?: number;
  /**
   * Of each kind of question so many moments of a match are searched for leaks, and each fourth of those behind them: all where it
   * is not said.
   */
  closely?: number;
  /**
   * What is examined closely is so many actions of a match, and a saved state is played on for as many: to their end where it is
   * not said.
   */
  most?: number;
  /** No match may take more actions than this; 20,000 where it is not said. */
  longest?: number;
  /** How odds are compared with what happens, in a game that shows any. */
  odds?: OddsRules;
  /** True where no seat ever knows more than another, so that `determinize` has nothing to draw. */
  open?: boolean;
}

/** One random match: everything that is needed to play it again. */
export interface Setting {
  seed: number;
  seats: number;
  options: MatchOptions;
}

/** A breach of the contract, with the seed and the step by which it is found again. */
export interface Problem {
  what: string;
  setting?: Setting;
  /** The number of actions played before. */
  step?: number;
}

export type Check = (subject: Subject) => Problem[];

/** A moment of a random match, just before `action` is played; without an action, its end. */
export interface Halt {
  s: AnyState;
  action: Action | undefined;
  /** What was told since the moment before. */
  told: readonly Told[];
  setting: Setting;
  step: number;
  report: (what: string) => void;
}

/** More than this many would only repeat themselves. */
const ENOUGH = 8;

/** Seats, options and chance by seed: seeds in a row go through all numbers of seats. */
export function settingOf(game: AnyGame, seed: number): Setting {
  const chance = fast(seed, 1);
  const options: MatchOptions = {};
  for (const spec of game.options) {
    const values = spec.values;
    if (spec.text) continue; // its default
    options[spec.id] =
      'min' in values ? values.min + chance.below(values.max - values.min + 1) : (values[chance.below(values.length)] ?? spec.byDefault);
  }
  const { min, max } = game.seatsFor?.(options) ?? game.seats;
  return { seed, seats: min + (seed % (max - min + 1)), options };
}

/** An answer that the decision allows, each equally likely. */
export function randomChoice(d: Decision, chance: Chance): string | string[] {
  if (!d.choose) return d.options[chance.below(d.options.length)]!;
  const { min, max } = d.choose;
  const left = [...d.options];
  const count = Math.min(left.length, min + chance.below(max - min + 1));
  return Array.from({ length: count }, () => left.splice(chance.below(left.length), 1)[0]!);
}

/** An answer to one of the decisions that wait, or undefined where none waits. */
export function randomAction(s: AnyState, chance: Chance): Action | undefined {
  if (s.pending.length === 0) return undefined;
  const d = s.pending[chance.below(s.pending.length)]!;
  return { decision: d.id, seat: d.seat, choice: randomChoice(d, chance) };
}

/** Collects what was told. */
export function recorder(): { told: Told[]; tell: (event: GameEvent, to?: readonly number[], twin?: GameEvent) => void } {
  const told: Told[] = [];
  return { told, tell: (event, to, twin) => told.push({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) }) };
}

/**
 * Plays random matches and stops at every moment for a visit. Errors, dead ends and matches without an end are
 * problems; so is what a visit reports.
 * @param most so many actions of each match are enough; what the subject says where it is left out
 */
export function walk(
  subject: Subject,
  matches: number,
  visit: (halt: Halt) => void,
  most = subject.most ?? Number.POSITIVE_INFINITY,
): Problem[] {
  const problems: Problem[] = [];
  const walked = { ...subject, most };
  for (let seed = 1; seed <= matches && problems.length < ENOUGH; seed++) walkOne(walked, settingOf(subject.game, seed), visit, problems);
  return problems;
}

function walkOne(subject: Subject & { most: number }, setting: Setting, visit: (halt: Halt) => void, problems: Problem[]): void {
  const { game, most, longest = 20_000 } = subject;
  const [chance, policy] = [fast(setting.seed, 2), fast(setting.seed, 3)];
  let step = 0;
  const report = (what: string) => {
    if (problems.length < ENOUGH && !problems.some((p) => p.what === what)) problems.push({ what, setting, step });
  };
  try {
    let { told, tell } = recorder();
    const s: AnyState = begin(game, setting, chance, tell);
    for (; ; step++) {
      const action = s.outcome ? undefined : randomAction(s, policy);
      visit({ s, action, told, setting, step, report });
      if (s.outcome || step >= most) return;
      if (!action || step >= longest) {
        report(action ? `no end after ${longest} actions` : 'dead end: nobody is asked and the match is not over');
        return;
      }
      ({ told, tell } = recorder());
      play(game, s, action, chance, tell);
    }
  } catch (e) {
    report(`error: ${e instanceof Error ? e.message : String(e)}`);
  }
}

/** For people: what, and how to see it again. */
export function formatProblem({ what, setting, step }: Problem): string {
  if (!setting) return what;
  const options = Object.entries(setting.options)
    .map(([k, v]) => `${k}=${v}`)
    .join(' ');
  return `${what} (seed ${setting.seed}, ${setting.seats} seats${options ? `, ${options}` : ''}, step ${step})`;
}
