import { begin, fast, matchOptions } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { clockwise } from '../src/board/index.ts';
import { type State, talisman } from '../src/index.ts';
import { healableOf } from '../src/rules/character/numbers.ts';
import { asks } from './asked.ts';
import { crypts, hero } from './crypts/game.ts';
import { digital } from './digital/game.ts';
import { BOB as DEAD_BOB, ghost, souls } from './souls/game.ts';
import { Game } from './table.ts';

/** Small positions, each for one place of the rules that no other test tells apart. */

const BOB = { character: 'monk', at: 'O12' };

const offered = (g: Game, id: string, name = 'Ann') => asks(g, name).options.find((line) => line.startsWith(`${id}: `));

test('T86-6.16.4e armour that is offered is shown by its card', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', lives: 4, objects: ['shield'] }, Bob: BOB },
    lying: { O2: ['bandit'] },
  });
  g.ordered({ armour: 'ask' }).rolls(1).ann('roll', 'cw').rolls(1, 6).ann('fight');
  expect(asks(g)).toEqual({
    prompt: 'ask.armour',
    options: ['adv.shield: adv.shield · can.armour(from 5) · 33 % · @adv.shield', 'no: pick.armour.no'],
    refused: [],
  });
});

test('T86-6.15.2 of what lies there Enemies of Strength are told before those of Craft, whichever came first', () => {
  const g = new Game({
    figures: { Ann: { character: 'wizard', at: 'O1' }, Bob: BOB },
    lying: { O2: ['shadow', 'wolf'], O24: ['boar', 'ghost'] },
  });
  g.rolls(1).ann('roll');
  const stats = (id: string) => [...offered(g, id)!.matchAll(/stat stat\.(\w+)/g)].map(([, stat]) => stat);
  expect([stats('cw'), stats('ccw')]).toEqual([
    ['strength', 'craft'],
    ['strength', 'craft'],
  ]);
});

describe('T86-6.4.6 the Royal Doctor asks nothing of whoever comes in good company', () => {
  const at = (followers: string[]) =>
    new Game({ Ann: { character: 'wizard', at: 'M15', lives: 2, gold: 2, followers }, Bob: BOB }).rolls(1).ann('roll', 'cw');

  test('with the Princess every life is healed at once, and nothing is paid', () => {
    const g = at(['princess']);
    expect(offered(g, 'royalDoctor')).toBe('royalDoctor: choice.royalDoctor · line(effect verb.heal.all(price 0))');
    g.ann('royalDoctor');
    expect([g.of('Ann').lives, g.of('Ann').gold, g.last('healed')?.n]).toEqual([4, 2, 2]);
  });

  test('alone one says how many, and pays for each', () => {
    const g = at([]);
    expect(offered(g, 'royalDoctor')).toBe('royalDoctor: choice.royalDoctor · line(effect verb.heal.allPaid(price 1))');
    g.ann('royalDoctor');
    expect([g.asked('Ann'), g.options('Ann')]).toEqual(['heal', ['2', '1', '0']]);
    g.ann('1');
    expect([g.of('Ann').lives, g.of('Ann').gold]).toEqual([3, 1]);
  });
});

test('T86-6.3.4 handing over is offered to whoever has somebody to hand over; what asks is the Castle', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'M15', followers: ['princess', 'prince'] }, Bob: BOB }).rolls(1).ann('roll', 'cw');
  g.ann('handOver');
  expect([g.options('Ann'), g.question('Ann')?.asker]).toEqual([['adv.princess', 'adv.prince'], { space: 'M16' }]);
});

test('T86-6.14.6 what was rolled in the Mines is no demand of the Vampire', () => {
  const g = digital({ Ann: { character: 'wizard', at: 'I1', fate: 2 }, Bob: BOB });
  g.rolls(6, 6, 6).ann('to:I2');
  expect(g.asked('Ann')).toBe('fate');
  expect(g.view('Ann').characters[0]!.unfinished).toBeNull();
});

test('T86-6.14.3 in the Vampire Tower everybody sees how many Followers are still to be given', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'I2', followers: ['princess', 'prince', 'mercenary'] }, Bob: BOB });
  g.rolls(2).ann('to:I3');
  expect(g.asked('Ann')).toBe('vampire');
  expect(g.view('Bob').characters.map(({ unfinished }) => unfinished)).toEqual([{ vampire: 1 }, null]);
});

test('T86-6.11.16 T86-6.11.19b a Raft that is not used is lost with the move, and told so; one that is used is not', () => {
  const ready = { character: 'wizard', at: 'O2', raft: 'ready' } as const;
  const over = new Game({ Ann: ready, Bob: BOB }).draws('axe').ann('raft:M1');
  expect(over.events('raftLost')).toEqual([]);
  const flown = new Game({ Ann: { ...ready, spells: ['teleport'] }, Bob: BOB });
  flown.draws('random').ann('cast:teleport', 'O6');
  expect([flown.of('Ann').raft, flown.events('raftLost')]).toEqual(['none', [{ type: 'raftLost', rule: 'T86-6.11.16', seat: 0 }]]);
});

