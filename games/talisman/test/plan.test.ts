import type { DecisionView, OptionView, PlanPart, Wish } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { planning } from '../src/index.ts';
import { wording } from './asked.ts';
import { digital } from './digital/game.ts';
import { Game } from './table.ts';

/** Turns planned ahead: what can be wished for, how a wish is met by a question, and what a plan must not outlive. */

const NAMES = ['Ann', 'Bob', 'Cay'];
const BOB = { character: 'monk', at: 'O12' };

const wish = ({ do: what, if: least }: Wish) => (least ? `${what} if ${least}` : what);

/** A part in lines: what it is called and how many wishes it takes, then each choice, `?` behind one that can have a condition. */
const lines = ({ id, title, most, choices, usual }: PlanPart) => [
  `${id}: ${wording(title, NAMES)}, ${most}, usual ${usual.map(wish).join(', ')}`,
  ...choices.map((one) => `${one.id}: ${wording(one.label, NAMES)}${one.if ? ' ?' : ''}`),
];

const form = (g: Game, name = 'Ann') => planning.form(g.view(name), g.seat(name));
const partOf = (g: Game, id: string) => lines(form(g).find((one) => one.id === id)!);

/** It is Bob's turn, so that Ann can plan. */
const planned = (ann: object, more: object = {}) =>
  new Game({
    figures: { Ann: { character: 'troll', at: 'O1', ...ann } as never, Bob: BOB, Cay: { character: 'elf', at: 'O7' } },
    turn: 'Bob',
    ...more,
  });

test('T86-6.11.1 on a ring one plans either way round, each space that a die reaches, and the bridge', () => {
  const [head, ...choices] = partOf(planned({}), 'move');
  expect(head).toBe('move: plan.move, 4, usual cw');
  expect(choices.filter((line) => !line.startsWith('at:'))).toEqual(['cw: plan.cw', 'ccw: plan.ccw', 'bridge: plan.bridge']);
  expect(choices.flatMap((line) => /^at:(\w+): plan\.at\.(c?cw)\(.*space\.\1\b.*, n (\d)\)$/.exec(line)?.slice(1).join(' ') ?? [])).toEqual(
    [...[1, 2, 3, 4, 5, 6].map((n) => `O${1 + n} cw ${n}`), ...[1, 2, 3, 4, 5, 6].map((n) => `O${25 - n} ccw ${n}`)],
  );
});

test('T86-6.11.20 in the Middle Region the Portal of Power is planned by Craft or Strength, and from which chance on', () => {
  const portal = partOf(planned({ at: 'M3' }), 'move').filter((line) => line.startsWith('portal'));
  expect(portal).toEqual(['portal:craft: pick.direction.portal.craft ?', 'portal:strength: pick.direction.portal.strength ?']);
  const conditions = form(planned({ at: 'M3' }))[0]!.conditions.map(({ id, label }) => `${id}: ${wording(label, NAMES)}`);
  expect(conditions).toEqual([40, 50, 60, 70, 80, 90].map((n) => `odds:${n}: plan.odds(n ${n})`));
  expect(form(planned({}))[0]!.conditions).toEqual([]);
});

test('T86-6.14.1 in the Inner Region one plans the next step, and there the adventure that goes on', () => {
  expect(partOf(planned({ at: 'I6' }), 'inner')).toEqual([
    'inner: plan.inner, 3, usual to',
    'to: plan.to',
    'back: plan.back',
    'act: plan.act',
  ]);
});

test('a plan also says whom to meet, which Enemies to fight from which chance on, what to take and whether offers are declined', () => {
  const parts = form(planned({}));
  expect(parts.slice(1).map(lines)).toEqual([
    ['meet: plan.meet, 3, usual space', 'space: plan.space', 'attack:1: plan.attack(seat Bob) ?', 'attack:2: plan.attack(seat Cay) ?'],
    ['fight: plan.fight, 3, usual fight if odds:60, evade', 'fight: plan.fight.fight ?', 'evade: plan.evade', 'pay: plan.pay'],
    ['take: plan.take, 1, usual all', 'all: plan.all', 'none: plan.none'],
    ['offers: plan.offers, 1, usual ', 'decline: plan.decline'],
  ]);
  expect(parts[1]!.choices[1]!.if).toEqual(parts[1]!.conditions.map(({ id }) => id));
  expect(parts[4]!.conditions).toEqual([]);
});

test('TDE-2.9 with fate a plan can keep every roll', () => {
  const g = digital({ figures: { Ann: { character: 'troll', at: 'O1' }, Bob: BOB }, turn: 'Bob' });
  expect(lines(form(g).at(-1)!)).toEqual(['fate: plan.fate, 1, usual keep', 'keep: plan.keep']);
  expect(form(g).map(({ id }) => id)).toEqual(['move', 'meet', 'fight', 'take', 'offers', 'fate']);
});

