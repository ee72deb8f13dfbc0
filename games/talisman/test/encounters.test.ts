import { expect, test } from 'vitest';
import { Game } from './table.ts';

const BOB = { character: 'monk', at: 'O12' };

test('T86-6.12.1a T86-6.12.1b on a space where nothing is drawn, what lies there may be taken card by card', () => {
  const g = new Game({ figures: { Ann: { at: 'M1' }, Bob: BOB }, lying: { M2: ['guide', 'bag-of-gold', 'axe', 'ring'] }, gold: { M2: 2 } });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['gold', 'take:adv.guide', 'take:adv.bag-of-gold', 'take:adv.axe', 'take:adv.ring', 'done']);
  g.ann('gold', 'take:guide', 'take:bag-of-gold', 'done', 'payKnight');
  expect([g.of('Ann').gold, g.cardsOf('Ann', 'followers'), g.lying('M2'), g.s.discard]).toEqual([
    3,
    ['guide'],
    ['axe', 'ring'],
    ['adv.bag-of-gold'],
  ]);
});

test('T86-6.12.1b T86-6.13.5a T86-4c a hostile card comes first; a lost fight leaves everything', () => {
  const g = new Game({ figures: { Ann: { at: 'M1' }, Bob: BOB }, lying: { M2: ['dragon', 'axe'] } }).rolls(1, 1, 1, 6).ann('roll', 'cw');
  expect([g.events('took'), g.lying('M2'), g.turn]).toEqual([[], ['dragon', 'axe'], 'Bob']);
});

test('T86-6.12.1c where cards are drawn, what lies there is part of the encounter; who meets a character forgoes it', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1' }, Bob: { at: 'O2' } }, lying: { O2: ['axe'] } })
    .rolls(1, 1, 1, 6)
    .ann('roll', 'cw', 'attack:1');
  expect([g.events('took'), g.events('drew'), g.asked('Ann')]).toEqual([[], [], undefined]);
  const noDraw = new Game({ figures: { Ann: { character: 'troll', at: 'M1' }, Bob: { at: 'M2' } }, lying: { M2: ['axe'] } })
    .rolls(1)
    .ann('roll', 'cw', 'attack:1');
  expect(noDraw.asked('Ann')).toBe('take');
  noDraw.rolls(1, 1, 6).ann('take:axe');
  expect(noDraw.events('duelled')).toHaveLength(1);
});

test('T86-6.13.1a T86-6.13.1b an adventure only where the move ends, never where the turn began', () => {
  const passed = new Game({ figures: { Ann: { at: 'O1' }, Bob: BOB }, lying: { O2: ['dragon'] } }).rolls(2).ann('roll', 'cw');
  expect(passed.events('fought')).toEqual([]);
  const imp = new Game({ Ann: { at: 'O21' }, Bob: BOB }).rolls(1, 4).draws('imp').ann('roll', 'cw');
  expect([imp.of('Ann').space, imp.turn, imp.events('drew').length]).toEqual(['O21', 'Bob', 1]);
});

test('T86-4b T86-6.13.2 T86-6.13.3 one character or the space, not both', () => {
  const g = new Game({ Ann: { character: 'sorceress', at: 'O1' }, Bob: { at: 'O2', gold: 1 }, Cay: { at: 'O2', followers: ['guide'] } })
    .rolls(1)
    .ann('roll', 'cw');
  expect(g.options('Ann')).toEqual([
    'space',
    'attack:1',
    'psychic:1',
    'beguile:1',
    'attack:2',
    'psychic:2',
    'beguile:2',
    'takeFollowers:2',
  ]);
  g.ann('takeFollowers:2');
  expect([g.cardsOf('Ann', 'followers'), g.events('drew'), g.turn]).toEqual([['guide'], [], 'Bob']);
});

test('T86-6.13.4a T86-6.13.4b T86-6.13.4c only what is missing is drawn; a Talisman and a bought card count, loose gold does not', () => {
  const drawn = (lying: string[], gold = 0) => {
    const g = new Game({
      figures: { Ann: { character: 'dwarf', at: 'M2' }, Bob: BOB },
      lying: { M3: lying },
      ...(gold ? { gold: { M3: gold } } : {}),
    });
    const missing = ['healer', 'guide', 'gnome'].slice(0, 3 - lying.length);
    g.rolls(1)
      .draws(...missing)
      .ann('roll', 'cw', 'done');
    return g.events('drew').length;
  };
  expect([drawn([], 3), drawn(['tal.talisman']), drawn(['pur.axe', 'bag-of-gold']), drawn(['axe', 'ring', 'sword'])]).toEqual([3, 2, 1, 0]);
});

test('T86-6.13.4b an empty deck is made anew of the discard pile; with neither nothing is drawn', () => {
  const g = new Game({ figures: { Ann: { at: 'O1' }, Bob: BOB }, deck: [] }).rolls(1).draws('healer').ann('roll', 'cw');
  expect([g.last('reshuffled')?.pile, g.lying('O2')]).toEqual(['adventure', ['healer']]);
});

