import { readFileSync } from 'node:fs';
import { dystopiaScenarios } from '@questhall/dystopia/scenario';
import { type AnyState, begin, decisionView, fast, matchOptions, play } from '@questhall/kernel';
import { nachtwachtScenarios } from '@questhall/nachtwacht/scenario';
import { talismanScenarios } from '@questhall/talisman/scenario';
import { formatFailure, parseScenario, runScenario, type ScenarioGame } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { Spelling } from '../packages/testkit/src/scenario/spelling.ts';
// @ts-expect-error a script has no types
import { scenarioWords } from '../scripts/scenario-words.mjs';
import { sized } from './sized.ts';

/* The words with which scenarios are written are the words of the games, and a misspelt one is found. */

const games = { nachtwacht: nachtwachtScenarios, talisman: talismanScenarios, dystopia: dystopiaScenarios } as unknown as Record<
  string,
  ScenarioGame
>;

test('events and views are written down as their types say (npm run scenario-words)', () => {
  for (const [path, text] of Object.entries(scenarioWords() as Record<string, string>)) {
    expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'), path).toBe(text);
  }
});

describe.each(Object.entries(games))('%s', (_, rules) => {
  test('every kind of question is in the vocabulary, and nothing else', () => {
    expect(Object.keys(rules.vocabulary.questions).sort()).toEqual(Object.keys(rules.game.decisions).sort());
  });
});

const SOULS = { edition: 'digital', expansion: 'realm-of-souls' };
const matches: [string, string, number, number, Record<string, unknown>][] = [
  ['Nachtwacht', 'nachtwacht', sized(4, 8), 400, {}],
  ['Talisman 1986', 'talisman', sized(2, 6), 3000, {}],
  ['the Digital Edition', 'talisman', sized(2, 6), 3000, { edition: 'digital' }],
  ['the Realm of Souls', 'talisman', sized(2, 6), 3000, { ...SOULS, finale: 'hidden', lifeTrophies: true, randomBreach: true }],
  ['the Court of the Dead', 'talisman', sized(2, 4), 3000, { ...SOULS, finale: 'court', ghostRestart: true }],
  ['Dystopia', 'dystopia', sized(2, 6), 1200, {}],
  ['Dystopia with a Wizor', 'dystopia', sized(2, 6), 1200, { wizor: 'person', campaign: true }],
];

test.each(matches)('every option that is offered or refused in matches of %s is in the vocabulary', (_, id, count, steps, set) => {
  const rules = games[id]!;
  const { game } = rules;
  const options = matchOptions(game.options, set);
  const unknown = new Set<string>();
  for (let i = 0; i < count; i++) {
    const chance = fast(i + 1);
    const { max } = game.seatsFor?.(options) ?? game.seats;
    const seats = Math.max(2, max - (i % 2));
    const spelling = new Spelling(rules.vocabulary, { seats: Array.from({ length: seats }, (_, n) => `p${n}`), options, seatOf: () => 0 });
    const s: AnyState = begin(game, { seats, options: set }, chance);
    for (let n = 0; n < steps && !s.outcome; n++) {
      const d = s.pending[chance.below(s.pending.length)]!;
      const refused = n % 10 === 0 ? (decisionView(game, s, d.seat)?.refused ?? []).map((one) => one.id) : [];
      for (const option of spelling.unknownOptions(s, { ...d, options: [...d.options, ...refused] })) unknown.add(`${d.kind}: ${option}`);
      const free = [...d.options];
      const many = d.choose && d.choose.min + chance.below(d.choose.max - d.choose.min + 1);
      const any = () => free.splice(chance.below(free.length), 1)[0]!;
      play(game, s, { decision: d.id, seat: d.seat, choice: many === undefined ? any() : Array.from({ length: many }, any) }, chance);
    }
  }
  expect([...unknown].slice(0, 10)).toEqual([]);
});

/**
 * A position, a question that waits in it, and for each mistake where it stands, with what the error must say. A rule that is
 * none is written NW-7{99}, so that it does not count among the rules that tests name.
 */
interface Planted {
  head: string;
  kind: string;
  mistakes: [what: string, file: string, error: string][];
}

