import type { Tell } from '@questhall/kernel';
import type { Called } from './board/index.ts';
import { editionOf, ruleIn } from './editions/index.ts';
import type { TalismanEvent } from './events.ts';
import { inPlay } from './installed.ts';
import { reckon } from './reckon.ts';
import type { State } from './state.ts';

/** A voice that names the rules as the rulebook of the match does, and spaces as they lie when they are told of (TDE-11.15). */
export function asOfNow(s: State, tell: Tell<TalismanEvent>): Tell<TalismanEvent> {
  if (!editionOf(s).ruleIds && inPlay(s).length === 0) return tell;
  const named = <E extends TalismanEvent>(event: E): E => {
    const called = reckon(s).called(s);
    return { ...event, rule: ruleIn(s, event.rule), ...(called && namesOneOf(called, event) ? { called } : {}) };
  };
  return (event, to, twin) => tell(named(event), to, twin && named(twin));
}

/** Whether an event names one of these spaces. */
const namesOneOf = (called: Called, event: TalismanEvent): boolean =>
  Object.values(event)
    .flat()
    .some((said) => typeof said === 'string' && Object.hasOwn(called, said));
