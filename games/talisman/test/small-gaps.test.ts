import { speaker } from '@questhall/text';
import { expect, test } from 'vitest';
import { windowSeats } from '../src/rules/magic/attempt.ts';
import { leader } from '../src/rules/standing.ts';
import { en } from '../src/text/en/index.ts';
import { crypts, hero } from './crypts/game.ts';
import { digital } from './digital/game.ts';
import { BOB, drawn, fights, ghost, souls, walks } from './souls/game.ts';
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
  for (let i = 0; i < 3 && g.question('Ann')?.prompt.key.startsWith('ask.sacrifice'); i++) g.ann(g.options('Ann')[0]!);
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

test('T86-6.1.3 what is at its quota is not lost, and nothing is told of it', () => {
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
    .options.flatMap(({ target, note }) => (target ? [[note!.key, note!.args!['n']]] : []));
  expect(points).toEqual([
    ['amount.craft', 2],
    ['amount.craft', 10],
  ]);
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

test('T86-6.5.5 whoever kills another puts nothing down in the midst of it, while there is loot to take', () => {
  const g = digital({
    Ann: { character: 'troll', at: 'O1', objects: ['axe'] },
    Bob: { character: 'monk', at: 'O2', lives: 1, gold: 0, objects: ['helmet'] },
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1');
  if (g.asked('Ann') === 'prepare') g.ann('roll');
  g.ann('life');
  expect([g.asked('Ann'), g.options('Ann'), g.asides('Ann')]).toEqual(['take', ['take:adv.helmet', 'done'], ['stop:on']]);
});

test('TDE-8.16 whoever no longer wants to halt says so for nobody else', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: BOB });
  g.aside('Ann', 'stop:on').aside('Bob', 'stop:on').aside('Ann', 'stop:off');
  expect(g.s.halts).toEqual([1]);
});

test('T86-6.12.1b gold that was taken lies there no more', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1', gold: 0 }, Bob: BOB }, gold: { O2: 2 }, lying: { O2: ['axe'] } });
  g.rolls(1).ann('roll', 'cw');
  if (g.asked('Ann') === 'encounter') g.ann('space');
  g.ann('gold');
  expect([g.of('Ann').gold, g.options('Ann'), g.s.loose['O2']]).toEqual([2, ['take:adv.axe', 'done'], undefined]);
});

test('T86-6.1.4b trophies of Strength and Craft are turned in together only where both bring something', () => {
  const g = new Game(
    { Ann: { character: 'troll', at: 'O2', trophies: ['dragon', 'shadow'] }, Bob: BOB },
    { options: { craftTrophies: true } },
  );
  g.ann('trade', 'dragon');
  expect(g.options('Ann')).toContain('turnIn');
  g.ann('shadow');
  expect(g.options('Ann')).not.toContain('turnIn');
});

test('T86-6.16.9b a life that armour has saved was not taken: the task is not fulfilled', () => {
  const g = new Game({
    Ann: { character: 'troll', at: 'O1', quest: 1 },
    Bob: { character: 'dwarf', at: 'O2', gold: 0, objects: ['helmet'] },
  });
  g.rolls(1, 6, 1, 6).ann('roll', 'cw', 'attack:1', 'life').bob([]);
  expect([g.last('saved')?.worked, g.of('Bob').lives, g.of('Ann').quest]).toEqual([true, 4, 1]);
});

test('T86-6.6.3 what a Ghoul has raised fights once, also where the Ghoul is attacked', () => {
  const g = new Game({
    Ann: { character: 'troll', at: 'O1', strength: 6 },
    Bob: { character: 'ghoul', at: 'O2', followers: ['ogre'], gold: 0 },
  });
  g.s.tame['adv.ogre'] = 'raised';
  g.rolls(1, 3, 4).ann('roll', 'cw', 'attack:1');
  g.bob('raise:ogre');
  expect([g.last('duelled')?.defence.score, g.cardsOf('Bob', 'followers'), g.s.discard]).toEqual([11, [], ['adv.ogre']]);
});

test('T86-6.15.9 the Soul Reaver takes Objects, though no Followers', () => {
  const g = souls({ figures: { Ann: { character: 'soul-reaver', at: 'O1' }, Bob: BOB }, lying: { O2: ['axe', 'guide'] } });
  g.rolls(1).ann('roll', 'cw');
  if (g.asked('Ann') === 'encounter') g.ann('space');
  expect(g.options('Ann')).toEqual(['take:adv.axe', 'done']);
});

