import type { Seat } from '@questhall/kernel';
import type { PowerCard } from '../components.ts';
import type { State } from '../state.ts';
import { blockedSeats, monsterAt, takeMonster } from './board.ts';
import { spendPower } from './powers.ts';
import { rule } from './table.ts';

export const DECLINE = 'decline';

/** The fight phase: all blocked players decide at once and in secret (NW-12.3 to NW-12.7). */
export const fight = rule('fight', {
  /** Who has no match can only decline and is not asked; the table sees all blocked players deciding all the same (NW-19.6). */
  ask(f, { s }) {
    f.answers = [];
    return { askAll: blockedSeats(s).map((seat) => ({ seat, kind: 'fight', options: fightOptions(s, seat), into: 'answers' as const })) };
  },

  show(f, g) {
    for (let seat = 0; seat < g.s.seats; seat++) {
      const answer = f.answers?.[seat];
      if (answer && answer !== DECLINE) beat(seat, answer as PowerCard);
    }

    function beat(seat: Seat, card: PowerCard) {
      const player = g.s.players[seat]!;
      const monster = monsterAt(g.s, player.square)!;
      spendPower(g.s, seat, card);
      player.blocked = false;
      g.tell?.({ type: 'fought', rule: 'NW-12.3', seat, square: player.square, monster, card });
      if (g.s.options.beatenMonster === 'supply') g.s.supply.push(takeMonster(g.s, player.square));
    }
  },
});

/** What a blocked player may answer: each kind of matching card once, or to decline (NW-12.4). */
export function fightOptions(s: State, seat: Seat): string[] {
  const player = s.players[seat]!;
  const monster = monsterAt(s, player.square);
  const options: string[] = [];
  if (monster && player.power.includes(monster)) options.push(monster);
  if (player.power.includes('joker')) options.push('joker');
  options.push(DECLINE);
  return options;
}
