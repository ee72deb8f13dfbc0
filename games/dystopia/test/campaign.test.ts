import { begin, decisionView, fast, play } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { heroCard, monsterCard } from '../src/content/index.ts';
import { dystopia } from '../src/index.ts';
import { CAMPAIGN } from '../src/levels/index.ts';
import { amount, coins } from '../src/rules/purse.ts';
import { gridAt, heroValue, levelOf, maxEnergy, monsterValue } from '../src/rules/values.ts';
import type { State } from '../src/state.ts';
import { TestTable, table } from './table.ts';

/** A match from its set-up, dice by seed. */
function match(seats: number, options: Record<string, unknown>) {
  const chance = fast(7, 1);
  const s: State = begin(dystopia, { seats, options }, chance);
  const t = new TestTable(s);
  t.answer = (choice, seat) => {
    const d = t.asked(seat);
    play(dystopia, s, { decision: d.id, seat: d.seat, choice }, chance, (event) => t.told.push(event as never));
    return t;
  };
  return t;
}

/** A campaign in which level 1 has just been won by everybody leaving. */
function afterFirst(heroes: Parameters<typeof table>[0]['heroes'], options: Record<string, unknown> = {}, more: Partial<State> = {}) {
  const t = table({
    heroes,
    goals: [{ type: 'escape' }],
    exits: ['3,3', '4,3', '5,3', '6,3', '7,3'],
    options: { campaign: true, ...options },
    more,
  });
  t.s.custom = null;
  // The real first level from here on: everybody stands on its exit.
  Object.assign(t.s, {
    furniture: [{}, {}, {}, {}],
    traps: [{ visible: false, gone: false }],
    revealed: ['F'],
    doors: [],
    open: [],
    waiting: [],
  });
  const exits = [11 * 16 + 13, 11 * 16 + 14, 10 * 16 + 13, 10 * 16 + 14];
  t.s.heroes.forEach((h, n) => {
    if (!h.dead) h.at = exits[n]!;
  });
  return t;
}

