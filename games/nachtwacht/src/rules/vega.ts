import type { Seat } from '@questhall/kernel';
import type { PowerCard } from '../components.ts';
import type { State, VegaEnd } from '../state.ts';
import { learnHand, learnTheft } from './knowledge.ts';
import { distinct, keepHandLimit, removeCard } from './powers.ts';
import { askIfChoice, PASS, rule } from './table.ts';

/** A unique Vega takes a power card from an opponent (section 10). Ends with how it went. */
export const vega = rule('vega', {
  chooseVictim(f, { s, tell }) {
    const options = victimsOf(s, f.seat);
    if (options.length > 0) {
      options.push(PASS);
      return { ask: { seat: f.seat, kind: 'steal', options, into: 'victim' } };
    }
    tell?.({ type: 'vegaFoundNobody', rule: 'NW-10.2', seat: f.seat });
    return { done: 'nobody' satisfies VegaEnd };
  },

  /** The card is taken unseen (NW-10.1), unless the table plays NW-16.6. */
  reach(f, { s, tell }) {
    if (f.victim === PASS) {
      tell?.({ type: 'vegaPassed', rule: 'NW-10.1', seat: f.seat });
      return { done: 'passed' satisfies VegaEnd };
    }
    if (s.options.vegaPick === 'random') return;
    const victim = Number(f.victim);
    learnHand(s, f.seat, victim);
    return askIfChoice(f, { seat: f.seat, kind: 'stealCard', options: distinct(s.players[victim]!.power), into: 'card' });
  },

  take(f, g) {
    const { s } = g;
    const victim = Number(f.victim);
    const hand = s.players[victim]!.power;
    const card = (f.card as PowerCard | undefined) ?? g.pick(hand, 'hand');
    removeCard(hand, card);
    s.players[f.seat]!.power.push(card);
    learnTheft(s, f.seat, victim, card);
    if (g.tell) {
      const event = { type: 'stole', rule: 'NW-10.1', seat: f.seat, victim } as const;
      g.tell({ ...event, card }, [f.seat, victim], event);
    }
    return keepHandLimit(s, f.seat);
  },

  done: () => ({ done: 'worked' satisfies VegaEnd }),
});

/** The opponents who hold at least one power card (NW-15.24), as option ids. */
function victimsOf(s: State, thief: Seat): string[] {
  const victims: string[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (seat !== thief && s.players[seat]!.power.length > 0) victims.push(String(seat));
  return victims;
}