test('TDE-11.1 of several cards that lie face down the Medium meets the one just drawn alone', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB },
    lying: { O2: ['medium'] },
  });
  walks(g.rolls(1).draws('veil.lemure'));
  g.s.souls!.facedown.push({ card: 'veil.shadow', by: 1, before: 0 });
  g.s.souls!.veil = g.s.souls!.veil.filter((card) => card !== 'veil.shadow');
  g.rolls(6, 1).ann('meet');
  expect(g.s.souls!.facedown).toEqual([{ card: 'veil.shadow', by: 1, before: 0 }]);
});

test('TDE-G.3 off the rings the Crawling Hand stays where it lies', () => {
  const g = souls({ figures: { Ann: ghost({ at: 'I2', lives: 3 }), Bob: BOB }, lying: { I1: ['veil.crawling-hand'] } });
  g.rolls(1, 6).ann('back:I1');
  fights(g);
  expect([g.last('fought')?.result, g.lying('I1')]).toEqual(['lost', ['veil.crawling-hand']]);
});

test('T86-6.9.6a the ban on Spells ends with the death of whoever has cast it', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'troll', at: 'O1' },
      Bob: { character: 'wizard', at: 'O12', spells: ['hex'] },
      Cay: { ...BOB, at: 'O2', lives: 1, gold: 0 },
    },
    ban: 'Cay',
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:2', 'life');
  expect([g.events('died').map(({ seat }) => seat), g.turn, g.s.ban]).toEqual([[2], 'Bob', null]);
});

test('T86-6.9.7b Displacement may be taken back while the space is asked for', () => {
  const g = new Game({ figures: { Ann: { character: 'wizard', at: 'O1', spells: ['displacement'] }, Bob: BOB }, lying: { O9: ['axe'] } });
  g.ann('cast:displacement', 'axe');
  expect(g.options('Ann').at(-1)).toBe('back');
  g.ann('back');
  expect([g.asked('Ann'), g.cardsOf('Ann', 'spells')]).toEqual(['turn', ['displacement']]);
});

test('T86-6.9.6a whoever takes a Spell back while another moves is asked again', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { ...BOB, craft: 4, spells: ['random'] } });
  const [spell] = g.options('Bob');
  g.bob(spell!, 'back');
  expect([g.asked('Bob'), g.options('Bob'), g.cardsOf('Bob', 'spells')]).toEqual(['checkpoint', [spell, 'pass'], ['random']]);
});

test('T86-6.13.1b each turn begins anew where its own character stands', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O12' }, Bob: { character: 'dwarf', at: 'O11' } });
  g.rolls(1).draws('axe').ann('roll', 'ccw', 'space');
  if (g.asked('Ann') === 'take') g.ann('done');
  g.rolls(1).draws('shield').bob('roll', 'cw');
  expect([g.turn, g.asked('Bob'), g.lying('O12')]).toEqual(['Bob', 'take', ['shield']]);
});

test('T86-6.6.4 only whoever has Followers is asked on arrival what to put down before the Chasm', () => {
  const asked = (followers: string[]) => {
    const g = new Game({ Ann: { character: 'troll', at: 'M6', objects: ['axe'], followers }, Bob: BOB });
    g.rolls(1, ...(followers.length === 0 ? [4] : [])).ann('roll', 'cw');
    return g.options('Ann').includes('leave');
  };
  expect([asked(['guide']), asked([])]).toEqual([true, false]);
});

test('T86-6.14.7 the Werewolf is another one when one comes back', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'I6', werewolf: 8, objects: ['talisman'] }, Bob: BOB });
  const back = g.options('Ann').find((id) => id.startsWith('back:'))!;
  g.ann(back);
  expect(g.of('Ann').werewolf).toBe(0);
});

test('T86-6.14.7 B6 the Werewolf counts for the Warlock’s task of killing', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'I6', werewolf: 8, quest: 2, objects: ['talisman'] }, Bob: BOB });
  g.rolls(6, 3).ann('act');
  expect(g.of('Ann').quest).not.toBe(2);
});

