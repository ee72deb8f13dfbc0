import { readFileSync } from 'node:fs';
import Schema from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { duelScenarios } from '../duel/scenario.ts';
import { formatFailure, parseScenario, runScenario } from '../index.ts';
import { few } from './compare.ts';
import { SCENARIO_SCHEMA } from './schema.ts';

const HEAD = `title: A Counter is countered
game: duel
rules: [DU-3.1]
seats: [Ann, Bo, Cas]
given:
  turn: Ann
  wizards:
    Ann: { hand: [firebolt, counter] }
    Bo: { hand: [counter] }
`;
const GOOD = `${HEAD}draws: { deck: any }
when:
  - { seat: Ann, choose: firebolt>1 }
  - { seat: Bo, choose: counter }
  - { seat: Ann, choose: { kind: answer, target: counter } }
then:
  lives: { Ann: 4, Bo: 2, Cas: 4 }
  hand: { Ann: [] }
  log:
    contains: [DU-2.2, DU-3.1, { type: lostLives, seat: Bo, amount: 2 }]
    without: [DU-4.1]
  decision:
    - { seat: Ann, kind: stance, options: [study, strike], default: study }
    - { seat: Bo, kind: stance }
    - { seat: Cas, kind: stance }
  outcome: none
  view:
    Bo: { wizards: [{ cards: 0 }, { lives: 2 }, {}] }
    spectator: { hand: none, you: none }
`;

const run = (source: string) => runScenario(parseScenario(source, 'a.scenario.yaml'), duelScenarios);
const report = (source: string) => run(source).failures.map((f) => formatFailure(f));

describe('a scenario that holds', () => {
  test('tells what came true', () => {
    const result = run(GOOD);
    expect(result.failures).toEqual([]);
    expect(result.passes).toEqual([
      'when[1]',
      'when[2]',
      'when[3]',
      'then.lives',
      'then.hand',
      'then.log',
      'then.decision',
      'then.outcome',
      'then.view',
    ]);
  });

  test('without `given` is a new match; draws by pile, `any` for the rest', () => {
    const result = run(`
title: Set-up
game: duel
seats: [Ann, Bo]
options: { lives: 3 }
draws: { deck: [firebolt, counter, any] }
when: []
then:
  lives: { Ann: 3 }
  view: { Ann: { deck: 31 } }
  decision: { seat: Ann, kind: keep, choose: { min: 2, max: 2 }, options: { contains: [firebolt], without: [drain] } }
`);
    expect(result.failures.map((f) => formatFailure(f))).toEqual([]);
  });

  test('choose k of n, a choice that must be refused, dice, and several rounds', () => {
    const result = run(`
title: Several rounds
game: duel
seats: [Ann, Bo]
given:
  wizards:
    Ann: { hand: [amnesia, mirror] }
    Bo: { hand: [shield, counter, counter], charms: [amulet] }
rounds:
  - title: Amnesia
    when:
      - { seat: Ann, choose: mirror, refused: DU-3.3 }
      - { seat: Ann, choose: counter, refused: not-an-option }
      - { seat: Ann, choose: mirror, refused: { rule: DU-3.3, code: answerOnly } }
      - { seat: Ann, choose: { target: { card: mirror } }, refused: DU-3.3 }
      - { seat: Bo, choose: pass, refused: true }
      - { seat: Ann, choose: { target: { card: amnesia, seat: Bo } } }
      - { seat: Bo, choose: { default: true } }
      - { seat: Bo, choose: [counter], refused: wrong-number }
      - { seat: Bo, choose: [counter, counter#2] }
    draws: [insight]
    then:
      hand: { Bo: [shield, insight] }
  - when:
      - { seat: Ann, choose: study }
      - { seat: Bo, choose: study }
    draws: [gamble, thorns]
    then:
      - hand: { Ann: [mirror, gamble] }
      - hand: { Bo: [shield, insight, thorns] }
`);
    expect(result.failures.map((f) => formatFailure(f))).toEqual([]);
  });
});

