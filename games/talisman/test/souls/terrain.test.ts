import { expect, test } from 'vitest';
import { placeOf } from '../../src/rules/space/places.ts';
import { BOB, ghost, souls, walks } from './game.ts';

const THIEF = { character: 'thief', at: 'O1' };

test('TDE-11.15 W17 under a Terrain card the space says what the card says', () => {
  const g = souls({ figures: { Ann: { ...THIEF, at: 'M12', followers: ['guide'] }, Bob: BOB }, terrain: { M13: 'chasm' } });
  walks(g.rolls(1));
  // The Chasm's rolls, not the Temple's prayer; the Guide spares the first.
  g.rolls(6).ann('skip');
  expect([g.of('Ann').space, g.of('Ann').followers.length, g.turn]).toEqual(['M13', 1, 'Bob']);
});

test('TDE-11.17 W17 what refers to a covered space is ignored: the ferry to the Temple', () => {
  const g = souls({ figures: { Ann: { ...THIEF, at: 'O18' }, Bob: BOB }, terrain: { M13: 'chasm' } });
  walks(g.rolls(1, 6));
  expect([g.of('Ann').space, g.of('Ann').ride]).toEqual(['O19', null]);
  const open = souls({ figures: { Ann: { ...THIEF, at: 'O18' }, Bob: BOB } });
  walks(open.rolls(1, 6));
  expect(open.of('Ann').ride).toBe('M13');
});

test('TDE-G.3 Breach: everybody draws a Veil card, whatever lies there, and meets all Veil cards; no Adventure card is drawn', () => {
  const g = souls({
    figures: { Ann: { ...THIEF, craft: 9, lives: 2 }, Bob: BOB },
    terrain: { O2: 'breach' },
    lying: { O2: ['healer', 'veil.lemure'] },
  });
  walks(g.rolls(1, 6, 1).draws('veil.shadow'));
  expect([g.events('drew').map((e) => e.card), g.last('fought')?.foes.length, g.of('Ann').lives, g.lying('O2')]).toEqual([
    ['veil.shadow'],
    2,
    4,
    ['healer'],
  ]);
  const dead = souls({ figures: { Ann: ghost(), Bob: BOB }, terrain: { O2: 'breach' }, lying: { O2: ['healer', 'veil.lemure'] } });
  walks(dead.rolls(1, 6, 1).draws('veil.shadow'));
  expect([dead.last('fought')?.foes.length, dead.events('met')]).toEqual([2, []]);
});

test('TDE-11.14 TDE-11.14a elsewhere the living neither count nor meet Veil cards, nor take them', () => {
  const g = souls({ figures: { Ann: THIEF, Bob: BOB }, lying: { O2: ['veil.mawbeast', 'veil.screaming-skull'] } });
  walks(g.rolls(1).draws('axe'));
  expect([g.events('drew').map((e) => e.card), g.events('fought'), g.options('Ann')]).toEqual([['adv.axe'], [], ['take:adv.axe', 'done']]);
});

test('TDE-11.14a the Veil deck is reshuffled when it is empty', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB }, veil: [] });
  walks(g.rolls(1).draws('veil.lost-maiden'));
  expect([g.last('reshuffled'), g.s.souls!.veil.length]).toMatchObject([{ pile: 'veil', n: 70 }, 69]);
});

test('Shape Mist, TDE-11.15: a Breach opens where somebody has just ended its move, before the encounter', () => {
  const g = souls({ figures: { Ann: THIEF, Bob: { ...BOB, craft: 4, spells: ['shape-mist'] } } });
  g.rolls(1).ann('roll', 'cw').rolls(6, 1).draws('veil.lemure').bob('sp.shape-mist');
  expect([g.s.souls!.terrain, g.s.souls!.terrainStack.length, g.of('Ann').trophies]).toEqual([{ O2: 'ter.breach' }, 2, ['veil.lemure']]);
});

test('TDE-11.18 TDE-11.19 not in the Inner Region: Shape Mist has no target there', () => {
  const g = souls({ figures: { Ann: { ...THIEF, at: 'I2' }, Bob: { ...BOB, at: 'I5', craft: 4, spells: ['shape-mist'] } } });
  g.ann('back:I1');
  expect([g.of('Ann').space, g.asked('Bob'), g.events('cast'), g.s.souls!.terrain]).toEqual(['I1', 'turn', [], {}]);
});

test('TDE-11.20 with none left in the stack one on the board moves', () => {
  const g = souls({
    figures: { Ann: THIEF, Bob: { ...BOB, craft: 4, spells: ['shape-mist'] } },
    terrain: { O14: 'breach', O15: 'breach', M4: 'breach' },
  });
  g.rolls(1).ann('roll', 'cw').bob('sp.shape-mist');
  expect(g.options('Bob')).toEqual(['O14', 'O15', 'M4']);
  g.draws('veil.friendly-ghost').bob('M4').ann('done');
  expect(Object.keys(g.s.souls!.terrain).sort()).toEqual(['O14', 'O15', 'O2']);
});

