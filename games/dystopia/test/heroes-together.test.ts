import { describe, expect, test } from 'vitest';
import { dystopia, heuristic } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { type Situation, table } from './table.ts';

/** Every square has been looked at. */
const LOOKED = { seen: Array.from({ length: 200 }, (_, at) => at) };
const ROUNDS = 8;

/** In which round automatic heroes, who are left alone, have got so far; undefined: not within so many rounds. */
function roundWhen(t: Situation, done: (s: State) => boolean): number | undefined {
  const at = table({ more: LOOKED, ...t });
  while (at.s.round <= ROUNDS) {
    if (done(at.s)) return at.s.round;
    const asked = at.asked();
    at.do(heuristic.playout(dystopia.glance!(at.s, asked.seat), asked, { below: () => 0 }));
  }
  return undefined;
}

/** Automatic heroes wait for one another (DYS-AIH.7), but not each for the other. */
describe('automatic heroes do not stand in each other’s way', () => {
  test('who stands around what another wants to pick up makes room for him', () => {
    const round = roundWhen(
      {
        map: ['########', '#AAAAAA#', '#AAAA###', '########'],
        heroes: [
          { code: 'warrior', at: '3,1' },
          { code: 'elf', at: '5,1' },
          { code: 'archer', at: '6,1' },
        ],
        piles: [{ at: '6,1', things: ['wyrm-scale'] }],
      },
      (s) => s.heroes[0]!.weapons.includes('wyrm-scale'),
    );
    expect(round).toBeDefined();
  });

  test('in a narrow corridor they go back for whoever has the key', () => {
    const round = roundWhen(
      {
        map: ['###########', '#aaaaaaaaa#', '#########+#', '#BBBBBBBBB#', '###########'],
        heroes: [
          { code: 'warrior', at: '9,1' },
          { code: 'dwarf', at: '8,1' },
          { code: 'archer', at: '7,1' },
          { code: 'elf', at: '6,1', things: ['black-key'] },
        ],
        doors: [{ at: '9,2', state: 'locked', key: 'black-key' }],
        revealed: ['a'],
      },
      (s) => s.open.length > 0,
    );
    expect(round).toBeDefined();
  });

  test('who goes to Lyra waits for nobody who goes elsewhere', () => {
    const round = roundWhen(
      {
        map: ['####################', '#aaaaaaaaaaaaaaaaaa#', '##################+#', '#BBBBBBBBBBBBBBBBBB#', '####################'],
        heroes: [
          { code: 'warrior', at: '8,1', energy: 3 },
          { code: 'dwarf', at: '12,1' },
        ],
        neutrals: [{ at: '1,1', code: 'L1' }],
        revealed: ['a'],
        shown: true,
      },
      (s) => s.heroes[0]!.energy > 3,
    );
    expect(round).toBeDefined();
  });

  test('between two doors they keep to one, also where the first of them stays behind', () => {
    const round = roundWhen(
      {
        map: [
          '################',
          '#BBBBBBBBBBBBBB#',
          '##########+#####',
          '#aaaaaaaaaaaaaa#',
          '#aaaaaaaaaaaaaa#',
          '#############+##',
          '#CCCCCCCCCCCCCC#',
          '################',
        ],
        heroes: [
          { code: 'warrior', at: '11,3', energy: 1 },
          { code: 'dwarf', at: '10,3' },
          { code: 'elf', at: '9,3' },
          { code: 'archer', at: '8,4' },
        ],
        revealed: ['a'],
        shown: true,
      },
      (s) => s.open.length > 0,
    );
    expect(round).toBeDefined();
  });

  test('a door before which one of them stands already is still theirs', () => {
    const round = roundWhen(
      {
        map: ['##########', '#bbbbbbbb#', '#+######+#', '#AAA##CCC#', '##########'],
        heroes: [
          { code: 'warrior', at: '2,1' },
          { code: 'dwarf', at: '3,1' },
          { code: 'elf', at: '1,1' },
        ],
        revealed: ['b'],
      },
      (s) => s.open.length > 0,
    );
    expect(round).toBe(1);
  });
});