describe('a scenario that fails shows expected and found side by side', () => {
  const failing: [string, string, string][] = [
    [
      'a fact of the game',
      GOOD.replace('Bo: 2, Cas: 4', 'Bo: 3, Cas: 4'),
      `a.scenario.yaml:16 A Counter is countered
  then.lives: not as expected
    expected                    found
  ≠ { Ann: 4, Bo: 3, Cas: 4 }   { Ann: 4, Bo: 2, Cas: 4 }`,
    ],
    [
      'a choice that is not allowed',
      `${HEAD}draws: any\nwhen:\n  - { seat: Ann, choose: counter }\n`,
      `a.scenario.yaml:12 A Counter is countered
  when[1]: Ann may not choose this (refused by DU-3.3)
    expected   found
  ≠ counter    kind: cast
  ≠            options: [firebolt>1, firebolt>2, pass]`,
    ],
    [
      'a seat that is not asked',
      `${HEAD}draws: any\nwhen:\n  - { seat: Cas, choose: pass }\n`,
      `a.scenario.yaml:12 A Counter is countered
  when[1]: Cas is not asked anything
    expected   found
  ≠ pass       [{ seat: Ann, kind: cast }]`,
    ],
    [
      'a refusal that does not come',
      `${HEAD}draws: any\nwhen:\n  - { seat: Ann, choose: pass, refused: DU-3.3 }\n`,
      `a.scenario.yaml:12 A Counter is countered
  when[1].refused: must be refused
    expected   found
  ≠ DU-3.3     allowed`,
    ],
  ];
  test.each(failing)('%s', (_, source, expected) => expect(report(source)).toEqual([expected]));

  test('options, refusals, log, view and outcome', () => {
    const source = `${HEAD}draws: any
when: [{ seat: Ann, choose: firebolt>1 }, { seat: Bo, choose: pass }]
then:
  decision: { seat: Bo, options: [shield, pass] }
  outcome: { winners: [Ann], reason: last }
  log: { exact: [DU-5.1] }
  view: { Cas: { wizards: [{ lives: 3 }, {}, { lives: 4 }] } }
`;
    const failures = run(source).failures;
    expect(failures.map((f) => [f.place, f.line])).toEqual([
      ['then.decision', 13],
      ['then.outcome', 14],
      ['then.log', 15],
      ['then.view', 16],
    ]);
    expect(failures[1]?.found).toBe('none');
    expect(report(source).join('\n')).toMatchInlineSnapshot(`
      "a.scenario.yaml:13 A Counter is countered
        then.decision: not as expected
          expected                                found
        ≠ { seat: Bo, options: [shield, pass] }   { seat: Bo, kind: answer, options: [pass] }
      a.scenario.yaml:14 A Counter is countered
        then.outcome: not as expected
          expected                           found
        ≠ { winners: [Ann], reason: last }   none
      a.scenario.yaml:15 A Counter is countered
        then.log: not as expected
          expected          found
        ≠ exact: [DU-5.1]   - { rule: DU-2.2, type: cast, seat: 0, card: firebolt, target: 1 }
      a.scenario.yaml:16 A Counter is countered
        then.view: not as expected
          expected  Cas: { wizards: [{ lives: 3 }, {  }, { lives: 4 }] }
          found     Cas: { wizards: [{ lives: 4 }, {  }, { lives: 4 }] }"
    `);
  });

  test('draws: run out, not there, left over', () => {
    const study = (script: string) => `${HEAD}${script}\nwhen: [{ seat: Ann, choose: pass }]\n`;
    expect(report(study('draws: [drain]'))).toEqual([
      `a.scenario.yaml:11 A Counter is countered
  when[1]: the game draws from "deck" (amnesia ×3, amulet ×2, counter ×4, drain ×3, firebolt ×5, gamble ×4, insight ×4, mirror ×4, shield ×4, thorns ×2) and "draws" has run out`,
    ]);
    expect(report(study('draws: [drain, dragon]'))[0]).toContain(
      'draws[2]: the game draws from "deck" and there is no "dragon" in it; there are amnesia ×3',
    );
    expect(report(study('draws: [drain, drain, amulet]'))[0]).toBe(`a.scenario.yaml:10 A Counter is countered
  draws: not everything was drawn
    expected       found
  ≠ nothing left   [amulet]`);
  });

  test('dice: run out, out of range', () => {
    const gamble = (dice: string) => `${HEAD.replace('[firebolt, counter]', '[gamble]').replace('[counter]', '[]')}${dice}
draws: any
when: [{ seat: Ann, choose: gamble>1 }]
then: { lives: { Bo: 1 } }
`;
    expect(report(gamble('dice: [4]'))).toEqual([]);
    expect(report(gamble('dice: any'))).toEqual([]);
    expect(report(gamble('dice: [7]'))[0]).toContain('dice[1]: a whole number from 1 to 6 was expected, not 7');
    expect(report(gamble(''))[0]).toContain('when[1]: the game rolls (die, 1 to 6) and "dice" has run out');
  });
});