test('TDE-11.12 in the Inner Region a ghost can only go back, whatever it has left unfinished', () => {
  for (const [at, back, more] of [
    ['I9', 'I5', {}],
    ['I8', 'I1', { dicing: true }],
    ['I3', 'I2', {}],
  ] as const) {
    const g = souls({ figures: { Ann: ghost({ at, ...more }), Bob: DEAD_BOB } });
    expect(g.options('Ann')).toEqual([`back:${back}`]);
  }
});

test('TDE-G.3 Rakshasa names each Object that it takes, and the two kinds of fight by words of their own', () => {
  const g = souls({ figures: { Ann: ghost({ objects: ['axe'] }), Bob: DEAD_BOB }, lying: { O2: ['veil.rakshasa'] } });
  g.rolls(1).ann('roll', 'cw', 'space');
  expect(asks(g)).toEqual({
    prompt: 'ask.rakshasa(card veil.rakshasa)',
    options: ['put:adv.axe: pick.soul.put(card adv.axe) · @adv.axe', 'strength: pick.soul.strength', 'craft: pick.soul.craft'],
    refused: [],
  });
});

test('TDE-11.1 of several cards that lie face down before characters only the own one goes onto the deck', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'elf', at: 'O20' }, Cay: DEAD_BOB },
    facedown: { Bob: { by: 'Ann', card: 'veil.lemure' }, Cay: { by: 'Ann', card: 'veil.shadow' } },
  });
  g.rolls(1).draws('bag-of-gold').ann('roll', 'cw', 'done');
  expect([g.turn, g.s.souls!.facedown.map(({ card }) => card), g.s.top]).toEqual(['Bob', ['veil.shadow'], ['veil.lemure']]);
});

test('TDE-G.3 the Soul Drinker drinks in the hand of who is attacked as well', () => {
  const g = souls({
    figures: {
      Ann: { character: 'troll', at: 'O1' },
      Bob: { character: 'thief', at: 'O2', gold: 1, objects: ['veil.soul-drinker'], followers: ['guide'] },
    },
  });
  g.rolls(1).ann('roll', 'cw').rolls(6, 2, 2).ann('attack:1').bob('souldrink:veil.soul-drinker');
  expect([g.asked('Ann'), g.of('Bob').followers, g.of('Bob').objects]).toEqual(['spoils', [], []]);
});

describe('V13 whoever beats a character may be rid of the Deathstalker, whatever was taken', () => {
  const duel = (...dice: number[]) => {
    const g = souls({
      figures: {
        Ann: { character: 'troll', at: 'O1', followers: ['veil.deathstalker'] },
        Bob: { character: 'thief', at: 'O2', gold: 1, objects: ['axe'] },
      },
    });
    return g
      .rolls(1)
      .ann('roll', 'cw')
      .rolls(...dice)
      .ann('attack:1');
  };

  for (const what of ['nothing', 'gold', 'life', 'adv.axe']) {
    test(what, () => {
      const g = duel(6, 1).ann(what);
      expect(asks(g)).toEqual({
        prompt: 'ask.ditchDoom(card veil.deathstalker)',
        options: ['veil.deathstalker: veil.deathstalker · @veil.deathstalker', 'no: pick.soul.no'],
        refused: [],
      });
      g.ann('veil.deathstalker');
      expect([g.of('Ann').followers, g.turn]).toEqual([[], 'Bob']);
    });
  }

  test('where nobody won nobody is asked', () => {
    const g = duel(1, 3);
    expect([g.last('duelled')?.result, g.of('Ann').followers, g.turn]).toEqual(['draw', ['veil.deathstalker'], 'Bob']);
  });
});

test('T86-6.1.4a whoever beats what is no card has no trophy of it', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O5', lives: 4 }, Bob: BOB });
  g.rolls(2).ann('roll').rolls(6, 1).ann('bridge');
  expect([g.last('fought')?.result, g.events('trophy')]).toEqual(['won', []]);
});

