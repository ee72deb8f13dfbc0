import { fast, play } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { clear } from '../src/board/sight.ts';
import { dystopia } from '../src/index.ts';
import { gridAt, isFloor, levelOf, seesSquare } from '../src/rules/values.ts';
import { table } from './table.ts';

/** A level of which half is set up; the rest is imagined for whoever plans (DYS-HID.2). */
const half = () =>
  table({
    map: ['##########', '#AAA#BBBB#', '#AAA+BBBB#', '#AAA#BBBB#', '##########'],
    heroes: [{ code: 'elf', at: '1,1' }],
    hidden: [{ code: 'W1', at: '8,3' }],
    revealed: ['A'],
  });
const imaginedOf = (t: ReturnType<typeof half>) => dystopia.determinize(t.s, 0, fast(3));

describe('a level that is imagined', () => {
  test('is the one that is played in the imagined state, and is as the true one where that is set up', () => {
    const t = half();
    const d = imaginedOf(t);
    expect(levelOf(d)).toBe(d.imagined);
    expect(levelOf(d)).not.toBe(levelOf(t.s));
    expect(dystopia.observe(d, 0)).toEqual(dystopia.observe(t.s, 0));
  });

  test('a copy of the state shares it, and nothing else', () => {
    const d = imaginedOf(half());
    const copy = dystopia.copy!(d);
    expect(copy).toEqual(d);
    expect(copy.imagined).toBe(d.imagined);
    expect(copy.heroes).not.toBe(d.heroes);
    expect(copy.heroes[0]).not.toBe(d.heroes[0]);
    const plain = half().s;
    expect(dystopia.copy!(plain)).toEqual(plain);
    expect(dystopia.copy!(plain).heroes[0]).not.toBe(plain.heroes[0]);
  });

  test('DYS-LOS.3: lines of sight are what they are in any level', () => {
    const d = imaginedOf(half());
    const grid = gridAt(d);
    const open = Uint8Array.from(grid.cells, (_, at) => (isFloor(d, at) ? 1 : 0));
    for (let from = 0; from < grid.cells.length; from++)
      for (let to = 0; to < grid.cells.length; to++) {
        if (!isFloor(d, from) || !isFloor(d, to)) continue;
        expect(seesSquare(d, from, to)).toBe(clear(grid, from, to, open));
      }
  });

  test('play goes on in it', () => {
    const d = imaginedOf(half());
    const [asked] = d.pending;
    play(dystopia, d, { decision: asked!.id, seat: 0, choice: 'go:3,2' }, fast(1));
    expect(dystopia.observe(d, 0).heroes[0]!.at).toBe('3,2');
  });
});
