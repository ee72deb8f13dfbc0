import type { Hints } from '../expansion-rules.ts';
import { inPlay } from '../installed.ts';
import type { State } from '../state.ts';

/** What an expansion in play tells bots; undefined where none has anything to say. */
export function hint<T>(s: State, ask: (bots: Hints) => T | undefined): T | undefined {
  for (const { bots } of inPlay(s)) {
    const told = bots && ask(bots);
    if (told !== undefined) return told;
  }
  return undefined;
}