test('T86-6.13.3 who has nothing to steal says so, and nobody elsewhere does', () => {
  const g = new Game({
    Ann: { character: 'thief', at: 'O1' },
    Bob: { character: 'monk', at: 'O12', gold: 0 },
    Cay: { character: 'elf', at: 'O2', gold: 0 },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(asks(g).refused).toEqual([
    'attack:1: no.elsewhere(seat Bob) · T86-6.13.3 · @Bob',
    'steal:2: no.nothingToTake(seat Cay) · T86-6.13.3 · @Cay',
  ]);
});

test('T86-6.9.6a Divination tells its caster which cards come next, and everybody else how many', () => {
  const g = new Game({ Ann: { character: 'wizard', at: 'O2', spells: ['divination'] }, Bob: BOB });
  g.draws('random', 'axe', 'wolf', 'boar', 'ghost', 'sword').ann('cast:divination');
  const cards = ['axe', 'wolf', 'boar', 'ghost', 'sword'].map((card) => `adv.${card}`);
  const all = { type: 'looked', rule: 'T86-6.9.6a', seat: 0, n: 5 };
  expect(g.told.filter(({ event }) => event.type === 'looked')).toEqual([{ event: { ...all, cards }, to: [0], twin: all }]);
});

test('TDE-11.27 a toad in its last turn gains neither a familiar nor a cursed card', () => {
  const toad = { character: 'thief', at: 'O1', toad: 1 };
  const baptised = souls({ figures: { Ann: toad, Bob: DEAD_BOB } })
    .draws('dark-baptism', 'veil.lemure')
    .ann('step', 'cw');
  expect([baptised.of('Ann').followers, baptised.lying('O2'), baptised.events('familiar')]).toEqual([[], ['veil.lemure'], []]);
  const cursed = souls({ figures: { Ann: toad, Bob: DEAD_BOB }, lying: { O2: ['veil.chains-of-greed'] } })
    .draws('axe')
    .ann('step', 'cw');
  expect([cursed.of('Ann').objects, cursed.lying('O2').includes('veil.chains-of-greed'), cursed.events('cursed')]).toEqual([[], true, []]);
});

test('T86-6.19.4 a toad is asked as one, in its last turn too', () => {
  for (const toad of [1, 2])
    expect(asks(new Game({ Ann: { character: 'wizard', at: 'O2', toad }, Bob: BOB })).prompt).toBe('ask.turn.toad');
  expect(asks(new Game({ Ann: { character: 'wizard', at: 'O2' }, Bob: BOB })).prompt).toBe('ask.turn');
});

test('T86-6.16.3 in a duel each side makes ready against the other, by name', () => {
  const g = new Game({
    Ann: { character: 'wizard', at: 'O1', objects: ['axe', 'sword'] },
    Bob: { ...BOB, at: 'O2', objects: ['shield'], followers: ['mercenary'] },
    Cay: { character: 'elf', at: 'O20' },
  });
  g.rolls(1).ann('roll', 'cw', 'attack:1');
  expect([asks(g).prompt, g.question('Ann')?.asker]).toEqual(['ask.prepare.seat(seat Bob, stat stat.strength)', { seat: 1 }]);
  g.ann('roll');
  expect([asks(g, 'Bob').prompt, g.question('Bob')?.asker]).toEqual(['ask.prepare.seat(seat Ann, stat stat.strength)', { seat: 0 }]);
});

test('T86-6.16.3 T86-6.16.8 in a duel rolling says what both sides have and how likely one wins, with what was made ready', () => {
  const g = new Game({
    Ann: { character: 'wizard', strength: 5, at: 'O1', objects: ['axe', 'sword'] },
    Bob: { character: 'troll', strength: 6, at: 'O2', followers: ['mercenary'], gold: 1 },
    Cay: { character: 'elf', at: 'O20' },
  });
  g.rolls(1).ann('roll', 'cw', 'attack:1');
  expect(asks(g).options[0]).toBe('roll: pick.prepare.roll · note.duel.sum(mine 6, theirs 6, seat Bob) · 42 %');
  g.ann('roll');
  const [roll, hire] = asks(g, 'Bob').options;
  expect(roll).toBe('roll: pick.prepare.roll · note.duel.sum(mine 6, theirs 6, seat Ann) · 42 %');
  expect(hire).toMatch(/^hire:adv\.mercenary: .* · 83 % · @adv\.mercenary$/);
  g.bob('hire:mercenary');
  expect(asks(g).options[0]).toBe('roll: pick.prepare.roll · note.duel.sum(mine 6, theirs 9, seat Bob) · 8 %');
});

test('T86-6.16.9b T86-6.5.2 what a bribe brings that its new owner may not have stays on its space; Followers and the rest come', () => {
  const g = new Game({
    Ann: { character: 'troll', at: 'O1', alignment: 'evil' },
    Bob: { character: 'thief', at: 'O2', alignment: 'good', lives: 3, objects: ['holy-grail', 'axe'], followers: ['guide'] },
    Cay: { character: 'elf', at: 'O20' },
  });
  g.rolls(1).ann('roll', 'cw').rolls(6, 1).ann('attack:1', 'life').bob(['adv.holy-grail', 'adv.axe', 'adv.guide']).ann('accept');
  expect([g.lying('O2'), g.cardsOf('Ann', 'objects'), g.cardsOf('Ann', 'followers')]).toEqual([['holy-grail'], ['axe'], ['guide']]);
  expect([g.of('Bob').objects, g.of('Bob').lives]).toEqual([[], 3]);
});

test('T86-6.15.3 where a Shrine flies somebody, the Shrine is what asks', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB }, lying: { O2: ['shrine'] } });
  g.rolls(1).ann('roll', 'cw').rolls(6).ann('card');
  expect([g.asked('Ann'), g.question('Ann')?.asker]).toEqual(['destination', { cards: ['adv.shrine'] }]);
});

test('T86-6.13.4 T86-6.15.3 whoever is flown away meets what lies on the new space as whoever arrives there, and once', () => {
  const position = { figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB }, lying: { O2: ['shrine'], O4: ['wolf'] } };
  const g = new Game(position).rolls(1).ann('roll', 'cw').rolls(6).ann('card');
  g.rolls(6, 1).ann('O4');
  expect([g.events('fought').length, g.cardsOf('Ann', 'trophies'), g.events('drew')]).toEqual([1, ['wolf'], []]);
});

test('T86-6.1.5 trophies are handed in before what comes next after a win alone, not after evading', () => {
  const position = {
    figures: { Ann: { character: 'elf', at: 'O3', strength: 6, trophies: ['giant', 'wolf'] }, Bob: BOB },
    lying: { O4: ['ogre', 'healer'] },
  };
  const met = () => new Game(position).rolls(1).ann('roll', 'cw');
  expect(met().rolls(6, 1).ann('fight').asked('Ann')).toBe('trophies');
  // The Healer is next, and can be evaded in the Woods too.
  expect(met().ann('evade:ogre').asked('Ann')).toBe('evadeCard');
});

