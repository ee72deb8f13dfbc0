import { type LevelFile, levelProblems, playable, readLevel } from '@questhall/dystopia/levels';
import { describe, expect, test } from 'vitest';
import { drawn, squaresOf, strokeTo } from './draw.ts';
import { fileName, fileText } from './export.ts';
import { begun, changed, redone, undone } from './history.ts';
import { FIRST_KINDS } from './kinds.ts';
import { anythingAt, drawCorridor, drawDoor, drawRock, drawRoom, move, put, remove, resize, steps, thingAt } from './model.ts';
import { newLevel } from './new-level.ts';
import { planOf } from './plan.ts';
import { packed, unpacked } from './share.ts';

const level = newLevel('test', 'A test');
const errors = (one: LevelFile) =>
  levelProblems(one).flatMap(({ severity, code, at }) => (severity === 'error' ? [at ? `${code} ${at.join()}` : code] : []));

test('a new level can be played as it is', () => {
  expect(errors(level)).toEqual([]);
  expect(playable(levelProblems(level))).toBe(true);
});

describe('drawing', () => {
  test('a room of its own, a door and a corridor to it: in order', () => {
    const room = drawRoom(level, [11, 1], [13, 3])!;
    expect(room.map[2]).toBe('#AAA#######CCC##');
    const hall = drawCorridor(room, [[9, 5], ...steps([9, 5], [12, 5])])!;
    expect(hall.map[5]).toBe('#########aaaa###');
    const joined = drawDoor(hall, [12, 4]);
    expect(errors(joined)).toEqual([]);
  });

  test('a stroke that begins in an area makes it larger; the edge stays rock', () => {
    expect(drawRoom(level, [3, 3], [3, 9])!.map[8]).toContain('A');
    expect(drawRoom(level, [1, 1], [0, 0])!.map[0]).toBe('################');
    expect(
      drawCorridor(level, [
        [5, 3],
        [5, 4],
      ])!.map[4],
    ).toBe('#AAA#a###a######');
  });

  test('a corridor leaves rooms and doors as they are', () => {
    expect(
      drawCorridor(level, [
        [5, 3],
        [4, 3],
        [3, 3],
      ])!.map[3],
    ).toBe(level.map[3]);
  });

  test('what is cut in two gets a second letter, and what loses its floor is gone', () => {
    const cut = drawRock(level, [1, 2], [3, 2]);
    expect(cut.map.slice(1, 4)).toEqual(['#CCC############', '################', '#AAA+aaaaa######']);
    expect(cut.starts).toEqual([
      [1, 1],
      [2, 1],
      [1, 3],
    ]);
    expect(errors(cut)).toContain('starts');
  });

  test('letters run out', () => {
    let full: LevelFile | undefined = resize(level, 40, 40);
    for (let n = 0; n < 24 && full; n++)
      full = drawRoom(full, [1 + (n % 18) * 2, 20 + Math.floor(n / 18) * 2], [1 + (n % 18) * 2, 20 + Math.floor(n / 18) * 2]);
    expect(full && drawRoom(full, [30, 30], [31, 31])).toBeUndefined();
  });

  test('strokes go through every square on their way', () => {
    const stroke = strokeTo({ from: [9, 3], to: [9, 3], path: [[9, 3]] }, [11, 4]);
    expect(stroke.path).toHaveLength(4);
    expect(squaresOf('room', stroke)).toHaveLength(6);
    expect(drawn(level, 'corridor', FIRST_KINDS, stroke)!.map[3]).toBe('#AAA+aaaaaaa####'.slice(0, 16));
  });
});

describe('pieces', () => {
  test('stand one on a square; the later takes the place of the former', () => {
    const chest = put(level, { kind: 'furniture', what: 'chest' }, [6, 7]);
    expect(chest.monsters).toEqual([]);
    expect(thingAt(chest, [6, 7])).toEqual({ kind: 'furniture', index: 0 });
    expect(put(chest, { kind: 'trap', what: 'ice-teeth' }, [6, 7])).toMatchObject({ furniture: [], traps: [{ visible: true }] });
    expect(put(level, { kind: 'monster', code: 'W1' }, [0, 0])).toBe(level);
  });

  test('start and exit squares come and go', () => {
    const less = put(level, { kind: 'start' }, [1, 1]);
    expect(less.starts).toHaveLength(4);
    expect(put(less, { kind: 'start' }, [1, 1]).starts.at(-1)).toEqual([1, 1]);
    expect(put(level, { kind: 'exit' }, [4, 8]).exits).toEqual([]);
  });

  test('are moved to free floor only, and removed', () => {
    expect(move(level, { kind: 'monster', index: 0 }, [7, 7])!.monsters[0]!.at).toEqual([7, 7]);
    expect(move(level, { kind: 'monster', index: 0 }, [1, 1])).toBeUndefined();
    expect(move(level, { kind: 'monster', index: 0 }, [0, 0])).toBeUndefined();
    const captive = put(level, { kind: 'being', what: 'captive' }, [7, 6]);
    expect(remove(captive, { kind: 'captive' })).toEqual(level);
    expect(remove(level, { kind: 'area', area: 'B' })).toMatchObject({ monsters: [], exits: [] });
    expect(remove(level, { kind: 'door', at: [4, 3] }).map[3]).toBe('#AAA#aaaaa######');
    expect(anythingAt(level, [2, 3])).toEqual({ kind: 'area', area: 'A' });
  });

  test('the map shows all of them', () => {
    const plan = planOf({ ...level, doors: [{ at: [4, 3], state: 'locked', key: 'black-key' }] });
    expect(plan.doors).toContainEqual({ at: '4,3', open: false, locked: true });
    expect(plan.figures).toMatchObject([{ code: 'G1', at: '6,7', energy: 1 }]);
    expect(plan.size).toEqual({ w: 16, h: 12 });
  });
});

test('undo and redo; letters typed into a field are one step', () => {
  let h = begun(level);
  for (const title of ['T', 'To', 'Toll']) h = changed(h, { ...h.now, title }, 'title');
  h = changed(h, { ...h.now, number: 2 });
  expect(changed(h, { ...h.now })).toBe(h);
  h = undone(h);
  expect([h.now.title, h.now.number]).toEqual(['Toll', 1]);
  h = undone(h);
  expect(h.now).toBe(level);
  expect(undone(h)).toBe(h);
  expect(redone(redone(h)).now).toMatchObject({ title: 'Toll', number: 2 });
});

describe('out and in', () => {
  test('a file keeps the level and can be read by people', () => {
    const text = fileText(level);
    expect(readLevel(text).level).toEqual(level);
    expect(text).toContain('\n    "#AAA+aaaaa######",\n');
    expect(text).toContain('{ "code": "G1", "at": [6, 7] }'.replace('{ ', '{').replace(' }', '}'));
    expect(fileName('Ærø: Das „Tor“!')).toBe('r-das-tor.json');
    expect(fileName('…')).toBe('level.json');
  });

  test('a link keeps the level, and anything else is no level', async () => {
    const text = fileText(level);
    const letters = await packed(text);
    expect(letters).toMatch(/^z[\w-]+$/);
    expect(letters.length).toBeLessThan(text.length);
    expect(await unpacked(letters)).toBe(text);
    for (const broken of ['', 'z', 'zAAAA', 'q123', `${letters.slice(0, 40)}!`, letters.slice(0, 60)])
      expect(await unpacked(broken)).toBeNull();
    expect(await unpacked(await packed('a'.repeat(70_000)))).toBeNull();
  });
});
