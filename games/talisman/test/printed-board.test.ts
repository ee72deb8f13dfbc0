import { describe, expect, test } from 'vitest';
import { BACK, EXITS, ONWARD } from '../src/board/inner.ts';
import { EDITION_1986, EDITION_DIGITAL } from '../src/editions/index.ts';
import { inOrder, printed } from './printed.ts';

/* Every space as sections B1 to B5 of 1986 and part B of the Digital Edition list it. */

const LOSE = 'lose life 1';
const SMITH = 'blacksmith [buy goods=[pur.helmet price=2; pur.sword price=2; pur.axe price=3; pur.shield price=3; pur.armour price=4]]';
const HEALER = 'healer [heal quota price=1]';
const TEMPLE_FROM_5 = '5: enslave; 6: gain strength 1; 7: gain craft 1; 8-9: gain spell 1; 10: awardTalisman';
const CASTLE = 'visit one=[royalDoctor [heal quota price=1]]; visit one=[handOver [sellFollowers]]';

const SPACES: readonly (readonly [space: string, text: string])[] = [
  [
    'O1',
    `outer draw=0 duty=may text=[visit one=[${HEALER}; ${SMITH}; mystic [roll dice=1 [4: become alignment=good; 5: gain craft 1; 6: gain spell 1]]]] across=M1`,
  ],
  ['O2', 'outer draw=1 across=M1'],
  [
    'O3',
    `outer draw=0 duty=must text=[byAlignment good=[${LOSE} safeAt=graveyard] evil=[may [roll dice=1 [1: missTurn; 2-4: heal 1 price=0; 5-6: gain spell 1]]]] across=M2`,
  ],
  ['O4', 'outer draw=1 terrain=woods timber across=M3'],
  ['O5', 'outer draw=1 across=M4'],
  ['O6', 'outer draw=1 terrain=hills across=M5'],
  [
    'O7',
    `outer draw=0 duty=must text=[byAlignment evil=[${LOSE} safeAt=chapel] neutral=[may [heal quota price=1]] good=[visit one=[heal [heal quota price=0]; pray [roll dice=1 add=pray [5: gain life 1; 6: gain spell 1]]]]] across=M5`,
  ],
  ['O8', 'outer draw=1 across=M5'],
  ['O9', 'outer draw=0 duty=must text=[roll dice=1 skip=crags [1: fight spirit craft 4; 2-3: missTurn; 6: gain strength 1]] across=M6'],
  ['O10', 'outer draw=1 across=M7'],
  ['O11', 'outer draw=1 terrain=woods timber across=M8'],
  ['O12', 'outer draw=1 across=M9'],
  [
    'O13',
    'outer draw=0 duty=may text=[visit one=[enchantress [roll dice=1 [1: toad; 2: lose strength 1; 3: lose craft 1; 4: gain craft 1; 5: gain strength 1; 6: gain spell 1]]; alchemist [sellObjects price=1]; doctor [heal 2 price=1]]] across=M9',
  ],
  ['O14', 'outer draw=1 across=M9'],
  ['O15', 'outer draw=1 terrain=hills across=M10'],
  ['O16', 'outer draw=1 across=M11'],
  ['O17', 'outer draw=1 terrain=woods timber across=M12'],
  ['O18', 'outer draw=1 across=M13'],
  [
    'O19',
    'outer draw=0 duty=must text=[roll dice=1 [1: missTurn; 2: fight farmer strength 3; 3: lose gold 1; 4: gain gold 1; 5: offerRide to=outer; 6: offerRide to=M13]] across=M13',
  ],
  ['O20', 'outer draw=1 across=M13'],
  ['O21', 'outer draw=2 across=M14'],
  ['O22', 'outer draw=1 across=M15'],
  [
    'O23',
    'outer draw=0 timber duty=must text=[roll dice=1 skip=forest [1: fight brigand strength 4; 2-3: missTurn; 6: gain craft 1]] across=M16',
  ],
  ['O24', 'outer draw=1 across=M1'],
  ['M1', 'middle draw=1 across=O24/O1/O2'],
  ['M2', `middle draw=0 duty=must text=[choose of=[payKnight [pay gold=1]; loseLife [${LOSE}]]] across=O3`],
  ['M3', 'middle draw=3 across=O4'],
  ['M4', 'middle draw=1 terrain=hills across=O5'],
  ['M5', 'middle draw=1 across=O6/O7/O8 cursed'],
  ['M6', 'middle draw=1 across=O9 runesBonus=3'],
  ['M7', `middle draw=0 duty=must text=[roll dice=1 skip=chasm [1-2: ${LOSE}]; rollForFollowers upTo=2] across=O10`],
  ['M8', 'middle draw=1 across=O11 runesBonus=2'],
  ['M9', 'middle draw=0 duty=may text=[quest] across=O12/O13/O14'],
  ['M10', `middle draw=0 duty=must text=[${LOSE} safeAt=desert] across=O15`],
  ['M11', 'middle draw=2 across=O16'],
  ['M12', `middle draw=0 duty=must text=[${LOSE} safeAt=desert] across=O17`],
  [
    'M13',
    `middle draw=0 duty=may text=[may [roll dice=2 add=pray [2: lose life 2; 3: ${LOSE}; 4: choose of=[loseFollower [loseFollower]; loseLife [${LOSE}]]; ${TEMPLE_FROM_5}; 11: gain life 1; 12: gain life 2]]] across=O18/O19/O20`,
  ],
  ['M14', 'middle draw=1 terrain=woods timber across=O21'],
  ['M15', 'middle draw=1 across=O22 runesBonus=2'],
  ['M16', `middle draw=0 duty=may text=[${CASTLE}] across=O23`],
  ['I1', 'inner draw=0 inner=plain'],
  ['I2', 'inner draw=0 duty=must inner=mines'],
  ['I3', 'inner draw=0 duty=must inner=vampire'],
  ['I4', 'inner draw=0 duty=must inner=pits'],
  ['I5', 'inner draw=0 inner=valley'],
  ['I6', 'inner draw=0 duty=must inner=werewolf'],
  ['I7', 'inner draw=0 duty=must inner=death'],
  ['I8', 'inner draw=0 duty=must inner=crypt'],
  ['I9', 'inner draw=0 duty=must inner=crown'],
];

