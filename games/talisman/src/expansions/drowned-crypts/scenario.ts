import type { Scenarios } from '../../expansion-rules.ts';
import { same } from '../../scenario/findings.ts';
import { cryptsOf } from './rules.ts';

/** How scenarios speak of the Drowned Crypts: `rings: 4` in a position, and as a fact. */
export const SCENARIOS: Scenarios = {
  fields: ['rings'],
  given(s, { rings }) {
    if (rings) cryptsOf(s).rings = rings.whole(0);
  },
  facts: { rings: (s, words) => same(words.text(), String(cryptsOf(s).rings)) },
  options: { encounter: ['bell'] },
};