describe('heroes', () => {
  /** Everybody says who is to be Wizor. */
  const wizor = (...votes: string[]) => {
    const t = match(votes.length, { wizor: 'person', heroes: 4 });
    expect(t.s.pending.map(({ kind, seat }) => [kind, seat])).toEqual(votes.map((_, seat) => ['chooseWizor', seat]));
    votes.forEach((vote, seat) => {
      t.answer(vote, seat);
    });
    return t;
  };

  test('DYS-SET.1: the people choose who of them is Wizor: any seat, by most votes', () => {
    expect(wizor('seat:1', 'any').s.wizor).toBe(1);
    expect(wizor('seat:2', 'seat:0', 'seat:2').s.wizor).toBe(2);
    expect(wizor('any', 'any', 'any').s.wizor).toBe(0);
    const t = wizor('any', 'seat:2', 'any');
    expect(t.events('wizorChosen')).toMatchObject([{ seat: 2, rule: 'DYS-SET.1' }]);
    expect([0, 1, 2].map((seat) => dystopia.observe(t.s, seat)).map((view) => [view.wizorSeat, view.wizor])).toEqual([
      [2, false],
      [2, false],
      [2, true],
    ]);
    expect(t.crew().s.heroes.map((h) => h.seat)).toEqual([0, 1, 0, 1]);
  });

  test('DYS-SET.1: where several have as many votes the lot decides between them, and between nobody else', () => {
    const found = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const chance = fast(seed, 1);
        const s: State = begin(dystopia, { seats: 3, options: { wizor: 'person' } }, chance);
        for (const [seat, choice] of ['seat:1', 'seat:2', 'any'].entries())
          play(dystopia, s, { decision: s.pending.find((d) => d.seat === seat)!.id, seat, choice }, chance);
        return s.wizor;
      }),
    );
    expect([...found].sort((a, b) => a! - b!)).toEqual([1, 2]);
  });

  test('DYS-SET.1, DYS-HID.6: a person as Wizor needs somebody else for the heroes, and the refusal says so', () => {
    expect(() => match(1, { wizor: 'person' })).toThrow('2 to 5 seats, not 1: whoever is Wizor plays no hero (DYS-HID.6)');
    expect(match(1, { wizor: 'computer' }).kind).toBe('chooseHero');
  });

  test('DYS-SET.4, DYS-SET.5: heroes are chosen in the order of joining, none twice, not the Wizard', () => {
    const t = wizor('seat:0', 'any', 'any');
    expect([t.s.wizor, t.asked().seat]).toEqual([0, 1]);
    expect(t.options).toEqual(['warrior', 'dwarf', 'elf', 'archer']);
    t.do('elf');
    expect([t.asked().seat, t.options]).toEqual([2, ['warrior', 'dwarf', 'archer']]);
    t.crew('dwarf');
    expect(t.s.heroes.slice(0, 2).map((h) => [h.code, h.seat])).toEqual([
      ['elf', 1],
      ['dwarf', 2],
    ]);
  });

  test('DYS-MOVE.8: nobody says who may pass before all heroes are there', () => {
    const t = match(2, {});
    t.answer('elf');
    expect([t.s.phase, t.s.heroes.length, t.asides(0)]).toEqual(['choose', 1, []]);
  });

  test('DYS-SET.4: one person may lead all four; with 2 people 3 heroes; never more than four', () => {
    const alone = match(1, { heroes: 4 }).crew();
    expect(alone.s.heroes.map((h) => h.seat)).toEqual([0, 0, 0, 0]);
    expect(alone.s.wizor).toBeNull();
    expect(
      match(2, { heroes: 3 })
        .crew()
        .s.heroes.map((h) => h.seat),
    ).toEqual([0, 1, 0]);
    const five = match(5, { heroes: 4, wizor: 'person' }).crew();
    expect(five.s.heroes.map((h) => h.seat)).toEqual([1, 2, 3, 4]);
  });

  test('DYS-HID.6, DYS-SET.1: Wizor’s player leads no hero; five people are four heroes and Wizor', () => {
    for (const seats of [2, 3, 4, 5]) {
      const t = wizor(...Array.from({ length: seats }, () => `seat:${seats - 1}`)).crew();
      expect([t.s.wizor, t.s.heroes.length]).toEqual([seats - 1, 4]);
      expect(t.s.heroes.every((h) => h.seat !== t.s.wizor)).toBe(true);
    }
    expect(() => match(5, {})).toThrow('1 to 4 seats');
  });

  describe('the order of the heroes', () => {
    /** Jan has chosen the Warrior and the Elf, Piet the Dwarf and the Archer. */
    const chosen = () => match(2, { heroes: 4 }).do('warrior', 'dwarf', 'elf');
    const vote = (t: TestTable, jan: string, piet: string) => t.answer(jan, 0).answer(piet, 1);
    const order = (t: TestTable) => t.s.heroes.map((h) => `${h.code} ${h.seat}`);

    test('DYS-SET.9: it is settled when the heroes are known, freely, whoever leads them, and holds from then on', () => {
      const t = chosen();
      expect(t.s.pending.map(({ kind, seat, options }) => [kind, seat, options])).toEqual(
        [0, 1].map((seat) => ['order', seat, ['warrior', 'dwarf', 'elf', 'archer', 'any']]),
      );
      vote(t, 'elf', 'any');
      expect(t.options).toEqual(['warrior', 'dwarf', 'archer', 'any']);
      vote(t, 'any', 'warrior');
      vote(t, 'archer', 'archer');
      expect(order(t)).toEqual(['elf 0', 'warrior 0', 'archer 1', 'dwarf 1']);
      expect(t.events('ordered')).toMatchObject([{ rule: 'DYS-SET.9', heroes: ['elf', 'warrior', 'archer', 'dwarf'] }]);
      expect([0, 1, 2, 3].map((n) => t.hero(n).square)).toEqual(['1,2', '2,2', '1,1', '2,1']);
      expect(t.asked()).toMatchObject({ kind: 'hero', seat: 0, about: { hero: 0 } });
      expect(t.do('end').asked()).toMatchObject({ seat: 0, about: { hero: 1 } });
    });

    test('DYS-SET.11: who does not mind leaves it to the others; where nobody minds they go as they were chosen', () => {
      expect(order(vote(chosen(), 'any', 'any'))).toEqual(['warrior 0', 'dwarf 1', 'elf 0', 'archer 1']);
      const t = vote(vote(chosen(), 'archer', 'any'), 'any', 'any');
      expect(order(t)).toEqual(['archer 1', 'warrior 0', 'dwarf 1', 'elf 0']);
      expect(dystopia.decisions['order']!.byDefault(chosen().s, chosen().asked(), { below: () => 0 })).toBe('any');
    });

    test('DYS-SET.9: leaving the order to the others says in which they would go', () => {
      const t = vote(chosen(), 'elf', 'any');
      const any = decisionView(dystopia, t.s, 0)!.options.find(({ id }) => id === 'any');
      const heroes = ['warrior', 'dwarf', 'archer'].map((code) => ({ key: `hero.${code}` }));
      expect(any?.note).toEqual({ key: 'note.order.any', args: { heroes } });
    });

    test('DYS-SET.11: of heroes named equally often the one that was chosen first goes first', () => {
      expect(order(vote(chosen(), 'archer', 'dwarf').crew())[0]).toBe('dwarf 1');
    });

    test('DYS-SET.9: a single hero has no order; Wizor’s player has no say in it', () => {
      expect(match(1, {}).do('elf').kind).toBe('hero');
      const t = match(3, { wizor: 'person' }).do('any', 'any', 'any', 'elf', 'dwarf');
      expect(t.s.pending.map(({ kind, seat }) => [kind, seat])).toEqual([
        ['order', 1],
        ['order', 2],
      ]);
    });
  });

  test('DYS-SET.6, DYS-SET.7, DYS-SET.8: full energy and no gold, on a card that everybody sees', () => {
    const t = match(2, {}).crew('elf', 'dwarf');
    expect(t.s.heroes.map((h) => [h.energy, h.gold])).toEqual([
      [5, 0],
      [6, 0],
    ]);
    const view = dystopia.observe(t.s, 1);
    expect(view.heroes[0]).toMatchObject({ code: 'elf', energy: 5, gold: 0, weapons: [], spells: [], curses: [], lost: 0 });
  });

  test('DYS-SET.9, DYS-SET.10, DYS-SET.12: they stand on the start squares in turn order; Wizor’s round is the last', () => {
    const t = match(2, {}).crew('elf', 'dwarf');
    expect([t.hero(0).square, t.hero(1).square]).toEqual(['1,2', '2,2']);
    expect(t.asked().seat).toBe(0);
    expect(t.do('end').asked().seat).toBe(1);
    t.do('end');
    expect(t.told.map((event) => event.type)).toEqual(expect.arrayContaining(['wizorBegan', 'roundBegan']));
    expect(t.asked().seat).toBe(0);
  });

  const CARDS = [
    ['warrior', 5, 4, 6, '1-1', 6, 3],
    ['dwarf', 4, 5, 6, '1-1', 4, 4],
    ['elf', 4, 3, 5, '1-2', 7, 6],
    ['archer', 4, 2, 4, '2-7', 6, 5],
    ['wizard', 1, 2, 4, '1-3', 6, 9],
  ] as const;
  test.each(CARDS)('DYS-HERO.1 to DYS-HERO.6: %s', (code, attack, defence, energy, range, speed, int) => {
    const card = heroCard(code);
    expect([card.attack, card.defence, card.energy, card.range.join('-'), card.speed, card.int]).toEqual([
      attack,
      defence,
      energy,
      range,
      speed,
      int,
    ]);
    const t = table({
      heroes: [
        { code, at: '3,3' },
        { code: code === 'elf' ? 'dwarf' : 'elf', at: '8,8' },
      ],
    });
    // DYS-HERO.2, DYS-HERO.3, DYS-HERO.5
    expect([heroValue(t.s, 0, 'attack'), heroValue(t.s, 0, 'defence'), t.hero().energy]).toEqual([attack, defence, energy]);
    // DYS-HERO.4, DYS-HERO.6
    expect(heroValue(t.s, 0, 'int')).toBe(int);
  });

  const MONSTERS = [
    ['N1', 4, 4, 2, '1-1', 5, 3, false],
    ['G1', 3, 3, 1, '1-1', 7, 4, false],
    ['G2', 6, 4, 2, '1-1', 4, 2, false],
    ['G3', 5, 7, 2, '1-1', 6, 5, false],
    ['M1', 7, 7, 3, '1-2', 6, 6, false],
    ['U1', 6, 6, 5, '1-5', 6, 7, false],
    ['W1', 7, 7, 9, '1-6', 6, 8, false],
    ['S1', 4, 4, 1, '1-1', 4, 1, true],
    ['S2', 5, 3, 1, '2-6', 4, 2, true],
    ['S3', 6, 5, 2, '1-1', 8, 5, true],
    ['U2', 8, 7, 4, '1-2', 5, 4, true],
  ] as const;
  test.each(MONSTERS)('DYS-MON.1, DYS-ELEM.1, DYS-ELEM.2: %s', (code, attack, defence, energy, range, speed, int, underworld) => {
    const card = monsterCard(code);
    expect([card.attack, card.defence, card.energy, card.range.join('-'), card.speed, card.int, card.underworld]).toEqual([
      attack,
      defence,
      energy,
      range,
      speed,
      int,
      underworld,
    ]);
  });

  test('DYS-MON.9: a boss may have energy of its own', () => {
    const t = match(1, { level: 2 }).crew('warrior');
    while (t.kind === 'between') t.do('ready');
    const hurg = CAMPAIGN[1]!.monsters.find((m) => m.boss === 'toll-master')!;
    expect(hurg.energy).toBe(4);
    expect(CAMPAIGN.flatMap((level) => level.monsters.filter((m) => m.boss)).length).toBeGreaterThan(6);
  });
});

