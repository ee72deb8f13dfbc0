import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import { later, type Situation, table } from './table.ts';

/** Two players with a hero each beside the captive. */
const cell = (more: Partial<Situation> = {}) =>
  table({
    heroes: [
      { code: 'warrior', at: '3,3' },
      { code: 'elf', at: '8,3' },
    ],
    captive: '4,3',
    goals: [{ type: 'freeWizard' }, { type: 'escape' }],
    exits: ['1,1'],
    seats: 2,
    ...more,
  });

describe('the captive', () => {
  test('DYS-WIZ.2, DYS-WIZ.3: held, he takes no turns and cannot be attacked; a hero beside him frees him as an action', () => {
    const t = cell();
    expect(t.options).toContain('free');
    expect(t.of('attack')).toEqual([]);
    t.do('free');
    expect(t.hero(2)).toMatchObject({ code: 'wizard', square: '4,3', energy: 4 });
    expect(t.s.captive).toBe('freed');
    expect(t.s.goals).toEqual([true, false]);
    t.do('rotate', 'rotate', 'end');
    expect(t.s.turn.hero).toBe(1);
    // His first turn is in the next round.
    t.do('end');
    expect([t.s.round, t.s.turn.hero]).toEqual([2, 0]);
    t.do('end', 'end');
    expect(t.asked().about).toEqual({ hero: 2 });
  });

  test('DYS-WIZ.3: he appears when his room is set up; only a hero right beside him frees him', () => {
    const t = table({
      map: ['#########', '#aaa+BBB#', '####BBBB#', '#########'].map((row, y) => (y === 2 ? '#####BBB#' : row)),
      heroes: [{ code: 'elf', at: '3,1' }],
      captive: '6,1',
      goals: [{ type: 'freeWizard' }, { type: 'escape' }],
      revealed: ['a'],
    });
    expect(t.s.captive).toBe('hidden');
    t.do('open:4,1');
    expect(t.s.captive).toBe('shown');
    expect(t.events('appeared')).toMatchObject([{ thing: 'captive', at: '6,1' }]);
    expect(t.options).not.toContain('free');
    expect(t.do('go:5,2').options).not.toContain('free');
    expect(t.do('go:6,2').options).toContain('free');
  });

  test('DYS-GOAL.4: where he is with the party already, or dead, nobody waits to be freed, and the goal is met', () => {
    const begin = (wizard: Situation['heroes']) =>
      later({
        heroes: [{ code: 'elf', at: '1,1' }, ...wizard],
        captive: '8,1',
        goals: [{ type: 'freeWizard' }, { type: 'escape' }],
        exits: ['12,8'],
        turn: 'start',
      }).go();
    expect([begin([]).s.captive, begin([]).s.goals]).toEqual(['shown', [false, false]]);
    const with_ = begin([{ code: 'wizard', at: '2,1' }]);
    expect([with_.s.captive, with_.s.goals]).toEqual(['none', [true, false]]);
    const dead = begin([{ code: 'wizard', dead: true, energy: 0 }]);
    expect([dead.s.captive, dead.s.goals]).toEqual(['none', [true, false]]);
  });

  test('DYS-WIZ.4, DYS-GOAL.4: without him the party goes on', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,3' },
        { code: 'wizard', dead: true, energy: 0 },
      ],
      goals: [{ type: 'escape' }],
      exits: ['3,3'],
    });
    expect(t.do('leave').s.outcome?.reason).toBe('level');
  });
});

