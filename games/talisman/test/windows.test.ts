import { type AnyState, type Chance, deciding, play } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { talisman } from '../src/index.ts';
import { Game } from './table.ts';

const WIZARD = { character: 'wizard', at: 'O2' };

test('T86-6.9.6a nobody is asked who has nothing to answer with', () => {
  const g = new Game({
    Ann: { ...WIZARD, objects: ['axe'], spells: ['alchemy', 'hex'] },
    Bob: { character: 'elf', spells: ['divination'] },
    Cay: { character: 'monk' },
  });
  g.ann('cast:alchemy', []);
  expect([g.asked('Ann'), g.asked('Bob'), g.asked('Cay')]).toEqual(['turn', undefined, undefined]);
});

test('T86-6.9.2 while a window is open the table waits for all who might answer, whoever is asked', () => {
  const position = (spell: string) =>
    new Game({
      Ann: { ...WIZARD, spells: ['acquisition', 'alchemy'] },
      Bob: { character: 'elf', spells: [spell] },
      Cay: { character: 'ghoul', spells: ['counterspell.2'] },
    }).ann('cast:acquisition', 'gold:1');
  const [holds, bluffs] = [position('counterspell'), position('hex')];
  expect([holds.asked('Bob'), bluffs.asked('Bob')]).toEqual(['react', undefined]);
  expect(deciding(talisman, holds.s as never)).toEqual([1, 2]);
  expect(deciding(talisman, bluffs.s as never)).toEqual([1, 2]);
  expect(holds.view('Cay')).toEqual(bluffs.view('Cay'));
});

test('T86-6.9.6b answers count clockwise from the caster’s left; the first Counterspell is enough', () => {
  const g = new Game({
    Ann: { ...WIZARD, spells: ['acquisition', 'alchemy'] },
    Bob: { character: 'elf', spells: ['counterspell'] },
    Cay: { character: 'ghoul', spells: ['counterspell'] },
  });
  g.ann('cast:acquisition', 'gold:1').do('Cay', 'counterspell').bob('counterspell');
  // Bob sits nearer. His may be answered by Cay, who lets it be; hers is not spent.
  g.do('Cay', 'pass');
  expect([g.cardsOf('Bob', 'spells'), g.cardsOf('Cay', 'spells'), g.of('Bob').gold]).toEqual([[], ['counterspell'], 1]);
});

test('T86-6.9.6b a Counterspell to a Counterspell to a Counterspell needs four; with two the last one stands', () => {
  const g = new Game({
    Ann: { ...WIZARD, spells: ['acquisition', 'counterspell'] },
    Bob: { character: 'elf', spells: ['counterspell'], gold: 3 },
    Cay: { character: 'monk' },
  });
  g.ann('cast:acquisition', 'gold:1').bob('counterspell').draws('hex').ann('counterspell');
  expect([g.of('Ann').gold, g.of('Bob').gold, g.events('countered').length]).toEqual([2, 2, 1]);
});

test('T86-6.16.4e the life of another may be saved by anybody, after the armour has failed', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'O1', objects: ['armour'] }, Bob: { character: 'elf', spells: ['preservation'] } },
    lying: { O2: ['dragon'] },
  });
  g.rolls(1, 1, 6, 1).ann('roll', 'cw');
  expect(g.last('saved')?.worked).toBe(false);
  g.bob('preservation');
  expect([g.of('Ann').lives, g.turn]).toEqual([4, 'Bob']);
});

test('T86-6.9.6a at a checkpoint after a card the active player may cast too', () => {
  const g = new Game({
    figures: { Ann: { character: 'elf', at: 'O1', lives: 4, spells: ['healing'], alignment: 'evil' }, Bob: { character: 'monk' } },
    lying: { O2: ['angel', 'siren'] },
  });
  g.rolls(1).ann('roll', 'cw');
  expect([g.asked('Ann'), g.of('Ann').lives]).toEqual(['checkpoint', 3]);
  g.rolls(6).ann('healing', '0');
  expect(g.of('Ann').lives).toBe(4);
});