describe('a word that is none of the game is an error even where it would make the expectation true', () => {
  const planted: [string, string, string][] = [
    [
      'an option under `without`',
      'decision: { seat: Bo, options: { without: [shild] } }',
      'without[1]: "shild" is no option of "answer"; there are ',
    ],
    [
      'a card under `log.without`',
      'log: { without: [{ type: cast, card: fireblot }] }',
      'without[1].card: "fireblot" is unknown here; there are ',
    ],
    ['an event under `log.without`', 'log: { without: [{ type: casst }] }', 'without[1].type: "casst" is unknown here; there are drew, '],
    [
      'a field of an event',
      'log: { without: [{ type: cast, wizard: Ann }] }',
      '"cast" has "wizard" nowhere; there are rule, seat, card, target',
    ],
    ['a rule under `log.without`', 'log: { without: [DU-9.1] }', 'without[1]: "DU-9.1" is no rule; there are DU-1.1, '],
    ['the rule of a question', 'decision: { seat: Bo, rule: DU-9.1 }', 'then.decision.rule: "DU-9.1" is no rule'],
    ['a kind of question', 'decision: { seat: Bo, kind: anser }', 'then.decision.kind: "anser" is unknown here; there are keep, '],
    ['a field of a view', 'view: { Bo: { chrams: none } }', 'then.view.Bo.chrams: a view has no "chrams"; there are '],
    [
      'a field inside a view',
      'view: { Bo: { wizards: [{ chrams: none }, {}, {}] } }',
      'then.view.Bo.wizards[1].chrams: a view has no "chrams"',
    ],
    ['a word that stands nowhere', 'nowhere: { Bo: fireblot }', 'then.nowhere.Bo: "fireblot" is no word of the game'],
  ];
  test.each(planted)('%s', (_, fact, expected) => {
    expect(report(`${HEAD}when: [{ seat: Ann, choose: firebolt>1 }]\nthen: { ${fact} }\n`)[0]).toContain(expected);
  });

  test('one that is compared fails with the words that would be right; one that was found is no mistake', () => {
    const cast = `${HEAD}when: [{ seat: Ann, choose: firebolt>1 }]\nthen: `;
    expect(report(`${cast}{ view: { Bo: { wizards: [{ charms: [amulte, thorns] }, {}, {}] } } }\n`)[0]).toContain(
      'then.view: not as expected; "amulte" at then.view.Bo.wizards[1].charms[1] is no word of the game; the nearest are amulet, ',
    );
    expect(report(`${cast}{ view: { Bo: { wizards: [{ charms: [amulet] }, {}, {}] } } }\n`)[0]).toContain('then.view: not as expected\n');
  });

  const refused: [string, string, string][] = [
    ['an option', 'choose: fireblot>1, refused: true', 'when[1].choose: "fireblot>1" is no option of "cast"'],
    [
      'an option by `option`',
      'choose: { option: fireblot>1 }, refused: true',
      'when[1].choose.option: "fireblot>1" is no option of "cast"',
    ],
    [
      'a target',
      'choose: { target: fireblot }, refused: true',
      'when[1].choose.target: nothing offered or shown as refused has this target',
    ],
    ['a rule', 'choose: mirror, refused: DU-9.1', 'when[1].refused: "DU-9.1" is no rule'],
    ['a code', 'choose: mirror, refused: anserOnly', 'when[1].refused: "anserOnly" is no rule and no code of a refusal; there are '],
    [
      'the code beside a rule',
      'choose: mirror, refused: { rule: DU-3.3, code: anserOnly }',
      'when[1].refused.code: "anserOnly" is unknown here',
    ],
  ];
  test.each(refused)('under `refused`: %s', (_, step, expected) => {
    expect(report(`${HEAD}when: [{ seat: Ann, ${step} }]\n`)[0]).toContain(expected);
  });

  test('a refusal for another reason than the one that is named', () => {
    expect(report(`${HEAD}when: [{ seat: Ann, choose: counter, refused: { rule: DU-3.3, code: not-an-option } }]\n`)).toEqual([]);
    expect(report(`${HEAD}when: [{ seat: Ann, choose: counter, refused: { code: wrong-number } }]\n`)[0]).toContain('must be refused');
  });

  test('a rule that the file says it shows, at its line', () => {
    expect(report(GOOD.replace('rules: [DU-3.1]', 'rules: [DU-3.1, DU-3.9]'))[0]).toContain(
      'a.scenario.yaml:3 A Counter is countered\n  rules[2]: "DU-3.9" is no rule',
    );
  });

  test('an edition of a game that has none', () => {
    expect(report(GOOD.replace('game: duel', 'game: duel\nedition: second'))[0]).toContain('edition: duel has no editions');
  });

  test('what the question could offer, only not now, may be absent', () => {
    expect(
      report(`${HEAD}when: [{ seat: Ann, choose: firebolt>1 }]\nthen: { decision: { seat: Bo, options: { without: [shield] } } }\n`),
    ).toEqual([]);
  });

  test('a vocabulary that lacks an option of the game is told', () => {
    const { vocabulary } = duelScenarios;
    const poor = { ...duelScenarios, vocabulary: { ...vocabulary, questions: { ...vocabulary.questions, answer: { options: ['pass'] } } } };
    const [failure] = runScenario(parseScenario(`${HEAD}when: [{ seat: Ann, choose: firebolt>1 }]\nthen: {}\n`, 'a'), poor).failures;
    expect(failure).toMatchObject({ what: 'the vocabulary of the game lacks options of "answer"', found: ['counter'] });
  });
});

