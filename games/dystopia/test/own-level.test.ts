import { readFileSync } from 'node:fs';
import { BadOption, begin, clone, fast, matchOptions, play } from '@questhall/kernel';
import { catalogueProblems, speaker } from '@questhall/text';
import { describe, expect, test } from 'vitest';
import type { LevelFile } from '../src/board/level.ts';
import { dystopia, heuristic } from '../src/index.ts';
import { levelProblems } from '../src/levels/checks.ts';
import { CAMPAIGN } from '../src/levels/index.ts';
import { NoJson, parseWithPlaces } from '../src/levels/json-places.ts';
import { playable } from '../src/levels/problems.ts';
import { LONGEST_LEVEL, readLevel } from '../src/levels/read.ts';
import { LEVEL_TEXTS } from '../src/levels/text/index.ts';
import { playParty, rateOf, reportOf } from '../src/measure.ts';
import { levelOf } from '../src/rules/values.ts';

/** A small level in order: a hall, a corridor with a trap beside the way, a vault behind a locked door. */
const SMALL: LevelFile = {
  schema: 'dystopia-level/1',
  id: 'small',
  number: 1,
  title: 'The Small Vault',
  map: ['############', '#AAA#aa#BBB#', '#AAA+aa+BBB#', '#AAA#aa#BBB#', '############'].concat(['############']),
  doors: [{ at: [7, 2], state: 'locked', key: 'black-key' }],
  starts: [
    [1, 1],
    [2, 1],
    [1, 2],
    [2, 2],
    [1, 3],
  ],
  exits: [[10, 2]],
  goals: [{ type: 'escape' }],
  furniture: [{ kind: 'chest', at: [3, 1], treasure: [{ item: 'black-key' }, { gold: 5 }] }],
  traps: [{ kind: 'pit', at: [5, 1] }],
  monsters: [{ code: 'G1', at: [9, 1], boss: 'chief', pockets: [{ item: 'smoked-ham' }] }],
  story: { intro: 'A vault.', won: 'Out again.' },
  after: null,
};

/** The level with something changed, and what is then said of it. */
const codes = (change: Partial<LevelFile>) =>
  levelProblems({ ...SMALL, ...change }).map(({ code, at }) => (at ? `${code} ${at.join()}` : code));

