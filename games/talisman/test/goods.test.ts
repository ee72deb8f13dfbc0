import { expect, test } from 'vitest';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

test('T86-6.5 T86-6.5.1 T86-6.6.1 Objects and Followers lie open for everybody', () => {
  const g = new Game({ Ann: { at: 'O2', objects: ['axe', 'ring'], followers: ['guide'], grantMark: 2 }, Bob: BOB });
  for (const viewer of ['Bob', undefined]) {
    expect(g.view(viewer).characters[0]).toMatchObject({ objects: ['adv.axe', 'adv.ring'], followers: ['adv.guide'] });
  }
});

test('T86-6.5.2 what the alignment forbids cannot be taken; what one merely cannot use can', () => {
  const g = new Game({
    figures: { Ann: { character: 'monk', at: 'M9' }, Bob: { at: 'O1' } },
    lying: { M10: ['runesword', 'axe', 'armour'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['take:adv.axe', 'take:adv.armour', 'done']);
  g.ann('done');
  expect(g.lying('M10')).toEqual(['runesword', 'axe', 'armour']);
});

test('T86-6.5.3 four Objects of the Adventure deck; bought ones, Talismans of the pile and the Mule do not count', () => {
  const objects = ['axe', 'armour', 'shield', 'helmet'];
  const take = (own: string[]) => {
    const g = new Game({
      figures: { Ann: { character: 'thief', at: 'M9', objects: own }, Bob: BOB },
      lying: { M10: ['sword', 'pur.sword', 'tal.talisman', 'mule'] },
    });
    const options = g.rolls(1).ann('roll', 'cw').options('Ann');
    g.ann('done');
    return options.filter((o) => o.startsWith('take:'));
  };
  expect(take(objects)).toEqual(['take:pur.sword', 'take:tal.talisman', 'take:adv.mule']);
  expect(take(objects.slice(1))).toContain('take:adv.sword');
  expect(take([...objects, 'pur.mule'])).toContain('take:adv.sword');
  expect(take(['pur.axe', 'pur.armour', 'pur.shield', 'pur.helmet', 'tal.talisman'])).toContain('take:adv.sword');
});

test('T86-6.5.3 a Mule with ten Objects: whoever loses it keeps four', () => {
  const objects = ['mule', 'axe', 'armour', 'shield', 'helmet', 'water-bottle', 'sword'];
  const g = new Game({ Ann: { at: 'O2', objects }, Bob: BOB }).ann('leave', ['mule']);
  expect(g.question('Ann')).toMatchObject({ kind: 'dropObjects', choose: { min: 2, max: 2 } });
  g.ann(['helmet', 'sword']);
  expect([g.cardsOf('Ann', 'objects'), g.lying('O2')]).toEqual([
    ['axe', 'armour', 'shield', 'water-bottle'],
    ['mule', 'helmet', 'sword'],
  ]);
});

test('T86-6.5.4 T86-6.6.4 Objects, Followers and gold may be left, in the own turn', () => {
  const g = new Game({
    Ann: { at: 'O2', objects: ['axe'], followers: ['guide', 'poltergeist'], gold: 3 },
    Bob: { ...BOB, objects: ['sword'] },
  });
  expect(g.asked('Bob')).toBeUndefined();
  g.ann('leave');
  expect(g.options('Ann')).toEqual(['adv.axe', 'adv.guide', 'coin.1', 'coin.2', 'coin.3']);
  g.ann(['axe', 'guide', 'coin.2']);
  expect([g.lying('O2'), g.s.loose.O2, g.of('Ann').gold, g.cardsOf('Ann', 'followers')]).toEqual([['axe', 'guide'], 1, 2, ['poltergeist']]);
});

test('T86-6.5.5 what a victim must drop can be taken at once, after a won fight too', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'troll', at: 'O1' },
      Bob: { character: 'dwarf', at: 'O2', objects: ['mule', 'axe', 'armour', 'shield', 'helmet', 'sword'] },
    },
    // What lay there before is not part of it.
    lying: { O2: ['cross'] },
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1').bob('roll').ann('mule');
  expect(g.asked('Bob')).toBe('dropObjects');
  g.bob(['axe']);
  expect(g.options('Ann')).toEqual(['take:adv.axe', 'done']);
  g.ann('take:axe');
  expect([g.cardsOf('Ann', 'objects'), g.turn]).toEqual([['mule', 'axe'], 'Bob']);
});

test('T86-6.6 T86-6.6.2 Followers come in any number', () => {
  const followers = ['guide', 'guide.2', 'gnome', 'pixie', 'prince', 'alchemist'];
  const g = new Game({ figures: { Ann: { at: 'M9', followers }, Bob: BOB }, lying: { M10: ['princess'] } });
  g.rolls(1).ann('roll', 'cw', 'take:princess');
  expect(g.cardsOf('Ann', 'followers')).toHaveLength(7);
});

test('T86-6.6.3 a Follower who is killed goes to the discard pile', () => {
  const g = new Game({ Ann: { at: 'M6', followers: ['pixie', 'prince'] }, Bob: BOB });
  g.rolls(1, 6, 2, 3).ann('roll', 'cw', 'space');
  expect([g.cardsOf('Ann', 'followers'), g.s.discard]).toEqual([['prince'], ['adv.pixie']]);
});