describe('what is optional is declined', () => {
  const cast = '{ seat: Ann, choose: firebolt>1 }';
  const studied = 'decision: [{ seat: Ann, kind: stance }, { seat: Bo, kind: stance }, { seat: Cas, kind: stance }]';

  test('in a step, until a question comes', () => {
    expect(report(`${HEAD}draws: any\nwhen: [${cast}, { decline: all, until: stance }]\nthen: { ${studied}, lives: { Bo: 2 } }\n`)).toEqual(
      [],
    );
    expect(report(`${HEAD}draws: any\nwhen: [${cast}, { decline: all, until: stance, seat: Cas }]\n`)).toEqual([]);
  });

  test('a question that does not come, and what waits instead', () => {
    expect(report(`${HEAD}draws: any\nwhen: [${cast}, { decline: all, until: keep }]\n`)[0]).toContain(
      'when[2]: this question does not come\n    expected   found\n  ≠ keep       - { seat: Ann, kind: stance }',
    );
    expect(report(`${HEAD}draws: any\nwhen: [${cast}, { decline: all, until: stanse }]\n`)[0]).toContain(
      'when[2].until: "stanse" is unknown here',
    );
    expect(() => run(`${HEAD}draws: any\nwhen: [${cast}, { decline: all }]\n`)).toThrow('when[2]: "decline: all" needs "until"');
  });

  test('in a round, between its steps', () => {
    const steps = `when: [${cast}, { seat: Cas, choose: strike }]`;
    expect(report(`${HEAD}draws: any\ndecline: all\n${steps}\nthen: { lives: { Bo: 2 } }\n`)).toEqual([]);
    expect(report(`${HEAD}${steps}\n`)[0]).toContain('Cas is not asked anything');
    // Whoever is named answers himself.
    expect(
      report(
        `${HEAD}draws: any\ndecline: all\nwhen: [${cast}, { seat: Bo, choose: counter }, { seat: Cas, choose: strike }]\nthen: { lives: { Bo: 4 } }\n`,
      ),
    ).toEqual([]);
  });
});

