import type { Chance, Seat } from '@questhall/kernel';
import type { State } from '../state.ts';
import { beats } from './outlook.ts';

/** Makes a fresh sample fit for a search that thinks as `seat`. */
export function prepare(s: State, seat: Seat, chance: Chance): void {
  if (s.phase !== 'choose') return;
  for (let other = 0; other < s.seats; other++) if (other !== seat) takeMatches(s, other, chance);
  reopen(s, seat);
}

/**
 * Who is still blocked after the fight phase almost surely holds no match (NW-20.4): such cards of a sample are exchanged
 * for others of the deck, unless everything there would match.
 */
function takeMatches(s: State, seat: Seat, chance: Chance): void {
  const { blocked, square, power } = s.players[seat]!;
  const monster = blocked ? s.monsters[square - 1] : null;
  if (!monster || !beats(power, monster) || !s.deck.some((card) => !beats([card], monster))) return;
  for (let i = 0; i < power.length; i++) {
    while (beats([power[i]!], monster)) {
      const at = chance.below(s.deck.length);
      const card = s.deck[at]!;
      s.deck[at] = power[i]!;
      power[i] = card;
      if (!s.deck.some((c) => !beats([c], monster))) return;
    }
  }
}

/** Puts the choice of step cards back to those who have already made theirs. */
function reopen(s: State, seat: Seat): void {
  const top = s.stack[s.stack.length - 1];
  if (top?.proc !== 'choose' || !s.pending.some((d) => d.seat === seat)) return;
  for (let other = 0; other < s.seats; other++) {
    const { steps } = s.players[other]!;
    if (other === seat || steps.length < 2 || s.pending.some((d) => d.seat === other)) continue;
    if (top.answers) top.answers[other] = null;
    s.pending.push({ id: ++s.lastId, seat: other, kind: 'commit', options: steps.slice(), into: 'answers', together: true });
  }
}