test('T86-6.13.5b "must" is done, "may" is asked', () => {
  const must = new Game({ Ann: { at: 'O22', alignment: 'good' }, Bob: BOB }).rolls(1, 4).ann('roll', 'cw');
  expect(must.last('rolled')).toMatchObject({ for: 'space', total: 4 });
  const may = new Game({ Ann: { at: 'M12' }, Bob: BOB }).rolls(1).ann('roll', 'cw', 'no');
  expect(may.events('rolled')).toHaveLength(1);
});

test('T86-6.15 T86-6.15.2 T86-6.15.3 T86-6.15.5 T86-6.15.6 cards are met by number: Event, Enemies, Spirits, Strangers, goods, Places', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'M2', craft: 9, grantMark: 3, alignment: 'good' }, Bob: BOB },
    lying: { M3: ['fountain', 'axe', 'healer', 'shadow', 'boar', 'angel'] },
  });
  g.rolls(1, 6, 1, 6, 1).ann('roll', 'cw');
  expect(g.asked('Ann')).toBe('take');
  g.ann('take:axe');
  expect(
    g.told.flatMap(({ event }) =>
      event.type === 'met' ? [event.card] : event.type === 'fought' ? [event.stat] : event.type === 'took' ? [event.card] : [],
    ),
  ).toEqual(['adv.angel', 'strength', 'craft', 'adv.healer', 'adv.axe', 'adv.fountain']);
  g.ann('card');
  expect([g.lying('M3'), g.of('Ann').craft]).toEqual([['fountain', 'healer'], 10]);
});

test('T86-6.15.2 the order of equal numbers is the active player’s, old before new where he does not care', () => {
  const g = new Game({ figures: { Ann: { at: 'M2', alignment: 'good', lives: 2 }, Bob: BOB }, lying: { M3: ['healer', 'siren'] } });
  g.rolls(1).draws('mage').ann('roll', 'cw');
  expect([g.asked('Ann'), g.options('Ann'), g.question('Ann')?.byDefault]).toEqual([
    'nextCard',
    ['adv.healer', 'adv.siren', 'adv.mage'],
    'adv.healer',
  ]);
  g.rolls(6).draws('hex').ann('siren', 'healer');
  expect(g.of('Ann').lives).toBe(4);
});

test('T86-6.15.1 a card that belongs elsewhere does nothing to whoever drew it, and nothing is drawn for it', () => {
  const g = new Game({ Ann: { at: 'O1' }, Bob: BOB }).rolls(1, 3).draws('ghost').ann('roll', 'cw');
  expect([g.lying('O2'), g.lying('graveyard'), g.events('fought'), g.events('drew').length]).toEqual([[], ['ghost'], [], 1]);
});

test('T86-6.15.1 put on the drawer’s own space it takes part', () => {
  const g = new Game({ Ann: { at: 'M10' }, Bob: BOB }).rolls(1, 4).draws('hermit', 'guide').ann('roll', 'cw');
  expect([g.cardsOf('Ann', 'objects'), g.s.discard]).toEqual([['tal.talisman'], ['adv.hermit']]);
  g.ann('done');
});

test('T86-6.15.4 an Event that makes one miss a turn ends this one and leaves the other cards', () => {
  const g = new Game({ figures: { Ann: { at: 'M10' }, Bob: { at: 'M2' }, Cay: BOB } }).rolls(1).draws('storm', 'axe').ann('roll', 'cw');
  expect([g.lying('oasis'), g.of('Ann').misses, g.of('Bob').misses, g.of('Cay').misses]).toEqual([['axe'], 0, 0, 0]);
  expect([g.events('turnMissed').map((e) => e.seat), g.turn]).toEqual([[1], 'Cay']);
});

test('T86-6.15.7 the next card only when the one before was dealt with', () => {
  const g = new Game({ figures: { Ann: { at: 'M2' }, Bob: BOB }, lying: { M3: ['dragon', 'shadow', 'healer'] } })
    .rolls(1, 1, 1, 6)
    .ann('roll', 'cw');
  expect([g.events('fought').length, g.events('met')]).toEqual([1, []]);
});

test('T86-6.15.8 T86-6.15.10 Strangers and Places do what the card says', () => {
  const g = new Game({ figures: { Ann: { at: 'O1', lives: 1 }, Bob: BOB }, lying: { O2: ['healer', 'marsh'] } }).rolls(1).ann('roll', 'cw');
  expect([g.of('Ann').lives, g.of('Ann').misses, g.lying('O2')]).toEqual([3, 1, ['healer', 'marsh']]);
});

test('T86-6.15.9 goods are taken once what is hostile is beaten or evaded; another character does not stand in the way', () => {
  const g = new Game({ figures: { Ann: { character: 'elf', at: 'O3' }, Bob: { at: 'O4' } }, lying: { O4: ['dragon', 'axe'] } })
    .rolls(1)
    .ann('roll', 'cw', 'space', 'evade:dragon', 'take:axe');
  expect([g.cardsOf('Ann', 'objects'), g.lying('O4')]).toEqual([['axe'], ['dragon']]);
});

test('T86-6.15.11 what is left stays, face up', () => {
  const g = new Game({ Ann: { at: 'O1' }, Bob: BOB }).rolls(1).draws('axe').ann('roll', 'cw', 'done');
  expect(g.view('Bob').lying).toEqual([{ space: 'O2', cards: ['adv.axe'], gold: 0 }]);
});
