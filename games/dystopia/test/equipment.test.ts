import { decisionView } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { WEAPONS } from '../src/content/items.ts';
import { dystopia } from '../src/index.ts';
import { heroValue, rangeOf } from '../src/rules/values.ts';
import { alone, later, pair, table } from './table.ts';

describe('weapons', () => {
  test('DYS-EQP.1, DYS-EQP.2, DYS-HERO.7: the starting weapon is part of the card and never among what can be given away', () => {
    const t = pair({ weapons: ['steel-mace'], attack: 'steel-mace' }).do('lay');
    expect(t.options).toEqual(['steel-mace']);
    t.do(['steel-mace']);
    expect(heroValue(t.s, 0, 'attack')).toBe(5);
  });

  test('DYS-EQP.3, DYS-EQP.4, DYS-EQP.5: a second one of a kind: one stays on the square', () => {
    const t = pair(
      { weapons: ['steel-mace'] },
      {},
      { furniture: [{ at: '3,2', treasure: [{ item: 'battle-axe' }, { item: 'padded-coat' }] }] },
    );
    t.do('search:3,2');
    expect(t.kind).toBe('surplus');
    t.do('leave:steel-mace');
    // A coat is another kind: nothing to choose.
    expect(t.kind).toBe('hero');
    expect(t.hero().weapons).toEqual(['battle-axe', 'padded-coat']);
    expect(t.s.piles[0]).toMatchObject({ at: t.hero().at, things: ['steel-mace'], of: null });
  });

  test('DYS-EQP.5: or it goes to a hero beside him who has room and agrees; that costs nobody anything', () => {
    const found = () =>
      pair({ weapons: ['steel-mace'] }, {}, { furniture: [{ at: '3,2', treasure: [{ item: 'battle-axe' }] }] }).do(
        'search:3,2',
        'give:battle-axe:1',
      );
    expect(found().asked().about).toMatchObject({ hero: 1, from: 0, thing: 'battle-axe' });
    const yes = found().do('accept');
    expect(yes.hero(1)).toMatchObject({ weapons: ['battle-axe'], lost: 0 });
    const no = found().do('no');
    expect(no.kind).toBe('surplus');
    expect(no.options).toEqual(['leave:steel-mace', 'leave:battle-axe']);
  });

  test('DYS-EQP.5: nobody who has a weapon of the kind is offered one', () => {
    const t = pair(
      { weapons: ['steel-mace'] },
      { weapons: ['horn-bow'] },
      { furniture: [{ at: '3,2', treasure: [{ item: 'battle-axe' }] }] },
    );
    expect(t.do('search:3,2').options).toEqual(['leave:steel-mace', 'leave:battle-axe']);
  });

  test('DYS-EQP.5: who has a weapon of the other kind has room; of two alike one stays in hand', () => {
    const t = pair(
      { weapons: ['steel-mace'] },
      { weapons: ['round-shield'] },
      { furniture: [{ at: '3,2', treasure: [{ item: 'battle-axe' }] }] },
    );
    expect(t.do('search:3,2').options).toContain('give:battle-axe:1');
    const twins = pair(
      { weapons: ['steel-mace', 'round-shield'], attack: 'steel-mace', defence: 'round-shield' },
      {},
      { furniture: [{ at: '3,2', treasure: [{ item: 'steel-mace' }, { item: 'round-shield' }] }] },
    ).do('search:3,2', 'leave:steel-mace', 'leave:round-shield');
    expect(twins.hero()).toMatchObject({ weapons: ['steel-mace', 'round-shield'], attack: 'steel-mace', defence: 'round-shield' });
  });

  test('DYS-EQP.5: only to a living hero right beside him', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,3', weapons: ['steel-mace'] },
        { code: 'elf', at: '4,4' },
        { code: 'dwarf', at: '3,4' },
        { code: 'archer', dead: true, energy: 0 },
      ],
      furniture: [{ at: '3,2', treasure: [{ item: 'battle-axe' }] }],
    });
    expect(t.do('search:3,2').options).toEqual(['leave:steel-mace', 'give:steel-mace:2', 'leave:battle-axe', 'give:battle-axe:2']);
    // The one in hand may be passed on; then the starting one is in hand.
    const held = pair(
      { weapons: ['steel-mace'], attack: 'steel-mace' },
      {},
      { furniture: [{ at: '3,2', treasure: [{ item: 'battle-axe' }] }] },
    ).do('search:3,2', 'give:steel-mace:1', 'accept');
    expect([held.hero().weapons, held.hero().attack, held.hero(1).weapons, held.hero(1).attack]).toEqual([
      ['battle-axe'],
      null,
      ['steel-mace'],
      null,
    ]);
  });

  test('DYS-EQP.6, DYS-EQP.7: spells, trinkets and the rest are without limit; two of a name do not add up', () => {
    const t = alone({ things: ['owl-charm', 'owl-charm', 'swift-boots', 'bread-cheese'] });
    expect(heroValue(t.s, 0, 'int')).toBe(4);
    expect(heroValue(t.s, 0, 'speed')).toBe(7);
  });

  test('DYS-EQP.8, DYS-EQP.10: only what is in hand counts, and it is not in hand by itself', () => {
    const t = alone({}, { furniture: [{ at: '3,2', treasure: [{ item: 'hunting-crossbow' }] }], monsters: [{ code: 'N1', at: '9,3' }] });
    t.do('search:3,2');
    expect([t.hero().attack, heroValue(t.s, 0, 'attack'), rangeOf(t.s, 'h0')]).toEqual([null, 5, [1, 1]]);
    const held = alone({ weapons: ['hunting-crossbow'], attack: 'hunting-crossbow' });
    expect([heroValue(held.s, 0, 'attack'), rangeOf(held.s, 'h0')]).toEqual([7, [2, 5]]);
  });

  test('DYS-EQP.9: a swap is the action, and may change both hands', () => {
    const t = alone({ weapons: ['battle-axe', 'round-shield'] });
    expect([...t.of('swap')].sort()).toEqual(['-:round-shield', 'battle-axe:-', 'battle-axe:round-shield']);
    t.do('swap:battle-axe:round-shield');
    expect(t.hero()).toMatchObject({ attack: 'battle-axe', defence: 'round-shield' });
    expect(t.s.turn.stage).toBe('acted');
    expect(heroValue(t.s, 0, 'defence')).toBe(4);
  });

  test('DYS-EQP.10: what is not for this hero can be carried, not used', () => {
    const t = alone({ weapons: ['moon-glaive'] });
    expect(t.of('swap')).toEqual([]);
    expect(t.why('swap:moon-glaive:-')).toBe('NOT_FOR_THIS_HERO');
  });

  test('DYS-EQP.11: laying down costs nothing, and monsters leave it alone', () => {
    const t = alone({ gold: 12, spells: ['web'], things: ['red-tonic'] }).do('lay');
    t.do(['red-tonic', 'web', 'gold.1.1', 'gold.2.2']);
    expect(t.s.piles).toEqual([{ at: t.hero().at, gold: 3, things: ['red-tonic'], spells: ['web'], of: null }]);
    expect(t.s.turn).toMatchObject({ stage: 'fresh', spent: 0 });
    expect(t.hero()).toMatchObject({ gold: 9, spells: [], things: [] });
  });

  test('DYS-EQP.11: what is laid down comes to what lies there already, not to what a dead hero left', () => {
    const t = alone(
      { gold: 3, things: ['red-tonic'] },
      {
        piles: [
          { at: '3,3', of: 'dwarf', gold: 1 },
          { at: '5,5', gold: 8 },
        ],
      },
    );
    t.do('lay', ['red-tonic'], 'lay', ['gold.1.1']);
    const own = { at: t.at('3,3'), gold: 1, things: ['red-tonic'], spells: [], of: null };
    expect(t.s.piles.map(({ of, gold }) => [of, gold])).toEqual([
      ['dwarf', 1],
      [null, 8],
      [null, 1],
    ]);
    expect(t.s.piles[2]).toEqual(own);
  });

  test('DYS-EQP.12: picking up is an action, from the square or from beside it; one takes what one likes', () => {
    const t = alone(
      {},
      {
        piles: [
          { at: '4,3', gold: 7, things: ['red-tonic'], spells: ['web'] },
          { at: '6,3', gold: 1 },
        ],
      },
    );
    expect(t.of('pick')).toEqual(['4,3']);
    t.do('pick:4,3', ['gold', 'web']);
    expect(t.hero()).toMatchObject({ gold: 7, spells: ['web'], things: [] });
    expect(t.s.piles[0]?.things).toEqual(['red-tonic']);
    expect(t.s.turn.stage).toBe('acted');
  });

  test('DYS-EQP.12: also where only a spell lies; gold is offered where there is some', () => {
    const t = alone({}, { piles: [{ at: '4,3', spells: ['web'] }] });
    expect(t.do('pick:4,3').options).toEqual(['web']);
  });

  test('DYS-EQP.12: of several of a kind he takes as many as he likes, with one action', () => {
    const lying = () =>
      alone({}, { piles: [{ at: '4,3', things: ['red-tonic', 'red-tonic', 'bread-cheese'], spells: ['web', 'web', 'web'] }] });
    const t = lying().do('pick:4,3', ['red-tonic', 'web']);
    expect(t.asked()).toMatchObject({ kind: 'pick', options: ['red-tonic', 'web'], choose: { min: 0, max: 2 } });
    expect(decisionView(dystopia, t.s, 0)?.prompt.key).toBe('ask.pick.more');
    t.do(['web']);
    expect(t.options).toEqual(['web']);
    t.do(['web']);
    expect(t.hero()).toMatchObject({ things: ['red-tonic'], spells: ['web', 'web', 'web'] });
    expect(t.s.piles[0]).toMatchObject({ things: ['red-tonic', 'bread-cheese'], spells: [] });
    expect(t.s.turn.stage).toBe('acted');
    const one = lying().do('pick:4,3', ['bread-cheese']);
    expect([one.kind, one.s.turn.stage]).toEqual(['hero', 'acted']);
    const enough = lying().do('pick:4,3', ['red-tonic'], []);
    expect([enough.kind, enough.hero().things]).toEqual(['hero', ['red-tonic']]);
  });

  test('DYS-EQP.12, DYS-EQP.5: what is picked up keeps to the weapon limit; an empty pile is gone, unless somebody died there', () => {
    const t = alone(
      { weapons: ['steel-mace'] },
      {
        piles: [
          { at: '4,3', things: ['battle-axe'] },
          { at: '3,4', gold: 2, of: 'dwarf' },
        ],
      },
    );
    t.do('pick:4,3', ['battle-axe'], 'leave:battle-axe');
    expect(t.hero().weapons).toEqual(['steel-mace']);
    expect(t.s.piles.map((pile) => [t.name(pile.at), pile.things])).toEqual([
      ['3,4', []],
      ['3,3', ['battle-axe']],
    ]);
    t.do('end', 'pick:3,4', ['gold']);
    expect(t.hero().gold).toBe(2);
    expect(t.s.piles.map((pile) => pile.of)).toEqual(['dwarf', null]);
    expect(t.do('end').of('pick')).toEqual(['3,3']);
  });

  test('DYS-EQP.13, DYS-NRG.6: a dead hero’s things lie where he stood', () => {
    const t = later({
      heroes: [
        {
          code: 'warrior',
          at: '3,3',
          energy: 1,
          gold: 5,
          weapons: ['steel-mace'],
          attack: 'steel-mace',
          things: ['gate-seal'],
          spells: ['mend'],
          curses: [{ id: 'c-lead', until: 0 }],
        },
        { code: 'elf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    t.dice([6, 6], [1, 1]).go();
    expect(t.hero()).toMatchObject({ dead: true, square: '-', gold: 0, weapons: [], things: [], spells: [], curses: [] });
    expect(t.s.piles).toEqual([{ at: t.at('3,3'), gold: 5, things: ['steel-mace', 'gate-seal'], spells: ['mend'], of: 'warrior' }]);
    expect(t.of('attack')).not.toContain('h0');
  });

  test('DYS-EQP.15: when the weapon in hand goes, the starting one is in hand at once', () => {
    const t = pair({ weapons: ['steel-mace'], attack: 'steel-mace' }).do('hand:steel-mace:1', 'accept');
    expect(t.hero().attack).toBeNull();
    expect(rangeOf(t.s, 'h0')).toEqual([1, 1]);
    const both = () => pair({ weapons: ['steel-mace', 'round-shield'], attack: 'steel-mace', defence: 'round-shield' });
    expect(both().do('hand:round-shield:1', 'accept').hero()).toMatchObject({ attack: 'steel-mace', defence: null });
    expect(both().do('hand:steel-mace:1', 'accept').hero()).toMatchObject({ attack: null, defence: 'round-shield' });
  });

  test('DYS-EQP.16: the pin turns a die to the unicorn, if its owner says so before the roll counts', () => {
    const attacked = (answer: 'yes' | 'no') => {
      const t = later({
        heroes: [
          { code: 'elf', at: '3,3', things: ['unicorn-pin'] },
          { code: 'dwarf', at: '12,8' },
        ],
        monsters: [{ code: 'G2', at: '4,3' }],
        turn: 'wizor',
      });
      t.dice([6, 6], [1, 1]).go();
      expect(t.kind).toBe('pin');
      return t.do(answer);
    };
    expect(attacked('yes').monster().energy).toBe(1);
    expect(attacked('yes').hero().used).toEqual(['unicorn-pin']);
    expect(attacked('no').hero().energy).toBe(4);
    // With a unicorn of his own, or without the pin, nobody is asked.
    const own = later({
      heroes: [
        { code: 'elf', at: '3,3', things: ['unicorn-pin'] },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'G2', at: '4,3' }],
      turn: 'wizor',
    });
    expect(own.dice([6, 6], ['U', 1]).go().kind).toBe('hero');
    const spent = later({
      heroes: [
        { code: 'elf', at: '3,3', things: ['unicorn-pin'], used: ['unicorn-pin'] },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'G2', at: '4,3' }],
      turn: 'wizor',
    });
    expect(spent.dice([6, 6], [1, 1]).go().kind).toBe('hero');
    // A trap counts as well.
    const trap = table({ heroes: [{ code: 'warrior', at: '3,3', things: ['unicorn-pin'] }], traps: [{ kind: 'pit', at: '4,3' }] });
    expect(trap.white(5, 5).do('go:4,3').kind).toBe('pin');
    expect(trap.do('yes').hero().energy).toBe(6);
    const no = table({ heroes: [{ code: 'warrior', at: '3,3', things: ['unicorn-pin'] }], traps: [{ kind: 'pit', at: '4,3' }] });
    expect(no.white(5, 5).do('go:4,3', 'no').hero()).toMatchObject({ energy: 5, used: [] });
  });

  test('DYS-EQP.16, DYS-COMB.12 to DYS-COMB.16: whoever has the pin reads what comes of the dice as they lie, and of the unicorn', () => {
    /** The plates of the pin's question: what is said, with which numbers, and whether no energy is lost. */
    const plates = (code: 'elf' | 'warrior', monster: 'G2' | 'G3' | 'M1', red: [number, number], white: [number, number]) => {
      const heroes = [
        { code, at: '3,3', things: ['unicorn-pin'] },
        { code: 'dwarf' as const, at: '12,8' },
      ];
      const t = later({ heroes, monsters: [{ code: monster, at: '4,3' }], turn: 'wizor' });
      const { seat } = t.dice(red, white).go().asked();
      return decisionView(dystopia, t.s, seat)!.options.map(({ note, odds }) => [note!.key.slice('note.pin.'.length), odds, note!.args]);
    };
    const [turned, left] = plates('elf', 'G2', [6, 6], [1, 1]);
    expect(turned!.slice(0, 2)).toEqual(['countered', 1]);
    expect(left).toEqual(['wounded', 0, { attack: 18, defence: 5 }]);
    expect(plates('elf', 'G2', [1, 1], [5, 5])[1]).toEqual(['held', 1, { attack: 8, defence: 13 }]);
    expect(plates('elf', 'M1', [6, 6], [1, 1])[0]!.slice(0, 2)).toEqual(['averted', 1]);
    expect(plates('warrior', 'G3', [6, 6], [1, 1])[0]!.slice(0, 2)).toEqual(['outwitted', 0]);
    const trap = (white: [number, number]) => {
      const t = table({ heroes: [{ code: 'warrior', at: '3,3', things: ['unicorn-pin'] }], traps: [{ kind: 'pit', at: '4,3' }] });
      t.white(...white).do('go:4,3');
      return decisionView(dystopia, t.s, 0)!.options.map(({ note, odds }) => [note!.key.slice('note.pin.'.length), odds]);
    };
    expect(trap([5, 5])).toEqual([
      ['passedBy', 1],
      ['failed', 0],
    ]);
    expect(trap([1, 1])).toEqual([
      ['passedBy', 1],
      ['passed', 1],
    ]);
  });
});

