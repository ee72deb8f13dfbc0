import type { Finding, ScenarioWords } from '@questhall/kernel';
import type { State } from '../state.ts';
import { cardIn, isNamed, shortName } from './names.ts';

/** What a fact of a scenario finds. */

export function every(findings: [name: string, finding: Finding][]): Finding {
  return {
    holds: findings.every(([, finding]) => finding.holds),
    found: Object.fromEntries(findings.map(([name, finding]) => [name, finding.found])),
  };
}

export function same(expected: string, found: string): Finding {
  return { holds: expected === found, found };
}

/** The cards that a list names, each checked whether or not anything lies there. */
function wordsOf(s: State, words: ScenarioWords, prefix: 'adv' | 'sp'): string[] {
  return words.list().map((card) => cardIn(s, card, prefix));
}

/** A list in any order, `none`, or how many. */
export function sameCards(s: State, words: ScenarioWords, found: readonly string[], prefix: 'adv' | 'sp'): Finding {
  const names = found.map(shortName);
  if (!words.isList()) {
    const expected = words.text();
    return { holds: expected === (expected === 'none' && found.length === 0 ? 'none' : String(found.length)), found: names };
  }
  const left = [...found];
  const each = wordsOf(s, words, prefix).map((card) => {
    const at = left.findIndex((one) => isNamed(one, card, prefix));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return { holds: each.every(Boolean) && left.length === 0, found: names };
}

/** These lie on the pile, with others beside them; or `none`, or how many. */
export function holding(s: State, words: ScenarioWords, found: readonly string[], prefix: 'adv' | 'sp'): Finding {
  if (!words.isList()) return sameCards(s, words, found, prefix);
  const left = [...found];
  const each = wordsOf(s, words, prefix).map((card) => {
    const at = left.findIndex((one) => isNamed(one, card, prefix));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return { holds: each.every(Boolean), found: found.map(shortName) };
}
