import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { en } from '../src/text/en/index.ts';
import { crypts, hero } from './crypts/game.ts';
import { digital } from './digital/game.ts';
import { BOB, drawn, fights, souls, walks } from './souls/game.ts';
import { Game } from './table.ts';

/** Small positions in which nothing is left: no card, no gold, no room, no second of a kind. */

const english = speaker('en', [en], (seat) => `Player ${seat + 1}`);

test('TDE-2.9 before fate is spent on where a card goes each face names its space', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O1', fate: 1 }, Bob: { character: 'monk', at: 'O12' } });
  g.rolls(1, 3).draws('ghost').ann('roll', 'keep', 'cw');
  const at = g.question('Ann')!;
  expect([at.kind, english.say(at.prompt)]).toEqual(['fate', expect.stringContaining('Ghost')]);
  const reroll = at.options.find(({ id }) => id === 'reroll:3')!;
  expect(reroll.results?.map(({ brings }) => english.say(brings))).toEqual(['City', 'Village', 'Graveyard', 'Chapel', 'Castle', 'Temple']);
  g.ann('keep');
});

test('V04 Infernal Fire takes no life where one of each can be given', () => {
  const g = drawn('infernal-fire', { lives: 3, spells: ['hex'], objects: ['axe'], followers: ['guide'] });
  walks(g);
  for (let i = 0; i < 3 && g.question('Ann')?.prompt.key.startsWith('ask.soul.sacrifice'); i++) g.ann(g.options('Ann')[0]!);
  expect([g.of('Ann').objects, g.of('Ann').followers, g.of('Ann').spells, g.of('Ann').lives]).toEqual([[], [], [], 3]);
});

test('V56 the Dancing Sword that has gone elsewhere has not been put down here', () => {
  const g = souls({
    figures: { Ann: { character: 'elf', at: 'O1', objects: ['veil.dancing-sword'] }, Bob: BOB },
    lying: { O2: ['dragon'] },
  });
  fights(g.rolls(1, 3, 5, 4, 1).ann('roll', 'cw', 'space', 'dance:veil.dancing-sword'));
  expect([g.lying('O5'), g.s.turn.put]).toEqual([['veil.dancing-sword'], []]);
});

test('T86-6.9.6a Divination knows no more cards than there are', () => {
  const g = new Game({
    figures: { Ann: { character: 'wizard', at: 'O2', spells: ['divination'] }, Bob: BOB },
    deck: ['imp', 'storm'],
  });
  g.draws('random', 'imp', 'storm').ann('cast:divination');
  expect([g.s.top.length, g.s.seen]).toEqual([2, [{ seat: 0, n: 2 }]]);
});

test('T86-6.1.5a what is at its quota is not lost, and nothing is told of it', () => {
  const g = new Game({ Ann: { character: 'warrior', at: 'O12' }, Bob: { ...BOB, at: 'O1' } });
  g.rolls(1, 2).ann('roll', 'cw', 'enchantress');
  expect([g.events('rolled').length, g.events('lost'), g.of('Ann').strength]).toEqual([2, [], 4]);
});

test('TDC-6 how often the Tide Bell has rung is seen by all', () => {
  const g = crypts({ Ann: hero('D2'), Bob: BOB }, { tideBell: true });
  g.s.crypts = { rings: 1 };
  expect([g.view('Bob').crypts, g.view().crypts]).toEqual([{ rings: 1 }, { rings: 1 }]);
});

test('T86-6.15.4 whoever loses all to the Raiders holds none of it any more', () => {
  const g = new Game({ Ann: { character: 'warrior', at: 'O1', gold: 3, objects: ['axe'] }, Bob: BOB });
  g.rolls(1).draws('raiders').ann('roll', 'cw');
  expect([g.of('Ann').objects, g.of('Ann').gold, g.lying('oasis')]).toEqual([[], 0, ['axe']]);
});

test('TDC-6.5 who has left the match comes last when somebody wins, those who still play before', () => {
  const g = crypts(
    {
      figures: { Ann: hero('D3', { objects: ['tal.talisman'] }), Bob: BOB, Cay: { character: 'none', out: true } },
      lying: { D4: ['oil-lamp', 'tide-pearl'] },
    },
    { tideBell: true },
  );
  g.s.crypts = { rings: 2 };
  g.ann('to:D4').rolls(6).ann('bell');
  expect(g.s.outcome?.ranking).toEqual([[0], [1], [2]]);
});