describe('cases of one position', () => {
  const cases = `${HEAD}cases:
  - title: It strikes
    decline: all
    draws: any
    when: [{ seat: Ann, choose: firebolt>1 }, { seat: Ann, choose: study }]
    then: { lives: { Bo: 2 } }
  - title: Bo is weaker
    given: { wizards: { Bo: { lives: 2 } } }
    options: { lives: 3 }
    decline: all
    draws: any
    when: [{ seat: Ann, choose: firebolt>1 }, { seat: Ann, choose: study }]
    then: { lives: { Ann: 3, Bo: 0, Cas: 3 }, hand: { Bo: [counter] } }
`;
  test('each begins where the position stands; its own words come over those of the file', () => {
    const result = run(cases);
    expect(result.failures.map((f) => formatFailure(f))).toEqual([]);
    expect(result.passes).toContain('cases[2].then.lives');
  });

  test('a failure names the case and its line, also for a word in its position', () => {
    expect(report(cases.replace('Bo: 0', 'Bo: 1'))[0]).toContain(
      'a.scenario.yaml:22 A Counter is countered: Bo is weaker\n  cases[2].then.lives',
    );
    expect(report(cases.replace('Bo: { lives: 2 }', 'Bo: { lifes: 2 }'))[0]).toContain(
      'cases[2].given.wizards.Bo.lifes: "lifes" is unknown here',
    );
  });

  test('what stands before the cases is played before each of them', () => {
    const opened = `${HEAD}when: [{ seat: Ann, choose: firebolt>1 }]\ncases:
  - { title: a, when: [{ seat: Bo, choose: counter }], then: { hand: { Bo: [] } } }
  - { title: b, when: [{ seat: Bo, choose: pass }], then: { hand: { Bo: [counter] } } }
`;
    expect(report(opened)).toEqual([]);
    expect(run(opened).passes.filter((place) => place === 'when[1]')).toHaveLength(1);
  });

  test('a case needs a title', () => {
    expect(() => run(`${HEAD}cases: [{ when: [] }]\n`)).toThrow('cases[1]: a case needs a title');
    expect(() => run(`${HEAD}cases: []\n`)).toThrow('there are no cases');
  });
});

describe('nowhere: a word that somebody sees in no place', () => {
  const nowhere = (fact: string) => report(`${HEAD}when: [{ seat: Ann, choose: firebolt>1 }]\nthen: { nowhere: ${fact} }\n`);

  test('holds where it is hidden, and tells who sees it', () => {
    // Bo holds a Counter, which nobody else may know; Ann has cast a Firebolt for all to see.
    expect(nowhere('{ Cas: [counter, shield], spectator: counter }')).toEqual([]);
    expect(nowhere('{ Bo: counter }')[0]).toContain('≠ { Bo: counter }   { Bo: [counter] }');
    expect(nowhere('{ Cas: [firebolt, counter] }')[0]).toContain('{ Cas: [firebolt] }');
  });
});

describe('of a long list of options only what differs is shown', () => {
  const keep = (options: string) =>
    `title: Set-up\ngame: duel\nseats: [Ann, Bo]\ndraws: any\nthen: { decision: { seat: Ann, options: ${options} } }\n`;
  const many = Array.from({ length: 30 }, (_, n) => `o${n}`);

  test('the list of an exact question', () => {
    expect(few(many, 'o7')).toHaveLength(11);
    expect(few(many, 'o7')[0]).toBe('o7');
    expect(few(many)[10]).toBe('and 20 more');
    expect(report(keep('[firebolt, shield]'))[0]).toContain('options: [');
  });
});

