import { expect, test } from 'vitest';
import { heuristic } from '../src/index.ts';
import { Game } from './table.ts';

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
