import { type BotName, know, policyOf } from '@questhall/bots';
import { begin, fast, play } from '@questhall/kernel';
import { heuristic, nachtwacht } from '../src/index.ts';

/** So many matches of these bots, who move one seat on with each: cards shown and cancelled, and wins by bot. */
export function matchesOf(bots: readonly BotName[], matches: number) {
  const policies = bots.map((name) => policyOf(name, { game: nachtwacht as never, heuristic }));
  const wins = bots.map(() => 0);
  let [shown, cancelled] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const chance = fast(11, match);
    const botAt = bots.map((_, seat) => (seat + match) % bots.length);
    const own = bots.map((_, seat) => fast(12 + seat, match));
    const tell = (event: { type: string; cards?: unknown[]; cancelled?: unknown[] }) => {
      if (event.type !== 'revealed') return;
      shown += event.cards!.length;
      cancelled += event.cancelled!.length;
    };
    const s = begin(nachtwacht, { seats: bots.length }, chance, tell as never);
    while (!s.outcome) {
      const answers = s.pending.map(({ id, seat }) => ({
        decision: id,
        seat,
        choice: policies[botAt[seat]!]!(know(nachtwacht as never, s as never, seat), own[seat]!, { iterations: 20 }),
      }));
      for (const answer of answers)
        if (s.pending.some(({ id }) => id === answer.decision)) play(nachtwacht, s, answer, chance, tell as never);
    }
    for (const seat of s.outcome.winners) wins[botAt[seat]!]! += 1 / s.outcome.winners.length;
  }
  return { cancelled: cancelled / shown, wins };
}