test('nothing is planned in one’s own turn, without a character, before the match, after it, and by those who only watch', () => {
  const view = planned({}).view('Ann');
  const none = [
    planning.form(view, 1),
    planning.form(view, 7),
    planning.form({ ...view, outcome: { winners: [1] } as never }, 0),
    planning.form({ ...view, turn: { ...view.turn, phase: 'setup' } }, 0),
    planning.form({ ...view, characters: view.characters.map((c) => ({ ...c, out: true })) }, 0),
    planning.form({ ...view, characters: view.characters.map((c) => ({ ...c, card: null })) }, 0),
  ];
  expect(none).toEqual([[], [], [], [], [], []]);
});

test('nobody who is out or waits for a new character is planned to be met', () => {
  const view = planned({}).view('Ann');
  const others = (change: object) =>
    planning
      .form({ ...view, characters: view.characters.map((c) => (c.seat === 1 ? { ...c, ...change } : c)) }, 0)[1]!
      .choices.map(({ id }) => id);
  expect([others({}), others({ out: true }), others({ card: null })]).toEqual([
    ['space', 'attack:1', 'attack:2'],
    ['space', 'attack:2'],
    ['space', 'attack:2'],
  ]);
});

test('a turn that is planned has a name of its own while it goes on', () => {
  const { turn, ...view } = planned({}, { round: 3 }).view('Ann');
  const named = (change: object, seat: number) => planning.turn({ ...view, turn: { ...turn, ...change } }, seat);
  expect([named({ n: 7 }, 1), named({ n: 8 }, 1), named({ n: 7 }, 0), named({ phase: 'setup' }, 1)]).toEqual([
    { id: '7' },
    { id: '8' },
    null,
    null,
  ]);
});

const question = (kind: string, ...options: (string | Partial<OptionView>)[]): DecisionView => ({
  id: 7,
  seat: 0,
  kind,
  rule: 'T86-4',
  prompt: { key: `ask.${kind}` },
  options: options.map((one) => (typeof one === 'string' ? { id: one, label: { key: one } } : { label: { key: 'x' }, ...one })) as never,
  refused: [],
  byDefault: null as never,
});

test('each question of one’s own turn belongs to a part of the plan; Spells are left to standing orders', () => {
  const mine = new Game({ Ann: { character: 'troll', at: 'O1' }, Bob: BOB }).view('Ann');
  const asked = (kind: string, view = mine) => planning.asks(question(kind), view);
  expect(
    Object.fromEntries(
      [
        ...['turn', 'direction', 'encounter', 'face', 'take', 'fate', 'visit', 'may', 'buy', 'market', 'replace'],
        ...['react', 'checkpoint', 'armour'],
      ].map((kind) => [kind, asked(kind)]),
    ),
  ).toEqual({
    turn: [],
    direction: ['move'],
    encounter: ['meet'],
    face: ['fight'],
    take: ['take'],
    fate: ['fate'],
    visit: ['offers'],
    may: ['offers'],
    buy: ['offers'],
    market: ['offers'],
    replace: ['offers'],
    react: null,
    checkpoint: null,
    armour: [],
  });
  expect(asked('turn', new Game({ Ann: { character: 'troll', at: 'I3' }, Bob: BOB }).view('Ann'))).toEqual(['inner']);
  expect(asked('direction', planned({}).view('Ann'))).toBeNull();
});

const met = (part: string, wanted: Wish, decision: DecisionView) => planning.meets(part, wanted, decision, undefined as never);

test('a way is taken by its name, or where one of the two ways round ends on the space that is wanted', () => {
  const ways = question(
    'direction',
    { id: 'cw', target: { space: 'O4' } },
    { id: 'ccw', target: { space: 'O22' } },
    { id: 'bridge', target: { space: 'M4' } },
  );
  expect(['cw', 'bridge', 'raft', 'at:O4', 'at:O22', 'at:O9', 'at:M4'].map((what) => met('move', { do: what }, ways))).toEqual([
    { choose: 'cw' },
    { choose: 'bridge' },
    undefined,
    { choose: 'cw' },
    { choose: 'ccw' },
    undefined,
    undefined,
  ]);
});

test('an attack is made from the chance on that the plan names, and without one at any chance', () => {
  const others = question('encounter', 'space', { id: 'attack:1', odds: 0.6 });
  const answers = [undefined, 'odds:50', 'odds:60', 'odds:70'].map((least) =>
    met('meet', { do: 'attack:1', ...(least ? { if: least } : {}) }, others),
  );
  expect(answers).toEqual([{ choose: 'attack:1' }, { choose: 'attack:1' }, { choose: 'attack:1' }, undefined]);
  expect(met('meet', { do: 'space' }, others)).toEqual({ choose: 'space' });
  const nearly = question('encounter', { id: 'attack:1', odds: 0.599 });
  expect(met('meet', { do: 'attack:1', if: 'odds:60' }, nearly)).toBeUndefined();
  const unknown = question('encounter', 'attack:1');
  expect([met('meet', { do: 'attack:1', if: 'odds:40' }, unknown), met('meet', { do: 'attack:1' }, unknown)]).toEqual([
    undefined,
    { choose: 'attack:1' },
  ]);
});

