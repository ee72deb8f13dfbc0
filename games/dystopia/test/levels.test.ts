import { describe, expect, test } from 'vitest';
import { gridOf, isRoom, squareOf } from '../src/board/grid.ts';
import { itemCard, monsterCard, spellCard, trapCard } from '../src/content/index.ts';
import { CAMPAIGN } from '../src/levels/index.ts';

describe.each(CAMPAIGN)('level $number: $title', (level) => {
  const grid = gridOf(level);

  test('DYS-LVL.3: rows are equally long and the border is rock', () => {
    expect(new Set(level.map.map((row) => row.length)).size).toBe(1);
    const border = grid.cells.filter((_, at) => (grid.neighbours[at]?.length ?? 0) < 4);
    expect(new Set(border)).toEqual(new Set(['#']));
  });

  test('DYS-LVL.4: each area is one piece; DYS-LVL.5: rooms meet others only at doors', () => {
    for (const [area, squares] of grid.areas) {
      const seen = new Set([squares[0]!]);
      for (const at of seen) for (const to of grid.neighbours[at]!) if (grid.cells[to] === area) seen.add(to);
      expect(seen.size, area).toBe(squares.length);
      if (!isRoom(area)) continue;
      for (const at of squares) for (const to of grid.neighbours[at]!) expect(['#', '+', area]).toContain(grid.cells[to]);
    }
  });

  test('DYS-LVL.6: a door joins two areas straight across', () => {
    for (const [door, sides] of grid.doorSides) {
      expect(sides).toHaveLength(2);
      const floor = grid.neighbours[door]!.filter((at) => /[a-zA-Z]/.test(grid.cells[at]!));
      expect(floor).toHaveLength(2);
      expect(floor[0]! + floor[1]!).toBe(2 * door);
    }
  });

  test('DYS-LVL.7: things stand on floor, each on a square of its own', () => {
    const things = [
      ...level.furniture,
      ...level.traps,
      ...level.monsters,
      ...(level.neutrals ?? []),
      ...(level.captive ? [level.captive] : []),
    ];
    const squares = [...things.map((thing) => squareOf(grid, thing.at)), ...grid.starts];
    expect(new Set(squares).size).toBe(squares.length);
    for (const at of [...squares, ...grid.exits]) expect(grid.cells[at]).toMatch(/[a-zA-Z]/);
  });

  test('DYS-LVL.11: goals name what the level contains; cards exist', () => {
    const treasure = [...level.furniture.flatMap((f) => f.treasure), ...level.monsters.flatMap((m) => m.pockets ?? [])];
    for (const entry of treasure) {
      if ('item' in entry) expect(itemCard(entry.item).id).toBe(entry.item);
      if ('spell' in entry) expect(spellCard(entry.spell).id).toBe(entry.spell);
    }
    for (const { code } of level.monsters) expect(monsterCard(code).code).toBe(code);
    for (const { kind } of level.traps) expect(trapCard(kind).id).toBe(kind);
    for (const goal of level.goals) {
      if (goal.type === 'killBoss') expect(level.monsters.map((m) => m.boss)).toContain(goal.boss);
      if (goal.type === 'findItem') expect(treasure).toContainEqual({ item: goal.item });
      if (goal.type === 'freeWizard') expect(level.captive).toBeDefined();
      if (goal.type === 'escape') expect(level.exits.length).toBeGreaterThan(0);
      if (goal.type === 'defeatWizor') expect(level.monsters.map((m) => m.code)).toContain('W1');
    }
  });
});

test('DYS-LVL.12: the campaign has ten levels in order', () => {
  expect(CAMPAIGN.map((level) => level.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
