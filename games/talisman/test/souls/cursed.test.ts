import { expect, test } from 'vitest';
import { BOB, ghost, souls, walks } from './game.ts';

const four = ['axe', 'sword', 'shield', 'helmet'];

test('TDE-11.23 TDE-11.27 a Cursed card must be taken, above the limit too', () => {
  const g = souls({ figures: { Ann: ghost({ objects: four }), Bob: BOB }, lying: { O2: ['veil.collar-of-destiny'] } });
  walks(g.rolls(1));
  expect([g.of('Ann').objects.includes('veil.collar-of-destiny'), g.asked('Ann'), g.options('Ann').length]).toEqual([
    true,
    'dropObjects',
    4,
  ]);
  // TDE-11.25: the Cursed one is not among those that may go.
  expect(g.options('Ann')).not.toContain('veil.collar-of-destiny');
  g.ann(['adv.helmet']);
  const follower = souls({ figures: { Ann: ghost(), Bob: BOB }, lying: { O2: ['veil.vengeful-guide'] } });
  walks(follower.rolls(1));
  expect(follower.of('Ann').followers).toEqual(['veil.vengeful-guide']);
});

test('TDE-11.23 the living take no Cursed card that they do not meet; a Soul Reaver takes a Cursed Follower', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: BOB }, lying: { O2: ['veil.collar-of-destiny'] } });
  walks(g.rolls(1).draws('axe')).ann('done');
  expect(g.lying('O2')).toContain('veil.collar-of-destiny');
  const reaver = souls({ figures: { Ann: { character: 'soul-reaver', at: 'O1' }, Bob: BOB }, terrain: { O2: 'breach' } });
  walks(reaver.rolls(1).draws('veil.vengeful-guide'));
  expect(reaver.of('Ann').followers).toEqual(['veil.vengeful-guide']);
});

test('TDE-11.24 it cannot be left by choice', () => {
  const g = souls({ figures: { Ann: ghost({ objects: ['veil.barbed-bracer', 'axe'] }), Bob: BOB } });
  g.ann('leave');
  expect(g.options('Ann')).toEqual(['adv.axe']);
  const only = souls({ figures: { Ann: ghost({ objects: ['veil.barbed-bracer'] }), Bob: BOB } });
  expect(only.options('Ann')).not.toContain('leave');
});

test('TDE-11.25 only who has more Cursed Objects than the limit may leave one of them', () => {
  const cursed = ['veil.barbed-bracer', 'veil.collar-of-destiny', 'veil.chains-of-greed', 'veil.armour-of-vulnerability'];
  const g = souls({ figures: { Ann: ghost({ objects: cursed }), Bob: BOB }, lying: { O2: ['veil.shackles-of-silence'] } });
  walks(g.rolls(1));
  expect([g.asked('Ann'), g.options('Ann').length]).toEqual(['dropObjects', 5]);
  g.ann(['veil.barbed-bracer']);
  expect(g.lying('O2')).toEqual(['veil.barbed-bracer']);
});

test('TDE-11.26 it can be sold and stolen', () => {
  const sold = souls({
    figures: { Ann: { character: 'thief', at: 'O12', objects: ['veil.barbed-bracer'] }, Bob: { character: 'monk', at: 'O1' } },
  });
  walks(sold.rolls(1)).ann('alchemist', ['veil.barbed-bracer']);
  expect([sold.of('Ann').gold, sold.s.souls!.veilDiscard]).toEqual([2, ['veil.barbed-bracer']]);
  const stolen = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'elf', at: 'O2', gold: 0, objects: ['veil.barbed-bracer'] } },
  });
  stolen.rolls(1).ann('roll', 'cw', 'steal:1');
  if (stolen.asked('Ann') === 'loot') stolen.ann('veil.barbed-bracer');
  expect(stolen.of('Ann').objects).toEqual(['veil.barbed-bracer']);
});

test('TDE-11.13 a Soulbound card stays through death and resurrection', () => {
  const g = souls({
    figures: {
      Ann: ghost({ lives: 1, grave: 'O2', objects: ['veil.screaming-skull', 'axe'], followers: ['veil.friendly-ghost'] }),
      Bob: BOB,
    },
    lying: { O2: ['fairy'] },
  });
  g.rolls(1).ann('roll', 'steps:1', 'cw');
  expect([g.of('Ann').card, g.of('Ann').objects, g.of('Ann').followers]).toEqual([
    'chr.digital.thief',
    ['veil.screaming-skull'],
    ['veil.friendly-ghost'],
  ]);
});

test('TDE-3.12 the Vengeful Guide takes a point from the roll of an attack', () => {
  const score = (followers: string[]) => {
    const g = souls({ figures: { Ann: { character: 'thief', at: 'O1', followers }, Bob: BOB }, lying: { O2: ['wolf'] } });
    walks(g.rolls(1, 4, 1));
    return g.last('fought')?.hero.score;
  };
  expect([score([]), score(['veil.vengeful-guide'])]).toEqual([7, 6]);
});