const planted: Record<string, Planted> = {
  Nachtwacht: {
    head: `game: nachtwacht
seats: [Jan, Piet]
given: { path: oMP|ooMP, pawns: { Jan: 1, Piet: 4 } }
`,
    kind: 'commit',
    mistakes: [
      [
        'refused',
        'when: [{ seat: Jan, choose: vegga, refused: true }]',
        '"vegga" is no option of "commit"; there are 1, 2, 3, 4, 5, 6, skull, vega',
      ],
      ['without', 'then: { decision: { seat: Jan, options: { without: [skul] } } }', '"skul" is no option of "commit"; there are 1, '],
      ['log.without', 'then: { log: { without: [{ type: drew, card: tootch }] } }', '"tootch" is unknown here; there are blood, '],
      ['an event', 'then: { log: { without: [{ type: stoll }] } }', '"stoll" is unknown here; there are acts, '],
      ['a rule', 'then: { log: { without: [NW-7{99}] } }', '"NW-7{99}" is no rule; the nearest are NW-7.'],
      ['the rule of a refusal', 'when: [{ seat: Jan, choose: 7, refused: NW-5{99} }]', '"7" is no option of "commit"'],
      ['rules', 'rules: [NW-5{99}]\nwhen: []', 'rules[1]: "NW-5{99}" is no rule; the nearest are NW-5.'],
      ['a fact', 'then: { monsters: { 30: none } }', 'square 30 is not on the path'],
      ['a card of a fact', 'then: { hands: { Jan: [tootch] } }', '"tootch" is unknown here; there are tooth, '],
      ['nowhere', 'then: { nowhere: { Jan: tootch } }', '"tootch" is no word of the game; the nearest are tooth'],
      ['a view', 'then: { view: { Jan: { yourPowr: none } } }', 'a view has no "yourPowr"'],
      [
        'a card of a pile',
        'then: { discard: [tooth, tootch] }',
        'not as expected; "tootch" at then.discard[2] is no word of the game; the nearest are tooth',
      ],
    ],
  },
  'Talisman 1986': {
    head: `game: talisman
edition: "1986"
seats: [Ann, Bob]
given:
  figures: { Ann: { character: wizard, at: O2, spells: [hex] }, Bob: { character: troll, at: O9 } }
`,
    kind: 'turn',
    mistakes: [
      [
        'refused',
        "when: [{ seat: Ann, choose: 'cast:sp.hexx', refused: true }]",
        '"cast:sp.hexx" is no option of "turn"; the nearest are cast:sp.hex',
      ],
      [
        'without',
        "then: { decision: { seat: Ann, options: { without: ['cast:sp.healin'] } } }",
        '"cast:sp.healin" is no option of "turn"; the nearest are cast:sp.healing',
      ],
      [
        'log.without',
        'then: { log: { without: [{ type: drew, card: adv.dragn }] } }',
        '"adv.dragn" is no word of the game; the nearest are adv.dragon',
      ],
      ['a short name in an event', 'then: { log: { without: [{ type: drew, card: dragon }] } }', 'the nearest are adv.dragon'],
      ['an event', 'then: { log: { without: [{ type: drow }] } }', '"drow" is unknown here; the nearest are drew'],
      [
        'a field',
        'then: { log: { without: [{ type: drew, crad: adv.dragon }] } }',
        '"drew" has "crad" nowhere; there are rule, card, seat, space',
      ],
      ['a rule', 'then: { log: { without: [T86-6{99}.1] } }', '"T86-6{99}.1" is no rule; the nearest are T86-6.'],
      ['a rule of another edition', 'then: { log: { without: [TDE-6.21] } }', '"TDE-6.21" is no rule'],
      ['a space of a fact', 'then: { hexes: { oasys: none } }', '"oasys" is no space'],
      ['a card of a fact', 'then: { stock: { tal.talismn: 0 } }', '"tal.talismn" is no card of this match; the nearest are tal.talisman'],
      ['a card on the discard pile', 'then: { discard: [dragn] }', '"dragn" is no card of this match; the nearest are dragon'],
      ['a card of another edition', 'then: { discard: [veil.shadow] }', '"veil.shadow" is no card of this match'],
      [
        'a character',
        'then: { figures: { Ann: { character: wizzard } } }',
        '"wizzard" at then.figures.Ann.character is no word of the game; the nearest are wizard',
      ],
      [
        'what somebody sees',
        'then: { view: { Ann: { spells: [sp.hexx] } } }',
        '"sp.hexx" at then.view.Ann.spells[1] is no word of the game; the nearest are sp.hex',
      ],
      ['nowhere', 'then: { nowhere: { Bob: hexx } }', '"hexx" is no word of the game; the nearest are hex'],
      ['a code', "when: [{ seat: Ann, choose: 'cast:sp.hex', refused: { code: spelNow } }]", '"spelNow" is unknown here; '],
    ],
  },
  'the Digital Edition': {
    head: `game: talisman
edition: digital
options: { expansion: realm-of-souls }
seats: [Ann, Bob]
given:
  figures: { Ann: { character: wizard, at: O2, spells: [hex] }, Bob: { character: troll, at: O9 } }
`,
    kind: 'turn',
    mistakes: [
      [
        'refused',
        "when: [{ seat: Ann, choose: 'deliver:veil.shadw', refused: true }]",
        '"deliver:veil.shadw" is no option of "turn"; the nearest are deliver:veil.shadow',
      ],
      [
        'without',
        "then: { decision: { seat: Ann, options: { without: ['store:adv.digital.rin'] } } }",
        'is no option of "turn"; the nearest are store:adv.digital.',
      ],
      [
        'log.without',
        'then: { log: { without: [{ type: flipped, card: ter.chasmm }] } }',
        '"ter.chasmm" is no word of the game; the nearest are ter.chasm',
      ],
      [
        'a rule that this edition calls otherwise',
        'then: { log: { without: [T86-6.1.4a] } }',
        'this match cites TDE-6.21 in place of T86-6.1.4a',
      ],
      ['a rule', 'then: { log: { without: [TDE-6{99}] } }', '"TDE-6{99}" is no rule; the nearest are TDE-6.'],
      ['a card of a fact', 'then: { veilDiscard: [veil.shadw] }', '"veil.shadw" is no card of this match; the nearest are veil.shadow'],
      ['nowhere', 'then: { nowhere: { Bob: veil.shadw } }', '"veil.shadw" is no word of the game; the nearest are veil.shadow'],
    ],
  },
  Dystopia: {
    head: `game: dystopia
seats: [Jan, Piet]
given:
  heroes: { dwarf: { at: "3,3" }, elf: { at: "6,6" } }
  monsters: [{ code: N1, at: "4,3" }]
`,
    kind: 'hero',
    mistakes: [
      [
        'refused',
        "when: [{ seat: Jan, choose: 'attack:m7', refused: true }]",
        '"attack:m7" is no option of "hero"; the nearest are attack:m0',
      ],
      [
        'refused, by target',
        'when: [{ seat: Jan, choose: { target: m7 }, refused: true }]',
        'nothing offered or shown as refused has this target',
      ],
      [
        'without',
        "then: { decision: { seat: Jan, options: { without: ['cast:mned'] } } }",
        '"cast:mned" is no option of "hero"; the nearest are cast:mend',
      ],
      [
        'a square that is not on the map',
        "then: { decision: { seat: Jan, options: { without: ['go:30,3'] } } }",
        '"go:30,3" is no option of "hero"',
      ],
      [
        'log.without',
        'then: { log: { without: [{ type: found, thing: steel-mase }] } }',
        '"steel-mase" is no word of the game; the nearest are steel-mace',
      ],
      ['an event', 'then: { log: { without: [{ type: atacked }] } }', '"atacked" is unknown here; the nearest are attacked'],
      [
        'a result',
        'then: { log: { without: [{ type: attacked, result: wonded }] } }',
        '"wonded" is unknown here; there are averted, countered, held, outwitted, wounded',
      ],
      ['a rule', 'then: { log: { without: [DYS-COMB{99}] } }', '"DYS-COMB{99}" is no rule; the nearest are DYS-COMB.'],
      ['a square of a fact', "then: { piles: { '30,3': none } }", '"30,3" is no square of this map'],
      ['a field of a hero', 'then: { heroes: { dwarf: { enrgy: 3 } } }', '"enrgy" is unknown here; there are at, energy'],
      [
        'a thing of a hero',
        'then: { heroes: { dwarf: { weapons: [steel-mase] } } }',
        '"steel-mase" at then.heroes.dwarf.weapons[1] is no word of the game; the nearest are steel-mace',
      ],
      ['a thing in a pile', "then: { piles: { '3,3': [steel-mase] } }", 'the nearest are steel-mace'],
      ['a curse that nobody has', 'then: { heroes: { dwarf: { until: { narcolepsi: none } } } }', '"narcolepsi" is no curse; there are'],
      ['nowhere', 'then: { nowhere: { Piet: steel-mase } }', '"steel-mase" is no word of the game; the nearest are steel-mace'],
    ],
  },
};

describe.each(Object.entries(planted))('a misspelling planted in a scenario of %s', (_, { head, kind, mistakes }) => {
  const run = (file: string) => {
    const scenario = parseScenario(`title: Planted\n${head}${file}\n`, 'planted.yaml');
    return runScenario(scenario, games[scenario.game]!).failures.map((one) => formatFailure(one));
  };

  test('the position asks what it is meant to', () => {
    expect(run(`then: { decision: { kind: ${kind} } }`)).toEqual([]);
  });

  test.each(mistakes)('%s', (_, written, told) => {
    const [file, error] = [written, told].map((one) => one.replaceAll('{99}', '.99')) as [string, string];
    const [failure] = run(file.includes('then:') || file.includes('when:') ? file : `${file}\nwhen: []`);
    expect(failure).toContain('planted.yaml:');
    expect(failure).toContain(error);
  });
});
