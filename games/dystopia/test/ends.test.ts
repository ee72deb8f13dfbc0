import { migrate } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { dystopia } from '../src/index.ts';
import { CAMPAIGN } from '../src/levels/index.ts';
import type { State } from '../src/state.ts';
import { later, type Situation, table } from './table.ts';

type Goals = NonNullable<Situation['goals']>;
/** The Warrior beside a Globnic with one energy, the Elf far away. */
const party = (more: Partial<Situation> = {}) =>
  table({
    heroes: [
      { code: 'warrior', at: '3,3' },
      { code: 'elf', at: '12,8' },
    ],
    monsters: [{ code: 'G1', at: '4,3', boss: 'chief' }],
    ...more,
  });

describe('goals', () => {
  test('DYS-END.1, DYS-END.4, DYS-GOAL.5, DYS-GEN.1: Wizor’s last energy wins the game, in the middle of a turn', () => {
    const t = party({ monsters: [{ code: 'W1', at: '4,3', energy: 1 }], goals: [{ type: 'defeatWizor' }] });
    t.dice([6, 6], [1, 1]).do('attack:m0');
    expect(t.s.outcome).toMatchObject({ reason: 'heroes', rule: 'DYS-END.1', winners: [0] });
  });

  test('DYS-GOAL.6: once a level is decided nobody’s turn begins any more', () => {
    const t = party({ goals: [{ type: 'killBoss', boss: 'chief' }] });
    expect(t.events('turnBegan')).toMatchObject([{ hero: 0 }]);
    t.dice([6, 6], [1, 1]).do('attack:m0');
    expect([t.events('levelWon').length, t.events('turnBegan'), t.events('wizorBegan')]).toEqual([1, [], []]);
  });

  test('DYS-END.1, DYS-GOAL.5: Wizor’s fall ends the game, in a level of one’s own too, whatever other goals are open', () => {
    const fall = (goals: Goals, options = {}) => {
      const t = party({ monsters: [{ code: 'W1', at: '4,3', energy: 1 }], goals, exits: ['1,1'], options });
      return t.dice([6, 6], [1, 1]).do('attack:m0');
    };
    const goals: Goals = [{ type: 'defeatWizor' }, { type: 'killBoss', boss: 'chief' }, { type: 'findItem', item: 'gate-seal' }];
    for (const open of [goals, [{ type: 'escape' }], [{ type: 'defeatWizor' }, { type: 'escape' }]] as Goals[]) {
      for (const campaign of [true, false]) {
        const t = fall(open, { campaign });
        expect(t.s.outcome).toMatchObject({ reason: 'heroes', rule: 'DYS-END.1', winners: [0] });
        expect(t.events('ended')).toMatchObject([{ rule: 'DYS-END.1', won: true }]);
      }
    }
    // It meets the goal that names him, and no other.
    expect(fall(goals).s.goals).toEqual([true, false, false]);
  });

  test('DYS-GEN.1, DYS-GEN.2, DYS-END.4: a single level won is that level won, not Wizor’s defeat; in the campaign the way goes on', () => {
    const leave = (campaign: boolean, level = 1) =>
      table({ heroes: [{ code: 'warrior', at: '3,3' }], goals: [{ type: 'escape' }], exits: ['3,3'], options: { campaign, level } }).do(
        'leave',
      );
    const single = leave(false);
    expect(single.s.outcome).toMatchObject({ reason: 'level', rule: 'DYS-END.4', winners: [0] });
    expect(single.events('ended')).toMatchObject([{ rule: 'DYS-END.4', won: true, single: true }]);
    expect(dystopia.observe(single.s, 0).goals.map(({ met }) => met)).toEqual([true]);
    expect(single.told.map(({ rule }) => rule)).not.toContain('DYS-END.1');
    const on = leave(true, 3);
    expect([on.s.outcome, on.kind, on.s.stop?.place]).toEqual([null, 'between', CAMPAIGN[2]!.after!.place]);
    on.s.custom = null;
    expect(on.do('ready').s).toMatchObject({ phase: 'level', level: 4 });
  });

  test('DYS-GEN.2: who says nothing else plays the campaign', () => {
    expect(dystopia.options.find(({ id }) => id === 'campaign')?.byDefault).toBe(true);
  });

  test('DYS-GOAL.2: a boss is beaten by its last energy point', () => {
    const t = party({ goals: [{ type: 'killBoss', boss: 'chief' }] })
      .dice([6, 6], [1, 1])
      .do('attack:m0');
    expect(t.s.outcome?.reason).toBe('level');
    const other = party({ goals: [{ type: 'killBoss', boss: 'somebody else' }] })
      .dice([6, 6], [1, 1])
      .do('attack:m0');
    expect(other.s.outcome).toBeNull();
  });

  test('DYS-GOAL.3, DYS-END.5: found is found, even if it is lost again', () => {
    const goals: Goals = [{ type: 'findItem', item: 'cell-chart' }, { type: 'escape' }];
    const t = party({ goals, monsters: [], furniture: [{ at: '3,2', treasure: [{ item: 'cell-chart' }] }] }).do('search:3,2');
    expect(t.s.goals).toEqual([true, false]);
    t.do('lay', ['cell-chart']);
    expect([t.s.goals, t.s.piles[0]?.things]).toEqual([[true, false], ['cell-chart']]);
    const alone = party({
      goals: [{ type: 'findItem', item: 'cell-chart' }],
      monsters: [],
      furniture: [{ at: '3,2', treasure: [{ item: 'cell-chart' }] }],
    });
    expect(alone.do('search:3,2').s.outcome?.reason).toBe('level');
  });

  test('DYS-GOAL.3: another find does not count; what is carried when the level starts does', () => {
    const goals: Goals = [{ type: 'findItem', item: 'cell-chart' }, { type: 'escape' }];
    const t = party({ goals, monsters: [], furniture: [{ at: '3,2', treasure: [{ item: 'forge-key' }] }] }).do('search:3,2');
    expect(t.s.goals).toEqual([false, false]);
    const starts = (heroes: Situation['heroes']) => later({ heroes, goals, exits: ['12,8'], turn: 'start' }).go().s.goals;
    expect(starts([{ code: 'elf', at: '1,1', things: ['cell-chart'] }])).toEqual([true, false]);
    expect(starts([{ code: 'elf', at: '1,1', things: ['forge-key'] }])).toEqual([false, false]);
    const dead: Situation['heroes'][number] = { code: 'dwarf', dead: true, energy: 0, things: ['cell-chart'] };
    expect(starts([{ code: 'elf', at: '1,1' }, dead])).toEqual([false, false]);
  });

  test('DYS-GOAL.3: what lies in a pile is found when somebody takes it', () => {
    const t = party({ goals: [{ type: 'findItem', item: 'forge-key' }], piles: [{ at: '3,3', things: ['forge-key'] }] });
    expect(t.do('pick:3,3', ['forge-key']).s.outcome?.reason).toBe('level');
  });

  test('DYS-GOAL.1, DYS-GOAL.6, DYS-END.6: leaving needs all other goals; the level is won when nobody is left', () => {
    const goals: Goals = [{ type: 'killBoss', boss: 'chief' }, { type: 'escape' }];
    const t = party({ goals, exits: ['3,3', '12,8'] });
    expect(t.options).not.toContain('leave');
    expect(t.why('leave')).toBe('GOALS_OPEN');
    t.dice([6, 6], [1, 1]).do('attack:m0');
    expect(t.s.outcome).toBeNull();
    t.do('leave');
    expect(t.hero()).toMatchObject({ away: true, square: '-' });
    expect(t.asked().about).toEqual({ hero: 1 });
    expect(t.do('leave').s.outcome?.reason).toBe('level');
  });

  test('DYS-END.6: the last one on the board falls after another left: won all the same; the Wizard is carried out', () => {
    const t = later({
      heroes: [
        { code: 'warrior', away: true },
        { code: 'elf', at: '3,3', energy: 1 },
        { code: 'wizard', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      goals: [{ type: 'escape' }],
      exits: ['1,1'],
      turn: 'wizor',
    });
    t.dice([6, 6], [1, 1]).go();
    expect(t.hero(1).dead).toBe(true);
    expect(t.s.outcome?.reason).toBe('level');
  });
});

describe('defeat', () => {
  test('DYS-END.2, DYS-END.3, DYS-NRG.1, DYS-NRG.3: when the last player’s hero is dead, Wizor’s side has won at once', () => {
    const t = later({
      heroes: [
        { code: 'warrior', at: '3,3', energy: 1 },
        { code: 'elf', dead: true, energy: 0 },
        { code: 'wizard', at: '12,8' },
      ],
      monsters: [
        { code: 'N1', at: '4,3' },
        { code: 'N1', at: '2,3' },
      ],
      turn: 'wizor',
      seats: 2,
      wizor: 0,
    }).go();
    t.do('m0').dice([6, 6], [1, 1]).do('attack:h0');
    expect(t.s.outcome).toMatchObject({ winners: [0], ranking: [[0], [1]], reason: 'wizor', rule: 'DYS-END.2' });
  });

  test('DYS-NRG.2, DYS-NRG.6: a dead hero’s turn ends, and he is skipped from then on', () => {
    const t = party({
      monsters: [{ code: 'U2', at: '4,3' }],
      heroes: [
        { code: 'warrior', at: '3,3', energy: 1 },
        { code: 'elf', at: '12,8' },
      ],
    });
    t.s.monsters[0]!.effects = [{ what: 'int', n: 5, until: 9 }];
    t.dice([1, 1], ['U', 1]).do('attack:m0');
    expect(t.hero().dead).toBe(true);
    expect(t.asked().about).toEqual({ hero: 1 });
  });

  test('DYS-END.2: with the automatic Wizor nobody has won a lost game; the level was lost by death', () => {
    const t = later({ heroes: [{ code: 'elf', at: '3,3', energy: 1 }], monsters: [{ code: 'N1', at: '4,3' }], turn: 'wizor' });
    t.dice([6, 6], [1, 1]).go();
    expect(t.s.outcome).toMatchObject({ winners: [], ranking: [[0]], rule: 'DYS-END.2' });
    expect(t.events('levelLost')[0]).toMatchObject({ why: 'dead', rule: 'DYS-END.2' });
  });

  test('DYS-GEN.11: a match saved when its end did not tell rounds that are over from heroes that are dead tells them apart', () => {
    const saved = (heroes: object[]) => {
      const s = JSON.parse(JSON.stringify(party({}).s)) as State & { version: number };
      for (const [n, more] of heroes.entries()) Object.assign(s.heroes[n]!, more);
      Object.assign(s, { version: 1, pending: [], outcome: { winners: [], ranking: [[0]], rule: 'DYS-END.2', reason: 'wizor' } });
      return migrate(dystopia, s).outcome;
    };
    expect(saved([{}, { dead: true }])).toMatchObject({ reason: 'rounds', rule: 'DYS-GEN.11' });
    expect(saved([{ dead: true }, { dead: true }])).toMatchObject({ reason: 'wizor', rule: 'DYS-END.2' });
  });

  test('DYS-END.2: neither does a Wizard who lives on make it a level lost by its rounds', () => {
    const t = later({
      heroes: [
        { code: 'elf', at: '3,3', energy: 1 },
        { code: 'wizard', at: '12,8' },
      ],
      monsters: [{ code: 'N1', at: '4,3' }],
      turn: 'wizor',
    });
    expect(t.dice([6, 6], [1, 1]).go().events('levelLost')[0]?.why).toBe('dead');
  });

  test('DYS-GEN.11: a round limit, where there is one, loses the level', () => {
    const t = party({ options: { roundLimit: 1 }, monsters: [] }).do('end', 'end');
    expect(t.s.outcome).toMatchObject({ reason: 'rounds', rule: 'DYS-GEN.11', winners: [] });
    expect(t.events('levelLost')[0]).toMatchObject({ why: 'rounds', rule: 'DYS-GEN.11' });
    expect(t.events('ended')[0]).toMatchObject({ rule: 'DYS-GEN.11', won: false });
  });

  test('DYS-GEN.11: a single level has rounds that are counted and can be limited while it is played; a campaign has none as a whole', () => {
    const t = party({ monsters: [] }).do('end', 'end');
    expect(dystopia.rounds!.now(t.s)).toBe(2);
    expect(dystopia.rounds!.now({ ...t.s, options: { ...t.s.options, campaign: true } })).toBeNull();
    dystopia.rounds!.limit(t.s, 2);
    expect(dystopia.observe(t.s, 0).options['roundLimit']).toBe(2);
    t.do('end', 'end');
    expect(t.s.outcome?.reason).toBe('rounds');
  });

  test('DYS-GEN.11: whoever sees a level that was lost by its limit sees the round that was the last', () => {
    const t = party({ options: { roundLimit: 2 }, monsters: [] });
    const seen = () => [0, undefined].map((seat) => dystopia.observe(t.s, seat).round);
    expect(seen()).toEqual([1, 1]);
    t.do('end', 'end');
    expect(seen()).toEqual([2, 2]);
    t.do('end', 'end');
    expect(t.s.outcome?.reason).toBe('rounds');
    expect(seen()).toEqual([2, 2]);
  });

  test('DYS-END.4: the first try at a level is number one, and what was kept for it goes when it is won', () => {
    const t = later({
      heroes: [{ code: 'elf', at: '3,3', gold: 4 }],
      goals: [{ type: 'escape' }],
      exits: ['3,3'],
      options: { checkpoint: true },
      turn: 'start',
    }).go();
    expect(t.s.checkpoint).toMatchObject({ attempt: 1, heroes: [{ code: 'elf', gold: 4 }] });
    t.do('leave');
    expect([t.s.outcome?.reason, t.s.checkpoint]).toEqual(['level', null]);
  });

  test('DYS-END.4: with the option, a lost level begins again from the last stop', () => {
    const t = party({ options: { checkpoint: true, roundLimit: 1 }, monsters: [], more: { checkpoint: null } });
    const saved = JSON.parse(JSON.stringify({ heroes: t.s.heroes, heap: t.s.heap, lead: t.s.lead })) as typeof t.s;
    saved.heroes[0]!.gold = 33;
    t.s.checkpoint = { heroes: saved.heroes, heap: saved.heap, lead: saved.lead, attempt: 1 };
    t.s.custom = t.s.custom!.replace(/"starts":\[.*?\]\]/, '"starts":[[1,1],[2,1],[3,1],[4,1],[5,1]]');
    t.s.open = [5];
    t.s.piles = [{ at: 40, of: null, gold: 3, things: [], spells: [] }];
    t.do('end', 'end');
    expect(t.kind).toBe('retry');
    t.do('again');
    expect(t.events('retried')).toMatchObject([{ level: 1, attempt: 2 }]);
    expect([t.s.open, t.s.piles]).toEqual([[], []]);
    expect([t.hero().gold, t.hero().square, t.s.round, t.s.checkpoint?.attempt]).toEqual([33, '1,1', 1, 2]);
    t.do('end', 'end', 'over');
    expect(t.s.outcome).toMatchObject({ reason: 'rounds', rule: 'DYS-GEN.11' });
  });
});