test('T86-6.14.1 the plan of a step goes on, back, or on with the adventure, by the first way that is offered', () => {
  const steps = question('turn', 'to:I2', 'to:I8', 'back:M1', 'act');
  expect(['to', 'back', 'act', 'roll'].map((what) => met('inner', { do: what }, steps))).toEqual([
    { choose: 'to:I2' },
    { choose: 'back:M1' },
    { choose: 'act' },
    undefined,
  ]);
});

test('Enemies are fought, evaded or paid, whichever the plan says and the question offers', () => {
  const foes = question('face', { id: 'fight', odds: 0.5 }, 'evade:luck', 'evade:speed', 'pay:2');
  expect(['fight', 'evade', 'pay', 'done'].map((what) => met('fight', { do: what }, foes))).toEqual([
    { choose: 'fight' },
    { choose: 'evade:luck' },
    { choose: 'pay:2' },
    undefined,
  ]);
});

test('all that lies there is taken one by one until there is no more, or nothing of it', () => {
  const some = question('take', 'take:adv.axe', 'take:adv.ring', 'done');
  const none = question('take', 'done');
  expect([met('take', { do: 'all' }, some), met('take', { do: 'all' }, none), met('take', { do: 'none' }, some)]).toEqual([
    { choose: 'take:adv.axe' },
    { choose: 'done' },
    { choose: 'done' },
  ]);
});

test('an offer is declined in the words of its question', () => {
  const declined = (kind: string, ...ids: string[]) => met('offers', { do: 'decline' }, question(kind, ...ids));
  expect([
    declined('visit', 'yes', 'no'),
    declined('may', 'yes', 'no'),
    declined('buy', 'buy:axe', 'done'),
    declined('market', 'with:1', 'done'),
    declined('replace', 'keep', 'adv.axe'),
    declined('choose', 'a', 'no'),
  ]).toEqual([{ choose: 'no' }, { choose: 'no' }, { choose: 'done' }, { choose: 'done' }, { choose: 'keep' }, undefined]);
  expect(met('fate', { do: 'keep' }, question('fate', 'keep', 'reroll'))).toEqual({ choose: 'keep' });
});

test('what needs no wish goes by itself: the die is cast, the turn ends, nobody who is peaceful is faced', () => {
  const view = planned({}).view('Ann');
  const inside = planned({ at: 'I3' }).view('Ann');
  const given = (decision: DecisionView, seen = view) => planning.ofCourse(decision, seen);
  expect([
    given(question('turn', 'sp.hex', 'roll')),
    given(question('turn', 'step')),
    given(question('turn', 'roll', 'step')),
    given(question('turn', 'trade')),
    given(question('turn', 'roll'), inside),
    given(question('endTurn', 'sp.hex', 'done')),
    given(question('prepare', 'drink', 'roll')),
    given(question('face', 'done')),
    given(question('face', 'fight', 'done')),
    given(question('encounter', 'done')),
  ]).toEqual(['roll', 'step', 'roll', undefined, undefined, 'done', 'roll', 'done', undefined, undefined]);
});

test('a plan is dropped where its owner was moved, hurt or changed, or where others or cards came to where it leads', () => {
  const facts = (g: Game, ...wanted: string[]) => planning.facts(g.view('Ann'), 0, { move: wanted.map((what) => ({ do: what })) });
  const before = facts(planned({ objects: ['ring', 'axe'], lives: 4 }), 'at:O7', 'cw', 'at:O2');
  expect(before).toMatchObject({ moved: 'O1', lost: 4, company: 'O7 2; O2' });
  const lying = planned({ objects: ['axe', 'ring'], lives: 3 }, { lying: { O2: ['sword'], O7: ['shield'] } });
  expect(facts(lying, 'at:O2')).toMatchObject({ lost: 3, company: 'O2 adv.sword', changed: before.changed });
  const changed = (change: object) => facts(planned(change)).changed;
  const ways = [
    {},
    { objects: ['axe'] },
    { followers: ['guide'] },
    { toad: 1 },
    { slave: true },
    { alignment: 'evil' },
    { quest: 3 },
    { character: 'thief' },
  ];
  expect(new Set(ways.map(changed)).size).toBe(ways.length);
  expect(planning.facts(planned({}).view('Ann'), 9, {})).toEqual({});
  expect(facts(planned({}))).toMatchObject({ company: '' });
});

test('the company of a space is whoever else stands there, nobody who is out', () => {
  const view = planned({ at: 'O7' }).view('Ann');
  const at = (seen: typeof view) => planning.facts(seen, 0, { move: [{ do: 'at:O7' }] }).company;
  const gone = { ...view, characters: view.characters.map((c) => (c.seat === 2 ? { ...c, out: true } : c)) };
  expect([at(view), at(gone)]).toEqual(['O7 2', 'O7']);
});

test('all of a plan may come several times in a turn but the step in the Inner Region, and none of its facts matters meanwhile', () => {
  expect([planning.repeats, planning.during]).toEqual([['move', 'meet', 'fight', 'take', 'offers', 'fate'], []]);
});