test('T86-6.10.2 who misses a turn still answers Spells', () => {
  const g = new Game({
    Ann: { ...WIZARD, spells: ['acquisition', 'alchemy'] },
    Bob: { character: 'elf', misses: 2, spells: ['counterspell'] },
  });
  g.ann('cast:acquisition', 'gold:1').bob('counterspell');
  expect(g.of('Bob').gold).toBe(1);
});

test('T86-6.14.9a on the Crown a dying player ends the match while others wait', () => {
  const g = new Game({
    figures: { Ann: { character: 'troll', at: 'I9' }, Bob: { character: 'monk', at: 'I9', lives: 1, gold: 0 } },
    crownReached: true,
  })
    .rolls(6, 1)
    .ann('act', 'life');
  expect(g.s.outcome).toMatchObject({ winners: [0], reason: 'last' });
});

test('T86-6.4.3e the Command Spell goes round clockwise, and ends with the last one who dies', () => {
  const g = new Game({
    figures: { Ann: { at: 'I9' }, Bob: { character: 'monk', lives: 1 }, Cay: { character: 'elf', lives: 2 } },
    crownReached: true,
  })
    .rolls(4)
    .ann('act');
  expect([g.of('Bob').out, g.of('Cay').lives, g.s.outcome, g.turn]).toEqual([true, 1, null, 'Cay']);
});

test('T86-2.8 more than four may have changed sides', () => {
  const evil = (character: string) => ({ character, alignment: 'evil' as const, at: 'O9' });
  const g = new Game({
    Ann: { ...evil('elf'), alignment: 'good', at: 'O1' },
    Bob: evil('monk'),
    Cay: evil('priest'),
    Dan: evil('minstrel'),
    Eve: evil('thief'),
    Fay: evil('dwarf'),
  });
  g.rolls(1).draws('mephistopheles').ann('roll', 'cw');
  expect(g.view().characters.map((c) => c.alignment)).toEqual(Array(6).fill('evil'));
});

test('T86-6.1 T86-6.2 Strength decides combat, Craft psychic combat', () => {
  const fight = (card: string) =>
    new Game({ figures: { Ann: { character: 'troll', at: 'O1' }, Bob: { character: 'monk' } }, lying: { O2: [card] } })
      .rolls(1, 1, 1)
      .ann('roll', 'cw')
      .last('fought');
  expect([fight('ogre')?.hero.score, fight('shadow')?.hero.score]).toEqual([7, 2]);
});

test('T86-W house rules of the end: hold the Crown, reach the Crown, no elimination, a limit of rounds', () => {
  const hold = new Game({ figures: { Ann: { at: 'I9' }, Bob: { character: 'monk' } } }, { options: { ending: 'hold' } });
  expect(hold.s.outcome).toMatchObject({ winners: [0], reason: 'hold' });
  const reach = new Game({ Ann: { at: 'I5' }, Bob: { character: 'monk' } }, { options: { ending: 'reach' } }).ann('to:I9');
  expect(reach.s.outcome).toMatchObject({ winners: [0], reason: 'reach' });
  const back = new Game(
    { figures: { Ann: { at: 'M9', lives: 1 }, Bob: { character: 'monk' } }, crownReached: true },
    { options: { elimination: false } },
  )
    .rolls(1)
    .ann('roll', 'cw');
  expect([back.of('Ann').out, back.s.outcome]).toEqual([false, null]);
});