test('T86-6.6 what clings to somebody is nobody else’s to take, whoever takes Followers', () => {
  const at = (followers: string[]) => {
    const g = new Game({
      Ann: { character: 'sorceress', at: 'O1' },
      Bob: { ...BOB, at: 'O2', followers },
      Cay: { character: 'elf', at: 'O20' },
    });
    return g.rolls(1).ann('roll', 'cw').options('Ann').includes('takeFollowers:1');
  };
  expect([at(['hag']), at(['poltergeist']), at(['guide']), at(['hag', 'guide'])]).toEqual([false, false, true, true]);
});

test('T86-6.3.4 T86-6.11.19b the Alchemist buys everything but a Raft', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2', objects: ['raft', 'axe'], followers: ['alchemist'] }, Bob: BOB }).ann('sell');
  expect(g.options('Ann')).toEqual(['adv.axe']);
});

test('T86-6.19.2 on the Market Day a toad trades with nobody, and nobody with it', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'troll', at: 'O1', objects: ['axe'] },
      Bob: { ...BOB, toad: 3 },
      Cay: { character: 'elf', at: 'O20', objects: ['sword'] },
    },
  });
  g.rolls(1).draws('market-day').ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['done', 'with:2']);
  g.ann('done');
  expect([g.asked('Bob'), g.options('Cay')]).toEqual([undefined, ['done', 'with:0']]);
});

test('T86-6.13.4a gold that lies alone is seen, a single coin too', () => {
  const figures = { Ann: { character: 'troll', at: 'O1' }, Bob: BOB };
  const g = new Game({ figures, gold: { O5: 1, O9: 3 }, lying: { O9: ['axe'] } });
  expect(g.view('Bob').lying).toEqual([
    { space: 'O5', cards: [], gold: 1 },
    { space: 'O9', cards: ['adv.axe'], gold: 3 },
  ]);
});

test('TDE-11.1 each sees of the cards that lie face down only those that it put there', () => {
  const g = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'elf', at: 'O20' }, Cay: DEAD_BOB },
    facedown: { Bob: { by: 'Ann', card: 'veil.lemure' }, Cay: { by: 'Bob', card: 'veil.shadow' } },
  });
  const seen = (name?: string) => g.view(name).souls!.facedown.map(({ card }) => card);
  expect([seen('Ann'), seen('Bob'), seen('Cay')]).toEqual([
    ['veil.lemure', null],
    [null, 'veil.shadow'],
    [null, null],
  ]);
});

test('TDE-4.11 somebody on the same space who is met in one way is not refused in another', () => {
  const g = souls({ figures: { Ann: { character: 'thief', at: 'O1' }, Bob: ghost({ at: 'O2', character: 'elf' }), Cay: DEAD_BOB } });
  g.rolls(1).ann('roll', 'cw');
  expect([g.options('Ann'), asks(g).refused]).toEqual([['space', 'psychic:1'], ['attack:2: no.elsewhere(seat Cay) · TDE-4.11 · @Cay']]);
});

describe('T86-1 house rules within their bounds', () => {
  const BOUNDS: readonly [id: string, least: number, most: number][] = [
    ['lives', 1, 8],
    ['gold', 0, 10],
    ['trophyPoints', 5, 10],
    ['objectLimit', 2, 8],
    ['sentinel', 6, 12],
    ['commandFrom', 1, 5],
    ['roundLimit', 0, 1000],
  ];
  test.each(BOUNDS)('%s', (id, least, most) => {
    const set = (n: number) => () => matchOptions(talisman.options, { [id]: n });
    expect([set(least)()[id], set(most)()[id]]).toEqual([least, most]);
    expect(set(least - 1)).toThrow();
    expect(set(most + 1)).toThrow();
  });

  const CHOICES: readonly [id: string, values: readonly unknown[]][] = [
    ['edition', ['1986', 'digital']],
    ['expansion', ['none', 'realm-of-souls', 'drowned-crypts']],
    ['bigTable', [false, true]],
    ['characterChoice', ['random', 'three', 'free']],
    ['healing', ['lost', 'four']],
    ['startSpell', [false, true]],
    ['startSpaces', ['card', 'random', 'village']],
    ['craftTrophies', [false, true]],
    ['ending', ['last', 'hold', 'reach']],
    ['elimination', [true, false]],
    ['takingBeside', ['free', 'beaten']],
  ];
  test.each(CHOICES)('%s', (id, values) => {
    for (const value of values) expect(matchOptions(talisman.options, { [id]: value as never })[id]).toBe(value);
    expect(matchOptions(talisman.options, {})[id]).toBe(values[0]);
    expect(() => matchOptions(talisman.options, { [id]: 'otherwise' })).toThrow();
  });
});

