import { describe, expect, test } from 'vitest';
import { type Chance, fast, type GameEvent, heardBy, Kit } from './index.ts';

const fixed = (...numbers: number[]): Chance => ({ below: () => numbers.shift() ?? 0 });
const kit = (chance: Chance) => new Kit({ stack: [] }, chance, undefined);

describe('events and their audience', () => {
  const event = { type: 'drew', rule: 'T-1', card: 'owl' };
  const twin = { type: 'drew', rule: 'T-1' };
  const heard = (told: Parameters<typeof heardBy<GameEvent>>[0]) => [0, 1, undefined].map((seat) => heardBy(told, seat));

  test('an event for everybody is heard by everybody, spectators too', () => {
    expect(heard({ event })).toEqual([event, event, event]);
  });

  test('a secret event is heard by its seats, its twin by the others', () => {
    expect(heard({ event, to: [0], twin })).toEqual([event, twin, twin]);
  });

  test('without a twin the others hear nothing; with nobody to hear it, nobody does', () => {
    expect(heard({ event, to: [1] })).toEqual([undefined, event, undefined]);
    expect(heard({ event, to: [], twin })).toEqual([twin, twin, twin]);
  });
});

describe('chance through the kit', () => {
  test('a die shows 1 to its number of sides', () => {
    expect([kit(fixed(0)).roll(), kit(fixed(5)).roll(), kit(fixed(19)).roll(20)]).toEqual([1, 6, 20]);
  });

  test('pick leaves the list, take shortens it, and what is left stays', () => {
    const items = ['a', 'b', 'c', 'd'];
    expect(kit(fixed(2)).pick(items, 'list')).toBe('c');
    expect(kit(fixed(1)).take(items, 'list')).toBe('b');
    expect(items).toEqual(['a', 'd', 'c']);
    expect(kit(fixed(2)).take(items, 'list')).toBe('c');
    expect(items).toEqual(['a', 'd']);
  });

  test('nothing can be drawn from nothing', () => {
    const k = kit(fast(1));
    expect(() => k.pick([], 'list')).toThrow(RangeError);
    expect(() => k.take([], 'list')).toThrow(RangeError);
  });

  test('a draw tells what it is for and from what', () => {
    const asked: unknown[] = [];
    const k = kit({
      below(...what) {
        asked.push(what);
        return 0;
      },
    });
    k.roll();
    k.pick(['x'], 'deck');
    expect(asked).toEqual([
      [6, 'die'],
      [1, 'deck', ['x']],
    ]);
  });
});