const textOf = (board: ReadonlyMap<string, object>, id: string): string => inOrder(printed(board.get(id)!).replace(/(^| )region=/, '$1'));

describe('what is printed on the board of 1986', () => {
  test.each(SPACES)('T86-2.1 the space %s', (id, text) => {
    expect(textOf(EDITION_1986.board, id)).toBe(inOrder(text));
  });

  test('T86-2.1 there are no other spaces', () => {
    expect([...EDITION_1986.board.keys()].sort()).toEqual(SPACES.map(([id]) => id).sort());
  });

  test('T86-6.11.5b T86-6.11.26 where one goes on in the Inner Region, and back', () => {
    expect(ONWARD).toEqual({
      I1: ['I8', 'I2'],
      I2: ['I3'],
      I3: ['I4'],
      I4: ['I5'],
      I8: ['I7'],
      I7: ['I6'],
      I6: ['I5'],
      I5: ['I9'],
    });
    expect(BACK).toEqual({
      I9: ['I5'],
      I5: ['I6', 'I4'],
      I4: ['I3'],
      I3: ['I2'],
      I2: ['I1'],
      I6: ['I7'],
      I7: ['I8'],
      I8: ['I1'],
      I1: ['M1'],
    });
  });

  test('T86-6.14.5 T86-6.14.6 where Crypt and Mines let one out: 6 or more, 4 to 5, 2 to 3, 1', () => {
    const exits = (place: 'crypt' | 'mines') => EXITS[place].map(({ from, to }) => `${from} ${to}`);
    expect(exits('crypt')).toEqual(['6 O13', '4 M9', '2 M1', '1 I1']);
    expect(exits('mines')).toEqual(['6 O19', '4 M9', '2 M1', '1 I1']);
  });
});

const DIGITAL: Readonly<Record<string, string>> = {
  O1: `outer draw=0 duty=may text=[visit one=[${SMITH}; ${HEALER}; mystic [roll dice=1 [1: become alignment=evil; 4: become alignment=good; 5: gain craft 1; 6: gain spell 1]]]] across=M1`,
  O3: `outer draw=0 duty=must text=[byAlignment good=[${LOSE} safeAt=graveyard] neutral=[may [replenish price=1]] evil=[visit one=[replenish [replenish price=0]; pray [roll dice=1 add=pray [5: gain fate 1; 6: gain spell 1]]]]] across=M2`,
  O9: 'outer draw=0 duty=must text=[roll dice=1 skip=crags [1: fight spirit craft 4; 2-3: missTurn next; 6: gain strength 1]] across=M6',
  O23: 'outer draw=0 timber duty=must text=[roll dice=1 skip=forest [1: fight brigand strength 4; 2-3: missTurn next; 6: gain craft 1]] across=M16',
  M6: 'middle draw=1 across=O9 runesBonus=2',
  M10: `middle draw=1 duty=must first=[${LOSE} safeAt=desert] across=O15`,
  M12: `middle draw=1 duty=must first=[${LOSE} safeAt=desert] across=O17`,
  M13: `middle draw=0 duty=must text=[roll dice=2 add=pray [2: lose life 2; 3: ${LOSE}; 4: loseFollower; ${TEMPLE_FROM_5}; 11: gain fate 2; 12: gain life 2]] across=O18/O19/O20`,
  M16: `middle draw=0 duty=may text=[healEscorted; ${CASTLE}] across=O23`,
  I4: 'inner draw=0 duty=must inner=pits pitFiend',
};

describe('what is printed on the board of the Digital Edition', () => {
  test.each(SPACES)('TDE-4.14 TDE-4.20 the space %s', (id, text) => {
    expect(textOf(EDITION_DIGITAL.board, id)).toBe(inOrder(DIGITAL[id] ?? text));
  });
});