test('T86-6.4.3a what a character leaves that was killed in a fight lies there: nobody takes it at once', () => {
  const g = new Game({
    Ann: { character: 'troll', at: 'O1' },
    Bob: { character: 'thief', at: 'O2', lives: 1, gold: 3, objects: ['axe'] },
    Cay: { character: 'elf', at: 'O20' },
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1', 'life').draws('chr.druid', 'random').bob([]);
  expect([g.turn, g.asked('Ann'), g.lying('O2'), g.of('Ann').objects]).toEqual(['Bob', undefined, ['axe'], []]);
});

test('T86-6.4.3e the Hex of somebody who is out of the match passes to the next who is not', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'troll', at: 'O1' },
      Bob: { character: 'thief', at: 'O2', lives: 1 },
      Cay: { character: 'elf', at: 'O20' },
    },
    hexes: { O5: { by: 'Bob' } },
    crownReached: true,
  });
  g.rolls(1, 6, 1).ann('roll', 'cw', 'attack:1', 'life').bob([]);
  expect([g.of('Bob').out, g.s.hexes.map(({ space, owner }) => [space, owner])]).toEqual([true, [['O5', 2]]]);
});

test('T86-6.12.1c what was put down, taken again and put down once more is noted once', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1', objects: ['axe'] }, Bob: BOB }, lying: { O2: ['sword'] } });
  g.rolls(1).ann('roll', 'cw');
  g.aside('Ann', 'leave:adv.axe').ann('take:adv.axe').aside('Ann', 'leave:adv.axe');
  expect([g.s.turn.put, g.options('Ann')]).toEqual([['adv.axe'], ['take:adv.sword', 'take:adv.axe', 'done']]);
});

test('TDE-G.3 a roll that may be bent is named in the question', () => {
  const g = souls({ figures: { Ann: ghost({ followers: ['veil.friendly-ghost'] }), Bob: DEAD_BOB } })
    .rolls(3)
    .ann('roll');
  expect(asks(g)).toEqual({
    prompt: 'ask.bendRoll(n 3)',
    options: [2, 3, 4].map((n) => `steps:${n}: pick.soul.steps(n ${n})`),
    refused: [],
  });
});

test('V37 against the Soul Dragon nobody makes ready, whatever Spells are in hand', () => {
  const g = souls({ figures: { Ann: ghost({ spells: ['random'], craft: 6 }), Bob: DEAD_BOB }, lying: { O2: ['veil.soul-dragon'] } });
  g.rolls(1).ann('roll', 'cw', 'space');
  expect(g.options('Ann')).toEqual(['fight', 'cast:sp.random']);
  g.rolls(6, 1).ann('fight');
  expect(g.last('fought')?.result).toBe('won');
});

test('T86-6.8 the Holy Lance adds 3 in a fight with a Dragon, and 1 in one with a character', () => {
  const ann = { character: 'troll', at: 'O1', alignment: 'good', objects: ['holy-lance'] } as const;
  const dragon = new Game({ figures: { Ann: { ...ann, objects: ['holy-lance'] }, Bob: BOB }, lying: { O2: ['dragon'] } });
  dragon.rolls(1, 6, 1).ann('roll', 'cw');
  const lance = (parts: readonly object[] = []) => parts.filter((part) => 'card' in part && part.card === 'adv.holy-lance');
  expect(lance(dragon.last('fought')?.hero.parts)).toEqual([{ from: 'card', card: 'adv.holy-lance', n: 3 }]);
  for (const attacks of [true, false]) {
    const duel = new Game({
      Ann: attacks ? { ...ann, objects: ['holy-lance'] } : { character: 'elf', at: 'O1' },
      Bob: attacks ? { ...BOB, at: 'O2' } : { ...ann, at: 'O2', objects: ['holy-lance'] },
      Cay: { character: 'warrior', at: 'O20' },
    });
    duel.rolls(1).ann('roll', 'cw').rolls(3, 3).ann('attack:1');
    const told = duel.last('duelled')!;
    expect([...lance(told.attack.parts), ...lance(told.defence.parts)]).toEqual([{ from: 'card', card: 'adv.holy-lance', n: 1 }]);
  }
});

test('T86-6.15.1 on the Market Day an empty proposal is one pass: everybody else is asked, and it ends after the last', () => {
  const g = new Game({
    figures: {
      Ann: { character: 'troll', at: 'O1', objects: ['axe'] },
      Bob: { ...BOB, gold: 2 },
      Cay: { character: 'elf', at: 'O20', objects: ['sword'] },
    },
  });
  g.rolls(1).draws('market-day').ann('roll', 'cw', 'with:2', [], []);
  expect(g.asked('Bob')).toBe('market');
  // The card that asks is shown, not the space.
  expect(g.question('Bob')?.asker).toEqual({ cards: ['adv.market-day'] });
  g.bob('done');
  expect(g.asked('Cay')).toBe('market');
  g.cay('done');
  expect(['Ann', 'Bob', 'Cay'].filter((name) => g.asked(name) === 'market')).toEqual([]);
});

test('TDC-6.3 whoever may roll again for the Tide Bell is told from which number on it rings', () => {
  const g = crypts(
    {
      figures: { Ann: hero('D3', { objects: ['tal.talisman'], fate: 1 }), Bob: BOB },
      lying: { D4: ['oil-lamp', 'tide-pearl'] },
    },
    { tideBell: true },
  );
  g.ann('to:D4').rolls(3).ann('bell');
  expect([g.asked('Ann'), g.question('Ann')?.options.find(({ id }) => id === 'reroll:3')?.odds]).toEqual(['fate', 0.5]);
});