test('T86-6.11.11 T86-6.1.4b T86-6.2.4 T86-6.5.3 T86-6.9.8a house rules change one number each', () => {
  const sentinel = new Game({ Ann: { character: 'troll', at: 'O4' }, Bob: { character: 'monk' } }, { options: { sentinel: 6 } })
    .rolls(3, 1, 1)
    .ann('roll', 'bridge');
  expect(sentinel.last('fought')?.foe.score).toBe(7);
  const trophies = new Game({ Ann: { at: 'O2', trophies: ['ogre'] }, Bob: { character: 'monk' } }, { options: { trophyPoints: 5 } }).ann(
    'trade',
    'ogre',
    'turnIn',
  );
  expect(trophies.of('Ann').strength).toBe(5);
  const spirits = new Game(
    { Ann: { at: 'O2', trophies: ['wraith', 'shadow'], grantMark: 2 }, Bob: { character: 'monk' } },
    { options: { craftTrophies: true } },
  ).ann('trade', 'wraith', 'shadow', 'turnIn');
  expect(spirits.of('Ann').craft).toBe(4);
  const load = new Game(
    { figures: { Ann: { at: 'M9', objects: ['axe', 'armour'] }, Bob: { character: 'monk' } }, lying: { M10: ['sword'] } },
    { options: { objectLimit: 2 } },
  )
    .rolls(1)
    .ann('roll', 'cw');
  expect(load.options('Ann')).toEqual(['drop:adv.axe', 'drop:adv.armour', 'done']);
  const command = new Game({ Ann: { at: 'I9' }, Bob: { character: 'monk' } }, { options: { commandFrom: 2 } }).rolls(2).ann('act');
  expect(command.of('Bob').lives).toBe(3);
});

test('T86-6.7.2 the Druid changes sides in another’s turn too, once in it', () => {
  const g = new Game({ Ann: { character: 'troll', at: 'O2' }, Bob: { character: 'druid', at: 'O12', objects: ['runesword'] } });
  expect([g.asked('Bob'), g.options('Bob')]).toEqual(['checkpoint', ['align:good', 'align:evil', 'pass']]);
  g.bob('align:good');
  expect([g.of('Bob').alignment, g.lying('O12'), g.asked('Bob'), g.asked('Ann')]).toEqual(['good', ['runesword'], undefined, 'turn']);
});

test('T86-6.9.6a a Spell that nobody can see makes the same pause at the end of a turn, whether it could be cast or not', () => {
  const paused = (spell: string): string[] => {
    const kinds: string[] = [];
    const s = new Game({ Ann: { character: 'elf', at: 'O1', lives: 3, spells: [spell] }, Bob: { character: 'monk', at: 'O3' } }).s;
    s.turn.moved = false;
    const dice: Chance = { below: (_n, _what, items) => (items ? items.findIndex((item) => item === 'adv.healer') : 1) };
    const window = (at: AnyState, kind: string) => {
      if (kind !== 'endTurn') return;
      kinds.push(kind);
      expect(deciding(talisman, at)).toEqual([0]);
    };
    const d = s.pending[0]!;
    play(talisman, s as never, { decision: d.id, seat: 0, choice: 'roll' }, dice, undefined, window);
    while (s.pending[0]!.kind !== 'endTurn' && s.pending[0]!.seat === 0) {
      const { id, seat, options } = s.pending[0]!;
      play(talisman, s as never, { decision: id, seat, choice: options[0]! }, dice, undefined, window);
    }
    if (s.pending[0]!.kind === 'endTurn') kinds.push('endTurn');
    return kinds;
  };
  expect(paused('healing')).toEqual(['endTurn']);
  expect(paused('counterspell')).toEqual(['endTurn']);
});

test('T86-6.9.2 a window stands after every answer, whether the others passed in it or could not have cast', () => {
  // The Druid answers a checkpoint in which Cay may have been asked as well.
  const after = (spell: string): string[] => {
    const kinds: string[] = [];
    const g = new Game({
      Ann: { character: 'troll', at: 'O2' },
      Bob: { character: 'druid', at: 'O12' },
      Cay: { character: 'elf', at: 'O5', spells: [spell] },
    });
    const answer = (seat: number, choice: string) => {
      const { id } = g.s.pending.find((d) => d.seat === seat)!;
      const dice: Chance = { below: () => 0 };
      play(talisman, g.s as never, { decision: id, seat, choice }, dice, undefined, (_at, kind) => kinds.push(kind));
    };
    expect(g.asked('Cay')).toBe(spell === 'immobility' ? 'checkpoint' : undefined);
    if (g.asked('Cay')) answer(2, 'pass');
    answer(1, 'align:good');
    expect(g.asked('Ann')).toBe('turn');
    return kinds;
  };
  expect(after('alchemy')).toEqual(['checkpoint']);
  expect(after('immobility')).toEqual(['checkpoint']);
});
