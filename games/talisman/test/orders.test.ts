import { describe, expect, test } from 'vitest';
import { answerOf, concerns } from '../src/orders.ts';
import { Game } from './table.ts';

/** Ann attacks Bob; Cay is far away. Before the dice each of the two could cast a Spell, as at the moments before. */
function attacked(): Game {
  const g = new Game({
    Ann: { character: 'troll', at: 'O1' },
    Bob: { character: 'elf', at: 'O2', spells: ['random'] },
    Cay: { character: 'ghoul', at: 'O12', spells: ['random.2'] },
  }).rolls(1);
  const bothPass = () => g.bob('pass').cay('pass');
  bothPass().ann('roll', 'cw');
  return bothPass().ann('attack:1');
}

describe('T86-6.9.6a whom a moment in a fight between characters concerns', () => {
  const answers = (g: Game, name: string) => {
    const [question, view] = [g.question(name)!, g.view(name)];
    return [view.fight?.target, concerns(view, question), answerOf({}, question, view)];
  };

  test('T86-6.9.6a the one attacked is asked', () => {
    expect(answers(attacked(), 'Bob')).toEqual([1, true, null]);
  });

  test('T86-6.9.6a another lets the moment pass unasked', () => {
    expect(answers(attacked(), 'Cay')).toEqual([1, false, 'pass']);
  });
});

test('T86-6.8 a Druid without Spells is not asked in others’ turns whether he changes sides, unless he wants every moment', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'druid', at: 'O1' } });
  const question = g.question('Bob')!;
  expect([question.kind, question.options.map(({ id }) => id)]).toEqual(['checkpoint', ['align:good', 'align:evil', 'pass']]);
  expect([answerOf({}, question, g.view('Bob')), answerOf({ checkpoint: 'ask' }, question, g.view('Bob'))]).toEqual(['pass', null]);
  const armed = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'druid', at: 'O1', spells: ['random'] } });
  expect(answerOf({}, armed.question('Bob')!, armed.view('Bob'))).toBeNull();
});