describe('who leads the Wizard', () => {
  const led = (...votes: [string, string]) => {
    const t = cell().do('free');
    expect(t.s.pending.map((d) => d.kind)).toEqual(['lead', 'lead']);
    t.answer(votes[0], 0).answer(votes[1], 1);
    t.do('end', 'end', 'end', 'end');
    return t;
  };

  test('DYS-WIZ.2: once he is free nobody frees him again, also beside his cell', () => {
    const t = led('fixed:0', 'fixed:0');
    for (let n = 0; n < 6 && t.asked().about?.['hero'] !== 0; n++) t.do('end');
    expect([t.asked().about, t.hero().square, t.options.includes('free')]).toEqual([{ hero: 0 }, '3,3', false]);
  });

  test('DYS-WIZ.5, DYS-WIZ.6: by turns, in the order of the heroes, one round each', () => {
    const t = led('rotate', 'rotate');
    expect(t.asked()).toMatchObject({ seat: 0, about: { hero: 2 } });
    t.do('end', 'end', 'end');
    expect(t.asked()).toMatchObject({ seat: 1, about: { hero: 2 } });
    t.do('end', 'end', 'end');
    expect(t.asked()).toMatchObject({ seat: 0, about: { hero: 2 } });
  });

  test('DYS-WIZ.6: one player always', () => {
    const t = led('fixed:1', 'fixed:1');
    expect(t.asked()).toMatchObject({ seat: 1, about: { hero: 2 } });
    t.do('end', 'end', 'end');
    expect(t.asked()).toMatchObject({ seat: 1, about: { hero: 2 } });
  });

  test('DYS-WIZ.6: together: the first legal command counts', () => {
    const t = led('joint', 'joint');
    expect(t.s.pending.map((d) => d.seat)).toEqual([0, 1]);
    t.answer('go:5,3', 1);
    expect(t.hero(2).square).toBe('5,3');
    t.answer('end', 0);
    expect(t.asked().about).toEqual({ hero: 0 });
  });

  test('DYS-WIZ.6: a tie means by turns', () => {
    expect(led('joint', 'fixed:1').s.lead.mode).toBe('rotate');
  });

  test('DYS-WIZ.6: later a majority may change it, from the next round on; once a round', () => {
    const t = led('rotate', 'rotate').do('end');
    t.do('vote');
    expect(t.asked(0).options).toEqual(['keep', 'rotate', 'joint', 'fixed:0', 'fixed:1']);
    t.answer('fixed:1', 0).answer('fixed:1', 1);
    expect(t.s.lead.mode).toBe('rotate');
    expect(t.options).not.toContain('vote');
    t.do('end', 'end', 'end');
    expect(t.s.lead).toMatchObject({ mode: 'fixed', seat: 1 });
    const no = led('rotate', 'rotate').do('end', 'vote');
    no.answer('fixed:1', 0).answer('keep', 1);
    expect(no.s.lead.wanted).toBeNull();
  });

  test('DYS-WIZ.6: of three players’ votes the most count at first; later it takes more than half', () => {
    const three = (...votes: string[]) => {
      const t = cell({
        heroes: [
          { code: 'warrior', at: '3,3' },
          { code: 'elf', at: '8,3' },
          { code: 'dwarf', at: '8,5' },
        ],
        seats: 3,
      }).do('free');
      for (const [seat, vote] of votes.entries()) t.answer(vote, seat);
      return t;
    };
    expect(three('joint', 'fixed:1', 'fixed:1').s.lead.wanted).toBe('fixed:1');
    expect(three('joint', 'fixed:1', 'fixed:2').s.lead.wanted).toBe('rotate');
    const later = three('rotate', 'rotate', 'rotate').do('end', 'end', 'end', 'end', 'vote');
    later.answer('joint', 0).answer('keep', 1).answer('joint', 2);
    expect(later.s.lead.wanted).toBe('joint');
    const split = three('rotate', 'rotate', 'rotate').do('end', 'end', 'end', 'end', 'vote');
    split.answer('joint', 0).answer('keep', 1).answer('fixed:1', 2);
    expect(split.s.lead.wanted).toBeNull();
  });

  test('DYS-WIZ.6: players whose hero is dead keep their vote and their place', () => {
    const t = cell({
      heroes: [
        { code: 'warrior', at: '3,3' },
        { code: 'elf', dead: true, energy: 0 },
      ],
    }).do('free');
    expect(t.s.pending.map((d) => d.seat)).toEqual([0, 1]);
    t.answer('rotate', 0).answer('rotate', 1).do('end', 'end', 'end', 'end');
    expect(t.asked()).toMatchObject({ seat: 1, about: { hero: 2 } });
  });

  test('DYS-WIZ.6: who plays alone is not asked', () => {
    expect(cell({ seats: 1 }).do('free').kind).toBe('hero');
  });

  test('DYS-WIZ.6: nobody votes on a Wizard who is not there', () => {
    expect(cell().options).not.toContain('vote');
    const t = led('rotate', 'rotate');
    expect(t.do('end').options).toContain('vote');
    t.s.heroes[2]!.dead = true;
    expect(t.do('pass:off').options).not.toContain('vote');
  });

  test('DYS-WIZ.7: his turn comes after the last hero and before Wizor’s round', () => {
    const t = led('rotate', 'rotate').do('end');
    expect(t.told.map((event) => event.type)).toEqual(expect.arrayContaining(['wizorBegan', 'roundBegan']));
  });
});

