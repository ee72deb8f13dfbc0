import { SPACES } from '@questhall/talisman/client';
import { expect, test } from 'vitest';
import { seen } from '../../../ui/board/camera.ts';
import { spaceBox } from '../art/geometry.ts';
import { sampleView } from '../fixture.ts';
import { whole } from './camera.ts';
import { LABEL_HEIGHT, labelsOf, MOST_NAMES, worthNaming } from './TargetNames.tsx';

const NAMES: Readonly<Record<string, string>> = {
  O1: 'Village',
  O7: 'Chapel',
  O13: 'City',
  O16: 'Plains',
  M13: 'Temple',
  I5: 'Valley of Fire',
};

test.each([
  { width: 360, height: 330 },
  { width: 360, height: 420 },
  { width: 740, height: 250 },
])('on a whole board of a phone (%o) what may be chosen is named beside it, and no label lies on another one', (room) => {
  const camera = whole(room);
  expect(camera.scale).toBeLessThan(0.36);
  const check = (targets: readonly { id: string; name: string }[]) => {
    const legal = targets.map(({ id }) => id);
    const labels = labelsOf(targets, legal, camera, room);
    for (const a of labels) {
      expect(a.x - a.w / 2).toBeGreaterThanOrEqual(0);
      expect(a.x + a.w / 2).toBeLessThanOrEqual(room.width);
      expect(Math.abs(a.y - room.height / 2)).toBeLessThanOrEqual((room.height - LABEL_HEIGHT) / 2);
      for (const b of labels)
        if (a !== b) expect(Math.abs(a.x - b.x) >= (a.w + b.w) / 2 || Math.abs(a.y - b.y) >= LABEL_HEIGHT, `${a.id} ${b.id}`).toBe(true);
      // Nor on the middle of what may be chosen, where a finger goes.
      for (const { id } of targets) {
        const { x, y, w, h } = spaceBox(id);
        const middle = seen({ x: x + w / 2, y: y + h / 2 }, camera);
        expect(Math.abs(middle.x - a.x) < a.w / 2 && Math.abs(middle.y - a.y) < LABEL_HEIGHT / 2, `${a.id} on ${id}`).toBe(false);
      }
    }
    return labels.map(({ id }) => id);
  };
  // A few far ends of ways are all named, in whatever language.
  const few = Object.keys(NAMES);
  expect(check(few.map((id) => ({ id, name: NAMES[id]! })))).toEqual(few);
  for (const [i, { id }] of SPACES.entries()) {
    const other = SPACES[(i + 9) % SPACES.length]!.id;
    expect(check([id, other].map((one) => ({ id: one, name: 'Überflutete Halle' })))).toEqual([id, other]);
  }
});

test('the whole board names few spaces: what may be chosen, where somebody stands, then landmarks; of many to choose from none for that', () => {
  const view = sampleView();
  const stand = view.characters.filter(({ card }) => card).map(({ space }) => space as string);
  const ids = (legal: readonly string[]) => worthNaming(view, legal).map(({ id }) => id);
  expect(ids(['O2', 'O4']).slice(0, 2)).toEqual(['O2', 'O4']);
  expect(ids(['O2', 'O4'])).toEqual(expect.arrayContaining(stand));
  const outer = SPACES.filter(({ region }) => region === 'outer').map(({ id }) => id as string);
  expect(ids(outer)[0]).toBe(stand[0]);
  expect(worthNaming(view, outer).some(({ wanted }) => wanted)).toBe(false);
  expect(ids([])).toEqual(ids(outer));
  // With nothing to choose the board of a phone has as many names as it may have.
  const room = { width: 360, height: 330 };
  const named = worthNaming(view, []).map(({ id }) => ({ id, name: 'Graveyard' }));
  expect(labelsOf(named, [], whole(room), room).length).toBeGreaterThanOrEqual(MOST_NAMES);
});
