import { fast } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { gridOf, type Square } from '../src/board/grid.ts';
import { clear } from '../src/board/sight.ts';
import { dystopia } from '../src/index.ts';
import { CAMPAIGN } from '../src/levels/index.ts';
import { stepsFrom } from '../src/rules/distances.ts';
import { heroReach } from '../src/rules/paths.ts';
import { isFloor, seesSquare } from '../src/rules/values.ts';
import { en } from '../src/text/en/index.ts';
import { stateOf, table } from './table.ts';

describe('words of the rules', () => {
  test('DYS-GEN.4: the names are Wizor and Lyra', () => {
    const words = Object.values(en as Record<string, string>).join(' ');
    expect(words).toMatch(/Wizor/);
    expect(words).toMatch(/Lyra/);
    expect(words).not.toMatch(/Lysa|Wizzor|Wisor/);
  });

  test('DYS-GEN.5: a closed door is a wall, an open one is floor for one figure', () => {
    const map = ['#####', '#A+B#', '#####'].map((row) => row.replace('A', 'AA').replace('B', 'BB'));
    const at = (state: 'open' | 'closed') =>
      table({
        map: map.map((row) => (row.startsWith('##') ? '#######' : row)),
        heroes: [{ code: 'elf', at: '2,1' }],
        doors: [{ at: '3,1', state }],
      });
    expect(at('closed').of('go')).toEqual(['1,1']);
    expect(at('open').of('go')).toEqual(expect.arrayContaining(['3,1', '5,1']));
  });

  test('DYS-GEN.6: "beside" is orthogonal for searching, trading, freeing, picking up and dealing', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '3,3', gold: 20 },
        { code: 'dwarf', at: '4,4' },
      ],
      furniture: [{ at: '2,2' }],
      piles: [{ at: '2,4', gold: 1 }],
      neutrals: [{ at: '4,2', code: 'S4' }],
    });
    expect(['search', 'trade', 'pick', 'deal'].flatMap((what) => t.of(what))).toEqual([]);
  });

  test('DYS-GEN.7: "within n squares" is a distance, diagonals counting one', () => {
    const t = table({
      heroes: [{ code: 'elf', at: '3,3', spells: ['web'] }],
      monsters: [
        { code: 'N1', at: '8,8' },
        { code: 'N1', at: '9,3' },
      ],
    });
    expect(t.do('cast:web').options).toEqual(['m0', 'back']);
  });

  test('DYS-GEN.11, DYS-EQP.16, DYS-WIZ.6: what an answer that does not come in time is', () => {
    const { s } = table({ heroes: [{ code: 'elf', at: '3,3' }] });
    const silent = (kind: string, options: string[], choose?: { min: number; max: number }) =>
      dystopia.decisions[kind]!.byDefault(s, { id: 1, seat: 0, kind, options, into: 'choice', ...(choose ? { choose } : {}) } as never, {
        below: () => 0,
      });
    // A turn simply ends; nobody gives, takes, agrees, or turns a die without a word.
    expect(silent('hero', ['go:1,1', 'attack:m0', 'end'])).toBe('end');
    expect(silent('monster', ['go:1,1', 'attack:h0', 'done'])).toBe('done');
    expect(silent('pin', ['yes', 'no'])).toBe('no');
    expect(silent('accept', ['accept', 'no'])).toBe('no');
    expect(silent('answerTrade', ['accept', 'no'])).toBe('no');
    expect(silent('way', ['on', 'off'])).toBe('off');
    expect(silent('spellTarget', ['h0', 'back'])).toBe('back');
    expect(silent('spellSquare', ['1,1', 'back'])).toBe('back');
    expect(silent('between', ['ready', 'buy:red-tonic'])).toBe('ready');
    // No vote means by turns; later it means nothing changes.
    expect(silent('lead', ['rotate', 'joint', 'fixed:0'])).toBe('rotate');
    expect(silent('lead', ['keep', 'rotate', 'joint', 'fixed:0'])).toBe('keep');
    for (const kind of ['lay', 'give', 'want']) expect(silent(kind, ['red-tonic', 'web'], { min: 0, max: 2 })).toEqual([]);
    expect(silent('pick', ['gold', 'web'], { min: 1, max: 2 })).toEqual(['gold']);
  });

  test('DYS-GEN.12: a card wins over a rule: ghost step passes monsters, firm ground spares the trap’s harm', () => {
    const map = ['#######', '#aaaaa#', '#######'];
    const heroes = [{ code: 'elf' as const, at: '1,1', effects: [{ what: 'ghost' as const, n: 1, until: 0 }] }];
    expect(table({ map, heroes, monsters: [{ code: 'N1', at: '2,1' }] }).of('go')).toContain('3,1');
  });
});

