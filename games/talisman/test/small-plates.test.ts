import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { talisman } from '../src/index.ts';
import { en } from '../src/text/en/index.ts';
import { digital } from './digital/game.ts';
import { BOB, souls, walks } from './souls/game.ts';
import { Game } from './table.ts';

/** What plates, prompts and refusals say in small positions. */

const english = speaker('en', [en], (seat) => `Player ${seat + 1}`);
const option = (g: Game, id: string) => g.question('Ann')!.options.find((one) => one.id === id);
const refused = (g: Game) => g.question('Ann')!.refused.map(({ id, rule }) => [id, rule]);

test('TDE-2.9 fate for the die of a space names the space', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O22', fate: 1 }, Bob: { character: 'monk', at: 'O12' } });
  g.rolls(1, 4).ann('roll', 'keep', 'cw');
  expect([g.asked('Ann'), english.say(g.question('Ann')!.prompt)]).toEqual(['fate', expect.stringContaining('Forest')]);
  g.ann('keep');
});

test('T86-6.16.5 who has no gold is not told that a beast without a price is too dear', () => {
  const g = new Game({
    figures: { Ann: { character: 'wizard', at: 'O1', gold: 0, spells: ['immobility'] }, Bob: BOB },
    lying: { O2: ['wolf'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect([g.asked('Ann'), refused(g).map(([id]) => id)]).toEqual(['face', ['evade:adv.wolf']]);
});

test('T86-6.16.9a T86-6.5.2 the winner of a fight is told which Object he may not own', () => {
  const g = new Game({
    Ann: { character: 'troll', at: 'O1', alignment: 'evil' },
    Bob: { ...BOB, at: 'O2', gold: 0, objects: ['holy-lance', 'axe'] },
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1');
  expect([g.options('Ann'), refused(g)]).toEqual([['life', 'adv.axe', 'nothing'], [['adv.holy-lance', 'T86-6.5.2']]]);
});

test('T86-6.13.3 T86-6.9.6a a table asks twice before another is attacked, and before a Spell is cast in another’s turn', () => {
  const twice = (g: Game, name: string) => g.question(name)!.options.flatMap(({ id, dear }) => (dear ? [id] : []));
  const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { ...BOB, at: 'O2' } });
  g.rolls(1).ann('roll', 'cw');
  expect(twice(g, 'Ann')).toEqual(['attack:1']);
  const spell = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { ...BOB, craft: 4, spells: ['immobility'] } });
  expect([spell.asked('Bob'), spell.options('Bob'), twice(spell, 'Bob')]).toEqual([
    'checkpoint',
    ['sp.immobility', 'pass'],
    ['sp.immobility'],
  ]);
});

test('T86-6.9.6a a moment at which others may cast is brief: it comes often, and is mostly let go by', () => {
  expect([talisman.decisions['checkpoint']!.secret, talisman.decisions['react']!.secret]).toEqual(['brief', true]);
});

test('T86-6.13.3 who stands elsewhere is refused for that, who stands here on an Outer space is met', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'thief', at: 'O1' },
      Bob: { ...BOB, at: 'O2' },
      Cay: { character: 'elf', at: 'O2', toad: 0 },
      Dan: { character: 'dwarf', at: 'O9' },
    },
  });
  g.rolls(1).ann('roll', 'cw');
  expect([g.options('Ann').filter((id) => id.startsWith('attack')), refused(g).filter(([id]) => id!.startsWith('attack'))]).toEqual([
    ['attack:1', 'attack:2'],
    [['attack:3', 'T86-6.13.3']],
  ]);
});

test('T86-6.19.4 a Toad does not roll, and is told so by its own rule in its last turn as well', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', toad: 1 }, Bob: BOB });
  expect(refused(g)).toContainEqual(['roll', 'T86-6.19.4']);
});

