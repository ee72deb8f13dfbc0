import type { Seat } from '@questhall/kernel';
import type { PowerCard } from '../components.ts';
import type { State } from '../state.ts';
import { monsterAt, takeMonster } from './board.ts';
import { holds, spendPower } from './powers.ts';
import { rule, type Table } from './table.ts';

export const DECLINE = 'decline';

/** The fight phase: all blocked players decide at once and in secret (NW-12.3 to NW-12.7). */
export const fight = rule('fight', {
  /** Who has no match can only decline and is not asked; the table sees all blocked players deciding all the same (NW-19.6). */
  ask(_f, { s }) {
    const asks = [];
    for (let seat = 0; seat < s.seats; seat++)
      if (s.players[seat]!.blocked) asks.push({ seat, kind: 'fight', options: fightOptions(s, seat), into: 'answers' as const });
    return { askAll: asks };
  },

  show(f, g) {
    for (let seat = 0; seat < g.s.seats; seat++) {
      const answer = f.answers?.[seat];
      if (answer && answer !== DECLINE) beat(g, seat, answer as PowerCard);
    }
  },
});

function beat({ s, tell }: Table, seat: Seat, card: PowerCard): void {
  const player = s.players[seat]!;
  const monster = monsterAt(s, player.square)!;
  spendPower(s, seat, card);
  player.blocked = false;
  tell?.({ type: 'fought', rule: 'NW-12.3', seat, square: player.square, monster, card });
  if (s.options.beatenMonster === 'supply') s.supply.push(takeMonster(s, player.square));
}

/** What a blocked player may answer: each kind of matching card once, or to decline (NW-12.4). */
export function fightOptions(s: State, seat: Seat): string[] {
  const { power, square } = s.players[seat]!;
  const monster = monsterAt(s, square);
  const joker = holds(power, 'joker');
  if (monster && holds(power, monster)) return joker ? [monster, 'joker', DECLINE] : [monster, DECLINE];
  return joker ? ['joker', DECLINE] : [DECLINE];
}
