import type { DecisionView, OptionView } from '@questhall/kernel';
import { SPACES } from '@questhall/talisman/client';
import { speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import { seen, under } from '../../../ui/board/camera.ts';
import { spaceBox, spaceCentre } from '../art/geometry.ts';
import { sampleView } from '../fixture.ts';
import type { TsEvent } from '../playback.ts';
import { around, near, on, whole, windowOf } from './camera.ts';
import { CHIP, chipsOf, MOST_CHIPS, meantBy } from './EdgeChips.tsx';
import { followedBy } from './followed.ts';
import { mapBox, mapCorner, zoomBox, zoomCorner } from './map-corner.ts';
import { neighbour, pointsAlong, wayTo } from './paths.ts';
import { foot, lyingAt, standing } from './places.ts';
import { signOf } from './Spaces.tsx';
import { cardTargets, spaceOfOption, spaceTargets } from './targets.ts';
import { besides } from './Waits.tsx';

const PHONE = { width: 360, height: 300 };

test('the board follows whom an event happens to, and stays with the fight while another rolls for the creature', () => {
  const roll = (why: string) => followedBy({ type: 'rolled', seat: 2, for: why } as TsEvent, 0);
  expect([roll('foe'), roll('fight'), roll('move')]).toEqual([0, 2, 2]);
  expect(followedBy({ type: 'tick' } as unknown as TsEvent, 0)).toBeUndefined();
});

test('the chip of a space answers where it can be told which space is meant; of two that read alike one looks first', () => {
  const names: Record<string, string> = { O2: 'Fields', O9: 'Fields', O4: 'Hills' };
  const asked = (...ids: string[]) => ({
    spaces: Object.keys(names),
    nameOf: (id: string) => names[id]!,
    wayTo: (space: string) => ({ id: ids.find((id) => id.startsWith(space)) ?? '' }) as OptionView,
  });
  expect(meantBy('O4', asked('O4'))).toEqual({ way: { id: 'O4' } });
  expect(meantBy('O2', asked('O2', 'O9'))).toEqual({});
  expect(meantBy('O2', asked('O2>cw', 'O9>ccw'))).toEqual({ way: { id: 'O2>cw' }, round: 'cw' });
  expect(meantBy('O4', { ...asked(), wayTo: () => undefined })).toEqual({});
});

describe('the way over the board', () => {
  test('goes the shorter way round a ring, over the bridge and through the gate', () => {
    expect(wayTo('O1', 'O22')).toEqual(['O24', 'O23', 'O22']);
    expect(wayTo('O4', 'M3')).toEqual(['O5', 'M4', 'M3']);
    expect(wayTo('M2', 'I2')).toEqual(['M1', 'I1', 'I2']);
    expect(wayTo('I6', 'I9')).toEqual(['I5', 'I9']);
    expect(wayTo('O1', 'O1')).toEqual([]);
  });

  test('passes both ends of the bridge', () => {
    expect(pointsAlong('O4', ['O5'])).toHaveLength(2);
    expect(pointsAlong('O5', ['M4'])).toHaveLength(4);
  });

  test('arrow keys find the space that the eye expects', () => {
    const all = ['O1', 'O2', 'O24', 'M1', 'O7', 'O13'];
    expect(neighbour('O1', 'right', all)).toBe('O2');
    expect(neighbour('O1', 'down', all)).toBe('O24');
    expect(neighbour('O1', 'up', all)).toBeUndefined();
    expect(neighbour('O7', 'down', all)).toBe('O13');
  });
});

describe('the camera', () => {
  test('shows the whole board in the middle', () => {
    const c = whole({ width: 1200, height: 900 });
    expect(seen({ x: 500, y: 500 }, c)).toEqual({ x: 600, y: 450 });
  });

  test('follows a space at 3.4 spaces a window and does not leave the board', () => {
    const c = on(spaceCentre('O1'), near(PHONE, 3.4), PHONE);
    expect(c.scale).toBeGreaterThan(0.75);
    expect(c.left).toBeLessThanOrEqual(20);
    expect(c.left).toBeGreaterThan(0);
    const back = under(seen({ x: 300, y: 40 }, c), c);
    expect(back.x).toBeCloseTo(300);
    expect(windowOf(c, PHONE)).toMatchObject({ x: 0, y: 0 });
  });

  test('chips stand at the edge for what is out of sight, never one upon the other nor on the small map', () => {
    const c = on(spaceCentre('O1'), near(PHONE, 3.4), PHONE);
    const chips = chipsOf(['O1', 'O7', 'O13', 'O19', 'M9'], c, PHONE);
    expect(chips.map((chip) => chip.id)).not.toContain('O1');
    expect(chips.length).toBeGreaterThan(2);
    for (const a of chips) {
      for (const b of chips) if (a !== b) expect(Math.abs(a.x - b.x) >= CHIP.w || Math.abs(a.y - b.y) >= CHIP.h).toBe(true);
      expect(a.x > PHONE.width - 118 - 58 && a.y > PHONE.height - 118 - 23).toBe(false);
    }
  });

  test('a chip never lies on a space that may be chosen, and however many there are, only a few chips stand there', () => {
    const all = SPACES.map(({ id }) => id as string);
    const faults: string[] = [];
    let shown = 0;
    for (const room of [PHONE, { width: 360, height: 420 }, { width: 740, height: 250 }])
      for (const [i, at] of all.entries())
        for (const legal of [[at, all[(i + 2) % all.length]!, all[(i + 9) % all.length]!, all[(i + 17) % all.length]!], all]) {
          const camera = on(spaceCentre(at), near(room, 3.4), room);
          const chips = chipsOf(legal, camera, room, mapCorner(legal, at, camera, room));
          shown += chips.length;
          if (chips.length > MOST_CHIPS) faults.push(`${chips.length} of ${legal.length} around ${at}`);
          for (const { x, y } of chips)
            for (const id of legal) {
              const box = spaceBox(id);
              const [a, b] = [seen(box, camera), seen({ x: box.x + box.w, y: box.y + box.h }, camera)];
              if (a.x < x + CHIP.w / 2 && b.x > x - CHIP.w / 2 && a.y < y + CHIP.h / 2 && b.y > y - CHIP.h / 2)
                faults.push(`a chip on ${id} around ${at}`);
            }
        }
    expect(faults).toEqual([]);
    expect(shown).toBeGreaterThan(300);
  });

  test('a few spaces out of sight all have their chip, beside those in sight', () => {
    const all = SPACES.map(({ id }) => id as string);
    const missing: string[] = [];
    for (const room of [PHONE, { width: 360, height: 420 }])
      for (const [i, at] of all.entries()) {
        const camera = on(spaceCentre(at), near(room, 3.4), room);
        const legal = [all[(i + 1) % all.length]!, all[(i + 9) % all.length]!, all[(i + 17) % all.length]!];
        const away = legal.filter((id) => {
          const { x, y } = seen(spaceCentre(id), camera);
          return !(x > 14 && y > 14 && x < room.width - 14 && y < room.height - 14);
        });
        const chips = chipsOf(legal, camera, room, mapCorner(legal, at, camera, room)).map(({ id }) => id);
        if (away.some((id) => !chips.includes(id))) missing.push(`${at}: ${chips.join()} of ${away.join()}`);
      }
    expect(missing).toEqual([]);
  });
});

describe('the small map', () => {
  const corner = (space: string, ...legal: string[]) => {
    const camera = around([space, ...legal].map(spaceCentre), near(PHONE, 3.4), near(PHONE, 6.6), PHONE)!;
    return mapCorner(legal, space, camera, PHONE);
  };
  test('lies where nothing is to be touched, above where a choice stands in both lower corners', () => {
    expect(corner('O7', 'O8')).toBe('left');
    expect(corner('O13', 'O14', 'O12')).toBe('left');
    // Four steps from near a corner: one way ends at the foot of the window on the left, and who goes stands on the right.
    expect([corner('O14', 'O18', 'O10'), corner('O19', 'O20', 'O18')]).toEqual(['top', 'right']);
    expect(corner('O16', 'O17', 'O15')).toBe('top');
  });
  test('never lies on a space that may be chosen, wherever the window is led and however many there are', () => {
    const outer = SPACES.filter(({ region }) => region === 'outer').map(({ id }) => id as string);
    const all = SPACES.map(({ id }) => id as string);
    const covered: string[] = [];
    const shown = { few: 0, ring: 0, all: 0 };
    for (const room of [PHONE, { width: 360, height: 420 }, { width: 740, height: 250 }])
      for (const at of all)
        for (const spaces of [2.4, 3.4, 5, 6.6]) {
          const camera = on(spaceCentre(at), near(room, spaces), room);
          for (const [kind, legal] of [
            ['few', [all[(all.indexOf(at) + 7) % all.length]!, all[(all.indexOf(at) + 1) % all.length]!, at]],
            ['ring', outer],
            ['all', all],
          ] as const) {
            const where = mapCorner(legal, at, camera, room);
            if (!where) continue;
            shown[kind]++;
            const map = mapBox(where, room);
            for (const space of legal) {
              const box = spaceBox(space);
              const [a, b] = [seen(box, camera), seen({ x: box.x + box.w, y: box.y + box.h }, camera)];
              if (a.x < map.x + map.size && b.x > map.x && a.y < map.y + map.size && b.y > map.y)
                covered.push(`${kind}: ${where} on ${space}, led to ${at}`);
            }
          }
        }
    expect(covered).toEqual([]);
    // It is there as a rule: for a few ways in nearly every window, for a whole ring in many.
    expect(shown.few).toBeGreaterThan(500);
    expect(shown.ring).toBeGreaterThan(200);
  });
  test('never lies on one’s own figure, whatever is chosen and whoever is looked at', () => {
    const all = SPACES.map(({ id }) => id as string);
    const covered: string[] = [];
    let shown = 0;
    for (const room of [PHONE, { width: 360, height: 270 }, { width: 740, height: 250 }])
      for (const [i, at] of all.entries())
        for (const [a, b, c] of [
          [1, 2, 3],
          [3, 0, 4],
          [2, 47, 0],
        ] as const) {
          const camera = on(spaceCentre(at), near(room, 3.4), room);
          const [own, ...legal] = [a, b, c].map((n) => all[(i + n) % all.length]!);
          const where = mapCorner(legal, at, camera, room, own);
          if (!where) continue;
          shown++;
          const [map, foot] = [mapBox(where, room), seen(spaceCentre(own!), camera)];
          if (foot.x > map.x && foot.x < map.x + map.size && foot.y > map.y && foot.y < map.y + map.size)
            covered.push(`${own} around ${at}`);
        }
    expect(covered).toEqual([]);
    expect(shown).toBeGreaterThan(350);
  });
});

test('the button that zooms lies on no space that may be chosen where another upper corner is free, nor on the small map', () => {
  const all = SPACES.map(({ id }) => id as string);
  const faults: string[] = [];
  let left = 0;
  for (const room of [PHONE, { width: 360, height: 420 }, { width: 360, height: 360 }])
    for (const at of all)
      for (const spaces of [2.4, 3.4, 5, 6.6]) {
        const camera = on(spaceCentre(at), near(room, spaces), room);
        for (const steps of [1, 3, 5]) {
          const legal = [-steps, steps].map((by) => all[(all.indexOf(at) + by + all.length) % all.length]!);
          const map = mapCorner(legal, at, camera, room);
          const corner = zoomCorner(legal, camera, room, map);
          if (corner === 'left') left++;
          if (corner === 'left' && map === 'top') faults.push(`on the small map, led to ${at}`);
          const on = (where: 'left' | 'right') =>
            legal.some((space) => {
              const [box, button] = [spaceBox(space), zoomBox(where, room)];
              const [a, b] = [seen(box, camera), seen({ x: box.x + box.w, y: box.y + box.h }, camera)];
              return a.x < button.x + button.size && b.x > button.x && a.y < button.size && b.y > 0;
            });
          if (on(corner) && map !== 'top' && !on('left')) faults.push(`${corner} on ${legal.join(' or ')}, led to ${at}`);
        }
      }
  expect(faults).toEqual([]);
  // It stands on the right as a rule.
  expect(left).toBeGreaterThan(20);
  expect(zoomCorner([], on(spaceCentre('O1'), near(PHONE, 3.4), PHONE), PHONE, 'right')).toBe('right');
});

test('figures and cards keep clear of both lines of a name', () => {
  const view = sampleView();

  const y = (name: string) => {
    const here = { ...view, characters: [{ ...view.characters[0]!, space: 'M9' as const }], lying: [] };
    return standing(here, speaker('en', [{ 'space.M9': name }], String))[0]!.at.y;
  };
  expect(y('Desert') - y('Warlock’s Cave')).toBe(10);
  expect(lyingAt('M9', 0, 1, false, false).y - lyingAt('M9', 0, 1, false, true).y).toBe(10);
});

describe('targets', () => {
  const view = sampleView();
  const label = { key: 'x' };
  const decision: DecisionView = {
    id: 1,
    seat: 0,
    kind: 'encounter',
    rule: 'T86-1',
    prompt: label,
    byDefault: null,
    options: [
      { id: 'go', label, target: { space: 'O6' } },
      { id: 'take', label, target: { card: 'adv.goblin' } },
      { id: 'mine', label, target: { card: 'pur.sword' } },
      { id: 'meet', label, target: { seat: 2 } },
      { id: 'none', label },
    ],
    refused: [{ id: 'no', label, reason: label, rule: 'T86-1', target: { card: 'sp.immobility' } }],
  };

  test('lie on the space, where the card lies, where the character stands; my own cards in my hand', () => {
    const found = spaceTargets(view, decision);
    expect([...found.keys()]).toEqual(['O6', 'O21', 'O9']);
    expect(found.get('O21')?.options.map((o) => o.id)).toEqual(['take']);
    expect(spaceOfOption(view, decision, 'meet')).toBe('O9');
    expect(spaceOfOption(view, decision, 'mine')).toBeNull();
    expect(cardTargets(decision).get('pur.sword')).toEqual({ id: 'mine', refused: false });
    expect(cardTargets(decision).get('sp.immobility')).toEqual({ id: 'no', refused: true });
  });
});

test('figures on one space are fanned out, the active one in front; more than three are counted', () => {
  const view = sampleView();
  const crowd = { ...view, characters: [...view.characters, ...view.characters].map((c, seat) => ({ ...c, seat, space: 'O1' as const })) };
  const all = standing({ ...crowd, turn: { ...crowd.turn, seat: 3 } }, speaker('en', [{ 'space.O1': 'Village' }], String));
  expect(all.filter((p) => !p.hidden)).toHaveLength(2);
  expect(all.find((p) => p.seat === 3)).toMatchObject({ hidden: false, more: 6 });
  expect(foot('O1', { i: 0, n: 2 }).x).toBeLessThan(foot('O1', { i: 1, n: 2 }).x);
});

test('the sign of a space says what it asks for', () => {
  expect(['O1', 'O2', 'O21', 'M3', 'M10', 'I2', 'I1', 'M2', 'I9'].map(signOf)).toEqual([
    'die',
    'draw1',
    'draw2',
    'draw3',
    'must',
    'die',
    'none',
    'must',
    'none',
  ]);
});

describe('the note beside a target', () => {
  const room = { width: 800, height: 800 };
  const [a, b] = [
    { x: 300, y: 300 },
    { x: 400, y: 400 },
  ];
  test('hangs below it where there is room, and never over my own figure', () => {
    expect(besides(a, b, room, undefined)).toEqual({ left: 235, top: 410 });
    expect(besides(a, b, room, { x: 350, y: 480 })).toEqual({ left: 235, bottom: 510 });
    expect(besides(a, b, room, { x: 350, y: 300 })).toEqual({ left: 235, top: 410 });
  });
  test('goes to the side where there is neither below nor above', () => {
    const flat = { width: 800, height: 420 };
    expect(besides(a, b, flat, { x: 350, y: 290 })).toEqual({ left: 410, top: 284 });
  });
});

describe('the few places among which somebody chooses', () => {
  const sees = (points: readonly string[]) => {
    const places = points.map(spaceCentre);
    const camera = around(places, near(PHONE, 3.4), near(PHONE, 6.6), PHONE);
    return camera && { camera, all: places.every((p) => inside(seen(p, camera))) };
  };
  const inside = ({ x, y }: { x: number; y: number }) => x > 14 && y > 14 && x < PHONE.width - 14 && y < PHONE.height - 14;

  test('are all in sight on a phone where they can be read together, the whole board is not needed for it', () => {
    for (const points of [
      ['O1', 'O4', 'O22'],
      ['O7', 'O10', 'O4'],
      ['O5', 'O6', 'O4', 'M4'],
    ]) {
      const found = sees(points);
      expect(found?.all).toBe(true);
      expect(found?.camera.scale).toBeGreaterThan(whole(PHONE).scale * 1.08);
    }
  });

  test('and not where they lie on both ends of the board: then chips lead there', () => {
    expect(sees(['O1', 'O7', 'O13'])).toBeNull();
  });
});