test('DYS-GEN.8: rounds are counted from the first of the level; while heroes are chosen there is none', () => {
  const t = match(2, { heroes: 2 });
  expect([t.kind, dystopia.observe(t.s, 0).round]).toEqual(['chooseHero', 0]);
  while (t.kind !== 'hero') t.do(t.kind === 'order' ? 'any' : t.options[0]!);
  expect(dystopia.observe(t.s, 0).round).toBe(1);
});

describe('a boss', () => {
  test('DYS-MON.9, DYS-MON.8: numbers of its own replace the card’s, its energy is the most it can have again; its speed is the card’s', () => {
    const t = table({
      heroes: [{ code: 'elf', at: '4,4', curses: [{ id: 'c-open-wound', until: 0 }] }],
      monsters: [{ code: 'W1', at: '6,4', energy: 2, boss: 'x' }],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    });
    t.s.custom = t.s.custom!.replace('"boss":"x"', '"boss":"x","energy":3,"attack":11,"defence":12,"int":13');
    expect((['attack', 'defence', 'int', 'speed'] as const).map((stat) => monsterValue(t.s, 0, stat))).toEqual([11, 12, 13, 6]);
    expect(maxEnergy(t.s, 'm0')).toBe(3);
    t.do('m0').white(5, 5).do('cast:x-drain', 'h0');
    expect(t.monster().energy).toBe(3);
    // A Skeloch that was called has no entry in the file.
    t.do('done', 'end', 'm0', 'cast:x-call-fallen', '5,4');
    expect((['attack', 'defence', 'int', 'speed'] as const).map((stat) => monsterValue(t.s, 1, stat))).toEqual([4, 4, 1, 4]);
    expect(maxEnergy(t.s, 'm1')).toBe(1);
  });
});