test('T86-6.14.8 how many Pit Fiends are left is seen by all', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'I5', lizardMen: 2, objects: ['talisman'] }, Bob: BOB });
  expect(g.view('Bob').characters[0]!.unfinished).toEqual({ lizardMen: 2 });
});

test('T86-6.4.3b the dead have no Craft', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1' }, Cay: { character: 'elf', at: 'O13' }, Bob: { ...BOB, at: 'O2', lives: 1, gold: 0 } },
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:2', 'life');
  const { strength, craft, lives, gold } = g.view('Cay').characters[2]!;
  expect([strength.own, craft.own, lives, gold]).toEqual([0, 0, 0, 0]);
});

test('T86-6.19.2 a Toad has nothing of its character in its last turn either', () => {
  const g = new Game({ Ann: { character: 'thief', at: 'O1', toad: 1 }, Bob: { ...BOB, at: 'O2', objects: ['axe'] } });
  g.ann('step', 'cw');
  expect(g.options('Ann')).toEqual(['space', 'attack:1']);
});

test('T86-6.19.2 a Hag does not follow a Toad in its last turn either: she stays where she lies', () => {
  const g = digital({ figures: { Ann: { character: 'thief', at: 'O1', toad: 1 }, Bob: BOB }, lying: { O2: ['hag'] } });
  g.ann('step', 'cw');
  expect([g.turn, g.lying('O2'), g.cardsOf('Ann', 'followers')]).toEqual(['Bob', ['hag'], []]);
});

test('T86-6.19.4 nobody offers a Toad a ride, in its last turn either', () => {
  const g = new Game({ Ann: { character: 'warrior', at: 'O18', toad: 1, grantMark: 3 }, Bob: { character: 'troll', at: 'O12' } });
  g.rolls(6).ann('step', 'cw');
  expect([g.turn, g.events('rolled').length, g.events('offered')]).toEqual(['Bob', 1, []]);
});

test('T86-6.9.6a a Spell cast at the end of a turn that a lost fight has ended still heals', () => {
  const g = new Game({
    figures: { Ann: { character: 'priest', at: 'O1', craft: 6, lives: 3, spells: ['healing'] }, Bob: BOB },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1, 1, 6).ann('roll', 'cw');
  fights(g);
  expect([g.asked('Ann'), g.of('Ann').lives]).toEqual(['endTurn', 2]);
  g.ann('cast:healing', '0');
  expect(g.of('Ann').lives).toBe(4);
});

test('T86-W without the Crown a Talisman is worth three points more, and the earlier seat wins among equals', () => {
  const best = (a: object, b: object) => {
    const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1', ...a }, Bob: { character: 'monk', at: 'O12', ...b } }, round: 1 });
    return leader(g.s);
  };
  const even = { strength: 6, craft: 6, lives: 4 };
  expect([best(even, even), best({ ...even, strength: 8 }, { ...even, objects: ['talisman'] })]).toEqual([0, 1]);
});

test('TDE-11.28 too few trophies turned in for lives bring none, and nobody is told of one', () => {
  const g = souls({ Ann: ghost({ lives: 2, trophies: ['wolf', 'dragon', 'ogre'] }), Bob: BOB });
  g.s.souls!.lifeTrophies.push('adv.wolf', 'adv.dragon', 'adv.ogre');
  walks(g.rolls(1).draws('veil.bright-light'));
  g.ann('lifeTrophies', 'wolf', 'turnIn');
  expect([g.cardsOf('Ann', 'trophies'), g.of('Ann').lives, g.events('gained')]).toEqual([['dragon', 'ogre'], 2, []]);
});

test('TDE-C a Minstrel who attacks what leaves him in peace fights it once', () => {
  const g = new Game({ figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB }, lying: { O2: ['wolf', 'bear'] } });
  g.rolls(1).ann('roll', 'cw');
  g.ann('attack:wolf');
  expect(g.options('Ann')).toEqual(['fight', 'attack:adv.bear', 'charm:adv.bear']);
});