test('TDC-4.3 the Spring Tide lies nowhere once it has come', () => {
  const g = crypts({ Ann: hero('O1', { gold: 0 }), Bob: BOB });
  g.rolls(1).draws('spring-tide').ann('roll', 'cw');
  expect([g.lying('O2'), g.s.discard.includes('adv.spring-tide')]).toEqual([[], true]);
});

test('T86-6.13.3 from whom only others follow the Minstrel takes nobody', () => {
  const g = new Game({ Ann: { character: 'minstrel', at: 'O1' }, Bob: { ...BOB, at: 'O2', followers: ['guide'] } });
  g.rolls(1).ann('roll', 'cw');
  expect(g.options('Ann')).toEqual(['space', 'attack:1']);
});

test('T86-6.12.1b T86-6.11.19b where only gold was left and taken, and where a Raft was given up, nothing lies', () => {
  const gold = new Game({ Ann: { character: 'troll', at: 'O4', gold: 1 }, Bob: BOB }).aside('Ann', 'leave:gold');
  expect(gold.view('Bob').lying).toEqual([{ space: 'O4', cards: [], gold: 1 }]);
  const raft = new Game({ Ann: { character: 'troll', at: 'O12', objects: ['raft'] }, Bob: BOB });
  raft.rolls(1).ann('roll', 'cw');
  expect(raft.view('Bob').lying).toEqual([]);
});

test('T86-2.9b a roll is told with the card or the space that wants it, a move with neither', () => {
  const tavern = new Game({ Ann: { character: 'dwarf', at: 'O12' }, Bob: { character: 'elf', at: 'O1' } });
  tavern.rolls(1, 5).ann('roll', 'cw', 'enchantress');
  const magic = new Game({ figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB }, lying: { O2: ['witch'] } });
  magic.rolls(1, 6).ann('roll', 'cw');
  expect([...tavern.events('rolled'), ...magic.events('rolled')].map(({ for: purpose, space, card }) => [purpose, space, card])).toEqual([
    ['move', undefined, undefined],
    ['space', 'O13', undefined],
    ['move', undefined, undefined],
    ['card', undefined, 'adv.witch'],
  ]);
});

test('T86-6.15.1 a card that a die puts elsewhere is told with where it lies now', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: BOB });
  g.rolls(1, 3).draws('ghost').ann('roll', 'cw');
  expect([g.events('placed'), g.lying('O1')]).toEqual([
    [{ type: 'placed', rule: 'T86-6.15.1', seat: 0, card: 'adv.ghost', space: 'O3' }],
    [],
  ]);
});

test('T86-6.14.8 whoever goes on in the Pits takes nothing of what lies there', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'I4', lizardMen: 1 }, Bob: BOB }, lying: { I4: ['axe'] } });
  g.rolls(6, 1).ann('act');
  expect([g.turn, g.lying('I4'), g.of('Ann').lizardMen]).toEqual(['Bob', ['axe'], 0]);
});

test('T86-3j the house rule of a Spell at the start gives one, on top of what the character has', () => {
  const s = begin(talisman, { seats: 6, options: { startSpell: true } }, fast(3)) as State;
  const spells = Object.fromEntries(s.characters.map((c) => [c.card!, c.spells.length]));
  expect(spells).toEqual({ 'chr.thief': 1, 'chr.elf': 1, 'chr.wizard': 2, 'chr.warrior': 1, 'chr.prophetess': 2, 'chr.priest': 2 });
});

test('T86-6.4.6 by the letter four lives at most are healed in one turn, whatever has healed already', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1', lives: 1 }, Bob: BOB }, { options: { healing: 'four' } });
  const left = (healed: number, lives = 1) => {
    Object.assign(g.s.characters[0]!, { healed, lives });
    return healableOf(g.s, 0);
  };
  expect([left(0), left(3), left(4), left(0, 9), left(0, 0)]).toEqual([4, 1, 0, 4, 0]);
});

test('T86-6.5.4 before the match and out of it nobody does anything unasked', () => {
  const begun = begin(talisman, { seats: 2, options: { characterChoice: 'free' } }, fast(1)) as State;
  const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: BOB });
  g.s.characters[1]!.out = true;
  expect([talisman.asides!.options(begun, 0), talisman.asides!.options(begun, 7), g.asides('Bob'), g.asides('Ann').length > 0]).toEqual([
    [],
    [],
    [],
    true,
  ]);
});

test('TDE-6.17 with no cast left in the own turn the other Spells are refused by the rule of one’s own turn', () => {
  const g = digital({
    Ann: { character: 'wizard', at: 'O2', lives: 2, spells: ['healing', 'teleport'] },
    Bob: { character: 'elf', at: 'O12' },
  });
  g.s.turn.held = 1;
  g.ann('cast:healing', '0');
  expect(asks(g).refused.filter((line) => line.startsWith('cast:'))).toEqual([
    'cast:sp.teleport: no.casting.limit · TDE-6.17 · @sp.teleport',
  ]);
});

