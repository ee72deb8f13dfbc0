import type { StepCard } from '../components.ts';
import { rule } from './table.ts';

/** Every player commits one step card in secret, blocked or not (NW-5.4, NW-6.1, NW-6.2). */
export const choose = rule('choose', {
  ask(_f, { s }) {
    const asks = [];
    for (let seat = 0; seat < s.seats; seat++) {
      const { steps } = s.players[seat]!;
      if (steps.length > 1) asks.push({ seat, kind: 'commit', options: steps.slice(), into: 'answers' as const });
    }
    return { askAll: asks };
  },

  /** The last card of a cycle is played without a choice (NW-5.6, NW-14.2). */
  commit(f, { s, tell }) {
    const cards = s.players.map((player, seat) => (f.answers?.[seat] ?? player.steps[0]!) as StepCard);
    if (tell)
      cards.forEach((card, seat) => {
        const event = { type: 'committed', rule: 'NW-6.2', seat } as const;
        tell({ ...event, card }, [seat], event);
      });
    s.reveal = { round: s.round, cards, cancelled: [], order: [], acted: 0 };
  },
});