describe('the Wizard in the party', () => {
  test('DYS-WIZ.9, DYS-WIZ.11: he has the sceptre only on his own card; at the end of a level it comes to him', () => {
    const t = table({
      heroes: [
        { code: 'warrior', at: '3,3', things: ['sceptre'] },
        { code: 'wizard', at: '8,3', spells: ['w-sun-lance'] },
      ],
      goals: [{ type: 'escape' }],
      exits: ['3,3'],
      monsters: [{ code: 'N1', at: '12,3' }],
      turn: 1,
    });
    expect(t.why('cast:w-sun-lance')).toBe('NEEDS_SCEPTRE');
    const out = table({
      heroes: [
        { code: 'warrior', at: '3,3', things: ['sceptre'] },
        { code: 'wizard', at: '8,3' },
      ],
      goals: [{ type: 'escape' }],
      exits: ['3,3'],
    });
    expect(out.do('leave').hero(1).things).toEqual(['sceptre']);
  });

  test('DYS-WIZ.11, DYS-EQP.14: from another’s things, or out of a pile, the sceptre alone comes to him', () => {
    const won = (things: string[], lying: string[]) =>
      table({
        heroes: [
          { code: 'warrior', at: '3,3', things },
          { code: 'wizard', at: '8,3', things: ['red-tonic'] },
        ],
        piles: [{ at: '5,5', things: lying }],
        goals: [{ type: 'escape' }],
        exits: ['3,3'],
      }).do('leave');
    const carried = won(['small-ale', 'sceptre', 'honey-cake'], []);
    expect(carried.s.heroes.map((h) => h.things)).toEqual([
      ['small-ale', 'honey-cake'],
      ['red-tonic', 'sceptre'],
    ]);
    const lay = won([], ['bread-cheese', 'sceptre', 'smoked-ham']);
    expect([lay.hero(1).things, lay.s.heap.things]).toEqual([
      ['red-tonic', 'sceptre'],
      ['bread-cheese', 'smoked-ham'],
    ]);
  });

  test('DYS-WIZ.13: with his death it is gone, and is not in his pile', () => {
    const t = later({
      heroes: [
        { code: 'wizard', at: '3,3', energy: 1, things: ['sceptre', 'red-tonic'] },
        { code: 'elf', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    t.dice([6, 6], [1, 1]).go();
    expect(t.s.piles[0]?.things).toEqual(['red-tonic']);
    expect(t.hero().things).toEqual(['sceptre']);
  });

  test('DYS-WIZ.14: he is a hero in every other respect, but not a player’s', () => {
    const t = later({
      heroes: [
        { code: 'warrior', at: '3,3', energy: 1 },
        { code: 'wizard', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    t.dice([6, 6], [1, 1]).go();
    expect(t.s.outcome).toMatchObject({ reason: 'wizor', rule: 'DYS-END.2' });
    const trap = table({
      heroes: [
        { code: 'elf', at: '1,1' },
        { code: 'wizard', at: '3,3' },
      ],
      traps: [{ kind: 'pit', at: '4,3' }],
      turn: 1,
    });
    expect(trap.white(5, 5).do('go:4,3').hero(1).energy).toBe(3);
  });

  test('DYS-MOVE.8: he always lets others pass', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '1,1' },
        { code: 'wizard', at: '3,3' },
      ],
      turn: 1,
    });
    expect(t.options).not.toContain('pass:off');
    expect(dystopia.decisions['lead']?.rule).toBe('DYS-WIZ.6');
  });
});

describe('Shamyr and Lyra', () => {
  test('DYS-ELEM.3, DYS-NEU.1: they stand still, fill their square, and cannot be attacked', () => {
    const t = table({
      heroes: [{ code: 'archer', at: '3,3' }],
      neutrals: [
        { at: '6,3', code: 'S4' },
        { at: '6,5', code: 'L1' },
      ],
    });
    expect([t.of('attack'), t.of('deal')]).toEqual([[], []]);
    expect(t.of('go')).not.toContain('6,3');
  });

  test('DYS-NEU.2: with one action one buys any number of drinks at 20 gold', () => {
    const t = table({ heroes: [{ code: 'elf', at: '3,3', gold: 65 }], neutrals: [{ at: '4,3', code: 'S4' }] });
    expect(t.of('deal')).toEqual(['shamyr:1', 'shamyr:2', 'shamyr:3']);
    t.do('deal:shamyr:3');
    expect(t.hero()).toMatchObject({ gold: 5, things: ['shamyr-drink', 'shamyr-drink', 'shamyr-drink'] });
    expect(t.s.turn.stage).toBe('acted');
    expect(t.of('eat')).toEqual([]);
    const poor = table({ heroes: [{ code: 'elf', at: '3,3', gold: 19 }], neutrals: [{ at: '4,3', code: 'S4' }] });
    expect(poor.why('deal:shamyr:1')).toBe('NOT_ENOUGH_GOLD');
  });

  test('DYS-NEU.3, DYS-CURS.1, DYS-CURS.5: the drink ends curses, heals two, and may be laced', () => {
    const drink = () =>
      table({
        heroes: [
          {
            code: 'elf',
            at: '3,3',
            energy: 1,
            things: ['shamyr-drink'],
            curses: [
              { id: 'c-open-wound', until: 0 },
              { id: 'c-lead', until: 0 },
            ],
          },
        ],
      });
    const good = drink().white(2, 3).do('eat:shamyr-drink');
    expect(good.hero()).toMatchObject({ energy: 3, curses: [] });
    expect(good.events('tasted')[0]?.laced).toBe(false);
    for (const face of [4, 'U'] as const) {
      expect(drink().white(face, face).curse('c-brittle').do('eat:shamyr-drink').hero().curses).toEqual([{ id: 'c-brittle', until: 0 }]);
    }
  });

  test('DYS-NEU.4, DYS-CURS.5: Lyra ends curses and heals two, once per hero and level', () => {
    const t = table({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1, curses: [{ id: 'c-open-wound', until: 0 }] },
        { code: 'dwarf', at: '5,3' },
      ],
      neutrals: [{ at: '4,3', code: 'L1' }],
    });
    t.do('deal:lyra');
    expect(t.hero()).toMatchObject({ energy: 3, curses: [] });
    expect(t.do('end').of('deal')).toEqual(['lyra']);
    t.do('end');
    expect(t.why('deal:lyra')).toBe('USED_THIS_LEVEL');
  });
});

describe('without the Wizard', () => {
  /** The Wizard has just fallen in Wizor's round. */
  const fallen = (options: Record<string, unknown>) =>
    later({
      heroes: [
        { code: 'warrior', at: '8,3' },
        { code: 'elf', at: '9,3' },
        { code: 'wizard', at: '3,3', energy: 1 },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      seats: 2,
      turn: 'wizor',
      options,
    })
      .dice([6, 6], [1, 1])
      .go();

  test('DYS-WIZ.4: the heroes go on, unless a vote was agreed on', () => {
    expect(fallen({}).asked()).toMatchObject({ kind: 'hero', about: { hero: 0 } });
    expect(fallen({ withoutWizard: 'vote', fallen: 'mercy' }).kind).toBe('hero');
    const t = fallen({ withoutWizard: 'vote' });
    expect(t.s.pending.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['goOn', 0],
      ['goOn', 1],
    ]);
    expect(dystopia.decisions['goOn']!.byDefault(t.s, t.asked(), { below: () => 0 })).toBe('goOn');
  });

  test('DYS-WIZ.4: more than half must give up; who goes on is not asked again', () => {
    const t = fallen({ withoutWizard: 'vote' }).answer('giveUp', 0).answer('goOn', 1);
    expect([t.s.outcome, t.kind, t.s.round]).toEqual([null, 'hero', 2]);
    t.s.monsters = [];
    expect(t.do('end', 'end').kind).toBe('hero');
    const over = fallen({ withoutWizard: 'vote' }).answer('giveUp', 0).answer('giveUp', 1);
    expect(over.s.outcome).toMatchObject({ reason: 'gaveUp', rule: 'DYS-WIZ.4', winners: [] });
    expect(over.events('levelLost')).toMatchObject([{ why: 'gaveUp', rule: 'DYS-WIZ.4' }]);
  });
});