test('T86-6.9.6b everybody sees which Spell is being cast, by whom and on whom, on which card or which space', () => {
  const seen = (spell: string, choices: string[], more: object = {}) => {
    const g = new Game({
      figures: {
        Ann: { character: 'elf', at: 'O2', lives: 2, spells: [spell] },
        Bob: { character: 'monk', at: 'O12', spells: ['counterspell'] },
      },
      ...more,
    });
    g.ann(`cast:${spell}`, ...choices);
    return [g.asked('Bob'), g.view('Bob').casting];
  };
  expect([
    seen('healing', ['0']),
    seen('destruction', ['dragon'], { lying: { O7: ['dragon'] } }),
    seen('hex', ['O13']),
    seen('displacement', ['dragon', 'O13'], { lying: { O7: ['dragon'] } }),
  ]).toEqual([
    ['react', [{ seat: 0, spell: 'sp.healing', target: 0 }]],
    ['react', [{ seat: 0, spell: 'sp.destruction', card: 'adv.dragon' }]],
    ['react', [{ seat: 0, spell: 'sp.hex', space: 'O13' }]],
    ['react', [{ seat: 0, spell: 'sp.displacement', card: 'adv.dragon', space: 'O13' }]],
  ]);
});

test('T86-6.1.4b T86-6.2.4 a Spirit among the trophies of 1986 is worth nothing, and is not laid down', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O4', trophies: ['ghost', 'ogre', 'wolf'] }, Bob: BOB });
  g.ann('trade');
  expect(g.options('Ann').filter((id) => id.startsWith('adv.'))).toEqual(['adv.ogre', 'adv.wolf']);
});

test('T86-6.13.2 TDE-4.21 of several Hexes and Events that last, only those whose rounds are over go', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB },
    turn: 'Bob',
    hexes: { O20: { by: 'Ann', turns: 1 } },
  });
  g.s.hexes = [
    { ...g.s.hexes[0]!, space: 'O20', turns: 1 },
    { ...g.s.hexes[0]!, card: 'sp.alchemy', space: 'O19', turns: 2 },
  ];
  g.s.spellDeck = g.s.spellDeck.filter((card) => card !== 'sp.alchemy');
  g.rolls(1).bob('roll', 'cw', 'no');
  expect([g.turn, g.s.hexes.map(({ card, turns }) => [card, turns])]).toEqual(['Ann', [['sp.alchemy', 1]]]);
  const laws = souls({
    figures: { Ann: { character: 'thief', at: 'O1' }, Bob: { character: 'elf', at: 'O12' } },
    turn: 'Bob',
    lying: { O3: ['veil.bright-light', 'veil.rising-mists'] },
    lasting: { 'bright-light': 1, 'rising-mists': 3 },
  });
  for (const one of laws.s.lasting) one.owner = 0;
  laws.rolls(1).bob('roll', 'cw', 'no');
  expect([laws.turn, laws.s.lasting.map(({ card, turns }) => [card, turns])]).toEqual(['Ann', [['veil.rising-mists', 2]]]);
});

test('T86-6.11.5 clockwise in the Inner Region is round the Crown', () => {
  const round = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8'] as const;
  expect(round.map((space) => clockwise(space))).toEqual(['I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I1']);
});

test('T86-6.9.6a whoever looks at the deck takes nothing from what another has seen of it', () => {
  const g = new Game({ Ann: { character: 'elf', at: 'O2', spells: ['divination'] }, Bob: BOB });
  g.s.top = g.s.deck.splice(0, 2);
  g.s.seen = [{ seat: 1, n: 2 }];
  g.draws(...g.s.deck.slice(0, 3).map((card) => card)).ann('cast:divination');
  expect([g.s.seen.map(({ seat }) => seat), g.view('Bob').looked.length, g.view('Ann').looked.length]).toEqual([[1, 0], 2, 5]);
});

test('T86-6.14.1 on most Inner spaces whoever else stands there cannot be met, and is refused for that', () => {
  const g = new Game({ Ann: { character: 'elf', at: 'I2', spells: ['random'] }, Bob: { character: 'monk', at: 'I3' } });
  g.ann('to:I3');
  expect([g.asked('Ann'), asks(g).refused]).toEqual(['encounter', ['attack:1: no.meetingHere(seat Bob) · T86-6.14.1 · @Bob']]);
});

test('TDE-2.9 while fate is thought about everybody sees the dice that lie there, whose they are and what for', () => {
  const g = digital({ Ann: { character: 'thief', at: 'O1', fate: 1 }, Bob: { character: 'elf', at: 'O12' } });
  g.rolls(3).ann('roll');
  expect([g.view('Bob').rolled, g.ann('keep').view('Bob').rolled]).toEqual([{ seat: 0, dice: [3], for: 'move' }, undefined]);
});

test('T86-6.8 of several charmed animals the strongest helps, and no other', () => {
  const g = new Game({
    figures: { Ann: { character: 'minstrel', at: 'O1', followers: ['wolf', 'bear', 'ape'] }, Bob: BOB },
    lying: { O2: ['giant'] },
  });
  for (const card of g.of('Ann').followers) g.s.tame[card] = 'charmed';
  g.rolls(1, 1, 1).ann('roll', 'cw');
  expect(g.last('fought')?.hero.parts.filter(({ from }) => from === 'card')).toEqual([{ from: 'card', card: 'adv.bear', n: 3 }]);
});

