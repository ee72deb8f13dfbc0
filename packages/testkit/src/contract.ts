import { type AnyGame, copyState } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { decisionsAreSound, illegalActionsChangeNothing } from './contract/decisions.ts';
import { copiesAreIndependent, matchesEnd, reloadIsTheSame, sameSeedSameMatch } from './contract/matches.ts';
import { oddsAreTrue } from './contract/odds.ts';
import { snapshotsPlayOn } from './contract/snapshots.ts';
import { textsAreComplete } from './contract/texts.ts';
import { viewsDoNotLeak } from './contract/views.ts';
import { type Check, formatProblem, type Subject } from './contract/walk.ts';

/** What every game promises, by the name of its test. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'random matches end and keep every invariant': matchesEnd,
  'a match that is saved and loaded after every action goes the same way': reloadIsTheSame,
  'the same seed and answers give the same match': sameSeedSameMatch,
  'a copy is independent': (subject) => copiesAreIndependent(subject, (s) => copyState(subject.game, s)),
  'every decision has options, a wording and a legal default': decisionsAreSound,
  'an illegal action changes nothing': illegalActionsChangeNothing,
  'views, decisions and events leak nothing': viewsDoNotLeak,
  'odds that are shown are those that happen': oddsAreTrue,
  'every text exists in five languages': textsAreComplete,
  'saved states of older versions play on': snapshotsPlayOn,
};

/**
 * Registers the contract tests of a game, to be called in one line of a vitest file. A failure names seed, seats,
 * options and step.
 */
export function contract(game: AnyGame, subject: Omit<Subject, 'game'>): void {
  describe(`contract of ${game.id}`, () => {
    for (const [name, check] of Object.entries(CHECKS)) {
      test(name, { timeout: 120_000 }, () => expect(check({ ...subject, game }).map(formatProblem)).toEqual([]));
    }
  });
}

export { decisionsAreSound, illegalActionsChangeNothing } from './contract/decisions.ts';
export { type Flags, flagsIn } from './contract/flags.ts';
export { copiesAreIndependent, matchesEnd, playsOn, reloadIsTheSame, sameSeedSameMatch } from './contract/matches.ts';
export { type Comparison, compareOdds, defaultOf, formatOdds, isTrue, oddsAreTrue, playAllWays } from './contract/odds.ts';
export type { OddsRules } from './contract/odds-rules.ts';
export { type Snapshot, snapshotsPlayOn, writeSnapshot } from './contract/snapshots.ts';
export { textsAreComplete } from './contract/texts.ts';
export { viewsDoNotLeak } from './contract/views.ts';
export {
  type Check,
  formatProblem,
  type Problem,
  randomAction,
  randomChoice,
  type Setting,
  type Subject,
  settingOf,
  walk,
} from './contract/walk.ts';
