import { describe, expect, test } from 'vitest';
import { answerOf, concerns } from '../src/orders.ts';
import { digital } from './digital/game.ts';
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

test('T86-6.9.6a nobody is asked for the sake of a Spell that would change nothing: Invisibility as the turn ends, Nullify where nobody else holds a Spell', () => {
  const by: Readonly<Record<string, string>> = { encounter: 'space', checkpoint: 'pass', endTurn: 'done' };
  /** What is answered by itself before the encounter, after a card and as the turn ends; null: one is asked. */
  const answers = (mine: string[], theirs: string[] = []) => {
    const g = new Game({
      Ann: { character: 'elf', at: 'O1', spells: mine },
      Bob: { character: 'ghoul', at: 'O12', spells: theirs, lives: 3 },
    });
    g.draws('phantom').rolls(1).ann('roll', 'cw');
    const found: Record<string, unknown> = {};
    for (let kind = g.asked('Ann'); kind !== undefined && by[kind] !== undefined; kind = g.asked('Ann')) {
      if (!(kind in found)) found[kind] = answerOf({}, g.question('Ann')!, g.view('Ann'));
      g.ann(by[kind]!);
    }
    return found;
  };
  // What may come of the space is not known before it; after it nothing can.
  expect(answers(['invisibility'])).toEqual({ encounter: null, checkpoint: null, endTurn: 'done' });
  expect(answers(['nullify'])).toEqual(by);
  expect(answers(['nullify'], ['hex'])).toEqual({ encounter: null, checkpoint: null, endTurn: null });
  // Beside one that can do something they are on offer as ever.
  expect(answers(['invisibility', 'healing'])['endTurn']).toBeNull();
});

test('T86-6.14.4 nobody is asked for the sake of Invisibility before a space of the Inner Region, whose creatures nobody evades', () => {
  const asked = (at: string, go: string[]) => {
    const g = new Game({ Ann: { character: 'wizard', at, spells: ['invisibility'] }, Bob: { character: 'ghoul', at: 'O12' } });
    if (go.length > 1) g.rolls(1);
    g.ann(...go);
    return [g.asked('Ann'), answerOf({}, g.question('Ann')!, g.view('Ann'))];
  };
  expect(asked('I3', ['to:I4'])).toEqual(['encounter', 'space']);
  expect(asked('O1', ['roll', 'cw'])).toEqual(['encounter', null]);
});

test('TDE-2.33 where Spells may be cast in vain nobody is asked for the sake of a Healing that heals nobody', () => {
  const ended = (lives?: number, house = 4) => {
    const g = digital(
      {
        Ann: { character: 'elf', at: 'O1', spells: ['healing'] },
        Bob: { character: 'ghoul', at: 'O12', ...(lives ? { lives } : {}) },
      },
      { lives: house },
    );
    g.draws('phantom').rolls(1).ann('roll');
    while (g.asked('Ann') !== 'endTurn') g.ann(g.options('Ann').find((id) => /^(keep|cw|space|pass)$/.test(id))!);
    return answerOf({}, g.question('Ann')!, g.view('Ann'));
  };
  expect([ended(), ended(1)]).toEqual(['done', null]);
  // By a house rule of two lives more, five of six are a life lost.
  expect([ended(undefined, 6), ended(5, 6)]).toEqual(['done', null]);
});
