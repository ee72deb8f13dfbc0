import { text } from '@questhall/kernel';
import type { Ruled } from '../../expansion-rules.ts';
import { printed } from './cards.ts';
import { beginCrypts, copyCrypts } from './copies.gen.ts';
import { HINTS } from './heuristic.ts';
import { cryptsOf, PROCEDURES, RECKONINGS, VERBS } from './rules.ts';
import { SCENARIOS } from './scenario.ts';
import { LAST_RING } from './state.ts';

/** The Drowned Crypts, for the Digital Edition (the rules TDC). */
export const drownedCrypts: Ruled = {
  printed,
  reckonings: RECKONINGS,

  state: {
    fresh: () => ({ crypts: beginCrypts() }),
    kept: { crypts: { copy: copyCrypts, glance: copyCrypts } },
    ofView: ({ crypts }) => (crypts ? { crypts: { ...crypts } } : {}),
    determinize: () => undefined,
    cards: () => [],
    invariants(s) {
      const { rings } = cryptsOf(s);
      const wrong: string[] = [];
      if (rings < 0 || rings > LAST_RING) wrong.push(`the Tide Bell has rung ${rings} times`);
      if (rings > 0 && !s.options.tideBell) wrong.push('a bell has rung that does not hang there');
      return wrong;
    },
  },
  view: ({ crypts }) => ({ crypts: crypts ? { ...crypts } : null }),

  procedures: PROCEDURES,
  verbs: VERBS,
  telling: { bellRolled: 3 },
  encounters: { bell: (_, seat) => ({ call: 'ringing', with: { seat } }) },
  labels: {
    bell: (s) => ({
      label: text('pick.encounter.bell'),
      note: text('note.encounter.bell', { n: cryptsOf(s).rings, all: LAST_RING }),
      odds: 0.5,
    }),
  },
  bots: HINTS,
  scenario: SCENARIOS,
};
