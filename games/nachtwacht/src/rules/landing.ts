import type { Seat } from '@questhall/kernel';
import { kindAt, monsterAt, putMonster, spaceId, takeableMonsters, takeMonster, UNDERWORLD } from './board.ts';
import { grantDraw } from './powers.ts';
import { askIfChoice, rule, type Table } from './table.ts';

/** What happens on the square where a movement ends (section 4). The library is dealt with before (NW-4.7). */
export const land = rule('land', {
  look(f, g) {
    const { square } = g.s.players[f.seat]!;
    if (square === UNDERWORLD) return 'end';
    if (monsterAt(g.s, square)) return 'meetMonster';
    const kind = kindAt(g.s, square);
    if (kind === 'monster') return 'monsterAppears';
    if (kind === 'power') return 'gainPower';
    return 'end';
  },

  /** A monster card covers what is printed under it (NW-4.2), unless the table plays NW-16.4. */
  meetMonster(f, g) {
    block(g, f.seat);
    const covered = kindAt(g.s, g.s.players[f.seat]!.square);
    return g.s.options.coveredPowerPays && covered === 'power' ? 'gainPower' : 'end';
  },

  /** An empty monster square gets a monster card from the supply (NW-4.3). */
  monsterAppears(f, g) {
    if (g.s.supply.length === 0) return 'chooseMonster';
    const { square } = g.s.players[f.seat]!;
    const monster = g.take(g.s.supply, 'monster supply');
    putMonster(g.s, square, monster);
    g.tell?.({ type: 'monsterLaid', rule: 'NW-4.3', seat: f.seat, square, monster, cause: 'landing' });
    block(g, f.seat);
    return 'end';
  },

  /** With an empty supply the landing player must take one from elsewhere on the path (NW-9.7). */
  chooseMonster(f, { s }) {
    const options = takeableMonsters(s).map(spaceId);
    return askIfChoice(f, { seat: f.seat, kind: 'fetchMonster', options, into: 'from' });
  },

  fetchMonster(f, g) {
    const { square } = g.s.players[f.seat]!;
    const from = Number(f.from);
    const monster = takeMonster(g.s, from);
    putMonster(g.s, square, monster);
    g.tell?.({ type: 'monsterMoved', rule: 'NW-9.7', seat: f.seat, from, square, monster, cause: 'landing' });
    block(g, f.seat);
    return 'end';
  },

  gainPower: (f, g) => grantDraw(g, f.seat, 'square'),
});

/** The pawn is held until its player beats the monster (NW-12.1). */
function block({ s, tell }: Table, seat: Seat): void {
  const player = s.players[seat]!;
  player.blocked = true;
  tell?.({ type: 'blocked', rule: 'NW-12.1', seat, square: player.square, monster: monsterAt(s, player.square)! });
}
