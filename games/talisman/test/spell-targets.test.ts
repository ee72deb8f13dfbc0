import { describe, expect, test } from 'vitest';
import { type Figure, Game, type Position } from './table.ts';

/* What can be named as the target of a Spell, position by position: nothing more, nothing less. */

const SPARE = 'psionic-blast';
const BOB: Figure = { character: 'monk', at: 'O12' };

/** What Ann, at the start of her turn, may name for this Spell; undefined where it cannot be cast. */
function nameable(spell: string, ann: Figure, bob: Figure = BOB, more: Omit<Position, 'figures'> = {}): string[] | undefined {
  const figures = { Ann: { character: 'wizard', at: 'O2', spells: [spell, SPARE], ...ann }, Bob: bob };
  const g = new Game({ ...more, figures });
  if (g.asked('Bob') === 'checkpoint') g.bob('pass');
  if (!g.options('Ann').includes(`cast:sp.${spell}`)) return undefined;
  return g
    .ann(`cast:${spell}`)
    .options('Ann')
    .filter((option) => option !== 'back');
}

describe('T86-6.9.7a whom Acquisition may rob', () => {
  test.each<[of: string, bob: Figure, ann: Figure, named: string[] | undefined]>([
    ['nobody has anything', {}, {}, undefined],
    ['the caster’s own things are not named', {}, { objects: ['axe'], gold: 3 }, undefined],
    ['gold alone', { gold: 1 }, {}, ['gold:1']],
    ['Objects, bought ones and Magic Objects too', { objects: ['axe', 'pur.sword', 'ring'] }, {}, ['adv.axe', 'pur.sword', 'adv.ring']],
    ['a Talisman of the pile', { objects: ['tal.talisman'] }, {}, ['tal.talisman']],
    ['no Raft', { objects: ['raft', 'pur.raft'] }, {}, undefined],
    ['nothing of one with the Amulet', { objects: ['amulet', 'axe'], gold: 2 }, {}, undefined],
    ['no Followers', { followers: ['guide'] }, {}, undefined],
    ['nothing evil may not own', { objects: ['holy-lance', 'axe'] }, {}, ['adv.axe']],
    ['the Runesword comes to evil', { character: 'thief', objects: ['runesword'] }, {}, ['adv.runesword']],
    ['the Runesword does not come to good', { character: 'thief', objects: ['runesword'] }, { character: 'prophetess' }, undefined],
  ])('T86-6.9.7a T86-6.5.2 %s', (_, bob, ann, named) => {
    expect(nameable('acquisition', { gold: 0, ...ann }, { ...BOB, gold: 0, ...bob })).toEqual(named);
  });

  test('T86-6.19.2 a toad is robbed of nothing, having nothing', () => {
    expect(nameable('acquisition', {}, { ...BOB, toad: 2, gold: 0 })).toBeUndefined();
  });

  test('T86-6.9.7a several victims, in the order of seats, the caster never', () => {
    const g = new Game({
      figures: {
        Ann: { character: 'elf', at: 'O1', gold: 2, objects: ['axe'] },
        Bob: { character: 'wizard', at: 'O2', gold: 2, objects: ['shield'], spells: ['acquisition', SPARE] },
        Cay: { character: 'troll', at: 'I3', gold: 0, objects: ['helmet'] },
      },
      turn: 'Bob',
    });
    g.bob('cast:acquisition');
    expect(g.options('Bob')).toEqual(['adv.axe', 'gold:0', 'adv.helmet', 'back']);
    g.bob('gold:0');
    expect([g.of('Ann').gold, g.of('Bob').gold]).toEqual([1, 3]);
  });
});

describe('T86-6.9.7a whom Mesmerism may call', () => {
  test.each<[of: string, bob: Figure, ann: Figure, named: string[] | undefined]>([
    ['nobody has Followers', { objects: ['axe'], gold: 3 }, {}, undefined],
    ['the caster’s own are not named', {}, { followers: ['guide'] }, undefined],
    ['all Followers', { followers: ['guide', 'princess'] }, {}, ['adv.guide', 'adv.princess']],
    ['no curse', { followers: ['hag'] }, {}, undefined],
    ['none of one with the Amulet', { followers: ['guide'], objects: ['amulet'] }, {}, undefined],
    ['none to one with the Hag', { followers: ['guide'] }, { followers: ['hag'] }, undefined],
  ])('T86-6.9.7a %s', (_, bob, ann, named) => {
    expect(nameable('mesmerism', ann, { ...BOB, ...bob })).toEqual(named);
  });
});

