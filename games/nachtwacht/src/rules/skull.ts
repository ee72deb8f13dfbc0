import type { Power } from '../components.ts';
import { anyOpenSquare, moveIds, openSquares, putMonster, spaceId, takeableMonsters, takeMonster } from './board.ts';
import { PASS, rule, type Table } from './table.ts';

/** A unique skull puts a monster card on a square (section 9). */
export const skull = rule('skull', {
  findSquares(f, { s, tell }) {
    if (!anyOpenSquare(s)) {
      tell?.({ type: 'skullFoundNoSquare', rule: 'NW-9.3', seat: f.seat });
      return 'end';
    }
    if (s.supply.length === 0) return 'chooseMove';
  },

  /** The monster is seen before the square is named (NW-9.4), unless the table plays NW-16.7. */
  turnUpFirst(f, g) {
    if (g.s.options.skullReveal === 'before') turnUp(g, f.seat);
  },

  chooseSquare: (f, { s }) => ({
    ask: { seat: f.seat, kind: 'placeMonster', options: places(openSquares(s)), into: 'square' },
  }),

  /** After a pass the card goes back and the supply is shuffled (NW-9.4). */
  lay(f, g) {
    if (f.square === PASS) {
      if (g.s.turnedMonster) g.s.supply.push(putDown(g));
      g.tell?.({ type: 'skullPassed', rule: 'NW-9.4', seat: f.seat });
      return 'end';
    }
    if (!g.s.turnedMonster) turnUp(g, f.seat);
    const square = Number(f.square);
    const monster = putDown(g);
    putMonster(g.s, square, monster);
    g.tell?.({ type: 'monsterLaid', rule: 'NW-9.4', seat: f.seat, square, monster, cause: 'skull' });
    return 'end';
  },

  /** With an empty supply a monster card may be moved on the path (NW-9.5). */
  chooseMove: (f, { s }) => ({
    ask: { seat: f.seat, kind: 'moveMonster', options: moveIds(takeableMonsters(s), openSquares(s), PASS), into: 'move' },
  }),

  moveIt(f, { s, tell }) {
    if (f.move === PASS) {
      tell?.({ type: 'skullPassed', rule: 'NW-9.5', seat: f.seat });
      return;
    }
    const to = f.move!.indexOf('>');
    const [from, square] = [Number(f.move!.slice(0, to)), Number(f.move!.slice(to + 1))];
    const monster = takeMonster(s, from);
    putMonster(s, square, monster);
    tell?.({ type: 'monsterMoved', rule: 'NW-9.5', seat: f.seat, from, square, monster, cause: 'skull' });
  },
});

function turnUp(g: Table, seat: number): void {
  const power = g.take(g.s.supply, 'monster supply');
  g.s.turnedMonster = { seat, power };
  g.tell?.({ type: 'monsterTurned', rule: 'NW-9.4', seat, monster: power });
}

/** The turned-up monster leaves the hand of the skull's player. */
function putDown({ s }: Table): Power {
  const { power } = s.turnedMonster!;
  s.turnedMonster = null;
  return power;
}

/** Every square on which the monster may be laid, and to pass. */
function places(open: readonly number[]): string[] {
  const options: string[] = [];
  for (const square of open) options.push(spaceId(square));
  options.push(PASS);
  return options;
}