test('TDE-11.21 a new Terrain card takes the place of another, which goes back to the stack', () => {
  const g = souls({ figures: { Ann: THIEF, Bob: { ...BOB, craft: 4, spells: ['shape-mist'] } }, terrain: { O2: 'chasm' } });
  g.rolls(1).draws('veil.friendly-ghost').ann('roll', 'cw').bob('sp.shape-mist').ann('done');
  expect([g.s.souls!.terrain, [...g.s.souls!.terrainStack].sort()]).toEqual([
    { O2: 'ter.breach' },
    ['ter.breach.2', 'ter.breach.3', 'ter.chasm'],
  ]);
});

test('TDE-11.16 Terrain goes only by what is made for it: the fire that cleanses leaves it', () => {
  const g = souls({ figures: { Ann: ghost(), Bob: BOB }, terrain: { O14: 'breach' }, lying: { O14: ['veil.lemure'] } });
  walks(g.rolls(1).draws('veil.cleansing-fire'));
  expect([g.s.souls!.terrain, g.lying('O14')]).toEqual([{ O14: 'ter.breach' }, []]);
});

test('TDE-11.22 a new character starts on its own space, covered or not', () => {
  const g = souls(
    { figures: { Ann: ghost(), Bob: { character: 'monk', at: 'O9' } }, terrain: { O7: 'breach' }, unused: ['priest'] },
    { ghostRestart: true },
  );
  walks(g.rolls(1, 1, 6).draws('veil.mawbeast'));
  g.rolls(1, 6, 1).draws('ogre', 'chr.digital.priest', 'hex').bob('roll', 'cw');
  expect([g.of('Ann').card, g.of('Ann').space, placeOf(g.s, 'O7').other?.n]).toEqual(['chr.digital.priest', 'O7', 1]);
});

test('TDE-11.22a a covered Sentinel is no fight, a covered Portal no gate; ghosts still do not go in', () => {
  const g = souls({ figures: { Ann: { ...THIEF, at: 'O4' }, Bob: BOB }, terrain: { O5: 'breach' } });
  g.rolls(2).draws('axe').ann('roll', 'bridge').ann('done');
  expect([g.of('Ann').space, g.events('fought')]).toEqual(['M4', []]);
  const gate = souls({ figures: { Ann: { ...THIEF, at: 'M16', quest: 2 }, Bob: BOB }, terrain: { M1: 'breach' } });
  gate.rolls(2).ann('roll');
  expect(gate.options('Ann')).toEqual(['cw', 'ccw', 'portal:craft']);
  gate.ann('portal:craft');
  expect([gate.of('Ann').space, gate.turn]).toEqual(['I1', 'Bob']);
  const dead = souls({ figures: { Ann: ghost({ at: 'M16' }), Bob: BOB }, terrain: { M1: 'breach' } });
  dead.rolls(2).ann('roll');
  expect(dead.options('Ann')).toEqual(['cw', 'ccw']);
});

test('part E.2 Remnant of the Other Side takes a Soulbound card from any space', () => {
  const g = souls({
    figures: { Ann: { ...THIEF, craft: 4, spells: ['remnant'] }, Bob: BOB },
    lying: { M3: ['veil.screaming-skull', 'axe'], I3: ['veil.spirit-eye'] },
  });
  g.ann('cast:sp.remnant');
  expect(g.options('Ann')).toEqual(['veil.screaming-skull', 'veil.spirit-eye', 'back']);
  g.ann('veil.screaming-skull');
  expect([g.of('Ann').objects, g.lying('M3')]).toEqual([['veil.screaming-skull'], ['axe']]);
});

test('part E.2 Spectral Summon moves ghosts and Spirits to a space; ghosts of the Inner Region stay', () => {
  const g = souls({
    figures: {
      Ann: { ...THIEF, craft: 4, spells: ['spectral-summon'] },
      Bob: ghost({ character: 'elf', at: 'O14' }),
      Cay: ghost({ character: 'monk', ghost: 'pale-knight', at: 'I2' }),
    },
    lying: { M3: ['shadow', 'axe'], O14: ['veil.lemure'] },
  });
  g.ann('cast:sp.spectral-summon');
  expect(g.options('Ann').some((option) => option.startsWith('I'))).toBe(false);
  g.ann('O20');
  expect([g.of('Bob').space, g.of('Cay').space, g.lying('O20'), g.lying('M3')]).toEqual(['O20', 'I2', ['veil.lemure', 'shadow'], ['axe']]);
});
