import type { Chance, Choice, Decision } from '@questhall/kernel';
import { STRIP_KINDS } from './components.ts';
import {
  directionWeights,
  discardWeights,
  fetchWeights,
  fightWeights,
  lengthWeights,
  moveMonsterWeights,
  placeWeights,
  stealCardWeights,
  stealWeights,
} from './heuristic/choices.ts';
import { AGGRESSIVE, CAUTIOUS, COVETOUS, commitWeights, EASY, NORMAL, QUICK, SHARP, type Taste } from './heuristic/commit.ts';
import { type Outlook, outlookOfState, outlookOfView } from './heuristic/outlook.ts';
import { prepare } from './heuristic/prepare.ts';
import { reasons, value } from './heuristic/value.ts';
import type { NachtwachtView } from './observation.ts';
import type { State } from './state.ts';

/**
 * What is good for a bot in Nachtwacht (NW-20.3 to NW-20.10). The bots call `weigh` with the view of their seat and
 * the rest with states that they have sampled themselves; nothing here ever sees the true state of a match.
 */
export const heuristic = { weigh, mix, playout, value, reasons, age: (s: State) => s.round, prepare, slips: { novice: 0.3, easy: 0 } };

const TASTES = { easy: EASY, normal: NORMAL, cautious: CAUTIOUS, covetous: COVETOUS, aggressive: AGGRESSIVE };

/** One weight for each option of a question, from the view alone. */
function weigh(view: NachtwachtView, question: { kind: string; options: readonly string[] }, manner: keyof typeof TASTES): number[] {
  return weights(outlookOfView(view), question.kind, question.options, TASTES[manner]);
}

/** The sharper mix of a hard bot, at tables where three or more show a card at once; with two it thinks (NW-20.8). */
function mix(view: NachtwachtView, { kind, options }: { kind: string; options: readonly string[] }): number[] | undefined {
  return kind === 'commit' && view.players.length > 2 ? weights(outlookOfView(view), kind, options, SHARP) : undefined;
}

/** The fast policy of playouts. */
function playout(s: State, d: Decision, chance: Chance): Choice {
  const { options } = d;
  if (options.length === 1) return options[0]!;
  const strip = s.turnedStrip ? STRIP_KINDS[s.turnedStrip.strip] : null;
  return options[drawn(weights(outlookOfState(s, d.seat, strip), d.kind, options, QUICK), chance)]!;
}

function weights(outlook: Outlook, kind: string, options: readonly string[], taste: Taste): number[] {
  switch (kind) {
    case 'commit':
      return commitWeights(outlook, options, taste);
    case 'fight':
      return fightWeights(options);
    case 'length':
      return lengthWeights(outlook, options);
    case 'direction':
      return directionWeights(outlook, options);
    case 'placeMonster':
      return placeWeights(outlook, options);
    case 'moveMonster':
      return moveMonsterWeights(outlook, options);
    case 'fetchMonster':
      return fetchWeights(outlook, options);
    case 'steal':
      return stealWeights(outlook, options);
    case 'stealCard':
      return stealCardWeights(outlook, options);
    case 'draw':
      return options.map((o) => (o === 'draw' ? 1 : 0));
    case 'discard':
      return discardWeights(outlook, options);
    default:
      throw new Error(`no heuristic for the decision ${kind}`);
  }
}

const FINE = 2 ** 24;

/** An index by weight. */
function drawn(list: readonly number[], chance: Chance): number {
  let total = 0;
  for (const w of list) total += w;
  let at = (chance.below(FINE) / FINE) * total;
  for (let i = 0; i < list.length; i++) {
    at -= list[i]!;
    if (at < 0) return i;
  }
  return list.length - 1;
}