describe('checks of a level', () => {
  test('the levels of the campaign and the small one are in order (DYS-LVL.12)', () => {
    for (const level of CAMPAIGN) expect(levelProblems(level).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(codes({})).toEqual([]);
  });

  const map = (at: readonly [number, number], sign: string) => ({
    map: SMALL.map.map((row, y) => (y === at[1] ? row.slice(0, at[0]) + sign + row.slice(at[0] + 1) : row)),
  });

  test('DYS-LVL.3: rows and border', () => {
    expect(codes({ map: [...SMALL.map.slice(0, 5), '###########'] })).toEqual(['rows']);
    expect(codes(map([0, 1], 'A'))).toContain('border 0,1');
  });

  test('DYS-LVL.4, DYS-LVL.5, DYS-LVL.6: pieces, rooms that touch, doors', () => {
    expect(codes(map([5, 2], '#'))).toEqual(expect.arrayContaining(['door 4,2']));
    expect(codes({ map: ['############', '#AAA#aa#BBB#', '#AAA+aa+BBB#', '#AAA#aa#BBB#', '#A##########', '############'] })).toEqual([]);
    expect(codes(map([7, 3], 'a'))).toContain('touches 8,3');
    expect(codes({ ...map([2, 2], '#') })).toContain('noFloor 2,2');
    const split = { map: ['############', '#AAA#aa#BBB#', '#AAA+aa+BBB#', '####aaaaaaa#', '#AAAaaaaaaa#', '############'] };
    expect(codes(split)).toEqual(expect.arrayContaining(['pieces 1,4']));
  });

  test('DYS-LVL.7, DYS-LVL.8: squares of their own, not before a door', () => {
    expect(codes({ traps: [{ kind: 'pit', at: [9, 1] }] })).toContain('shared 9,1');
    expect(codes({ monsters: [{ code: 'G1', at: [10, 2] }] })).toEqual(['shared 10,2']);
    expect(codes({ traps: [{ kind: 'pit', at: [5, 2] }] })).toContain('beforeDoor 5,2');
    expect(codes({ monsters: [{ code: 'G1', at: [30, 2] }] })).toEqual(['noFloor 30,2']);
  });

  test('DYS-LVL.9: nothing hides behind what need not be passed', () => {
    const walled = { ...SMALL, traps: [1, 2, 3].map((y) => ({ kind: 'pit', at: [6, y] as const })) };
    const found = levelProblems(walled);
    expect(found.filter(({ code }) => code === 'unreachable').map(({ at }) => String(at))).toEqual(['9,1', '10,2']);
    expect(found.find(({ code }) => code === 'shutArea')).toMatchObject({ severity: 'hint', args: { area: 'B' } });
  });

  test('DYS-LVL.10: keys can be fetched in some order', () => {
    const chest = (at: readonly [number, number]) => ({ furniture: [{ kind: 'chest' as const, at, treasure: [{ item: 'black-key' }] }] });
    expect(codes(chest([9, 3]))).toEqual(['keyAway 7,2']);
    expect(codes({ doors: [{ at: [7, 2], state: 'locked' }] })).toEqual(['noKey 7,2']);
    expect(codes({ furniture: [{ ...SMALL.furniture[0]!, minParty: 3 }] })).toEqual(['keyAway 7,2']);
    expect(codes({ doors: [{ at: [5, 2], state: 'open' }] })).toEqual(['doorEntry 5,2']);
  });

  test('DYS-LVL.11: goals name what every party finds', () => {
    expect(codes({ exits: [] })).toEqual(['noExit']);
    expect(codes({ goals: [{ type: 'killBoss', boss: 'chief' }] })).toEqual([]);
    expect(codes({ goals: [{ type: 'killBoss', boss: 'king' }] })).toEqual(['noBoss']);
    expect(codes({ goals: [{ type: 'findItem', item: 'gate-seal' }] })).toEqual(['noItem']);
    expect(codes({ goals: [{ type: 'freeWizard' }] })).toEqual(['noCaptive']);
    expect(codes({ goals: [{ type: 'defeatWizor' }] })).toEqual(['noWizor']);
    expect(codes({ goals: [{ type: 'defeatWizor' }], monsters: [{ code: 'W1', at: [9, 1], minParty: 2 }] })).toEqual(['goalParty 9,1']);
    expect(codes({ goals: [] })).toEqual(['noGoal']);
  });

  test('DYS-GOAL.5: where Wizor stands, the check says that his fall ends the game', () => {
    const throne = (...goals: LevelFile['goals']) => ({ monsters: [{ code: 'W1' as const, at: [9, 1] as const }], goals });
    expect(codes(throne({ type: 'defeatWizor' }))).toEqual([]);
    expect(codes(throne({ type: 'escape' }))).toEqual(['wizorEnds 9,1']);
    expect(codes(throne({ type: 'defeatWizor' }, { type: 'escape' }))).toEqual(['wizorEnds 9,1']);
    const found = levelProblems({ ...SMALL, ...throne({ type: 'escape' }) });
    expect(found).toMatchObject([{ severity: 'hint', rule: 'DYS-GOAL.5', pointer: '/monsters/0' }]);
  });

  test('DYS-GOAL.4: nobody is held where the Wizard is with the party already', () => {
    const held = { ...SMALL, number: 6, captive: { at: [10, 3] as const }, goals: [{ type: 'freeWizard' as const }] };
    expect(levelProblems(held)).toMatchObject([{ code: 'captiveFree', severity: 'error', at: [10, 3] }]);
    expect(levelProblems({ ...held, goals: [...held.goals, { type: 'escape' }] })).toMatchObject([
      { code: 'captiveFree', severity: 'hint' },
    ]);
  });

  test('cards that there are not, starts, words', () => {
    expect(codes({ monsters: [{ code: 'G1', at: [9, 1], pockets: [{ spell: 'abracadabra' }] }] })).toEqual(['spellUnknown 9,1']);
    expect(codes({ starts: SMALL.starts.slice(1) })).toEqual(['starts']);
    expect(codes({ title: ' ', story: { intro: '', won: '' }, monsters: [] })).toEqual(['noTitle', 'noIntro', 'noWon', 'noMonsters']);
    expect(playable(levelProblems({ ...SMALL, story: { intro: '', won: '' } }))).toBe(true);
  });
});

describe('reading a level file', () => {
  const file = JSON.stringify(SMALL, null, 2);
  const first = (text: string) => {
    const { level, problems } = readLevel(text);
    const [{ code, pointer, line } = { code: '', pointer: '', line: 0 }] = problems;
    return { read: level !== null, code, pointer, line };
  };

  test('a level comes out as it went in', () => {
    expect(readLevel(file)).toEqual({ level: SMALL, problems: [] });
  });

  test.each([
    ['"number": 1', '"number": "1"', 'schema.type', '/number', 4],
    ['"number": 1', '"number": 0', 'schema.small', '/number', 4],
    ['"number": 1,', '', 'schema.missing', '', 1],
    ['"number": 1', '"number": 1, "colour": 2', 'schema.unknown', '/colour', 4],
    ['"schema": "dystopia-level/1"', '"schema": "dystopia-level/2"', 'schema.enum', '/schema', 2],
    ['"#AAA+aa+BBB#"', '"#AAA+aa+B!B#"', 'schema.row', '/map/2', 9],
    ['"type": "escape"', '"type": "flee"', 'schema.goal', '/goals/0', 53],
    ['"gold": 5', '"gold": -5', 'schema.treasure', '/furniture/0/treasure/1', 68],
    ['"code": "G1"', '"code": "G9"', 'schema.enum', '/monsters/0/code', 85],
    ['"small",', '"small" ', 'json', '', 4],
    ['"A vault."', '"A \tvault."', 'json', '', 99],
  ])('%s as %s: the place is named', (from, to, code, pointer, line) => {
    expect(file).toContain(from);
    expect(first(file.replace(from, to))).toMatchObject({ read: false, code, pointer, line });
  });

  test('a problem beyond the form has its place too', () => {
    const { level, problems } = readLevel(
      file.replace('"boss": "chief"', '"boss": "chief", "minParty": 2').replace('"escape"', '"killBoss", "boss": "x"'),
    );
    expect(level).not.toBeNull();
    expect(problems).toMatchObject([{ code: 'noBoss', pointer: '/goals/0', line: 53, column: 5 }]);
  });

  test('other texts are refused without an exception', () => {
    for (const text of ['', '{', '[]', 'null', '3', '"x"', '{"__proto__":1}', '['.repeat(100), 'x'.repeat(LONGEST_LEVEL + 1)]) {
      expect(readLevel(text).level, text.slice(0, 20)).toBeNull();
    }
  });

  test('an unfinished draft is read as a draft only', () => {
    const draft = JSON.stringify({ ...SMALL, title: '', starts: [], goals: [] });
    expect(readLevel(draft).level).toBeNull();
    expect(readLevel(draft, { draft: true }).problems.map(({ code }) => code)).toEqual(['starts', 'noGoal', 'noTitle']);
  });

  test('the same key twice is refused where it stands, at any depth, however it is spelt', () => {
    const text = JSON.stringify(SMALL);
    const twice = ['{"title":"Another",', '{"titl\\u0065":"Another",', '{\n"furniture":[],'].map((first) => first + text.slice(1));
    twice.push(text.replace('"code":"G1"', '"code":"G2","code":"G1"'));
    for (const one of twice) {
      expect(one).not.toBe(text);
      const { level, problems } = readLevel(one);
      expect([level, problems.length], one.slice(0, 40)).toEqual([null, 1]);
      expect(() => matchOptions(dystopia.options, { ownLevel: one }), one.slice(0, 40)).toThrow(BadOption);
    }
    expect(() => parseWithPlaces('{"a":1,\n "a":2}')).toThrow('line 2, column 2');
    // In another object the same key is another one.
    expect(parseWithPlaces('[{"a":1},{"a":2},{"b":{"a":3}}]').value).toHaveLength(3);
  });

  test('places are those of the text, whatever it holds', () => {
    const { value, placeOf } = parseWithPlaces('{ "a/b": [1,\n  {"~": "é\\n"}] }');
    expect(value).toEqual({ 'a/b': [1, { '~': 'é\n' }] });
    expect(placeOf('/a~1b/1/~0')).toEqual({ line: 2, column: 9 });
    expect(placeOf('/a~1b/7')).toEqual({ line: 1, column: 10 });
    expect(() => parseWithPlaces('[1,\n 2,]')).toThrow(NoJson);
    for (const level of CAMPAIGN) expect(parseWithPlaces(JSON.stringify(level)).value).toEqual(level);
  });
});

describe('a match on a level of one’s own', () => {
  const options = { ownLevel: JSON.stringify(SMALL), heroes: 3, roundLimit: 60 };

  test('is played to its end, also from a copy of the state', () => {
    const chance = fast(1, 1);
    let s = begin(dystopia, { seats: 1, options }, chance);
    expect(levelOf(s)).toEqual(SMALL);
    expect(dystopia.observe(s, 0)).toMatchObject({ story: { title: 'The Small Vault', intro: 'A vault.' } });
    expect(JSON.stringify(dystopia.observe(s, 0))).not.toContain('smoked-ham');
    while (!s.outcome) {
      s = clone(s);
      const [d] = s.pending;
      play(dystopia, s, { decision: d!.id, seat: 0, choice: heuristic.playout(s, d!, chance) }, chance);
    }
    expect(['heroes', 'level', 'wizor', 'rounds']).toContain(s.outcome.reason);
  });

  test('its goals call a boss by the name that the level gives it', () => {
    const boss = { ...SMALL, goals: [{ type: 'killBoss', boss: 'chief' }], monsters: [{ ...SMALL.monsters[0], name: 'Old Clapper' }] };
    const s = begin(dystopia, { seats: 1, options: { ...options, ownLevel: JSON.stringify(boss) } }, fast(1, 1));
    expect(dystopia.observe(s, 0).goals).toEqual([
      { goal: { type: 'killBoss', boss: 'chief' }, met: false, boss: { code: 'G1', name: 'Old Clapper' } },
    ]);
  });

  test('what is no level is refused before the match begins', () => {
    expect(() => matchOptions(dystopia.options, { ownLevel: '{}' })).toThrow(
      'option ownLevel: is no level that can be played: schema.missing',
    );
    const shut = JSON.stringify({ ...SMALL, doors: [{ at: [7, 2], state: 'locked' }] });
    expect(() => matchOptions(dystopia.options, { ownLevel: shut })).toThrow('noKey at /doors/0, line 1');
  });

  test('the party is equipped as before the level that it names', () => {
    const ninth = JSON.stringify({ ...SMALL, number: 9 });
    const s = begin(dystopia, { seats: 1, options: { ...options, ownLevel: ninth } }, fast(1, 1));
    const [d] = s.pending;
    play(dystopia, s, { decision: d!.id, seat: 0, choice: d!.options[0]! }, fast(1, 2));
    while (['chooseHero', 'order'].includes(s.pending[0]!.kind))
      play(dystopia, s, { decision: s.pending[0]!.id, seat: 0, choice: s.pending[0]!.options[0]! }, fast(1, 3));
    expect(s.level).toBe(9);
    expect(s.heroes.map(({ code }) => code)).toContain('wizard');
  });
});

describe('measuring a level', () => {
  const level = JSON.stringify(SMALL);
  const parties = (heroes: number, count: number) =>
    Array.from({ length: count }, (_, i) => playParty({ level, heroes, difficulty: 'normal', seed: 1 }, i));

  test('the same party fares the same, and the report counts all of them', () => {
    const tales = parties(3, 8);
    expect(parties(3, 8)).toEqual(tales);
    const report = reportOf(SMALL, tales);
    expect(report.parties).toBe(8);
    expect(report.won.n).toBe(tales.filter(({ outcome }) => outcome === 'won').length);
    expect(report.won.low).toBeLessThanOrEqual(report.won.rate);
    expect(report.won.high).toBeGreaterThanOrEqual(report.won.rate);
    expect(report.areas.map(({ area }) => area).sort()).toEqual(['A', 'B', 'a']);
    expect(report.areas.find(({ area }) => area === 'A')).toMatchObject({ share: 1 });
    expect(report.goals).toEqual([{ goal: { type: 'escape' }, rate: report.won.rate }]);
    const sumOf = (key: 'beaten' | 'met' | 'monsters') => tales.reduce((n, tale) => n + tale[key], 0);
    expect(report.beaten).toBeCloseTo(sumOf('beaten') / sumOf('monsters'), 3);
    expect(report.beatenOfMet).toBeCloseTo(sumOf('beaten') / sumOf('met'), 3);
    expect(report.deaths.mean).toBe(Math.round((tales.flatMap(({ deaths }) => deaths).length / 8) * 100) / 100);
  });

  test('tells who dies where and of what, and where nobody ever was', () => {
    const hard = { ...SMALL, monsters: [...SMALL.monsters, { code: 'W1' as const, at: [3, 3] as const, attack: 20 }] };
    const doomed = Array.from({ length: 3 }, (_, i) =>
      playParty({ level: JSON.stringify(hard), heroes: 1, difficulty: 'hard', seed: 2 }, i),
    );
    const report = reportOf(hard, doomed);
    expect(report).toMatchObject({ won: { n: 0, rate: 0, low: 0 }, deaths: { mean: 1, by: { W1: 3 } }, neverVisited: ['B', 'a'] });
    expect(report.won.high).toBeGreaterThan(0.5);
    // One of the three monsters waits where nobody came, and is no monster that was met.
    const met = doomed.map((tale) => [tale.met, tale.monsters]);
    expect(met.every(([seen = 0, all = 0]) => seen > 0 && seen < all)).toBe(true);
  });

  test('no parties, no numbers', () => {
    expect(reportOf(SMALL, [])).toMatchObject({ parties: 0, won: { rate: 0, low: 0, high: 1 }, rounds: null });
    expect(rateOf(50, 100)).toEqual({ n: 50, rate: 0.5, low: 0.4038, high: 0.5962 });
  });
});

test('the words of the checks are in five languages, and every problem of these tests has some', () => {
  expect(catalogueProblems(LEVEL_TEXTS)).toEqual([]);
  const speak = speaker('en', [LEVEL_TEXTS.en], String);
  const wrong = levelProblems({ ...SMALL, traps: [{ kind: 'pit', at: [9, 1] }], starts: [] });
  expect(wrong.map(({ code, args }) => speak.say({ key: `level.problem.${code}`, ...(args ? { args } : {}) }))).toEqual([
    'A monster stands on the same square as a trap.',
    'Five heroes need five start squares; there are none.',
  ]);
  expect(speak.say({ key: 'level.type.object' })).toBe('an object in { }');
});

describe('what is published', () => {
  const root = `${import.meta.dirname}/../../..`;
  const schema = readFileSync(`${root}/games/dystopia/src/levels/level.schema.json`, 'utf8');

  test.each(['docs/level.schema.json', 'apps/web/public/dystopia-level-1.schema.json'])(
    '%s is the schema that files are checked with',
    (copy) => {
      expect(readFileSync(`${root}/${copy}`, 'utf8')).toBe(schema);
    },
  );

  test('the example of the documentation is in order', () => {
    expect(readLevel(readFileSync(`${root}/docs/example-level.json`, 'utf8')).problems).toEqual([]);
  });
});
