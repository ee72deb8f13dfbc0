import type { OddsRules } from '@questhall/testkit/contract';
import type { DystopiaEvent } from '../src/events.ts';

/** The odds beside an attack: that it wounds, by the dice or by a unicorn (DYS-COMB.8 to DYS-COMB.16). */
export const oddsRules: OddsRules = {
  happened(_s, _asked, option, told: readonly DystopiaEvent[]) {
    if (!option.startsWith('attack:')) return null;
    const attack = told.find((event) => event.type === 'attacked');
    return attack && (attack.result === 'wounded' || attack.result === 'outwitted');
  },
  /** A unicorn pin is a surprise that no odds know of. */
  answer: (_s, d) => (d.kind === 'pin' ? 'no' : undefined),
};