test('TDE-2.9 fate for the die of a card names the card', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O1', fate: 1 }, Bob: { character: 'monk', at: 'O12' } });
  g.rolls(1, 4).draws('cave').ann('roll', 'keep', 'cw');
  if (g.asked('Ann') === 'may') g.ann('card');
  expect([g.asked('Ann'), english.say(g.question('Ann')!.prompt)]).toEqual(['fate', expect.stringContaining('Cave')]);
  g.ann('keep');
});

test('T86-6.16.5 who has just the gold for the Bandit is not told that it is too little', () => {
  const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O1', gold: 1 }, Bob: BOB }, lying: { O2: ['bandit'] } });
  g.rolls(1).ann('roll', 'cw');
  expect([g.options('Ann').includes('pay:adv.bandit'), g.question('Ann')!.refused.map(({ id }) => id)]).toEqual([
    true,
    ['evade:adv.bandit'],
  ]);
});

test('T86-6.16.2 an Assassin who makes ready is told the odds against somebody without a die', () => {
  const g = new Game({
    figures: { Ann: { character: 'assassin', at: 'O1', craft: 4, spells: ['psionic-blast'] }, Bob: BOB },
    lying: { O2: ['serpent'] },
  });
  g.rolls(1).ann('roll', 'cw', 'assassinate');
  expect([g.asked('Ann'), g.question('Ann')!.options.find(({ id }) => id === 'roll')?.odds]).toEqual(['prepare', expect.closeTo(5 / 6)]);
});

test('T86-6.15.2 who may evade a Stranger may as well meet him', () => {
  const g = new Game({ figures: { Ann: { character: 'elf', at: 'O3', lives: 3 }, Bob: BOB }, lying: { O4: ['healer'] } });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['meet', 'evade']);
  g.ann('meet');
  expect(g.events('met').map(({ card }) => card)).toEqual(['adv.healer']);
});

test('T86-6.13.4 where one may choose to roll the plate tells what each face brings', () => {
  const g = new Game({ Ann: { character: 'assassin', at: 'O2' }, Bob: { character: 'elf', at: 'O7' } });
  g.rolls(1).ann('roll');
  const rows = g.question('Ann')!.options.find(({ id }) => id === 'cw')?.results;
  expect(rows?.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 4],
    [5, 6],
  ]);
});

test('T86-6.1.4b T86-6.2.4 a trophy says its own points alone, also where it has but Craft', () => {
  const g = new Game(
    { Ann: { character: 'troll', at: 'O2', trophies: ['shadow', 'demon'] }, Bob: BOB },
    { options: { craftTrophies: true } },
  );
  const points = g
    .ann('trade')
    .question('Ann')!
    .options.flatMap(({ label }) => (label.key === 'pick.trophy' ? [label.args!['n']] : []));
  expect(points).toEqual([2, 10]);
});

test('T86-6.14.3 TDE-2.9 with Death one point more is enough', () => {
  const g = digital({ Ann: { character: 'thief', at: 'I8', fate: 1, objects: ['tal.talisman'] }, Bob: { character: 'monk', at: 'O12' } });
  g.rolls(3, 2, 2, 2).ann('to:I7', 'space');
  expect([g.asked('Ann'), g.question('Ann')!.options.map(({ id, odds }) => [id, odds])]).toEqual([
    'fate',
    [
      ['keep', 1],
      ['reroll:2', expect.any(Number)],
      ['reroll:3', expect.any(Number)],
    ],
  ]);
  g.ann('keep');
});

test('TDE-11.1 TDE-8.24 a familiar is a Follower whom the Warlock takes at once', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1', quest: 3 }, Bob: BOB } });
  walks(g.rolls(1).draws('dark-baptism', 'veil.mawbeast'));
  expect([g.of('Ann').followers, g.of('Ann').quest]).toEqual([[], 0]);
});

test('T86-6.1.6 with full hands only what counts and is not cursed may be put down for something else', () => {
  const g = souls({
    figures: {
      Ann: { character: 'thief', at: 'O1', objects: ['veil.barbed-bracer', 'axe', 'shield', 'helmet'] },
      Bob: BOB,
    },
    lying: { O2: ['sword'] },
  });
  g.rolls(1).ann('roll', 'cw', 'space');
  expect(g.options('Ann')).toEqual(['drop:adv.axe', 'drop:adv.shield', 'drop:adv.helmet', 'done']);
});