test('TDE-11.25 of too much every free Object goes, and only then those that are cursed', () => {
  const cursed = ['barbed-bracer', 'chains-of-greed', 'collar-of-destiny'].map((card) => `veil.${card}`);
  const g = souls(
    { Ann: { character: 'thief', at: 'O4', objects: ['axe', ...cursed], followers: ['mule'] }, Bob: DEAD_BOB },
    { objectLimit: 2 },
  ).aside('Ann', 'leave:adv.digital.mule');
  expect([g.asked('Ann'), g.options('Ann'), g.question('Ann')?.choose]).toEqual(['dropObjects', ['adv.axe'], { min: 1, max: 1 }]);
  g.ann(['adv.axe']);
  expect([g.asked('Ann'), g.options('Ann'), g.question('Ann')?.choose]).toEqual(['dropObjects', cursed, { min: 1, max: 1 }]);
});

test('T86-6.19.8 a toad that wins a fight takes a life or nothing, whatever the loser has', () => {
  const g = new Game({
    Ann: { character: 'elf', at: 'O1', gold: 3, objects: ['ring', 'helmet'] },
    Bob: { character: 'troll', at: 'O2', toad: 2 },
  });
  g.rolls(1, 1, 6).ann('roll', 'cw', 'attack:1');
  expect([g.asked('Bob'), g.options('Bob')]).toEqual(['spoils', ['life', 'nothing']]);
});

test('T86-6.16.5 of those that leave the Minstrel in peace only the one that he attacks fights', () => {
  const g = new Game({ figures: { Ann: { character: 'minstrel', at: 'O1' }, Bob: BOB }, lying: { O2: ['bear', 'ape'] } });
  g.rolls(1).ann('roll', 'cw');
  g.rolls(6, 1).ann('attack:ape');
  if (g.asked('Ann') === 'face') g.ann('fight');
  expect([g.last('fought')?.foes, g.lying('O2')]).toMatchObject([[{ card: 'adv.ape' }], ['bear']]);
});

test('T86-6.1.6b against another character the Runesword, which gives a life, comes before the lance against Dragons', () => {
  const both = ['holy-lance', 'runesword'];
  const parts = (ann: string[], bob: string[]) => {
    const g = new Game({
      Ann: { character: 'thief', at: 'O1', objects: ann, alignment: 'neutral' },
      Bob: { character: 'dwarf', at: 'O2', objects: bob, alignment: 'neutral' },
    });
    g.rolls(1, 3, 3).ann('roll', 'cw', 'attack:1');
    for (const name of ['Ann', 'Bob']) if (g.asked(name) === 'prepare') g.do(name, 'roll');
    const { attack, defence } = g.last('duelled')!;
    return [attack, defence].map((side) => side.parts.flatMap((part) => ('card' in part ? [part.card] : [])));
  };
  expect([parts(both, []), parts([], both)]).toEqual([
    [['adv.runesword'], []],
    [[], ['adv.runesword']],
  ]);
});

test('T86-6.13.2 whoever is stopped by the Sentinel where it stood is not struck by the Hex that lies there', () => {
  const stopped = (figure: object, move: string) => {
    const g = new Game({
      figures: { Ann: { character: 'troll', at: 'O5', lives: 4, ...figure }, Bob: BOB },
      hexes: { O5: { by: 'Bob', turns: 2 } },
    });
    g.rolls(...(move === 'roll' ? [1] : []), 1, 6).ann(move, 'bridge');
    return [g.last('fought')?.result, g.of('Ann').space, g.of('Ann').lives];
  };
  expect([stopped({ toad: 2 }, 'step'), stopped({ strength: 6 }, 'roll')]).toEqual([
    ['lost', 'O5', 3],
    ['lost', 'O5', 3],
  ]);
});

test('T86-6.11.1b a Blizzard holds everybody for two of their own turns, whoever drew it from the next one on', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'elf', at: 'O12' } });
  g.rolls(1).draws('blizzard').ann('roll', 'cw');
  expect([g.turn, g.of('Ann').slow, g.of('Bob').slow]).toEqual(['Bob', 2, 2]);
});

test('T86-6.8.1 the Warrior fights with two weapons of two kinds, never with two of one', () => {
  const inHand = (...objects: string[]) => {
    const g = new Game({ figures: { Ann: { character: 'warrior', at: 'O1', objects }, Bob: BOB }, lying: { O2: ['giant'] } });
    g.rolls(1, 3, 2, 1).ann('roll', 'cw');
    if (g.asked('Ann') === 'prepare') g.ann('roll');
    return g.last('fought')!.hero.parts.flatMap((part) => ('card' in part ? [part.card] : []));
  };
  expect([inHand('axe', 'sword'), inHand('axe', 'pur.axe')]).toEqual([['adv.axe', 'adv.sword'], ['adv.axe']]);
});

test('TDE-C.8 each Spirit that the Priest may destroy is named by its card', () => {
  const g = digital({
    figures: { Ann: { character: 'priest', at: 'O1' }, Bob: { character: 'elf', at: 'O12' } },
    lying: { O2: ['shadow'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect(asks(g).options.filter((line) => line.startsWith('destroy'))).toEqual([
    'destroy:adv.shadow: pick.face.destroy.one(name adv.shadow) · note.destroy.spell(card chr.priest) · @adv.shadow',
  ]);
});

test('T86-6.19.2 a toad is awarded no Talisman, in its last turn as one either', () => {
  const g = new Game({ figures: { Ann: { character: 'troll', at: 'O1', toad: 1 }, Bob: BOB }, lying: { O2: ['hermit'] } });
  g.ann('step', 'cw');
  expect([g.cardsOf('Ann', 'objects'), g.lying('O2')]).toEqual([[], ['hermit']]);
});