test('T86-6.19.1 who becomes a Toad while he makes ready fights no more, and who becomes one on arrival meets nothing', () => {
  const position = () =>
    new Game({
      figures: { Ann: { character: 'troll', at: 'O1' }, Bob: { ...BOB, at: 'O2', craft: 4, spells: ['random'] } },
      lying: { O2: ['bear'] },
    });
  const landed = position().bob('pass').rolls(1).ann('roll', 'cw').rolls(1).bob('random', '0');
  expect([landed.of('Ann').toad > 0, landed.events('fought'), landed.turn]).toEqual([true, [], 'Bob']);
  const ready = position().bob('pass').rolls(1).ann('roll', 'cw').bob('pass').ann('space').rolls(1).bob('random', '0');
  expect([ready.of('Ann').toad > 0, ready.events('fightBegan').length, ready.events('fought'), ready.turn]).toEqual([true, 1, [], 'Bob']);
});

test('T86-6.14.3 who has lost a fight on an Inner space does not follow what is printed there', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'I2' }, Bob: BOB }, lying: { I3: ['dragon'] } });
  g.rolls(1, 6).ann('to:I3');
  fights(g);
  expect([g.events('fought').map(({ result }) => result), g.of('Ann').lives, g.turn]).toEqual([['lost'], 3, 'Bob']);
});

test('T86-6.9.6a T86-6.2.7c as the ban on Magic ends, what a Magic Object adds to Craft brings its Spell at once', () => {
  const g = new Game({
    figures: { Ann: { character: 'warrior', at: 'O1', objects: ['ring'], grantMark: 0 }, Bob: { character: 'troll', at: 'O18' } },
    ban: 'Ann',
    turn: 'Bob',
  });
  g.rolls(1, 4).draws('hex', 'healing').bob('roll', 'cw');
  expect([g.turn, g.totals('Ann'), g.cardsOf('Ann', 'spells')]).toEqual(['Ann', [4, 5], ['hex', 'healing']]);
});

test('TDE-11.12a who is spirited away keeps only as many Spells as the Craft of the Ghost allows', () => {
  const g = souls({ figures: { Ann: { character: 'wizard', at: 'O1', craft: 6, spells: ['hex', 'healing', 'random'] }, Bob: BOB } });
  walks(g.rolls(1).draws('spirited-away', 'ghost.pale-knight'));
  expect([g.totals('Ann')[1], g.asked('Ann')]).toEqual([5, 'dropSpells']);
});

test('TDE-G.3 on a foggy night the Veil card that comes along is revealed as well', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB },
    lasting: { 'foggy-nights': 2 },
    lying: { M4: ['veil.lost-warrior'] },
  });
  g.rolls(1).draws('axe', 'veil.lost-maiden').ann('roll', 'cw');
  expect(g.lying('M4')).toEqual([]);
});

test('TDE-11.7 the Divine Priestess raises a ghost at the start space of its character, which is met', () => {
  const g = souls({
    figures: { Ann: ghost({ lives: 1 }), Bob: { ...BOB, at: 'O13' } },
    lying: { O2: ['veil.divine-priestess'] },
  });
  walks(g.rolls(1));
  g.ann('card');
  expect([g.of('Ann').card, g.of('Ann').space, g.options('Ann')]).toEqual(['chr.digital.thief', 'O13', ['space', 'attack:1', 'steal:1']]);
});

test('TDE-11.14a a Veil card that the Medium meets is revealed as one that was drawn', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB },
    lying: { O2: ['medium'], M4: ['veil.lost-maiden'] },
  });
  walks(g.rolls(1).draws('veil.lost-warrior'));
  g.ann('meet');
  expect(g.lying('M4')).toEqual([]);
});

test('T86-6.16.4e where nobody holds a Spell nobody is seen as one who might save a life', () => {
  const seats = (spells: string[]) => {
    const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { ...BOB, craft: 4, spells } });
    return windowSeats({ type: 'loseLife', seat: 0, combat: false, stoppable: true }, g.s);
  };
  expect([seats([]), seats(['hex'])]).toEqual([[], [1]]);
});

test('TDE-C a Thief who takes one ware for nothing may visit a shop that has one left, without gold', () => {
  const g = digital({
    figures: { Ann: { character: 'thief', at: 'O24', gold: 0 }, Bob: BOB },
    stock: { 'pur.helmet': 0, 'pur.sword': 0, 'pur.axe': 0, 'pur.shield': 0, 'pur.armour': 1 },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['blacksmith', 'mystic', 'no']);
});