describe('a single level (D.10)', () => {
  test('DYS-LVL.1: monsters for larger parties stay away; the Wizard counts', () => {
    const waiting = (heroes: number) => {
      const t = match(1, { heroes });
      t.crew();
      return t.s.waiting.length + t.s.monsters.length;
    };
    expect([waiting(2), waiting(3), waiting(4)]).toEqual([CAMPAIGN[0]!.monsters.filter((m) => !m.minParty).length, 21, 29]);
    const sixth = match(1, { level: 6, heroes: 3 });
    sixth.crew();
    while (sixth.kind !== 'hero') sixth.do(sixth.kind === 'between' ? 'ready' : sixth.options[0]!);
    expect([sixth.s.heroes.length, sixth.s.party]).toEqual([4, 4]);
  });

  const KITS: readonly [number, number, string, string][] = [
    [2, 20, 'mend', '-'],
    [4, 65, 'mend ember-dart oak-skin web', '-'],
    [5, 100, 'mend ember-dart oak-skin web w-dawn-circle', '-'],
    [6, 160, 'mend ember-dart oak-skin web', 'w-dawn-circle w-sun-lance'],
    [
      10,
      400,
      'mend ember-dart oak-skin web',
      'w-dawn-circle w-sun-lance w-great-ward w-banish w-still-hour w-star-rain w-call-back w-break-crown w-mind-mirror w-gate-step',
    ],
  ];
  test.each(KITS)('DYS-GEN.3: before level %i each hero has %i gold, and the party its spells', (level, gold, spells, wizard) => {
    const t = match(1, { level, heroes: 2 });
    t.crew();
    expect(t.s.heroes.map((h) => [h.gold, h.energy, h.at])).toEqual(t.s.heroes.map((h) => [gold, heroCard(h.code).energy, -1]));
    expect(t.s.heroes.map((h) => h.spells.join(' '))).toEqual([spells, '', ...(wizard === '-' ? [] : [wizard])]);
    expect(t.s.heroes.flatMap((h) => h.things)).toEqual(level > 6 ? ['sceptre'] : []);
    expect(t.events('stopReached')).toMatchObject([{ kind: 'before' }]);
    // It is a shop, not an inn: difficulty stays as it was chosen.
    expect(t.options).not.toContain('ease');
  });

  test('DYS-GEN.3: any level can be played by itself, with gold to spend and what a party has by then', () => {
    const t = match(2, { level: 7 });
    t.crew('warrior', 'elf');
    expect(t.s.pending.map((d) => d.kind)).toEqual(['lead', 'lead']);
    t.answer('fixed:0', 0).answer('rotate', 1);
    expect(t.kind).toBe('between');
    expect(t.s.heroes.map((h) => h.gold)).toEqual([200, 200, 200]);
    expect(t.hero(2)).toMatchObject({ code: 'wizard', things: ['sceptre'] });
    expect(t.hero(2).spells).toEqual(['w-dawn-circle', 'w-sun-lance', 'w-great-ward', 'w-banish']);
    expect(t.s.stop?.place).toBeNull();
    expect(t.s.stop?.stock).toEqual(expect.arrayContaining(['steel-mace', 'red-tonic', 'spell.lockbreath', 'ring-mail']));
    for (let i = 0; i < 3; i++) t.do('ready');
    expect([t.s.phase, t.s.level, t.hero(2).square]).toEqual(['level', 7, t.name(t.s.heroes[2]!.at)]);
  });

  test('DYS-WIZ.6: without the Wizard nobody votes on him', () => {
    const t = match(2, { level: 2 });
    t.crew('warrior', 'elf');
    expect(t.kind).toBe('between');
  });

  test('DYS-HID.6: before a single level the heroes’ player, not Wizor’s, goes shopping with the Wizard', () => {
    const t = match(2, { level: 7, wizor: 'person', heroes: 1 });
    t.crew('elf');
    for (const hero of [0, 1]) {
      expect(t.s.pending.map((d) => [d.kind, d.seat, d.about?.['hero']])).toEqual([['between', 1, hero]]);
      t.do('ready');
    }
    expect(t.s.phase).toBe('level');
  });

  test('DYS-LVL.2: kinds of treasure', () => {
    const t = table({
      heroes: [{ code: 'elf', at: '3,3' }],
      furniture: [{ at: '4,3', treasure: [{ gold: 1 }, { item: 'bread-cheese' }, { spell: 'web' }, { curse: true }] }],
    });
    t.curse('c-lead').do('search:4,3');
    expect(t.hero()).toMatchObject({ gold: 1, things: ['bread-cheese'], spells: ['web'], curses: [{ id: 'c-lead' }] });
  });
});