describe('a bad file names line and field', () => {
  const bad: [string, string, string][] = [
    ['no YAML', 'title: [a', 'a.scenario.yaml:1 '],
    ['an unknown field', `${HEAD}wehn: []\n`, 'a.scenario.yaml:10 wehn: "wehn" is unknown here'],
    ['no title', 'game: duel\nseats: [A, B]\nwhen: []\n', 'a.scenario.yaml:1 a scenario needs a title'],
    ['a step without a choice', `${HEAD}when:\n  - { seat: Ann }\n`, 'a.scenario.yaml:11 when[1]: a step needs "choose"'],
    ['a name twice', 'title: x\ngame: duel\nseats: [A, A]\nwhen: []\n', 'a.scenario.yaml:3 seats[2]: two seats are called "A"'],
    ['rounds and when', `${HEAD}rounds: []\nwhen: []\n`, 'a.scenario.yaml:11 when: "when" belongs into a round'],
    ['nothing to do', HEAD, 'a.scenario.yaml:1 a scenario needs "when" and "then", or "rounds"'],
    ['a key twice', `${HEAD}when: []\nwhen: []\n`, 'a.scenario.yaml:11 '],
  ];
  test.each(bad)('%s', (_, source, expected) => expect(() => parseScenario(source, 'a.scenario.yaml')).toThrow(expected));

  const wrong: [string, string, string][] = [
    [
      'a card',
      GOOD.replace('hand: [counter]', 'hand: [conter]'),
      'a.scenario.yaml:9 A Counter is countered\n  given.wizards.Bo.hand[1]: "conter" is unknown here',
    ],
    [
      'a seat',
      GOOD.replace('seat: Bo, choose: counter', 'seat: Bob, choose: counter'),
      'when[2].seat: nobody is called "Bob"; there are Ann, Bo, Cas',
    ],
    [
      'a fact',
      GOOD.replace('outcome: none', 'outcom: none'),
      'then.outcom: "outcom" is no fact; there are decision, outcome, log, view, nowhere, lives, hand',
    ],
    [
      'an option of the match',
      GOOD.replace('given:', 'options: { lifes: 3 }\ngiven:'),
      'a.scenario.yaml:5 A Counter is countered\n  options.lifes: option lifes: unknown',
    ],
    [
      'a position that cannot be',
      GOOD.replace('Ann: { hand', 'Cas: { hand: [thorns, thorns, thorns] }\n    Ann: { hand'),
      'given: there are only 2 of thorns',
    ],
    [
      'another game',
      GOOD.replace('game: duel', 'game: chess'),
      'a.scenario.yaml:2 A Counter is countered\n  game: this is a scenario of chess, not of duel',
    ],
    ['too many seats', GOOD.replace('[Ann, Bo, Cas]', '[Ann, Bo, Cas, D, E]'), 'seats: duel is played with 2 to 4 seats, not 5'],
    ['another question', GOOD.replace('kind: answer', 'kind: cast'), 'when[3].choose.kind: Ann is asked for "answer"'],
    ['a target', GOOD.replace('target: counter', 'target: shield'), 'no option has this target; there are counter, pass'],
  ];
  test.each(wrong)('a wrong word: %s', (_, source, expected) => expect(report(source)[0]).toContain(expected));
});

describe('the published schema', () => {
  const schema = new URL('../../../../docs/scenario.schema.json', import.meta.url);
  const valid = (source: string) => Schema.Compile(SCENARIO_SCHEMA as never).Check(parse(source));

  test('is what the testkit says', () => {
    expect(JSON.parse(readFileSync(schema, 'utf8'))).toEqual(SCENARIO_SCHEMA);
  });

  test('takes what the reader takes', () => {
    const more = [
      'when: [{ decline: all, until: stance }, { seat: Ann, aside: pass }]\n',
      'decline: all\nwhen: [{ seat: Ann, choose: counter, refused: { rule: DU-3.3, code: answerOnly } }]\n',
      'cases: [{ title: a, given: { turn: Bo }, when: [] }]\n',
      'when: []\ncases: [{ title: a, rounds: [{ then: { nowhere: { Ann: counter, Bo: [counter] } } }] }]\n',
    ].map((tail) => HEAD + tail);
    for (const source of [GOOD, `${HEAD}when: []\n`, `${HEAD}rounds: [{ then: { outcome: none } }]\n`, ...more]) {
      expect(() => parseScenario(source, 'x')).not.toThrow();
      expect(valid(source)).toBe(true);
    }
  });

  const refused = [
    HEAD,
    `${HEAD}wehn: []\nwhen: []\n`,
    `${HEAD}when: [{ seat: Ann }]\n`,
    `${HEAD}rounds: []\n`,
    `${HEAD}rounds: [{}]\nwhen: []\n`,
    `${HEAD}dice: [0]\nwhen: []\n`,
    `${HEAD}when: [{ decline: all }]\n`,
    `${HEAD}when: [{ decline: some, until: stance }]\n`,
    `${HEAD}when: [{ seat: Ann, choose: pass, aside: pass }]\n`,
    `${HEAD}cases: []\n`,
    `${HEAD}cases: [{ when: [] }]\n`,
  ];
  test.each(refused.map((source) => [source.slice(HEAD.length)]))('refuses what the reader refuses: %s', (tail) => {
    expect(() => parseScenario(HEAD + tail, 'x')).toThrow();
    expect(valid(HEAD + tail)).toBe(false);
  });
});