test('T86-6.7 T86-6.7.1 T86-6.7.3 with another alignment, Objects that do not fit are left at once', () => {
  const g = new Game({ Ann: { character: 'elf', at: 'O1', objects: ['holy-lance', 'axe'] }, Bob: BOB });
  g.rolls(1).draws('mephistopheles').ann('roll', 'cw');
  expect(g.view('Bob').characters[0]).toMatchObject({ alignment: 'evil', objects: ['adv.axe'] });
  expect([g.lying('O2'), g.s.discard]).toEqual([['holy-lance'], ['adv.mephistopheles']]);
});

test('T86-6.7.2 one change of alignment a turn, for the Druid too', () => {
  const g = new Game({ Ann: { character: 'druid', at: 'O1' }, Bob: BOB }).ann('align:good');
  expect([g.of('Ann').alignment, g.options('Ann').filter((o) => o.startsWith('align'))]).toEqual(['good', []]);
  g.rolls(1).draws('mephistopheles').ann('roll', 'cw');
  expect(g.of('Ann').alignment).toBe('good');
  // In Bob’s turn she may turn again.
  g.rolls(6).ann('pass').bob('roll', 'cw');
  expect(g.options('Ann')).toContain('align:evil');
});

test('T86-6.8 T86-6.8.1 a limit of the rules beats an ability, but does not wipe it out: two weapons, two dice for a Warrior', () => {
  const g = new Game({
    figures: { Ann: { character: 'warrior', at: 'O10', objects: ['sword', 'axe'] }, Bob: BOB },
    lying: { O11: ['giant'] },
  });
  g.rolls(1, 2, 5, 5).ann('roll', 'cw');
  expect(g.last('fought')).toMatchObject({ hero: { dice: [2, 5], score: 4 + 1 + 1 + 5 }, foe: { score: 11 }, result: 'draw' });
});

test('T86-6.8.1 "always has a Spell" ends at the allowance', () => {
  const g = new Game({ Ann: { character: 'prophetess', at: 'O2', objects: [], craft: 4, spells: ['divination', 'alchemy'] }, Bob: BOB });
  g.draws('imp', 'storm', 'angel', 'devil', 'bear').ann('cast:divination');
  expect(g.cardsOf('Ann', 'spells')).toEqual(['alchemy']);
});

test('T86-6.20.1 T86-6.20.2a T86-6.20.2b T86-6.20.2c T86-6.20.3a T86-6.20.3b bought cards work like the others and go back to their pile', () => {
  const g = new Game({
    figures: { Ann: { at: 'O24', gold: 9, objects: ['axe', 'armour', 'shield', 'helmet'] }, Bob: BOB },
    stock: { 'pur.sword': 1 },
  });
  g.rolls(1).ann('roll', 'cw', 'blacksmith', 'buy:pur.sword');
  expect([g.options('Ann').includes('buy:pur.sword'), g.view('Bob').piles['pur.sword']]).toEqual([false, 0]);
  g.ann('done');
  expect([g.cardsOf('Ann', 'objects').length, g.view('Bob').characters[0]!.strength.combat]).toEqual([5, 6]);
  const h = new Game({ Ann: { at: 'O12', objects: ['pur.sword', 'tal.talisman', 'sword'] }, Bob: { at: 'O1' } })
    .rolls(1)
    .ann('roll', 'cw', 'alchemist');
  h.ann(['pur.sword', 'tal.talisman', 'sword']);
  expect([h.of('Ann').gold, h.view().piles['pur.sword'], h.view().talismans, h.s.discard]).toEqual([4, 3, 4, ['adv.sword']]);
});

test('T86-6.15.9 by the letter nothing is taken beside another character, unless one has fled from the other', () => {
  const rules = { options: { takingBeside: 'beaten' } };
  const position = {
    figures: { Ann: { character: 'warrior', at: 'O1' }, Bob: { character: 'monk', at: 'O2' } },
    lying: { O2: ['axe'] },
  };
  const barred = new Game(position, rules).rolls(1).ann('roll', 'cw', 'space');
  expect([barred.turn, barred.lying('O2')]).toEqual(['Bob', ['axe']]);
  const ours = new Game(position).rolls(1).ann('roll', 'cw', 'space');
  expect(ours.options('Ann')).toEqual(['take:adv.axe', 'done']);
  const alone = new Game({ ...position, figures: { ...position.figures, Bob: { character: 'monk', at: 'O9' } } }, rules);
  alone.rolls(1).ann('roll', 'cw');
  expect(alone.options('Ann')).toEqual(['take:adv.axe', 'done']);
  const fled = new Game(position, rules).rolls(1).ann('roll', 'cw');
  fled.s.turn.evaded.push({ seat: 1, from: 0 });
  fled.ann('space');
  expect(fled.options('Ann')).toEqual(['take:adv.axe', 'done']);
});

test('T86-6.5.5 T86-6.15.9 what a victim must drop is taken by the letter too', () => {
  const g = new Game(
    {
      Ann: { character: 'thief', at: 'O24', gold: 0 },
      Bob: { character: 'wizard', at: 'O1', gold: 0, objects: ['mule', 'axe', 'sword', 'helmet', 'shield', 'ring'] },
    },
    { options: { takingBeside: 'beaten' } },
  );
  g.rolls(1).ann('roll', 'cw', 'steal:1', 'adv.mule').bob(['adv.ring']);
  expect(g.options('Ann')).toContain('take:adv.ring');
});
