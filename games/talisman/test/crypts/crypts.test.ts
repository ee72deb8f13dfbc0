import { matchOptions } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { OPTIONS, typedOptions } from '../../src/options.ts';
import { foeValue } from '../../src/rules/fight/creatures.ts';
import { pilesFor } from '../../src/setup.ts';
import { digital } from '../digital/game.ts';
import { BOB, crypts, hero, onward } from './game.ts';

const CARDS = ['giant-eel', 'tide-wraith', 'spring-tide', 'pearl-diver', 'salvager', 'oil-lamp', 'tide-pearl', 'sunken-altar'];

describe('what it brings', () => {
  const piles = (expansion: string, edition = 'digital') => pilesFor(typedOptions({ ...matchOptions(OPTIONS, {}), edition, expansion }));

  test('TDC-1.1 it is in play where it was chosen, alone or with the Realm of Souls, and in the Digital Edition only', () => {
    const has = (expansion: string, edition?: string) => piles(expansion, edition).deck.includes('adv.giant-eel');
    expect([has('none'), has('realm-of-souls'), has('drowned-crypts'), has('realm-of-souls+drowned-crypts')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(has('drowned-crypts', '1986')).toBe(false);
    expect(matchOptions(OPTIONS, {})).toMatchObject({ expansion: 'none', tideBell: false });
  });

  test('TDC-1.2 eight Adventure cards and a character more', () => {
    const [without, withIt] = [piles('none'), piles('drowned-crypts')];
    expect(withIt.deck.filter((card) => !without.deck.includes(card))).toEqual(CARDS.map((card) => `adv.${card}`));
    expect(withIt.characters.filter((card) => !without.characters.includes(card))).toEqual(['chr.diver']);
    expect(withIt.spells).toEqual(without.spells);
  });

  test('TDC-1.3 what it does not say is as ever: on the ring one rolls', () => {
    const g = crypts({ Ann: hero('O1'), Bob: BOB });
    expect(g.options('Ann')[0]).toBe('roll');
    expect(g.options('Ann').filter((option) => option.startsWith('to:'))).toEqual([]);
  });
});

test('TDC-3.2 TDC-3.4 who drowns in the Treasury rolls for no treasure any more', () => {
  const g = crypts({ Ann: hero('D2', { lives: 1 }), Bob: BOB });
  g.rolls(1).ann('to:D3');
  expect([g.last('died')?.seat, g.events('rolled').length]).toEqual([0, 1]);
});

describe('the way down', () => {
  const ways = (at: string, more = {}, rest = {}) =>
    crypts({ figures: { Ann: hero(at, more), Bob: BOB }, ...rest })
      .options('Ann')
      .filter((option) => /^(to:|roll|step)/.test(option));

  test('TDC-2.1 TDC-2.3 four spaces one below the other: a step up or down and no roll, and no staying', () => {
    expect(['D1', 'D2', 'D3', 'D4'].map((at) => ways(at))).toEqual([['to:M7', 'to:D2'], ['to:D1', 'to:D3'], ['to:D2', 'to:D4'], ['to:D3']]);
  });

  test('TDC-2.2 from the Chasm one may climb down in place of the roll; without the expansion nobody can', () => {
    expect(ways('M7')).toEqual(['roll', 'to:D1']);
    const g = crypts({ Ann: hero('M7'), Bob: BOB })
      .draws('oil-lamp')
      .ann('to:D1');
    expect(g.of('Ann').space).toBe('D1');
    expect(g.told.map(({ event }) => event).find(({ type }) => type === 'moved')).toMatchObject({ rule: 'TDC-2.2', to: 'D1', by: 'step' });
    expect(digital({ Ann: hero('M7'), Bob: BOB }).options('Ann')).not.toContain('to:D1');
  });

  test('TDC-2.4 toads and whoever is held to one space climb too, slaves do not', () => {
    expect(ways('M7', { toad: 2 })).toEqual(['step', 'to:D1']);
    expect(ways('D2', { toad: 2 })).toEqual(['to:D1', 'to:D3']);
    expect(ways('M7', { slow: 2 })).toEqual(['step', 'to:D1']);
    expect(ways('M7', { slave: true })).toEqual(['roll']);
  });

  test('TDC-2.4 ghosts climb as the living do', () => {
    const g = crypts({ Ann: { ...hero('M7'), ghost: 'banshee', grave: 'O3' }, Bob: BOB }, { expansion: 'realm-of-souls+drowned-crypts' });
    expect(g.options('Ann')).toContain('to:D1');
  });

  test('TDC-2.5 a Breach over the Chasm closes the way down and not the way up', () => {
    const covered = (at: string) =>
      crypts({ figures: { Ann: hero(at), Bob: BOB }, terrain: { M7: 'breach' } }, { expansion: 'realm-of-souls+drowned-crypts' });
    expect(covered('M7').options('Ann')).not.toContain('to:D1');
    const g = covered('D1').draws('veil.bright-light').ann('to:M7');
    expect([g.of('Ann').space, g.told.some(({ event }) => event.type === 'drew')]).toEqual(['M7', true]);
  });

  test('TDC-2.6 Teleport leads from space to space of the Crypts, and from elsewhere to none of them', () => {
    const to = (at: string) => {
      const g = crypts({ Ann: hero(at, { spells: ['teleport'], craft: 6 }), Bob: BOB });
      const spell = g.options('Ann').find((option) => option.startsWith('cast:sp.teleport'))!;
      return g.ann(spell).options('Ann');
    };
    expect(to('D2')).toEqual(['D1', 'D3', 'D4', 'back']);
    expect(to('M8').some((space) => space.startsWith('D'))).toBe(false);
  });

  test('TDC-2.7 the Dancing Sword leaves its owner and lies on the same space: nothing goes clockwise here', () => {
    const g = crypts(
      { figures: { Ann: hero('D1', { objects: ['veil.dancing-sword'] }), Bob: BOB }, lying: { D2: ['giant-eel'] } },
      { expansion: 'realm-of-souls+drowned-crypts' },
    );
    g.ann('to:D2', 'space').rolls(4, 6, 6, 1, 6).ann('dance:veil.dancing-sword');
    expect(g.s.lying.D2).toContain('veil.dancing-sword');
  });

  test('TDC-2.8 three random Breaches lie on the rings', () => {
    for (let i = 0; i < 5; i++) {
      const g = crypts({ Ann: hero('O1'), Bob: BOB }, { expansion: 'realm-of-souls+drowned-crypts' });
      expect(Object.keys(g.s.souls!.terrain).every((space) => !space.startsWith('D'))).toBe(true);
    }
  });
});

describe('below', () => {
  test('TDC-3.1 whoever stands there may be attacked', () => {
    const g = crypts({ figures: { Ann: hero('D1'), Bob: { character: 'monk', at: 'D2' } }, lying: { D2: ['salvager'] } });
    g.ann('to:D2');
    expect(g.options('Ann')).toEqual(['space', 'attack:1']);
  });

  test('TDC-3.2 TDC-3.4 in the Nave the water takes a life on a 1, in Treasury and Vault on a 1 or 2', () => {
    const nave = (die: number) =>
      crypts({ figures: { Ann: hero('D1'), Bob: BOB }, lying: { D2: ['oil-lamp'] } })
        .rolls(die)
        .ann('to:D2', 'done')
        .of('Ann').lives;
    expect([1, 2, 6].map(nave)).toEqual([3, 4, 4]);
    const treasury = (die: number) =>
      crypts({ Ann: hero('D2'), Bob: BOB })
        .rolls(die, 2)
        .ann('to:D3')
        .of('Ann').lives;
    expect([1, 2, 3].map(treasury)).toEqual([3, 3, 4]);
    const vault = (die: number) =>
      crypts({ figures: { Ann: hero('D3'), Bob: BOB }, lying: { D4: ['oil-lamp', 'tide-pearl'] } })
        .rolls(die)
        .ann('to:D4', 'done')
        .of('Ann').lives;
    expect([1, 2, 3].map(vault)).toEqual([3, 3, 4]);
  });

  test('TDC-3.4 the Treasury gives gold, a Spell or Craft; the Vault draws two cards, Stair and Nave one', () => {
    const treasury = (die: number) => {
      const g = crypts({ Ann: hero('D2', { gold: 0, craft: 5 }), Bob: BOB }).rolls(6, die);
      if (die === 5) g.draws('hex');
      const { gold, spells, craft } = g.ann('to:D3').of('Ann');
      return [gold, spells.length, craft];
    };
    expect([1, 3, 4, 5, 6].map(treasury)).toEqual([
      [0, 0, 5],
      [1, 0, 5],
      [1, 0, 5],
      [0, 1, 5],
      [0, 0, 6],
    ]);
    const drawn = (from: string, to: string, ...cards: string[]) => {
      const g = crypts({ Ann: hero(from), Bob: BOB })
        .draws(...cards)
        .rolls(...(to === 'D1' ? [] : [6]));
      g.ann(`to:${to}`);
      while (g.asked('Ann') === 'take') g.ann('done');
      return g.s.lying[to as 'D1']?.length;
    };
    expect([drawn('M7', 'D1', 'helmet'), drawn('D1', 'D2', 'helmet'), drawn('D3', 'D4', 'helmet', 'shield')]).toEqual([1, 1, 2]);
  });

  test('TDC-3.3 whoever breathes under water rolls for none, and all are told', () => {
    const g = crypts({ Ann: hero('D2', { followers: ['pearl-diver'] }), Bob: BOB })
      .rolls(1)
      .ann('to:D3', 'space');
    expect(g.of('Ann').lives).toBe(4);
    expect(g.told.map(({ event }) => event.type)).toContain('breathed');
  });
});

describe('the cards', () => {
  /** The space where a card lies is met, and what attacks is fought with a 2 against a 6. */
  const met = (card: string, at: 'D2' | 'M8', more = {}) => {
    const figure = hero(at === 'D2' ? 'D1' : 'M7', { character: 'digital.elf', strength: 5, craft: 5, ...more });
    return crypts({ figures: { Ann: figure, Bob: BOB }, lying: { [at]: [card] } });
  };
  const fought = (card: string, at: 'D2' | 'M8', more = {}) => {
    const g = met(card, at, more);
    if (at === 'M8') g.rolls(1).ann('roll');
    onward(g.rolls(2, 6).ann(at === 'M8' ? 'cw' : 'to:D2'));
    return g.told.flatMap(({ event }) => (event.type === 'fought' ? [event] : []))[0]!;
  };

  test('TDC-4.1 the Giant Eel has Strength 4, and 6 in the Crypts', () => {
    const foes = (at: 'D2' | 'M8') => fought('giant-eel', at).foes;
    expect([foes('D2'), foes('M8')]).toEqual([[{ card: 'adv.giant-eel', value: 6 }], [{ card: 'adv.giant-eel', value: 4 }]]);
  });

  test('TDC-4.1 whoever looks down from the Chasm is told of the Eel as it is below', () => {
    const g = crypts({ figures: { Ann: hero('M7'), Bob: BOB }, lying: { D1: ['giant-eel'], M8: ['tide-wraith'] } });
    const value = (card: string, stat: 'strength' | 'craft') => foeValue(g.s, 0, card, stat);
    expect([value('adv.giant-eel', 'strength'), value('adv.tide-wraith', 'craft')]).toEqual([6, 4]);
  });

  test('TDC-4.2 the Tide Wraith has Craft 4, and 6 in the Crypts', () => {
    const foes = (at: 'D2' | 'M8') => fought('tide-wraith', at).foes;
    expect([foes('D2'), foes('M8')]).toEqual([[{ card: 'adv.tide-wraith', value: 6 }], [{ card: 'adv.tide-wraith', value: 4 }]]);
  });

  test('TDC-4.3 the Spring Tide gives 1 gold, and washes everybody in the Crypts up: a life each, and the drawer’s turn is over', () => {
    const tide = (ann: string, to: string) => {
      const g = crypts({
        Ann: hero(ann, { gold: 0 }),
        Bob: { character: 'monk', at: 'D3', lives: 4 },
        Cay: { character: 'digital.troll', at: 'O12', lives: 4 },
      });
      g.draws('spring-tide').ann(to);
      return [g.of('Ann').space, g.of('Ann').lives, g.of('Ann').gold, g.of('Bob').space, g.of('Bob').lives, g.of('Cay').lives, g.turn];
    };
    expect(tide('M7', 'to:D1')).toEqual(['M7', 3, 1, 'M7', 3, 4, 'Bob']);
  });

  test('TDC-4.3 drawn elsewhere it washes up the others only', () => {
    const g = crypts({ Ann: hero('O1', { gold: 0 }), Bob: { character: 'monk', at: 'D3', lives: 1 } });
    g.rolls(1).draws('spring-tide').ann('roll');
    g.draws('chr.digital.thief').ann('cw');
    expect([g.of('Ann').gold, g.of('Ann').lives, g.of('Bob').card]).toEqual([1, 4, 'chr.digital.thief']);
  });

  test('TDC-4.4 the Pearl Fisher lets one breathe under water', () => {
    const g = crypts({ Ann: hero('D2', { followers: ['pearl-diver'] }), Bob: BOB })
      .rolls(6)
      .ann('to:D3', 'space');
    expect(g.of('Ann')).toMatchObject({ lives: 4, craft: 3 });
  });

  test('TDC-4.5 the Salvager takes 1 gold on a 1, gives 1 on 4 and 5, fate on a 6', () => {
    const die = (n: number) => {
      const g = crypts({ figures: { Ann: hero('M7', { gold: 2, fate: 0 }), Bob: BOB }, lying: { D1: ['salvager'] } });
      const { gold, fate } = g.rolls(n).ann('to:D1').of('Ann');
      return [gold, fate];
    };
    expect([1, 2, 3, 4, 5, 6].map(die)).toEqual([
      [1, 0],
      [2, 0],
      [2, 0],
      [3, 0],
      [3, 0],
      [2, 1],
    ]);
  });

  test('TDC-4.6 the Oil Lamp adds 1 in every fight in the Crypts, and nowhere else', () => {
    const parts = (at: 'D2' | 'M8') =>
      fought('giant-eel', at, { objects: ['oil-lamp'] }).hero.parts.filter(({ card }) => card === 'adv.oil-lamp');
    expect([parts('D2'), parts('M8')]).toEqual([[{ from: 'card', card: 'adv.oil-lamp', n: 1 }], []]);
  });

  test('TDC-4.7 with the Tide Pearl one may evade any creature in the Crypts, and nowhere else', () => {
    const asked = (at: 'D2' | 'M8', object: string) => {
      const g = met('giant-eel', at, { objects: [object], lives: 4 });
      if (at === 'M8') g.rolls(1).ann('roll');
      g.ann(at === 'M8' ? 'cw' : 'to:D2');
      if (object !== 'tide-pearl' || at === 'M8') g.rolls(2, 6);
      return g.ann('space').asked('Ann') === 'face' ? g.options('Ann') : [];
    };
    expect(asked('D2', 'tide-pearl')).toEqual(['fight', 'evade:adv.giant-eel']);
    expect([asked('M8', 'tide-pearl'), asked('D2', 'oil-lamp')]).toEqual([[], []]);
  });

  test('TDC-4.8 the Sunken Altar: 1 a life, 4 heals, 5 a Spell, 6 Strength', () => {
    const die = (n: number) => {
      const g = crypts({ figures: { Ann: hero('M7', { lives: 3, craft: 5 }), Bob: BOB }, lying: { D1: ['sunken-altar'] } });
      if (n === 5) g.draws('hex');
      const { lives, spells, strength } = g.rolls(n).ann('to:D1').of('Ann');
      return [lives, spells.length, strength];
    };
    expect([1, 2, 3, 4, 5, 6].map(die)).toEqual([
      [2, 0, 4],
      [3, 0, 4],
      [3, 0, 4],
      [4, 0, 4],
      [3, 1, 4],
      [3, 0, 5],
    ]);
  });
});

describe('the Diver', () => {
  const diver = (at: string, more = {}) => ({ character: 'diver', at, ...more });

  test('TDC-5.1 neutral, 3 and 3, 2 fate and 4 lives; no water harms him, nor need he roll at the Chasm', () => {
    const g = crypts({ Ann: diver('D2'), Bob: BOB });
    expect(g.of('Ann')).toMatchObject({ strength: 3, craft: 3, lives: 4, alignment: 'neutral' });
    g.rolls(6).ann('to:D3');
    expect(g.of('Ann')).toMatchObject({ lives: 4, craft: 4 });
    const up = crypts({ Ann: diver('D1'), Bob: BOB }).ann('to:M7');
    expect(up.asked('Ann')).toBe('skipRoll');
    const start = crypts({ figures: { Ann: { character: 'diver' }, Bob: BOB } });
    expect(start.of('Ann').space).toBe('O13');
  });

  test('TDC-5.2 from every space of the Crypts he swims up to the Chasm', () => {
    const ups = (at: string, figure = diver(at)) =>
      crypts({ Ann: figure, Bob: BOB })
        .options('Ann')
        .filter((o) => o === 'to:M7').length;
    expect(['D1', 'D2', 'D3', 'D4'].map((at) => ups(at))).toEqual([1, 1, 1, 1]);
    expect(ups('D3', hero('D3') as never)).toBe(0);
  });
});

describe('the Tide Bell', () => {
  const BELL = { tideBell: true };
  const vault = (more = {}, rest = {}, options: Record<string, unknown> = BELL) =>
    crypts(
      {
        figures: { Ann: hero('D3', { objects: ['tal.talisman'], ...more }), Bob: BOB },
        lying: { D4: ['oil-lamp', 'tide-pearl'] },
        ...rest,
      } as never,
      options,
    );

  test('TDC-6.1 TDC-6.2 with a Talisman and alone one may ring, where the option says so', () => {
    expect(vault().ann('to:D4').options('Ann')).toEqual(['space', 'bell', 'leave']);
    const bell = vault()
      .ann('to:D4')
      .question('Ann')
      ?.options.find(({ id }) => id === 'bell');
    // It rings on 4 to 6.
    expect(bell?.odds).toBe(0.5);

    expect(vault({}, {}, { tideBell: false }).ann('to:D4').options('Ann')).toEqual(['space', 'leave']);
    expect(
      vault({ objects: ['helmet'] })
        .ann('to:D4')
        .options('Ann'),
    ).toEqual(['space', 'leave']);
    const beside = { Ann: hero('D3', { objects: ['tal.talisman'] }), Bob: { character: 'monk', at: 'D4' } };
    expect(vault({}, { figures: beside }).ann('to:D4').options('Ann')).toEqual(['space', 'attack:1', 'leave']);
  });

  test('TDC-6.3 TDC-6.4 a 1 costs a life, 2 and 3 nothing, from 4 on it rings', () => {
    const ring = (die: number, more = {}) => {
      const g = vault(more).ann('to:D4').rolls(die).ann('bell');
      return [g.of('Ann').lives, g.s.crypts!.rings, g.turn];
    };
    expect([1, 2, 3, 4, 5, 6].map((die) => ring(die))).toEqual([
      [3, 0, 'Bob'],
      [4, 0, 'Bob'],
      [4, 0, 'Bob'],
      [4, 1, 'Bob'],
      [4, 1, 'Bob'],
      [4, 1, 'Bob'],
    ]);
    expect(ring(1, { followers: ['pearl-diver'] })).toEqual([4, 0, 'Bob']);
  });

  test('TDC-6.4 TDC-6.5 strokes of all count together: whoever makes the third wins', () => {
    const g = vault({}, { rings: 1 }).ann('to:D4').rolls(4).ann('bell');
    expect([g.s.crypts!.rings, g.s.outcome]).toEqual([2, null]);
    const last = vault({}, { rings: 2 }).ann('to:D4').rolls(4).ann('bell');
    expect(last.s.outcome).toMatchObject({ winners: [0], reason: 'bell', rule: 'TDC-6.5' });
  });

  test('TDC-6.6 the Crown is there as ever', () => {
    const g = crypts({ Ann: hero('I9'), Bob: BOB }, { ...BELL, ending: 'last' });
    expect(g.options('Ann')).toContain('act');
  });
});