describe('between two levels', () => {
  const two = [
    {
      code: 'warrior',
      at: '3,3',
      energy: 2,
      gold: 100,
      curses: [
        { id: 'c-lead', until: 0 },
        { id: 'c-shiver', until: 9 },
      ],
      lost: 1,
      used: ['heart-stone'],
      effects: [{ what: 'attack', n: 2, until: 9 }],
    },
    { code: 'elf', at: '4,3', energy: 4, gold: 5, things: ['bread-cheese'], weapons: ['steel-mace'] },
  ] as const;
  const camp = (options = {}, more: Partial<State> = {}) => {
    const t = afterFirst(two as never, options, more);
    t.s.heroes[0]!.lost = 0;
    return t.do('leave', 'leave');
  };

  test('DYS-INN.1: at a stop nobody stands on the board of the level that is behind them, and nothing of it is seen', () => {
    const seen = (t: TestTable) => {
      const view = dystopia.observe(t.s, 0);
      return { phase: view.phase, at: view.heroes.map(({ at }) => at === null), things: view.traps.length + view.furniture.length };
    };
    const t = afterFirst(two as never);
    t.s.heroes[0]!.lost = 0;
    t.s.traps[0]!.visible = true;
    t.s.furniture[0]!.shown = true;
    expect(seen(t)).toEqual({ phase: 'level', at: [false, false], things: 2 });
    t.do('leave', 'leave');
    expect(seen(t)).toEqual({ phase: 'between', at: [true, true], things: 0 });
    // Nor where the level was won without anybody leaving it.
    const won = table({
      heroes: [{ code: 'warrior', at: '3,3' }],
      monsters: [{ code: 'G1', at: '4,3', boss: 'chief' }],
      goals: [{ type: 'killBoss', boss: 'chief' }],
      options: { campaign: true },
    });
    won.dice([6, 6], [1, 1]).do('attack:m0');
    expect(seen(won)).toEqual({ phase: 'between', at: [true], things: 0 });
  });

  test('DYS-INN.1, DYS-HID.1: nor does Wizor’s player see any of it then, who saw it all', () => {
    const t = table({
      map: ['##########', '#AAAAA+BB#', '#AAAAA#BB#', '##########'],
      heroes: [
        { code: 'warrior', at: '1,1' },
        { code: 'elf', at: '1,2' },
      ],
      seats: 2,
      wizor: 1,
      revealed: ['A'],
      doors: [{ at: '6,1', state: 'closed' }],
      furniture: [{ at: '5,2' }],
      traps: [{ at: '4,2', kind: 'pit' }],
      neutrals: [{ at: '5,1', code: 'L1' }],
      captive: '8,1',
      exits: ['1,1', '1,2'],
      goals: [{ type: 'killBoss', boss: 'chief' }],
      monsters: [
        { code: 'G1', at: '2,1', boss: 'chief' },
        { code: 'N1', at: '4,1' },
      ],
      hidden: [{ code: 'N1', at: '8,2' }],
      options: { campaign: true },
    });
    const seen = () => {
      const { squares, doors, exits, furniture, traps, neutrals, monsters, waiting, captive, shown } = dystopia.observe(t.s, 1);
      return [squares, doors, exits, furniture, traps, neutrals, monsters, waiting, [captive], shown]
        .map((some) => (some ?? []).filter((one) => one !== null).length)
        .join(' ');
    };
    expect([t.s.phase, seen()]).toEqual(['level', '15 1 2 1 1 1 2 1 1 1']);
    t.dice([6, 6], [1, 1]).do('attack:m0');
    expect([t.s.phase, seen()]).toEqual(['between', '0 0 0 0 0 0 0 0 0 0']);
  });

  test('DYS-GEN.2, DYS-END.7, DYS-INN.1, DYS-INN.2: the party goes to the place in the file, and rests', () => {
    const t = camp();
    expect(t.s.stop).toMatchObject({ place: 'Smugglers\u2019 hull'.replace('\u2019', "'"), kind: 'camp', rest: 3 });
    expect(t.s.heroes.map((h) => h.energy)).toEqual([5, 5]);
    expect(t.s.phase).toBe('between');
    // From there it goes on to the next level, which is named.
    const { seat } = t.asked();
    const ready = decisionView(dystopia, t.s, seat)!.options.find(({ id }) => id === 'ready');
    expect(ready?.label).toEqual({ key: 'pick.ready', args: { title: { key: 'level.L02.title' } } });
  });

  test('DYS-INN.5: effects, lost turns and curses of rounds end; what is once per level comes back; other curses stay', () => {
    const t = camp();
    expect(t.hero()).toMatchObject({ effects: [], lost: 0, used: [], curses: [{ id: 'c-lead', until: 0 }] });
  });

  test('DYS-INN.5: the next level knows nothing of the last one: no pile, alarm, silence, sorcery, or used-up search', () => {
    const t = camp(
      {},
      { alarm: 4, silenced: true, sorceries: { '0:x-storm': 1 }, piles: [{ at: 11 * 16 + 12, gold: 1, things: [], spells: [], of: null }] },
    );
    expect(t.s.heap).toEqual({ gold: 0, things: [], spells: [] });
    expect(t.s.turn).toEqual({ hero: -1, monster: -1, spent: 0, stage: 'fresh', path: [], undo: 0, over: false });
    Object.assign(t.s, { alarm: 4, silenced: true });
    t.s.lead.voted = 7;
    t.s.monsters = [{ entry: 0, code: 'N1', at: 20, energy: 2, dead: false, lost: 0, effects: [], done: false }];
    t.do('ready', 'ready');
    expect(t.s).toMatchObject({ alarm: 0, silenced: false, sorceries: {}, piles: [], round: 1, ended: null, stop: null });
    expect([t.s.lead.voted, t.s.monsters]).toEqual([0, []]);
    expect(t.s.furniture.every(({ searched }) => !searched)).toBe(true);
    expect(t.s.traps.every(({ gone }) => !gone)).toBe(true);
  });

  test('DYS-INN.5, DYS-GEN.9: what is drunk at a stop has worn off when the next level begins', () => {
    const t = camp();
    t.s.heroes[0]!.things = ['small-ale'];
    const int = () => heroValue(t.s, 0, 'int');
    const own = int();
    t.do('gold:1:1', 'eat:small-ale');
    expect(int()).toBe(own - 1);
    t.do('ready', 'ready');
    expect([t.s.phase, int(), t.hero().effects]).toEqual(['level', own, []]);
  });

  test('the level after an imagined one, and after one of one’s own, is the true one of the campaign; nothing of it has been looked into', () => {
    const t = camp({}, { seen: [1, 2, 3] });
    Object.assign(t.s, { imagined: levelOf(t.s), custom: 'x' });
    t.do('ready', 'ready');
    expect([t.s.imagined, t.s.custom, levelOf(t.s).number]).toEqual([null, null, 2]);
    const { cells } = gridAt(t.s);
    expect(t.s.seen.every((at) => t.s.revealed.includes(cells[at]!))).toBe(true);
  });

  test('DYS-INN.2: a rest gives what the place says, an inn everything, never more than the most', () => {
    expect(camp().s.heroes.map((h) => h.energy)).toEqual([5, 5]);
    const inn = table({ heroes: two as never, goals: [{ type: 'escape' }], exits: ['3,3', '4,3'], options: { campaign: true } });
    inn.s.custom = null;
    inn.s.level = 2;
    inn.s.ended = 'won';
    inn.s.stack = [{ id: 1, proc: 'match', step: 'after' }] as typeof inn.s.stack;
    inn.s.pending = [];
    inn.go();
    expect(inn.s.stop).toMatchObject({ kind: 'inn', rest: 'full' });
    expect(inn.events('stopReached')).toMatchObject([{ kind: 'inn' }]);
    expect(inn.s.heroes.map((h) => h.energy)).toEqual([6, 5]);
  });

  test('DYS-CURS.2, DYS-TURN.9: who drinks himself asleep at a stop owes the first turn of the next level', () => {
    const t = camp();
    t.s.heroes[0]!.things = ['shamyr-drink'];
    t.do('gold:1:1');
    t.answer = (choice, seat) => {
      const d = t.asked(seat);
      play(dystopia, t.s, { decision: d.id, seat: d.seat, choice }, t.script, (event) => t.told.push(event as never));
      return t;
    };
    t.white(2, 2).curse('c-sleep').do('eat:shamyr-drink');
    expect(t.hero()).toMatchObject({ lost: 1, curses: [] });
    t.do('ready', 'ready');
    expect([t.s.level, t.s.round, t.asked().about]).toEqual([2, 1, { hero: 1 }]);
    expect(t.hero().lost).toBe(0);
  });

  test('DYS-EQP.9, DYS-EQP.15, DYS-TRD.5: at a stop one swaps freely; what is given or sold leaves the hand', () => {
    const t = camp();
    Object.assign(t.s.heroes[0]!, { weapons: ['battle-axe', 'round-shield'], gold: 30 });
    t.do('gold:1:1', 'swap:battle-axe:round-shield');
    expect([t.hero().attack, t.hero().defence]).toEqual(['battle-axe', 'round-shield']);
    t.do('sell:round-shield');
    expect([t.hero().attack, t.hero().defence, t.hero().gold]).toEqual(['battle-axe', null, 49]);
    t.do('swap:-:-');
    expect([t.hero().attack, t.hero().weapons]).toEqual([null, ['battle-axe']]);
    t.do('swap:battle-axe:-', 'sell:battle-axe');
    expect([t.hero().attack, t.hero().weapons, t.hero().gold]).toEqual([null, [], 84]);
  });

  test('DYS-TRD.5: gold in sums and all of it, to the living alone; nothing from who has none', () => {
    const t = camp();
    t.s.heroes[0]!.gold = 20;
    t.do('gold:5:1');
    expect(t.of('gold')).toEqual(['1:1', '5:1', '15:1']);
    t.do('gold:15:1');
    expect([t.of('gold'), t.hero(1).gold]).toEqual([[], 25]);
  });

  test('DYS-INN.3: buying at the price, selling at half of it rounded down, without limit; quest items are not for sale', () => {
    const t = camp();
    t.s.heroes[0]!.things = ['gate-seal'];
    t.s.heroes[0]!.spells = ['w-banish'];
    t.do('buy:smoked-ham', 'buy:smoked-ham', 'buy:padded-coat');
    expect(t.hero()).toMatchObject({ gold: 31, things: ['gate-seal', 'smoked-ham', 'smoked-ham'], weapons: ['padded-coat'] });
    expect(t.of('sell')).toEqual(['padded-coat', 'smoked-ham']);
    t.do('sell:padded-coat');
    expect(t.hero()).toMatchObject({ gold: 31 + 22, weapons: [] });
    expect(t.why('buy:throwing-knives')).toBeUndefined();
    t.s.heroes[0]!.gold = 10;
    t.do('sell:smoked-ham');
    expect(t.why('buy:throwing-knives')).toBe('NOT_ENOUGH_GOLD');
  });

  test('DYS-TRD.5, DYS-EQP.9: free exchange and swapping', () => {
    const t = camp().do('gold:5:1', 'ready');
    expect(t.hero(1).gold).toBe(10);
    t.do('give:steel-mace:0', 'give:bread-cheese:0');
    expect(t.hero().weapons).toEqual(['steel-mace']);
    expect(t.hero(1)).toMatchObject({ weapons: [], things: [] });
  });

  test('DYS-INN.3, DYS-EQP.5: who buys a second weapon of a kind leaves one to the party', () => {
    const t = camp();
    Object.assign(t.s.heroes[0]!, { weapons: ['round-shield'], defence: 'round-shield' });
    t.do('buy:padded-coat');
    expect(t.options).toEqual(['leave:round-shield', 'give:round-shield:1', 'leave:padded-coat', 'give:padded-coat:1']);
    t.do('leave:round-shield');
    expect(t.hero()).toMatchObject({ weapons: ['padded-coat'], defence: null });
    expect([t.s.heap.things, t.s.piles]).toEqual([['round-shield'], []]);
    expect(t.of('take')).toEqual(['round-shield']);
  });

  test('DYS-EQP.14: the dead have no share', () => {
    const fallen = [two[0], { code: 'dwarf', dead: true, energy: 0 }, { code: 'elf', at: '4,3' }];
    const t = afterFirst(fallen as never, {}, { piles: [{ at: 11 * 16 + 12, gold: 11, things: [], spells: [], of: null }] });
    t.s.heroes[0]!.lost = 0;
    t.do('leave', 'leave');
    expect(t.s.heroes.map((h) => h.gold)).toEqual([106, 0, 5]);
    // Who is the last of them has it all.
    const last = afterFirst(fallen.slice(0, 2) as never, {}, { piles: [{ at: 11 * 16 + 12, gold: 11, things: [], spells: [], of: null }] });
    last.s.heroes[0]!.lost = 0;
    last.do('leave');
    expect([last.s.heroes.map((h) => h.gold), last.s.heap.gold]).toEqual([[111, 0], 0]);
  });

  test('DYS-MOVE.8: the switch can be turned at a stop too', () => {
    expect(camp().asides(0)).toEqual(['pass:0:off', 'pass:1:off']);
  });

  test('DYS-INN.4: food and drink, no potions', () => {
    const t = camp();
    t.s.heroes[0]!.things = ['fury-drops', 'smoked-ham', 'owl-charm'];
    expect(t.do('gold:1:1').of('eat')).toEqual(['smoked-ham']);
  });

  test('DYS-INN.4: eating is free; the open wound keeps food from working, but not rest', () => {
    const t = camp({}, {}).do('ready');
    t.s.heroes[1]!.energy = 2;
    t.do('eat:bread-cheese');
    expect(t.hero(1)).toMatchObject({ energy: 3, things: [] });
    expect(t.kind).toBe('between');
  });

  test('DYS-EQP.14: what lay in piles is shared: gold evenly, things for the taking', () => {
    const t = camp({}, { piles: [{ at: 11 * 16 + 12, gold: 11, things: ['horn-bow'], spells: ['web'], of: null }] });
    expect(t.s.heroes.map((h) => h.gold)).toEqual([106, 10]);
    expect(t.s.heap.gold).toBe(0);
    expect(t.of('take')).toEqual(['horn-bow', 'web']);
    t.do('take:web', 'take:horn-bow');
    expect(t.hero()).toMatchObject({ spells: ['web'], weapons: ['horn-bow'] });
    expect(t.s.piles).toEqual([]);
    expect(t.s.heap).toEqual({ gold: 0, things: [], spells: [] });
  });

  test('DYS-EQP.11, DYS-TRD.3: of any purse any amount can be named', () => {
    const sums = (parts: readonly string[]) => {
      const all = new Set([0]);
      for (const part of parts) for (const sum of [...all]) all.add(sum + amount([part]));
      return [...all].sort((a, b) => a - b);
    };
    for (const gold of [0, 1, 3, 9, 20, 99, 412, 1000, 12_345]) {
      expect(sums(coins(gold))).toEqual(Array.from({ length: gold + 1 }, (_, i) => i));
      expect(new Set(coins(gold)).size).toBe(coins(gold).length);
    }
    expect(amount(['gold.1.5', 'red-tonic', 'gold.3.20'])).toBe(25);
  });

  test('DYS-INN.2, DYS-AIW.7: difficulty may be lowered; when all are ready the next level begins', () => {
    const t = camp({ difficulty: 'hard' }).do('ease');
    expect(t.s.options.difficulty).toBe('normal');
    t.do('ready', 'ready');
    expect([t.s.level, t.s.phase, t.s.round]).toEqual([2, 'level', 1]);
    expect(t.hero().square).toBe(t.name(t.s.heroes[0]!.at));
  });

  test('DYS-NRG.7: the fallen stay dead, or return with mercy: half their energy, no curses, and then they rest', () => {
    const fallen = [two[0], { code: 'dwarf', dead: true, energy: 0 }] as never;
    const gone = afterFirst(fallen).do('leave');
    expect(gone.hero(1).dead).toBe(true);
    const back = afterFirst(fallen, { fallen: 'mercy' }).do('leave');
    expect(back.hero(1)).toMatchObject({ dead: false, energy: 6, weapons: [], curses: [] });
    expect(back.events('returned')).toHaveLength(1);
    // Half of five is three; the camp of the first level adds three, to the five that are her most.
    const elf = afterFirst([two[0], { code: 'elf', dead: true, energy: 0 }] as never, { fallen: 'mercy' }).do('leave');
    expect(elf.events('rested').at(-1)).toMatchObject({ hero: 1, n: 2 });
    expect(elf.hero(1).energy).toBe(5);
  });

  test('DYS-INN.2: of who has all energy it is not told that he rested', () => {
    const rested = (energy: number) =>
      afterFirst([two[0], { code: 'elf', energy }] as never)
        .do('leave', 'leave')
        .events('rested')
        .filter(({ hero }) => hero === 1).length;
    expect([rested(4), rested(5)]).toEqual([1, 0]);
  });
});
