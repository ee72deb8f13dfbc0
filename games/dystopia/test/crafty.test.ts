import { describe, expect, test } from 'vitest';
import { dystopia, heuristic } from '../src/index.ts';
import { craftyChoice } from '../src/search/crafty.ts';
import { type Situation, type TestTable, table } from './table.ts';

const CORRIDOR = ['####################', '#aaaaaaaaaaaaaaaaaa#', '####################'];
const WARRIOR = { code: 'warrior', at: '1,1' } as const;

/** A person in Wizor's seat, asked for the turn of the first monster. */
const turn = (t: Partial<Situation> & Pick<Situation, 'monsters'>): TestTable =>
  table({ map: CORRIDOR, heroes: [WARRIOR], turn: 'wizor', seats: 2, wizor: 0, ...t }).do('m0');

const crafty = (t: TestTable): string => craftyChoice(t.s, Number(t.asked().about?.['monster']), t.options);
const thumb = (t: TestTable): string => t.options[heuristic.weighGlance(dystopia.glance!(t.s, 0), t.asked()).indexOf(1)]!;

/** How far from the warrior a monster ends if it does this. */
const column = (choice: string): number => Number(choice.split(':')[1]!.split(',')[0]) - 1;

/** A warrior strikes whoever stands 6 squares away: five of his steps, and a blow with the sixth. */
const REACH = 6;

describe('the craft of a search in Wizor’s seat', () => {
  test('whoever can strike strikes, as the automatic Wizor would', () => {
    const t = turn({ monsters: [{ code: 'N1', at: '3,1' }] });
    expect(crafty(t)).toBe('go:2,1');
    expect(crafty(t)).toBe(thumb(t));
    t.do('go:2,1');
    expect(crafty(t)).toBe('attack:h0');
  });

  test('whoever has struck steps back where it gets out of reach', () => {
    const struck = (code: 'dwarf' | 'warrior') => {
      const t = turn({ heroes: [{ code, at: '1,1' }], monsters: [{ code: 'N1', at: '2,1' }] });
      return t.dice([1, 1], [5, 5]).do('attack:h0');
    };
    expect(thumb(struck('dwarf'))).toBe('done');
    // The dwarf strikes four squares far, and four steps are left: five squares away.
    expect(column(crafty(struck('dwarf')))).toBe(5);
    expect(crafty(struck('warrior'))).toBe('done');
  });

  test('one alone waits for a hero out of his reach, and no farther, where the automatic Wizor walks up to him', () => {
    const t = turn({ monsters: [{ code: 'N1', at: '9,1' }] });
    expect(column(thumb(t))).toBeLessThanOrEqual(REACH);
    expect(column(crafty(t))).toBe(REACH + 1);
  });

  test('one too near steps out of his reach', () => {
    const t = turn({ monsters: [{ code: 'S1', at: '6,1' }] });
    expect(column(crafty(t))).toBe(REACH + 1);
  });

  test('many do not wait', () => {
    const t = turn({
      monsters: [
        { code: 'N1', at: '9,1' },
        { code: 'N1', at: '10,1' },
      ],
    });
    expect(crafty(t)).toBe(thumb(t));
    expect(column(crafty(t))).toBeLessThanOrEqual(REACH);
  });

  test('a search compares what the automatic Wizor would do with it, and imagines craft', () => {
    const t = turn({ monsters: [{ code: 'N1', at: '9,1' }] });
    const asked = t.asked();
    const weights = heuristic.consider(dystopia.glance!(t.s, 0), asked);
    expect(asked.options[weights.indexOf(Math.max(...weights))]).toBe(crafty(t));
    expect(weights[asked.options.indexOf(thumb(t))]).toBeGreaterThan(0);
    expect(heuristic.playout(t.s, asked as never, { below: () => 0 })).toBe(crafty(t));
  });
});
