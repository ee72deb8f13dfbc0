import { expect, test } from 'vitest';
import { BOB, drawn, ghost, souls, walks } from './game.ts';

/* Each question of the Realm of Souls names the rule that it follows, not one for all, and has a default of its own. */

const LIVING = { character: 'thief', at: 'O1' };

const asks = (g: ReturnType<typeof souls>, name = 'Ann') => {
  const { rule, byDefault } = g.question(name)!;
  return [rule, byDefault];
};

test('TDE-11.1 TDE-C.16 a Veil card instead: the Spirit Caller by its own ability, others by their familiar; by default not', () => {
  const caller = souls({ figures: { Ann: { character: 'spirit-caller', at: 'O1' }, Bob: BOB } });
  walks(caller.rolls(1));
  expect(asks(caller)).toEqual(['TDE-C.16', 'no']);
  const familiar = souls({ figures: { Ann: LIVING, Bob: { character: 'monk', at: 'O9' } } });
  walks(familiar.rolls(1).draws('dark-baptism', 'veil.mawbeast'));
  familiar.rolls(1, 6, 1).draws('ogre').bob('roll', 'cw');
  walks(familiar.rolls(2));
  expect(asks(familiar)).toEqual(['TDE-11.1', 'no']);
});

test('TDE-C.17 TDE-G.3 Strength or Craft: by the Soul Reaver against a Spirit, else by the card that gives the choice', () => {
  const reaver = souls({ figures: { Ann: { character: 'soul-reaver', at: 'O1' }, Bob: BOB }, lying: { O2: ['spectre'] } });
  walks(reaver.rolls(1));
  expect(asks(reaver)).toEqual(['TDE-C.17', 'strength']);
  const king = drawn('king-of-the-dead', { strength: 9 });
  walks(king);
  expect(asks(king)).toEqual(['TDE-G.3', 'strength']);
});

test('TDE-C.15 TDE-11.20 TDE-11.1 the Gravekeeper, a Terrain card that must move, the Medium', () => {
  const keeper = souls({ figures: { Ann: { character: 'gravekeeper', at: 'O2' }, Bob: BOB } });
  walks(keeper.rolls(1));
  expect(asks(keeper)).toEqual(['TDE-C.15', 'good']);
  const terrain = souls({
    figures: { Ann: LIVING, Bob: { ...BOB, craft: 4, spells: ['shape-mist'] } },
    terrain: { O14: 'breach', O15: 'breach', M4: 'breach' },
  });
  terrain.rolls(1).ann('roll', 'cw').bob('sp.shape-mist');
  expect(asks(terrain, 'Bob')).toEqual(['TDE-11.20', 'O14']);
  const medium = souls({ figures: { Ann: LIVING, Bob: BOB }, lying: { O2: ['medium'] } });
  walks(medium.rolls(1).draws('veil.lemure'));
  expect(medium.question('Ann')!.prompt.key).toBe('ask.medium');
  expect(asks(medium)).toEqual(['TDE-11.1', 'meet']);
});

test('TDE-G.3 what a Veil card asks; where nobody answers a ghost walks as far as the die says, and lives no more after a Trial', () => {
  const light = souls({ figures: { Ann: ghost(), Bob: BOB }, lasting: { 'bright-light': 2 } });
  light.rolls(2).ann('roll');
  expect(asks(light)).toEqual(['TDE-G.3', 'steps:2']);
  const winds = souls({ figures: { Ann: ghost(), Bob: BOB }, lasting: { 'chilling-winds': 2 } });
  winds.rolls(3).ann('roll');
  expect([winds.options('Ann'), ...asks(winds)]).toEqual([['steps:2', 'steps:3'], 'TDE-G.3', 'steps:3']);
  const trial = drawn('trial', { ghost: 'grey-pilgrim' }, { figures: { Bob: { ...BOB, lives: 1, gold: 0 } } });
  trial.draws('ghost.pale-knight').rolls(6, 1).ann('roll', 'steps:1', 'cw');
  expect([trial.question('Ann')!.prompt.key, ...asks(trial)]).toEqual(['ask.rise', 'TDE-G.3', 'no']);
});
