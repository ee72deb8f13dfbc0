import { decisionView } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { FOOD, QUEST_ITEMS, TRINKETS, WEAPONS } from '../src/content/items.ts';
import { dystopia } from '../src/index.ts';
import { heroValue, rangeOf, stepsLeft } from '../src/rules/values.ts';
import { later, type Situation, table } from './table.ts';

type Hero = Situation['heroes'][number];
const alone = (hero: Partial<Hero>, more: Partial<Situation> = {}) => table({ heroes: [{ code: 'warrior', at: '3,3', ...hero }], ...more });
const pair = (first: Partial<Hero>, second: Partial<Hero> = {}, more: Partial<Situation> = {}) =>
  table({
    heroes: [
      { code: 'warrior', at: '3,3', ...first },
      { code: 'elf', at: '4,3', ...second },
      { code: 'dwarf', at: '12,8' },
    ],
    ...more,
  });

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

describe('trinkets (D.3)', () => {
  test('DYS-TURN.2: tinker’s rods remove a visible trap beside, three times', () => {
    const traps = ['4,3', '2,3', '3,4', '3,2'].map((at) => ({ kind: 'pit', at, visible: true }));
    const t = alone({ things: ['tinkers-rods'] }, { traps });
    for (const at of ['4,3', '2,3', '3,4']) t.do(`rods:${at}`, 'end');
    expect(t.s.traps.map((trap) => trap.gone)).toEqual([true, true, true, false]);
    expect(t.hero().things).toEqual([]);
    expect(t.of('go')).toContain('4,3');
  });

  test('DYS-TRD.4: worn rods keep their uses when they change hands', () => {
    const t = pair({ things: ['tinkers-rods-1'] }).do('hand:tinkers-rods-1:1', 'accept');
    expect(t.hero(1).things).toEqual(['tinkers-rods-1']);
  });

  test('DYS-TURN.2: the lens shows traps within four squares, once per level', () => {
    const t = alone(
      { things: ['seers-lens'] },
      {
        traps: [
          { kind: 'pit', at: '7,3' },
          { kind: 'pit', at: '8,3' },
        ],
      },
    ).do('lens');
    expect(t.s.traps.map((trap) => trap.visible)).toEqual([true, false]);
    expect(t.do('end').options).not.toContain('lens');
  });

  test('DYS-NRG.2: the heart-stone keeps one energy, once per level', () => {
    const t = later({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1, things: ['heart-stone'] },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    t.dice([6, 6], [1, 1]).go();
    expect(t.hero()).toMatchObject({ energy: 1, dead: false, used: ['heart-stone'] });
    const spent = later({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1, things: ['heart-stone'], used: ['heart-stone'] },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    expect(spent.dice([6, 6], [1, 1]).go().hero().dead).toBe(true);
  });

  test('DYS-NRG.2: the heart-stone waits for the last energy; with more a wound is a wound', () => {
    const t = later({
      heroes: [
        { code: 'elf', at: '3,3', energy: 2, things: ['heart-stone'] },
        { code: 'dwarf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    t.dice([6, 6], [1, 1]).go();
    expect(t.hero()).toMatchObject({ energy: 1, used: [] });
  });

  test('DYS-NRG.2: the heart-stone also keeps one energy of a loss of two', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1, things: ['heart-stone'] },
        { code: 'wizard', at: '5,3', things: ['sceptre'], spells: ['w-sun-lance'] },
      ],
      monsters: [],
      turn: 1,
    });
    t.white(5, 5).do('cast:w-sun-lance', 'h0');
    expect(t.hero()).toMatchObject({ energy: 1, dead: false, used: ['heart-stone'] });
  });

  test('DYS-TURN.2: the rods reach visible traps right beside him, no others', () => {
    const traps = [
      { kind: 'pit', at: '4,3', visible: true },
      { kind: 'pit', at: '4,4', visible: true },
      { kind: 'pit', at: '3,4' },
    ];
    expect(alone({ things: ['tinkers-rods'] }, { traps }).of('rods')).toEqual(['4,3']);
  });

  test('DYS-TURN.2: of two sets of rods the worn one is used up first', () => {
    const traps = [{ kind: 'pit', at: '4,3', visible: true }];
    const t = alone({ things: ['tinkers-rods-1', 'tinkers-rods'] }, { traps }).do('rods:4,3');
    expect(t.hero().things).toEqual(['tinkers-rods']);
  });

  test('DYS-TURN.2: the lens sees nothing behind a wall', () => {
    const t = table({
      map: ['#######', '#AA#AA#', '#AA#AA#', '#AAAAA#', '#######'],
      heroes: [{ code: 'elf', at: '2,1', things: ['seers-lens'] }],
      traps: [
        { kind: 'pit', at: '4,1' },
        { kind: 'pit', at: '2,3' },
      ],
    });
    expect(t.do('lens').s.traps.map((trap) => trap.visible)).toEqual([false, true]);
  });

  test('DYS-EQP.16: the pin serves a Wits test against sorcery, and only once a level', () => {
    const t = table({
      heroes: [{ code: 'warrior', at: '4,4', things: ['unicorn-pin'] }],
      monsters: [{ code: 'W1', at: '6,4' }],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    }).do('m0');
    // Wizor's player reads how often it can still be used (DYS-SORC.1).
    const left = () => {
      const note = decisionView(dystopia, t.s, 0)!.options.find(({ id }) => id === 'cast:x-fire-lash')?.note;
      return JSON.stringify(note).match(/"note\.left","args":\{"n":(\d)\}/)?.[1];
    };
    expect(left()).toBe('3');
    t.white(5, 5).do('cast:x-fire-lash', 'h0');
    expect(t.asked()).toMatchObject({ kind: 'pin', seat: 1, options: ['yes', 'no'] });
    t.do('yes');
    expect(t.hero()).toMatchObject({ energy: 6, used: ['unicorn-pin'] });
    t.do('done', 'end', 'm0');
    expect(left()).toBe('2');
    t.white(5, 5).do('cast:x-fire-lash', 'h0');
    expect(t.hero().energy).toBe(5);
  });

  test('DYS-EQP.7: prices of trinkets; quest items have none', () => {
    expect(Object.fromEntries(TRINKETS.map(({ id, price }) => [id, price]))).toMatchObject({
      'tinkers-rods': 40,
      'seers-lens': 50,
      'swift-boots': 55,
      'owl-charm': 60,
      'unicorn-pin': 80,
      'heart-stone': 120,
    });
    expect(QUEST_ITEMS.map(({ id }) => id)).toEqual(['cell-chart', 'sceptre', 'forge-key', 'black-key', 'gate-seal']);
  });
});

describe('food and potions (D.4)', () => {
  const ROWS: readonly [string, number, number, object][] = [
    ['small-ale', 4, 1, { int: 2 }],
    ['bread-cheese', 6, 1, {}],
    ['mulled-wine', 9, 2, { int: 2 }],
    ['smoked-ham', 12, 2, {}],
    ['honey-cake', 18, 3, {}],
    ['red-tonic', 25, 4, {}],
    ['fury-drops', 20, 0, { attack: 7 }],
    ['stone-drops', 20, 0, { defence: 6 }],
    ['wind-drops', 12, 0, { speed: 10 }],
  ];
  test.each(ROWS)('DYS-NRG.4: %s, %i gold, +%i', (id, price, gain, values) => {
    expect(FOOD.find((one) => one.id === id)?.price).toBe(price);
    const t = alone({ energy: 1, things: [id] }).do(`eat:${id}`);
    expect(t.hero()).toMatchObject({ energy: 1 + gain, things: [] });
    for (const [stat, value] of Object.entries(values)) expect(heroValue(t.s, 0, stat as 'int')).toBe(value);
    expect(t.s.turn.stage).toBe('acted');
  });

  const LASTING: readonly [string, object][] = [
    ['small-ale', { what: 'int', n: -1, until: 1 }],
    ['mulled-wine', { what: 'int', n: -1, until: 1 }],
    ['fury-drops', { what: 'attack', n: 2, until: 3 }],
    ['stone-drops', { what: 'defence', n: 2, until: 3 }],
    ['wind-drops', { what: 'speed', n: 4, until: 0 }],
  ];
  test.each(LASTING)('DYS-GEN.8: how long %s works', (id, effect) => {
    expect(
      alone({ things: [id] })
        .do(`eat:${id}`)
        .hero().effects,
    ).toEqual([effect]);
  });

  test('DYS-NRG.5: never above the printed number', () => {
    expect(
      alone({ energy: 5, things: ['red-tonic'] })
        .do('eat:red-tonic')
        .hero().energy,
    ).toBe(6);
  });

  test('DYS-GEN.8, DYS-GEN.9: one round ends with this round, three rounds with the second after; halves and floors', () => {
    const t = alone({ things: ['small-ale', 'fury-drops'], energy: 3 }).do('eat:small-ale', 'end');
    expect(heroValue(t.s, 0, 'int')).toBe(3);
    t.do('eat:fury-drops', 'end', 'end');
    expect([t.s.round, heroValue(t.s, 0, 'attack')]).toEqual([4, 7]);
    t.do('end');
    expect(heroValue(t.s, 0, 'attack')).toBe(5);
    const low = alone({
      curses: ['c-clouded', 'c-lead'].map((id) => ({ id, until: 0 })),
      effects: [
        { what: 'int', n: -5, until: 9 },
        { what: 'speed', n: -9, until: 9 },
        { what: 'attack', n: -9, until: 9 },
      ],
    });
    expect(['int', 'speed', 'attack'].map((stat) => heroValue(low.s, 0, stat as 'int'))).toEqual([1, 1, 0]);
  });

  test('DYS-TURN.7: wind drops before moving give four steps more', () => {
    expect(stepsLeft(alone({ things: ['wind-drops'] }).do('eat:wind-drops').s, 'h0')).toBe(10);
  });
});

describe('treasure', () => {
  test('DYS-TRES.1, DYS-TRES.2, DYS-TRES.4, DYS-TRES.6: the finder gets everything, and nothing is left', () => {
    const treasure = [{ gold: 15 }, { item: 'smoked-ham' }, { spell: 'mend' }];
    for (const kind of ['chest', 'grave', 'bookcase'] as const) {
      const t = pair({}, {}, { furniture: [{ at: '3,2', kind, treasure }] }).do('search:3,2');
      expect(t.hero()).toMatchObject({ gold: 15, things: ['smoked-ham'], spells: ['mend'] });
      expect(t.do('end').hero(1).gold).toBe(0);
      expect(t.do('go:4,2').of('search')).toEqual([]);
    }
    const t = alone({}, { furniture: [{ at: '3,2', treasure }] }).do('search:3,2', 'end');
    expect(t.why('search:3,2')).toBe('ALREADY_SEARCHED');
  });

  test('DYS-TRES.3: also with monsters about', () => {
    expect(alone({}, { furniture: [{ at: '3,2' }], monsters: [{ code: 'N1', at: '4,3' }] }).of('search')).toEqual(['3,2']);
  });

  test('DYS-TRES.4: who dies on the way through leaves the rest with his pile', () => {
    const t = pair({ energy: 1 }, {}, { furniture: [{ at: '3,2', treasure: [{ gold: 3 }, { curse: true }, { item: 'red-tonic' }] }] });
    t.curse('c-needle').do('search:3,2');
    expect(t.s.piles).toEqual([{ at: t.at('3,3'), gold: 3, things: ['red-tonic'], spells: [], of: 'warrior' }]);
  });

  test('DYS-TRES.5: who takes a monster’s last energy finds what it carried, from whatever distance', () => {
    const t = table({
      heroes: [{ code: 'archer', at: '3,3' }],
      monsters: [{ code: 'G1', at: '8,3', pockets: [{ gold: 4 }, { item: 'mulled-wine' }] }],
    });
    t.dice([6, 6], [1, 1]).do('attack:m0');
    expect(t.hero()).toMatchObject({ gold: 4, things: ['mulled-wine'] });
    const spell = table({
      heroes: [{ code: 'archer', at: '3,3', spells: ['ember-dart'] }],
      monsters: [{ code: 'G1', at: '8,3', pockets: [{ gold: 4 }] }],
    });
    expect(spell.white(5, 5).do('cast:ember-dart', 'm0').hero().gold).toBe(4);
  });

  test('DYS-TRES.7: cursed objects look like others, and a curse among other things is drawn in its place', () => {
    const t = alone({}, { furniture: [{ at: '3,2', treasure: [{ gold: 8 }, { curse: true }, { gold: 1 }] }] });
    t.curse('c-thief').do('search:3,2');
    expect(t.hero().gold).toBe(5);
  });
});

describe('trading', () => {
  test('DYS-TRD.1, DYS-TRD.2, DYS-TRD.3: an exchange costs both a turn', () => {
    const t = pair({ gold: 10, things: ['red-tonic'] }, { spells: ['web'] }).do('trade:1', ['red-tonic', 'gold.1.1', 'gold.2.2'], ['web']);
    expect(t.asked().about).toMatchObject({ hero: 1, from: 0 });
    t.do('accept');
    expect(t.hero()).toMatchObject({ gold: 7, things: [], spells: ['web'] });
    expect(t.hero(1)).toMatchObject({ gold: 3, things: ['red-tonic'], spells: [], lost: 0 });
    // The partner had not had his turn yet: this round's is the one he loses.
    expect(t.asked().about).toEqual({ hero: 2 });
    expect(t.events('turnLost')).toHaveLength(1);
  });

  test('DYS-TRD.3: only at the very start, with nobody who owes a turn; what is declined costs nothing', () => {
    expect(pair({}).do('go:3,4', 'go:3,3').why('trade:1')).toBe('TURN_STARTED');
    expect(pair({}, { lost: 1 }).why('trade:1')).toBe('OWES_TURN');
    const t = pair({ things: ['red-tonic'] }).do('trade:1', ['red-tonic'], [], 'no');
    expect(t.hero().things).toEqual(['red-tonic']);
    expect(t.s.turn.stage).toBe('fresh');
    expect(t.of('trade')).toEqual(['1']);
  });

  test('DYS-TRD.1, DYS-TRD.2: after his own turn the partner loses the next one, and what is in hand is let go', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '4,3', gold: 3 },
        { code: 'warrior', at: '3,3', weapons: ['steel-mace'], attack: 'steel-mace', gold: 10 },
      ],
      turn: 1,
    });
    t.do('trade:0', ['steel-mace', 'gold.3.2'], ['gold.1.1', 'gold.2.2'], 'accept');
    expect(t.hero(1)).toMatchObject({ gold: 11, weapons: [], attack: null });
    expect(t.hero()).toMatchObject({ gold: 2, weapons: ['steel-mace'], attack: null });
    // The Elf's turn of round 2 is lost.
    expect([t.s.round, t.asked().about, t.hero().lost]).toEqual([2, { hero: 1 }, 0]);
  });

  test('DYS-TRD.3: nothing for nothing is no exchange; whoever owes a turn can start none', () => {
    const t = pair({}, {}).do('trade:1');
    expect(t.options).toEqual(['nothing']);
    t.do([], []);
    expect([t.kind, t.s.turn.stage, t.hero(1).lost]).toEqual(['hero', 'fresh', 0]);
    const slept = pair({ things: ['bread-cheese'] }, {}, { furniture: [{ at: '3,2', treasure: [{ curse: true }] }] });
    slept.s.heroes[0]!.curses = [];
    slept.curse('c-sleep').do('search:3,2');
    expect(slept.of('trade')).toEqual([]);
    expect(slept.why('trade:1')).toBe('ACTION_USED');
  });

  test('DYS-TRD.4: handing over: one piece, one way, never gold; the giver’s action, and nothing of the receiver’s', () => {
    const t = pair({ gold: 9, things: ['red-tonic'], spells: ['web'], weapons: ['steel-mace'] });
    expect([...t.of('hand')].sort()).toEqual(['red-tonic:1', 'steel-mace:1', 'web:1']);
    t.do('hand:web:1', 'accept');
    expect(t.hero(1)).toMatchObject({ spells: ['web'], lost: 0 });
    expect(t.s.turn.stage).toBe('acted');
    expect(t.of('go').length).toBeGreaterThan(0);
    const one = pair({ spells: ['web', 'mend'], things: ['red-tonic', 'owl-charm', 'gate-seal'] }).do('hand:web:1', 'accept');
    expect([one.hero().spells, one.hero(1).spells]).toEqual([['mend'], ['web']]);
    const thing = pair({ things: ['red-tonic', 'owl-charm', 'gate-seal'] }).do('go:3,4', 'go:3,3', 'hand:owl-charm:1', 'accept');
    expect([thing.hero().things, thing.asked().about]).toEqual([['red-tonic', 'gate-seal'], { hero: 1 }]);
    const no = pair({ spells: ['web'] }).do('hand:web:1', 'no');
    expect(no.s.turn.stage).toBe('fresh');
  });

  test('DYS-TRD.6: the weapon limit holds for both kinds', () => {
    expect(pair({ weapons: ['steel-mace'] }, { weapons: ['horn-bow'] }).why('hand:steel-mace:1')).toBe('WEAPON_LIMIT');
    const t = pair({ weapons: ['steel-mace'] }, { weapons: ['horn-bow'] }).do('trade:1', ['steel-mace'], []);
    expect(t.events('tradeVoid')).toHaveLength(1);
    expect(t.kind).toBe('hero');
    const both = pair({ weapons: ['steel-mace'] }, { weapons: ['horn-bow'] }).do('trade:1', ['steel-mace'], ['horn-bow'], 'accept');
    expect([both.hero().weapons, both.hero(1).weapons]).toEqual([['horn-bow'], ['steel-mace']]);
  });

  test('DYS-TRD.6, DYS-WIZ.10, DYS-WIZ.13: the Wizard’s sceptre never changes hands', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '4,3' },
        { code: 'wizard', at: '3,3', things: ['sceptre', 'red-tonic'] },
      ],
      turn: 1,
    });
    expect(t.of('hand')).toEqual(['red-tonic:0']);
    expect(t.do('lay').options).toEqual(['red-tonic']);
    const bearer = table({
      heroes: [
        { code: 'elf', at: '4,3', things: ['sceptre'] },
        { code: 'wizard', at: '3,3' },
      ],
    });
    expect(bearer.of('hand')).toEqual(['sceptre:1']);
  });
});