/** Whether the segment between two middles meets the inside of an opaque square, or a corner between two: the rule as it is written. */
function plainSight(width: number, from: Square, to: Square, opaque: (at: Square) => boolean): boolean {
  const [x0, y0, x1, y1] = [from % width, Math.floor(from / width), to % width, Math.floor(to / width)];
  const [dx, dy] = [x1 - x0, y1 - y0];
  for (let x = Math.min(x0, x1); x <= Math.max(x0, x1); x++) {
    for (let y = Math.min(y0, y1); y <= Math.max(y0, y1); y++) {
      const at = y * width + x;
      if (at === from || at === to || !opaque(at)) continue;
      // The line passes the inside if corners of the square lie on both sides of it.
      const sides = [-1, 1].flatMap((a) => [-1, 1].map((b) => Math.sign(dx * (2 * (y - y0) + b) - dy * (2 * (x - x0) + a))));
      if (sides.includes(1) && sides.includes(-1)) return false;
    }
  }
  // Corners through which it passes exactly.
  for (let x = Math.min(x0, x1); x < Math.max(x0, x1); x++) {
    for (let y = Math.min(y0, y1); y < Math.max(y0, y1); y++) {
      if (dx * (2 * (y - y0) + 1) !== dy * (2 * (x - x0) + 1)) continue;
      const [a, b] = dx * dy > 0 ? [y * width + x + 1, (y + 1) * width + x] : [y * width + x, (y + 1) * width + x + 1];
      if (opaque(a) && opaque(b)) return false;
    }
  }
  return true;
}

describe('against the plain definition', () => {
  test('DYS-LOS.2, DYS-LOS.4, DYS-LOS.5, DYS-LOS.7: 40,000 lines over random rock', () => {
    const chance = fast(11, 1);
    for (let n = 0; n < 40_000; n++) {
      const [width, height] = [4 + chance.below(12), 4 + chance.below(10)];
      const rock = new Set(
        Array.from({ length: Math.floor((width * height) / (2 + chance.below(4))) }, () => chance.below(width * height)),
      );
      const [from, to] = [chance.below(width * height), chance.below(width * height)];
      const grid = { width } as ReturnType<typeof gridOf>;
      const opaque = (at: Square) => rock.has(at);
      const open = Uint8Array.from({ length: width * height }, (_, at) => (opaque(at) ? 0 : 1));
      expect(clear(grid, from, to, open), `${width} ${from} ${to} ${[...rock].join()}`).toBe(plainSight(width, from, to, opaque));
      expect(clear(grid, to, from, open)).toBe(clear(grid, from, to, open));
    }
  });

  test('DYS-LOS.3, DYS-LOS.6: what a match uses is the same line, whatever is set up and whichever doors are open', () => {
    const chance = fast(12, 1);
    for (const level of CAMPAIGN) {
      const grid = gridOf(level);
      for (let setUp = 0; setUp < 6; setUp++) {
        const revealed = [...grid.areas.keys()].filter(() => setUp === 0 || chance.below(2) === 0);
        const doors = grid.doors.map((at) => ({
          at: `${at % grid.width},${Math.floor(at / grid.width)}`,
          state: chance.below(2) === 0 ? ('open' as const) : ('closed' as const),
        }));
        const s = stateOf({ heroes: [{ code: 'elf', at: '1,1' }], map: level.map, revealed, doors });
        // DYS-LOS.3 as it is written.
        const opaque = (at: Square) => {
          const cell = grid.cells[at]!;
          return cell === '#' || (cell === '+' ? !s.open.includes(at) : !revealed.includes(cell));
        };
        for (let i = 0; i < 400; i++) {
          const from = chance.below(grid.cells.length);
          // Mostly near ones: far ones end at rock.
          const to = (from + chance.below(5) + grid.width * chance.below(4)) % grid.cells.length;
          expect(seesSquare(s, from, to), `${level.id} ${from} ${to}`).toBe(plainSight(grid.width, from, to, opaque));
        }
      }
    }
  });

  test('DYS-MOVE.1, DYS-MOVE.2, DYS-MOVE.13: ways are as short as can be, and each step of them is allowed', () => {
    for (const [i, level] of CAMPAIGN.entries()) {
      const grid = gridOf(level);
      const floor = grid.cells.flatMap((cell, at) => (cell !== '#' && cell !== '+' ? [at] : []));
      const name = (at: number) => `${at % grid.width},${Math.floor(at / grid.width)}`;
      const start = floor[(i * 53) % floor.length]!;
      const block = floor.filter((at, k) => k % 7 === i % 7 && at !== start).map((at) => ({ code: 'N1' as const, at: name(at) }));
      const s = stateOf({
        map: level.map,
        heroes: [{ code: 'elf', at: name(start) }],
        monsters: block,
        doors: [...grid.doors].map((at) => ({ at: name(at), state: 'open' as const })),
      });
      const taken = new Set(s.monsters.map((m) => m.at));
      // Bellman and Ford, round by round: nothing clever.
      const cost = new Map([[start, 0]]);
      for (let steps = 1; steps <= 7; steps++)
        for (const [at, so] of [...cost])
          if (so === steps - 1)
            for (const to of grid.neighbours[at]!) if (isFloor(s, to) && !taken.has(to) && !cost.has(to)) cost.set(to, steps);
      cost.delete(start);
      const reach = heroReach(s, 0, 7);
      expect(new Map(reach.map((way) => [way.at, way.steps]))).toEqual(new Map([...cost].sort((a, b) => a[1] - b[1] || a[0] - b[0])));
      for (const { at, steps, path } of reach) {
        expect([path.length, path.at(-1)]).toEqual([steps, at]);
        for (const [i, to] of path.entries()) expect(grid.neighbours[path[i - 1] ?? start]).toContain(to);
      }
      const far = stepsFrom({ ...s, monsters: [] }, start, false);
      for (const [at, steps] of cost) expect(far[at]).toBeLessThanOrEqual(steps);
    }
  });
});
