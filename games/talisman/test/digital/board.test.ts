import { expect, test } from 'vitest';
import { EDITION_DIGITAL } from '../../src/editions/index.ts';

const at = (id: string) => EDITION_DIGITAL.board.get(id)!;
const rowsOf = (id: string) => {
  const [effect] = at(id).instruction;
  return effect?.do === 'roll' ? effect.rows.map(({ from, to, then }) => [from, to, then[0]?.do]) : [];
};

/** Rule, space, how many cards should lie there, what it faces across the river. */
const DRAWS = [
  ['TDE-B.2', 'O2', 1, 'M1'],
  ['TDE-B.4', 'O4', 1, 'M3'],
  ['TDE-B.5', 'O5', 1, 'M4'],
  ['TDE-B.6', 'O6', 1, 'M5'],
  ['TDE-B.8', 'O8', 1, 'M5'],
  ['TDE-B.10', 'O10', 1, 'M7'],
  ['TDE-B.11', 'O11', 1, 'M8'],
  ['TDE-B.12', 'O12', 1, 'M9'],
  ['TDE-B.14', 'O14', 1, 'M9'],
  ['TDE-B.15', 'O15', 1, 'M10'],
  ['TDE-B.16', 'O16', 1, 'M11'],
  ['TDE-B.17', 'O17', 1, 'M12'],
  ['TDE-B.18', 'O18', 1, 'M13'],
  ['TDE-B.20', 'O20', 1, 'M13'],
  ['TDE-B.21', 'O21', 2, 'M14'],
  ['TDE-B.22', 'O22', 1, 'M15'],
  ['TDE-B.24', 'O24', 1, 'M1'],
  ['TDE-B.25', 'M1', 1, 'O1'],
  ['TDE-B.27', 'M3', 3, 'O4'],
  ['TDE-B.28', 'M4', 1, 'O5'],
  ['TDE-B.30', 'M6', 1, 'O9'],
  ['TDE-B.32', 'M8', 1, 'O11'],
  ['TDE-B.35', 'M11', 2, 'O16'],
  ['TDE-B.36', 'M12', 1, 'O17'],
  ['TDE-B.38', 'M14', 1, 'O21'],
  ['TDE-B.39', 'M15', 1, 'O22'],
] as const;

test.each(DRAWS)('%s %s: %i cards, across %s', (_rule, id, draw, across) => {
  expect(at(id).draw).toBe(draw);
  expect(at(id).across).toContain(across);
});

test('TDE-B.30 TDE-B.32 TDE-B.39 the Runes add 2, all three', () => {
  expect(['M6', 'M8', 'M15'].map((id) => at(id).runesBonus)).toEqual([2, 2, 2]);
});

test('TDE-B.1 TDE-B.13 Village and City have three visitors each', () => {
  const visitors = (id: string) => at(id).instruction.flatMap((effect) => (effect.do === 'visit' ? effect.one.map((one) => one.id) : []));
  expect(visitors('O1').sort()).toEqual(['blacksmith', 'healer', 'mystic']);
  expect(visitors('O13').sort()).toEqual(['alchemist', 'doctor', 'enchantress']);
});

test('TDE-B.3 TDE-B.7 Graveyard and Chapel go by alignment', () => {
  const [graveyard] = at('O3').instruction;
  expect(graveyard).toMatchObject({ do: 'byAlignment', neutral: [{ do: 'may', then: [{ do: 'replenish', price: 1 }] }] });
  expect(at('O7').instruction[0]).toMatchObject({ do: 'byAlignment', evil: [{ do: 'lose', what: 'life', n: 1 }] });
});

test('TDE-B.9 TDE-B.19 TDE-B.23 TDE-B.31 TDE-B.37 the tables of Crags, Tavern, Forest, Chasm and Temple', () => {
  expect(rowsOf('O9')).toEqual([
    [1, 1, 'fight'],
    [2, 3, 'missTurn'],
    [6, 6, 'gain'],
  ]);
  expect(rowsOf('O23').map(([from]) => from)).toEqual([1, 2, 6]);
  expect(rowsOf('O19').map(([, , what]) => what)).toEqual(['missTurn', 'fight', 'lose', 'gain', 'offerRide', 'offerRide']);
  expect(rowsOf('M7')).toEqual([[1, 2, 'lose']]);
  expect(rowsOf('M13').map(([from, to]) => [from, to])).toEqual([
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 7],
    [8, 9],
    [10, 10],
    [11, 11],
    [12, 12],
  ]);
});

test('TDE-B.26 TDE-B.33 the Black Knight wants gold or a life, the Warlock sets tasks', () => {
  expect(at('M2').instruction[0]).toMatchObject({ do: 'choose', of: [{ id: 'payKnight' }, { id: 'loseLife' }] });
  expect(at('M9').instruction).toEqual([{ do: 'quest' }]);
});

test('TDE-B.41 TDE-B.42 TDE-B.43 TDE-B.44 TDE-B.45 TDE-B.46 TDE-B.48 TDE-B.49 the Inner Region', () => {
  expect(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I8', 'I9'].map((id) => at(id).inner)).toEqual([
    'plain',
    'mines',
    'vampire',
    'pits',
    'valley',
    'werewolf',
    'crypt',
    'crown',
  ]);
  expect(at('I4').creature).toBe('pitFiend');
});