test('T86-6.14.1 a way through the Inner Region stands in place of a roll, a Raft beside it: neither is told to be a step', () => {
  const inner = new Game({ Ann: { character: 'troll', at: 'I1' }, Bob: BOB });
  expect(option(inner, 'to:I2')?.note?.key).not.toBe('note.turn.step');
  const raft = new Game({ Ann: { character: 'troll', at: 'O3', raft: 'ready' }, Bob: BOB });
  const sails = raft.question('Ann')!.options.filter(({ id }) => id.startsWith('raft:'));
  expect(sails.map(({ note }) => note?.key)).not.toContain('note.turn.step');
  expect(sails.length).toBeGreaterThan(0);
});

test('T86-6.11.18 a Raft that leads to a table of results is not told to be a step either', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'M13', raft: 'ready' }, Bob: BOB });
  expect([option(g, 'raft:O19')?.results?.length, option(g, 'raft:O19')?.note]).toEqual([6, undefined]);
});

test('T86-6.15.1 a Dragon that waits is an Enemy: the plate tells the chance to beat it', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB }, lying: { O2: ['dragon'] } });
  g.rolls(1).ann('roll');
  expect(JSON.stringify(option(g, 'cw')?.note)).toContain('note.waits.foes');
});

test('T86-6.10.1a where nobody answers the first way of going is taken', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'I2' }, Bob: BOB });
  expect([g.options('Ann')[0], g.question('Ann')!.byDefault]).toEqual([g.options('Ann')[0], g.options('Ann')[0]]);
  expect(g.options('Ann').length).toBeGreaterThan(1);
});

test('TDE-11.1 the Medium’s answers name whoever may have the card, and the card is met else', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['medium'] } });
  walks(g.rolls(1).draws('veil.lemure'));
  expect(g.question('Ann')!.options.map(({ id, label, target }) => [id, label.key, target])).toEqual([
    ['meet', 'pick.soul.meet', undefined],
    ['seat:1', 'pick.soul.seat', { seat: 1 }],
  ]);
});

test('T86-6.16.2 before a fight with a creature that is no card the question names the creature', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O22', spells: ['immobility'] }, Bob: BOB });
  g.rolls(1, 1).ann('roll', 'cw');
  expect([g.asked('Ann'), g.question('Ann')!.asker]).toEqual(['face', { creature: 'brigand' }]);
});

test('T86-6.8 the Alchemist is told what an Object brings', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', objects: ['axe'], followers: ['alchemist'] }, Bob: BOB });
  g.ann('sell');
  expect(english.say(g.question('Ann')!.prompt)).toContain('1 each');
});

test('T86-6.8 that the Alchemist would turn Objects into gold is no reason to ask as a turn begins: it was one as the last one ended', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', objects: ['axe'], followers: ['alchemist'] }, Bob: BOB });
  expect(g.question('Ann')!.options.map(({ id }) => id)).toContain('sell');
  expect(g.question('Ann')!.sole).toBe('roll');
  g.s.halts.push(0);
  expect(g.question('Ann')!.sole).toBeUndefined();
});

test('T86-6.13.5b a plate shows a table of six results, and of more only where dice begin', () => {
  const six = new Game({ Ann: { character: 'troll', at: 'O18' }, Bob: BOB });
  six.rolls(1).ann('roll');
  expect(option(six, 'cw')?.results?.map(({ from, to }) => [from, to])).toEqual([1, 2, 3, 4, 5, 6].map((n) => [n, n]));
  const more = new Game({ Ann: { character: 'troll', at: 'M12' }, Bob: BOB });
  more.rolls(1).ann('roll');
  const { results, note } = option(more, 'cw')!;
  expect([results, english.say(note!)]).toEqual([undefined, 'Clockwise. You may roll 2 dice: 47% good, 28% bad.']);
});

test('TDE-B.34 TDE-4.20a the way into the Desert says what its heat takes before what is drawn', () => {
  const g = digital({ Ann: { character: 'thief', at: 'M8' }, Bob: { character: 'monk', at: 'O12' } });
  g.rolls(2).ann('roll');
  expect(english.say(option(g, 'cw')!.note!)).toBe('Clockwise. Lose 1 life, unless you carry water. Draw 1 card.');
});