describe('every weapon (D.3)', () => {
  const ROWS: readonly [string, number, number, string | null, string, string][] = [
    ['steel-mace', 35, 1, '1-1', 'warrior dwarf', ''],
    ['throwing-knives', 40, 0, '1-3', 'warrior dwarf elf archer wizard', ''],
    ['boar-spear', 50, 1, '1-2', 'warrior dwarf elf', ''],
    ['spark-rod', 60, 2, '1-4', 'wizard', ''],
    ['battle-axe', 70, 2, '1-1', 'warrior dwarf', 'defence -1'],
    ['horn-bow', 75, 1, '2-8', 'elf archer', ''],
    ['hunting-crossbow', 80, 2, '2-5', 'warrior dwarf archer', ''],
    ['rune-sword', 95, 2, '1-1', 'warrior elf', ''],
    ['moon-glaive', 110, 2, '1-2', 'elf', ''],
    ['thunder-hammer', 140, 3, '1-1', 'dwarf', ''],
    ['dawn-sword', 140, 3, '1-1', 'warrior', ''],
    ['storm-bow', 140, 2, '2-9', 'archer', ''],
    ['round-shield', 40, 1, null, 'warrior dwarf elf', ''],
    ['padded-coat', 45, 1, null, 'warrior dwarf elf archer wizard', ''],
    ['warding-robe', 70, 2, null, 'wizard', ''],
    ['tower-shield', 85, 2, null, 'warrior dwarf', 'speed -1'],
    ['shade-cloak', 90, 2, null, 'elf archer wizard', ''],
    ['ring-mail', 95, 2, null, 'warrior dwarf elf', ''],
    ['mirror-shield', 130, 2, null, 'warrior dwarf elf', ''],
    ['wyrm-scale', 150, 3, null, 'warrior dwarf', 'speed -1'],
  ];
  test.each(ROWS)('DYS-EQP.8: %s, %i gold', (id, price, n, range, users, more) => {
    const card = WEAPONS.find((one) => one.id === id)!;
    const slot = range === null ? 'defence' : 'attack';
    expect([card.price, card.slot, card.users.join(' '), card.range?.join('-') ?? null]).toEqual([price, slot, users, range]);
    const t = alone({ code: card.users[0]!, weapons: [id], [slot]: id });
    const plain = alone({ code: card.users[0]! });
    const gain = (stat: 'attack' | 'defence' | 'speed') => heroValue(t.s, 0, stat) - heroValue(plain.s, 0, stat);
    expect(gain(slot)).toBe(n);
    if (more !== '') expect(gain(more.split(' ')[0] as 'speed')).toBe(Number(more.split(' ')[1]));
  });

  test('DYS-EQP.8: there are no others', () => expect(WEAPONS).toHaveLength(ROWS.length));

  test('DYS-HERO.8: an additional shield adds to the Dwarf’s printed defence', () => {
    expect(heroValue(alone({ code: 'dwarf', weapons: ['tower-shield'], defence: 'tower-shield' }).s, 0, 'defence')).toBe(7);
  });
});
