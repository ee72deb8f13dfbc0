import { begin, clone, decisionView, fast, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { sized } from '../../../test/sized.ts';
import { nachtwacht, type State } from '../src/index.ts';
import { anyAnswer, Game, randomSetting } from './table.ts';

function playRandomly(seed: number, look: (s: State) => void): void {
  const bots = fast(seed, 1);
  const s = begin(nachtwacht, { seats: 2 + (seed % 3), options: seed % 2 ? randomSetting(bots) : {} }, fast(seed));
  const chance = fast(seed, 2);
  while (!s.outcome) {
    play(nachtwacht, s, anyAnswer(s, bots), chance);
    look(s);
  }
}

// long.ts plays 100,000 each night.
test('NW-21.3 every invariant holds after every answer of 150 random matches with all seats and options', () => {
  const settings = new Set<string>();
  for (let seed = 0; seed < sized(40, 150); seed++) {
    playRandomly(seed, (s) => {
      if (s.outcome) for (const [option, value] of Object.entries({ seats: s.seats, ...s.options })) settings.add(`${option} ${value}`);
      const wrong = nachtwacht.invariants(s);
      if (wrong.length > 0) expect.fail(`match ${seed}, answer ${s.seq}: ${wrong.join('; ')}`);
    });
  }
  const values = nachtwacht.options.flatMap(({ id, values }) => ('min' in values ? [] : values.map((value) => `${id} ${value}`)));
  expect([...settings]).toEqual(expect.arrayContaining(['seats 2', 'seats 3', 'seats 4', ...values]));
});

test('NW-21.3 each of the ten invariants is seen to fail when it is broken', () => {
  const position = { path: 'complete', pawns: { Jan: '9!', Piet: 10 }, monsters: { 9: 'torch' }, hands: { Jan: ['tooth'] } };
  const broken = (harm: (s: State) => void): string[] => {
    const { s } = new Game(position);
    harm(s);
    return nachtwacht.invariants(s).map((sentence) => sentence.split(':')[0]!);
  };
  expect(broken(() => {})).toEqual([]);
  expect(broken((s) => s.deck.pop())).toEqual(['1']);
  expect(broken((s) => s.supply.pop())).toEqual(['1']);
  expect(broken((s) => s.strips[3].push('S3-D'))).toContain('1');
  expect(broken((s) => (s.players[1]!.square = 9))).toEqual(['2']);
  expect(broken((s) => s.players[0]!.power.push(...s.deck.splice(0, 3)))).toEqual(['3']);
  expect(broken((s) => s.players[0]!.steps.pop())).toContain('4');
  expect(broken((s) => (s.players[1]!.blocked = true))).toEqual(['5']);
  expect(broken((s) => (s.players[1]!.square = 2))).toEqual(['5']);
  expect(broken((s) => s.monsters.push(null))).toEqual(['6']);
  expect(broken((s) => (s.kinds[0] = 'power'))).toEqual(['7']);
  expect(broken((s) => (s.players[1]!.square = 36))).toEqual(['8']);
  expect(broken((s) => (s.options.pathLength = 'long'))).toEqual(['1', '9']);
  const move = { id: 99, proc: 'move', step: 'arrive', seat: 0, steps: 1, strips: 3, landings: 2 } as const;
  expect(broken((s) => s.stack.push(move))).toEqual(['10', '10']);
});

test('NW-19.7 a determinized state looks the same to its seat, questions included, and plays on', () => {
  const chance = fast(7);
  for (let seed = 0; seed < sized(2, 6); seed++) {
    playRandomly(seed, (s) => {
      const before = JSON.stringify(s);
      for (let seat = 0; seat < s.seats; seat++) {
        const d = nachtwacht.determinize(s, seat, chance);
        expect(JSON.stringify(nachtwacht.observe(d, seat))).toBe(JSON.stringify(nachtwacht.observe(s, seat)));
        expect(JSON.stringify(decisionView(nachtwacht, d as never, seat))).toBe(JSON.stringify(decisionView(nachtwacht, s as never, seat)));
        expect(nachtwacht.deciding!(d)).toEqual(nachtwacht.deciding!(s));
        const wrong = nachtwacht.invariants(d);
        if (wrong.length > 0) expect.fail(wrong.join('; '));
        for (let i = 0; i < 3 && !d.outcome; i++) play(nachtwacht, d, anyAnswer(d, chance), chance);
      }
      expect(JSON.stringify(s)).toBe(before);
    });
  }
});

test('a copy goes its own way', () => {
  const s = begin(nachtwacht, { seats: 2 }, fast(3));
  const copy = clone(s);
  play(nachtwacht, copy, anyAnswer(copy, fast(1)), fast(2));
  expect(copy).not.toEqual(s);
});