describe('T86-6.9.7b which cards on the board a Spell may touch', () => {
  const LYING: readonly [of: string, lying: Record<string, string[]>, named: string[] | undefined][] = [
    ['nothing lies there', {}, undefined],
    ['Adventure cards of every sort', { M3: ['dragon', 'axe', 'guide', 'maze'] }, ['adv.dragon', 'adv.axe', 'adv.guide', 'adv.maze']],
    ['no bought card', { O7: ['pur.sword'] }, undefined],
    ['no Talisman of the pile', { O7: ['tal.talisman'] }, undefined],
    ['in the Inner Region things', { I2: ['axe', 'guide', 'maze'] }, ['adv.axe', 'adv.guide', 'adv.maze']],
    ['in the Inner Region no animal', { I2: ['bear'] }, undefined],
    ['in the Inner Region no monster', { I2: ['ogre'] }, undefined],
    ['in the Inner Region no Dragon', { I2: ['dragon'] }, undefined],
    ['in the Inner Region no Spirit', { I2: ['wraith'] }, undefined],
    ['in the Inner Region no Stranger', { I2: ['hermit'] }, undefined],
  ];
  test.each(LYING)('T86-6.9.7b T86-6.14.4 Destruction: %s', (_, lying, named) => {
    expect(nameable('destruction', {}, BOB, { lying })).toEqual(named);
  });
  test.each(LYING)('T86-6.9.7b T86-6.14.4 Displacement: %s', (_, lying, named) => {
    expect(nameable('displacement', {}, BOB, { lying })).toEqual(named);
  });
});

describe('T86-6.9.6a spaces that a Spell may name', () => {
  test('T86-6.13.2 Hex: every space outside the Inner Region on which nobody stands', () => {
    const named = nameable('hex', {})!;
    const all = [...Array.from({ length: 24 }, (_, i) => `O${i + 1}`), ...Array.from({ length: 16 }, (_, i) => `M${i + 1}`)];
    expect([...named].sort()).toEqual(all.filter((space) => space !== 'O2' && space !== 'O12').sort());
  });

  test.each<[at: string, across: string[] | undefined]>([
    ['O1', ['M1']],
    ['M1', ['O24', 'O1', 'O2']],
    ['M13', ['O18', 'O19', 'O20']],
    ['I3', undefined],
    ['I9', undefined],
  ])('T86-6.11.9 Water Walking from %s', (at, across) => {
    expect(nameable('water-walking', { at })).toEqual(across);
  });

  test.each<[at: string, n: number | undefined]>([
    ['O5', 23],
    ['M4', 15],
    ['I3', undefined],
  ])('T86-6.11.1b Teleport from %s: any other space of the region', (at, n) => {
    const named = nameable('teleport', { at });
    expect(named?.length).toBe(n);
    expect(named?.includes(at) ?? false).toBe(false);
    expect((named ?? []).every((space) => space[0] === at[0])).toBe(true);
  });
});

describe('T86-6.9.6a Spells that must change something', () => {
  test.each<[spell: string, of: string, ann: Figure, bob: Figure, named: string[] | undefined]>([
    ['healing', 'nobody has lost a life', {}, {}, undefined],
    ['healing', 'the caster has', { lives: 3 }, {}, ['0']],
    ['healing', 'the other has', {}, { lives: 1 }, ['1']],
    ['healing', 'both have', { lives: 2 }, { lives: 1 }, ['0', '1']],
    ['healing', 'the other has the Amulet', {}, { lives: 1, objects: ['amulet'] }, undefined],
    ['nullify', 'both hold Spells', {}, { character: 'elf', spells: ['hex'] }, ['0', '1']],
    ['nullify', 'the other holds none', {}, {}, ['0']],
    ['random', 'anybody', {}, {}, ['0', '1']],
    ['random', 'but not one with the Amulet', {}, { objects: ['amulet'] }, ['0']],
  ])('T86-6.9.6a %s: %s', (spell, _, ann, bob, named) => {
    expect(nameable(spell, ann, { ...BOB, ...bob })).toEqual(named);
  });

  test.each<[of: string, ann: Figure, castable: boolean]>([
    ['no Objects', { objects: [] }, false],
    ['a Raft alone', { objects: ['raft'] }, false],
    ['an Axe', { objects: ['axe'] }, true],
  ])('T86-6.9.6a Alchemy with %s', (_, ann, castable) => {
    expect(nameable('alchemy', ann) !== undefined).toBe(castable);
  });
});

describe('who may cast at all', () => {
  test.each<[rule: string, of: string, ann: Figure, more: Omit<Position, 'figures'>, castable: boolean]>([
    ['T86-6.9.1', 'anybody with a Spell', {}, {}, true],
    ['T86-6.19.5', 'no toad', { toad: 2 }, {}, false],
    ['T86-6.15.9', 'nobody with the Amulet', { objects: ['amulet'] }, {}, false],
    ['T86-6.2.8', 'nobody while magic is destroyed', {}, { ban: 'Bob' }, false],
    ['TDE-4.11', 'nobody on the Cursed Glade', { at: 'M5' }, {}, false],
    ['T86-6.9.7a', 'in the Inner Region too', { at: 'I3' }, {}, true],
  ])('%s %s', (_, __, ann, more, castable) => {
    expect(nameable('random', ann, BOB, more) !== undefined).toBe(castable);
  });

  test('T86-6.18.1a whoever is kept from evading is held for that alone, and may still save his life', () => {
    const g = new Game({
      Ann: { character: 'wizard', at: 'O3', spells: ['immobility', 'hex'] },
      Bob: { character: 'elf', at: 'O4', spells: ['preservation'] },
    });
    g.rolls(1).ann('roll', 'cw').rolls(6, 1).ann('attack:1').bob('evade').ann('immobility', 'life').bob([]);
    expect([g.asked('Bob'), g.options('Bob')]).toEqual(['react', ['sp.preservation', 'pass']]);
    expect(g.bob('preservation').of('Bob').lives).toBe(4);
  });
});
