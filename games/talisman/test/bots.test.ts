import { begin, fast, play } from '@questhall/kernel';
import { randomChoice } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import { glance } from '../src/glance.ts';
import { heuristic, talisman } from '../src/index.ts';
import { type Figure, Game } from './table.ts';

test('T86-6.11.6b a bot in the Cursed Glade knows that its Talisman works again on the next space, and goes to the Portal', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'thief', at: 'M5', strength: 6, craft: 7, lives: 4, objects: ['talisman'] },
      Bob: { character: 'ghoul', at: 'crown', lives: 4 },
    },
    crownReached: true,
  });
  g.rolls(2).ann('roll');
  const d = g.s.pending.find(({ seat }) => seat === 0)!;
  expect(d.kind).toBe('direction');
  const weights = heuristic.weigh(g.view('Ann'), d as never, 'normal');
  expect(d.options[weights.indexOf(Math.max(...weights))]).toBe('ccw');
});

test('TDE-11.4 chances of winning add up; the dead have smaller ones, least without a life, and whoever is out has none', () => {
  const chances = (ann: Figure, out = false) => {
    const figures = { Ann: { character: 'thief', at: 'O2', ...ann }, Bob: { character: 'monk', at: 'O12' }, Cay: {} };
    const { s } = new Game({ figures }, { options: { edition: 'digital', expansion: 'realm-of-souls' } });
    s.characters[0]!.out = out;
    return heuristic.value(s);
  };
  const chance = (ann: Figure) => chances(ann)[0]!;
  const ghost = { ghost: 'banshee', grave: 'O9' };
  const rising = [chance({ ...ghost, lives: 0 }), chance({ ...ghost, lives: 2 }), chance({ lives: 4 }), chance({ lives: 4, strength: 6 })];
  expect(rising).toEqual([...rising].sort((a, b) => a - b));
  expect(chance({ objects: ['talisman'] })).toBeGreaterThan(chance({ objects: ['axe'] }));
  expect(chances({}).reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  expect(chances({}, true)[0]).toBe(0);
});

test('what a search goes by is a taste of its own, until a match has lasted too long: then it hurries as all others do', () => {
  const differs = (turns: number): boolean => {
    const [chance, minds] = [fast(5, 2), fast(5, 3)];
    const match = begin(talisman, { seats: 2, options: {} }, chance);
    let found = false;
    for (let n = 0; n < 600 && !match.outcome; n++) {
      const d = match.pending[0]!;
      const seen = { ...glance(match, d.seat), turn: { ...match.turn, n: turns } };
      if (!d.choose) found ||= JSON.stringify(heuristic.consider(seen, d)) !== JSON.stringify(heuristic.weighGlance(seen, d));
      play(talisman, match, { decision: d.id, seat: d.seat, choice: randomChoice(d, minds) }, chance);
    }
    return found;
  };
  expect([differs(20), differs(2 * 150 + 1)]).toEqual([true, false]);
});
