import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  ASIDE,
  begin,
  type Chance,
  type Core,
  clone,
  type DecisionKind,
  deciding,
  decisionOf,
  decisionView,
  defaultChoice,
  defineGame,
  fast,
  type GameEvent,
  IllegalAction,
  illegal,
  Kit,
  occasion,
  play,
  procedure,
  resume,
  text,
} from './index.ts';

/*
 * A game for tests: one procedure "main" whose steps each test writes, two to call, and a list in which steps leave
 * their traces.
 */

interface Locals {
  main: { answer?: string; picked?: string[]; bids?: (string | null)[]; result?: number | string; at?: number };
  add: { a: number; b: number };
  ask: { seat: number; answer?: string };
}

interface State extends Core<Locals> {
  trace: string[];
}

class TestKit extends Kit<State> {
  say(...words: unknown[]): void {
    this.s.trace.push(words.join(' '));
  }
}

const define = procedure<Locals, TestKit>();
type Steps = Parameters<typeof define<'main', string>>[1];

const kind = (changes: Partial<DecisionKind<State>> = {}): DecisionKind<State> => ({
  rule: 'T-1',
  prompt: () => text('ask'),
  option: (_, __, id) => ({ label: text(id) }),
  byDefault: (_, d) => d.options[0]!,
  ...changes,
});

const over = (reason = 'done') => ({ over: { winners: [0], ranking: [[0], [1]], rule: 'T-9', reason } });

function gameOf(main: Steps, changes: Partial<DecisionKind<State>> = {}, deciding?: (s: State) => number[]) {
  return defineGame<Locals, State, GameEvent, State, TestKit>({
    id: 'test',
    version: 1,
    seats: { min: 1, max: 4 },
    options: [],
    procedures: {
      main: define('main', main),
      add: define('add', {
        sum: (f) => ({ done: f.a + f.b }),
      }),
      ask: define('ask', {
        question: (f) => ({ ask: { seat: f.seat, kind: 'pick', options: ['x', 'y'], into: 'answer' } }),
        answer: (f) => ({ done: f.answer }),
      }),
    },
    decisions: { pick: kind(changes) },
    setup: (core) => ({ ...core, trace: [] }),
    first: { call: 'main', with: {} },
    kit: (s, chance, tell) => new TestKit(s, chance, tell),
    observe: (s) => s,
    determinize: (s) => clone(s),
    invariants: () => [],
    migrations: {},
    ...(deciding ? { deciding } : {}),
  });
}

const noChance: Chance = {
  below() {
    throw new Error('nobody should draw');
  },
};
const start = (main: Steps, seats = 2, changes?: Partial<DecisionKind<State>>) => {
  const game = gameOf(main, changes);
  return { game: game as AnyGame, s: begin(game, { seats }, noChance) };
};
const answer = (game: AnyGame, s: State, seat: number, choice: string | string[]) =>
  play(game, s, { decision: decisionOf(s as never, seat)?.id ?? -1, seat, choice }, noChance);

describe('procedures', () => {
  test('steps follow each other; a name jumps; over ends the match at once', () => {
    const { s } = start({
      one: (_, g) => g.say('one'),
      two: (_, g) => {
        g.say('two');
        return 'four';
      },
      three: (_, g) => g.say('never'),
      four: () => over(),
      five: (_, g) => g.say('never'),
    });
    expect(s.trace).toEqual(['one', 'two']);
    expect(s.outcome?.reason).toBe('done');
    expect([s.stack, s.pending]).toEqual([[], []]);
  });

  test('a call hands its result to the named local, and the caller goes on below', () => {
    const { s } = start({
      call: () => ({ call: 'add', with: { a: 2, b: 3 }, into: 'result' }),
      first: (f, g) => g.say(f.result),
      callAndForget: () => ({ call: 'add', with: { a: 1, b: 1 } }),
      second(f, g) {
        g.say(f.result);
        return over();
      },
    });
    expect(s.trace).toEqual(['5', '5']);
  });

  test('a step that says nothing falls through to the end of its procedure and on in the caller', () => {
    const { game, s } = start({
      call: () => ({ call: 'ask', with: { seat: 1 }, into: 'result' }),
      tell(f, g) {
        g.say(f.result);
        return 'call';
      },
    });
    answer(game, s, 1, 'y');
    answer(game, s, 1, 'x');
    expect(s.trace).toEqual(['y', 'x']);
  });

  test('the name "end" leaves the procedure without a result', () => {
    const game = gameOf({ begin: () => 'end' });
    expect(() => begin(game, { seats: 2 }, noChance)).toThrow('test: the last procedure ended without an outcome');
  });

  test('frames have ids of their own, found by the kit until they have ended', () => {
    const { s } = start({
      call: (f, g) => {
        g.say(g.frame(f.id).proc, g.s.stack.length);
        return { call: 'ask', with: { seat: 0 } };
      },
    });
    const [main, ask] = s.stack;
    expect(main?.id).not.toBe(ask?.id);
    const kit = new TestKit(s, noChance, undefined);
    expect(kit.frame(ask!.id)).toBe(ask);
    expect(() => kit.frame(99)).toThrow('no frame 99 on the stack');
  });

  test('what is handed to a call is copied: a later change to it stays outside', () => {
    const locals = { seat: 0 };
    const { s } = start({ call: () => ({ call: 'ask', with: locals }) });
    locals.seat = 1;
    expect(s.stack[1]).toMatchObject({ proc: 'ask', seat: 0 });
  });

  test('a step may play another match of the same game: its callers go on where they stood all the same', () => {
    const game: ReturnType<typeof gameOf> = gameOf({
      start: (f) => (f.at === undefined ? undefined : 'think'),
      call: () => ({ call: 'main', with: { at: 1 }, into: 'result' }),
      show: (f) => over(`thought ${f.result}`),
      think(_f, g) {
        const other: State = { ...clone(g.s), stack: [{ id: 1, proc: 'main', step: 'elsewhere' }] };
        resume(game, other, noChance);
        return { done: other.outcome?.reason };
      },
      elsewhere: () => ({ call: 'add', with: { a: 1, b: 2 }, into: 'result' }),
      showElsewhere: (f) => over(`added ${f.result}`),
    });
    expect(begin(game, { seats: 2 }, noChance).outcome?.reason).toBe('thought added 3');
  });

  test('a procedure that runs for ever is stopped', () => {
    const game = gameOf({ round: () => 'round' });
    expect(() => begin(game, { seats: 2 }, noChance)).toThrow('main runs for ever');
  });

  test('a step that is gone throws at once and names itself', () => {
    const { game, s } = start({ call: () => ({ call: 'ask', with: { seat: 0 } }) });
    (s.stack[1] as { step: string }).step = 'renamed';
    expect(() => answer(game, s, 0, 'x')).toThrow('no step ask.renamed; a migration is missing');
  });

  test('a procedure that is gone throws at once', () => {
    const { game, s } = start({ call: () => ({ call: 'ask', with: { seat: 0 } }) });
    (s.stack[1] as { proc: string }).proc = 'gone';
    expect(() => answer(game, s, 0, 'x')).toThrow('no step gone.answer');
    const lost = gameOf({ call: () => ({ call: 'lost', with: {} }) as never });
    expect(() => begin(lost, { seats: 2 }, noChance)).toThrow('no procedure lost');
  });

  test('what is no way to go on is refused, not guessed at', () => {
    const game = gameOf({ wrong: () => ({ jump: 'there' }) as never });
    expect(() => begin(game, { seats: 2 }, noChance)).toThrow('main says {"jump":"there"}');
  });

  test('a definition without steps, with a step called end, or without its first procedure is refused', () => {
    expect(() => gameOf({})).toThrow('procedure main has no steps');
    expect(() => gameOf({ end: () => over() })).toThrow('"end" is reserved');
    const { compiled: _, ...definition } = gameOf({ one: () => over() });
    expect(() => defineGame({ ...definition, first: { call: 'none' as 'main', with: {} } })).toThrow('no procedure none');
  });

  test('resume runs a state that was put together by hand, and leaves one alone that waits', () => {
    const { game, s } = start({
      ask: () => ({ ask: { seat: 0, kind: 'pick', options: ['a'], into: 'answer' } }),
      tell(f, g) {
        g.say(f.answer);
        return over();
      },
    });
    const waiting = JSON.stringify(s);
    resume(game, s, noChance);
    expect(JSON.stringify(s)).toBe(waiting);
    const made: State = { ...clone(s), pending: [], stack: [{ id: 1, proc: 'main', step: 'tell', answer: 'b' }] };
    resume(game, made, noChance);
    expect(made.trace).toEqual(['b']);
    resume(game, made, noChance);
    expect(made.trace).toEqual(['b']);
  });
});

describe('questions', () => {
  const asking: Steps = {
    ask: () => ({ ask: { seat: 1, kind: 'pick', options: ['a', 'b'], into: 'answer', about: { card: 'owl' } } }),
    tell(f, g) {
      g.say(f.answer);
      return over();
    },
  };

  test('an answer lands in the named local; every answer counts once', () => {
    const { game, s } = start(asking);
    expect(s.pending).toEqual([{ id: 2, seat: 1, kind: 'pick', options: ['a', 'b'], into: 'answer', about: { card: 'owl' } }]);
    answer(game, s, 1, 'b');
    expect([s.trace, s.seq]).toEqual([['b'], 1]);
  });

  test('an action that is not legal throws its code and changes nothing', () => {
    const { game, s } = start(asking);
    const before = JSON.stringify(s);
    const code = (decision: number, seat: number, choice: unknown) => {
      try {
        play(game, s, { decision, seat, choice: choice as string }, noChance);
      } catch (e) {
        expect(e).toBeInstanceOf(IllegalAction);
        expect(JSON.stringify(s)).toBe(before);
        return (e as IllegalAction).code;
      }
      return 'legal';
    };
    expect(code(99, 1, 'a')).toBe('stale');
    expect(code(2, 0, 'a')).toBe('not-your-decision');
    expect(code(2, 1, 'c')).toBe('not-an-option');
    for (const odd of [['a'], 3, null, undefined, {}]) expect(code(2, 1, odd)).toBe('malformed');
    expect(illegal(game, s as never, { decision: 2, seat: 1, choice: 'a' })).toBeUndefined();
    expect(code(2, 1, 'a')).toBe('legal');
  });

  test('an answer that was taken is stale; after the end everything is over', () => {
    const { game, s } = start({
      first: asking.ask!,
      second: () => ({ ask: { seat: 0, kind: 'pick', options: ['a'], into: 'answer' } }),
      finish: () => over(),
    });
    const action = { decision: 2, seat: 1, choice: 'a' };
    play(game, s, action, noChance);
    expect(illegal(game, s as never, action)?.code).toBe('stale');
    answer(game, s, 0, 'a');
    expect(illegal(game, s as never, action)?.code).toBe('over');
  });

  test('a refusal that the table shows comes with its reason and rule', () => {
    const refused = () => [{ id: 'c', label: text('c'), reason: text('no.c'), rule: 'T-4' }];
    const { game, s } = start(asking, 2, { refused });
    const problem = (choice: string | string[]) => illegal(game, s as never, { decision: 2, seat: 1, choice });
    expect(problem('c')?.refusal).toEqual(refused()[0]);
    expect(problem('d')?.refusal).toBeUndefined();
    expect(problem(['c'])?.refusal).toBeUndefined();
    expect(decisionView(game, s as never, 1)?.refused).toEqual(refused());
  });

  test('what the table does not show as refused is explained to whoever tries it, where the game knows why', () => {
    const shown = { id: 'c', label: text('c'), reason: text('no.c'), rule: 'T-4' };
    const asked = { id: 'd', label: text('d'), reason: text('no.d'), rule: 'T-5' };
    const why = (_s: unknown, _d: unknown, id: string) => (id === 'd' ? asked : undefined);
    const { game, s } = start(asking, 2, { refused: () => [shown], why });
    const problem = (choice: string) => illegal(game, s as never, { decision: 2, seat: 1, choice });
    expect([problem('c')?.refusal, problem('d')?.refusal, problem('e')?.refusal]).toEqual([shown, asked, undefined]);
    expect([problem('d')?.code, problem('e')?.code]).toEqual(['not-an-option', 'not-an-option']);
    expect(decisionView(game, s as never, 1)?.refused).toEqual([shown]);
  });

  test('a question without an option is a mistake of the rules', () => {
    const game = gameOf({ ask: () => ({ ask: { seat: 0, kind: 'pick', options: [], into: 'answer' } }) });
    expect(() => begin(game, { seats: 2 }, noChance)).toThrow('pick asks seat 0 without an option');
  });

  test('the view of a decision: wording, options, default; nothing for who is not asked', () => {
    const { game, s } = start(asking, 2, {
      option: (_, d, id) => ({ label: text(id), target: { card: String(d.about?.card) }, odds: 0.5 }),
    });
    expect(decisionView(game, s as never, 0)).toBeUndefined();
    expect(decisionView(game, s as never, 1)).toEqual({
      id: 2,
      seat: 1,
      kind: 'pick',
      rule: 'T-1',
      prompt: { key: 'ask' },
      options: ['a', 'b'].map((id) => ({ id, label: { key: id }, target: { card: 'owl' }, odds: 0.5 })),
      refused: [],
      byDefault: 'a',
    });
  });

  test('an answer that the game calls dear is marked, and no other', () => {
    const { game, s } = start(asking, 2, { dear: (_, __, id) => id === 'b' });
    expect(decisionView(game, s as never, 1)?.options.map((option) => option.dear)).toEqual([undefined, true]);
  });

  test('a table shows the answers in the order that the game gives them; the default and the only answer stay', () => {
    const { game, s } = start(asking, 2, { arranged: (_, __, options) => options.toReversed() });
    const view = decisionView(game, s as never, 1);
    expect([view?.options.map(({ id }) => id), view?.byDefault]).toEqual([['b', 'a'], 'a']);
  });

  test('the only answer is named, but not where a quick answer would tell', () => {
    const one = { ask: { seat: 0, kind: 'pick', options: ['a'], into: 'answer' } } as const;
    const all = { ask: { seat: 0, kind: 'pick', options: ['a', 'b'], choose: { min: 2, max: 2 }, into: 'answer' } } as const;
    const some = { ask: { seat: 0, kind: 'pick', options: ['a', 'b'], choose: { min: 1, max: 2 }, into: 'answer' } } as const;
    const sole = (ask: object, changes: Partial<DecisionKind<State>> = {}) => {
      const { game, s } = start({ ask: () => ask as never }, 2, changes);
      return decisionView(game, s as never, 0)?.sole;
    };
    expect(sole(one)).toBe('a');
    expect(sole(all)).toEqual(['a', 'b']);
    expect(sole(some)).toBeUndefined();
    expect(sole(one, { secret: true })).toBeUndefined();
    expect(sole(one, { secret: 'brief' })).toBeUndefined();
    expect(sole(one, { secret: true, soleIsPublic: true })).toBe('a');
    // What can be done unasked as well is no other answer.
    const two = { ask: { seat: 0, kind: 'pick', options: ['a', 'b'], into: 'answer' } } as const;
    expect(sole(two, { besides: (_, __, id) => id === 'b' })).toBe('a');
  });

  test('a kind of question that nothing words throws', () => {
    const { game, s } = start({ ask: () => ({ ask: { seat: 0, kind: 'other', options: ['a'], into: 'answer' } }) });
    expect(() => decisionView(game, s as never, 0)).toThrow('nothing words the decision other');
  });

  test('a default that draws is not shown and comes from the chance of the match', () => {
    const byDefault: DecisionKind<State>['byDefault'] = (_, d, chance) => d.options[chance.below(2)]!;
    const marked = start(asking, 2, { byDefault, random: true });
    expect(decisionView(marked.game, marked.s as never, 1)?.byDefault).toBeNull();
    expect(defaultChoice(marked.game, marked.s as never, marked.s.pending[0]!, { below: () => 1 })).toBe('b');
    const unmarked = start(asking, 2, { byDefault });
    expect(() => decisionView(unmarked.game, unmarked.s as never, 1)).toThrow('must be marked random');
  });

  test('who decides: those who are asked, unless the game says otherwise', () => {
    const { game, s } = start(asking);
    expect(deciding(game, s as never)).toEqual([1]);
    const other = gameOf(asking, {}, () => [0, 1]);
    expect(deciding(other as AnyGame, begin(other, { seats: 2 }, noChance) as never)).toEqual([0, 1]);
  });
});

describe('choose k of n', () => {
  const some = (min: number, max: number): Steps => ({
    ask: () => ({ ask: { seat: 0, kind: 'pick', options: ['a', 'b', 'c'], choose: { min, max }, into: 'picked' } }),
    tell(f, g) {
      g.say(...f.picked!);
      return over();
    },
  });

  test.each([
    [1, 2, ['a'], undefined],
    [1, 2, ['c', 'a'], undefined],
    [0, 2, [], undefined],
    [1, 2, [], 'wrong-number'],
    [1, 2, ['a', 'b', 'c'], 'wrong-number'],
    [1, 2, ['a', 'a'], 'malformed'],
    [1, 2, ['a', 'd'], 'not-an-option'],
    [1, 2, 'a', 'malformed'],
    [1, 2, { length: 1, 0: 'a' }, 'malformed'],
  ])('%i to %i of three: %j is %s', (min, max, choice, code) => {
    const { game, s } = start(some(min, max));
    expect(illegal(game, s as never, { decision: 2, seat: 0, choice: choice as string[] })?.code).toBe(code);
  });

  test('the answer is kept in its order, and is a list of its own', () => {
    const { game, s } = start(some(1, 3));
    const choice = ['c', 'a'];
    answer(game, s, 0, choice);
    expect(s.trace).toEqual(['c a']);
    expect(decisionOf(s as never, 0)).toBeUndefined();
  });
});

describe('several are asked the same', () => {
  test('the first answer counts, and the others are asked no more', () => {
    const { game, s } = start({
      any: (_, g) => ({
        askAny: Array.from({ length: g.s.seats }, (_, seat) => ({ seat, kind: 'pick', options: ['a', 'b'], into: 'answer' as const })),
      }),
      again(f, g) {
        g.say('answer', f.answer);
        return { ask: { seat: 0, kind: 'pick', options: ['c'], into: 'answer' } };
      },
    });
    const late = s.pending[0]!;
    answer(game, s, 1, 'b');
    expect(s.trace).toEqual(['answer b']);
    expect(s.pending).toHaveLength(1);
    expect(illegal(game, s, { decision: late.id, seat: 0, choice: 'a' })?.code).toBe('stale');
  });

  test('who has answered is known, and a question that stays keeps its id where it is the same', () => {
    const { game, s } = start({
      any: (f, g) => ({
        askAny: Array.from({ length: g.s.seats }, (_, seat) => {
          const options = f.answer === 'a' ? ['a', 'b', 'c'] : ['a', 'b'];
          return {
            seat,
            kind: 'pick',
            options,
            into: 'answer' as const,
            by: 'loud' as never,
            ...(seat > 0 ? { stays: true as const } : {}),
          };
        }),
      }),
      again(f, g) {
        g.say(String((f as { loud?: number }).loud), f.answer);
        return 'any';
      },
    });
    const before = s.pending.map((d) => d.id);
    answer(game, s, 0, 'b');
    expect(s.trace).toEqual(['0 b']);
    const after = s.pending.map((d) => d.id);
    // Whoever has answered is asked anew: a second click of the same hand is not another answer.
    expect(after.map((id, seat) => id === before[seat])).toEqual([false, true]);
    const saved = JSON.parse(JSON.stringify(s)) as typeof s;
    answer(game, saved, 0, 'a');
    expect(saved.trace.at(-1)).toBe('0 a');
    // Now the other is asked something else.
    expect(saved.pending.map((d) => after.includes(d.id))).toEqual([false, false]);
    expect(illegal(game, saved, { decision: before[1]!, seat: 1, choice: 'a' })?.code).toBe('stale');
    answer(game, s, 1, 'a');
    expect(s.trace.at(-1)).toBe('1 a');
  });
});

describe('several at once', () => {
  const bidding: Steps = {
    bid: (_, g) => ({
      askAll: Array.from({ length: g.s.seats }, (_, seat) => seat)
        .filter((seat) => seat !== 1)
        .map((seat) => ({ seat, kind: 'pick', options: ['1', '2'], into: 'bids' })),
    }),
    tell(f, g) {
      g.say(JSON.stringify(f.bids));
      return over();
    },
  };

  test('the step below runs when the last has answered, in any order; others have null', () => {
    const { game, s } = start(bidding, 4);
    answer(game, s, 3, '2');
    answer(game, s, 0, '1');
    expect(s.trace).toEqual([]);
    expect(s.stack[0]).toMatchObject({ bids: ['1', null, null, '2'] });
    answer(game, s, 2, '1');
    expect(s.trace).toEqual(['["1",null,"1","2"]']);
  });

  test('an id does not tell how many others are asked', () => {
    const { s } = start(bidding, 4);
    expect(s.pending.map((d) => d.id - d.seat)).toEqual([2, 2, 2]);
    expect(s.lastId).toBe(1 + 4);
    expect(s.pending.every((d) => d.together)).toBe(true);
  });

  test('nobody to ask: the steps go on', () => {
    const { s } = start({ nobody: () => ({ askAll: [] }), finish: () => over() });
    expect(s.outcome).not.toBeNull();
  });

  describe('of a kind of which all see who could be asked', () => {
    const asking = (seats: number, can: readonly number[], could: readonly number[]) => {
      const seen: unknown[] = [];
      const game = gameOf(
        {
          question: (_, g) => ({
            askAll: Array.from({ length: g.s.seats }, (_none, seat) => seat).map((seat) => ({
              seat,
              kind: 'pick',
              options: can.includes(seat) ? ['by', 'act'] : ['by'],
              into: 'bids',
            })),
          }),
          finish: (f) => over(JSON.stringify(f.bids)),
        },
        { could: (_s, seat) => could.includes(seat) },
      );
      const s = begin(game, { seats }, noChance, undefined, ({ outcome, pending }, kind) =>
        seen.push([outcome, pending.length, kind]),
      ) as State;
      return { s, seen, asked: s.pending.map((d) => d.seat) };
    };

    test('whoever has one answer only is not asked, and an id does not tell', () => {
      const { s, seen, asked } = asking(3, [0, 2], [0, 1, 2]);
      expect([asked, seen, s.lastId]).toEqual([[0, 2], [], 4]);
      expect(s.stack[0]).toMatchObject({ bids: [null, null, null] });
    });

    test('where nobody has more the match goes on, and the window is told of as it stands where somebody could have', () => {
      expect(asking(3, [], [2])).toMatchObject({ asked: [], seen: [[null, 0, 'pick']], s: { outcome: { reason: '[null,null,null]' } } });
      expect(asking(3, [], [])).toMatchObject({ asked: [], seen: [], s: { outcome: { reason: '[null,null,null]' } } });
    });
  });

  test('a second round of questions forgets the answers of the first', () => {
    const { game, s } = start({ ...bidding, tell: () => 'bid' }, 2);
    answer(game, s, 0, '2');
    expect(s.stack[0]).toMatchObject({ bids: [null, null] });
  });

  test('one who has answered cannot answer again', () => {
    const { game, s } = start(bidding, 3);
    const action = { decision: s.pending[0]!.id, seat: 0, choice: '1' };
    play(game, s, action, noChance);
    expect(illegal(game, s as never, action)?.code).toBe('stale');
  });
});

describe('a new match', () => {
  test('takes only the seats that the game is for', () => {
    const game = gameOf({ one: () => over() });
    for (const seats of [0, 5, 1.5, Number.NaN]) {
      expect(() => begin(game, { seats }, noChance)).toThrow(expect.objectContaining({ code: 'seats' }));
    }
  });

  test('draws from the chance that it is given', () => {
    const rolling: Steps = {
      roll(_, g) {
        g.say(g.roll());
        return over();
      },
    };
    expect(begin(gameOf(rolling), { seats: 2 }, fast(1)).trace).toEqual(['5']);
  });
});

describe('what a seat does unasked', () => {
  const plain = gameOf({
    ask: () => ({ ask: { seat: 0, kind: 'pick', options: ['a', 'b'], into: 'answer' } }),
    finish: () => over(),
  });
  /** Seat 1 may close or open the way of option b. */
  const game = {
    ...plain,
    asides: {
      options: (s: State, seat: number) => (seat === 1 ? [s.trace.includes('closed') ? 'open' : 'close'] : []),
      act: (g: TestKit, seat: number, id: string) => {
        g.s.trace = id === 'close' ? ['closed'] : [];
        g.tell?.({ type: id, rule: `T-${seat}` });
        g.s.pending = g.s.pending.map((d) => ({ ...d, id: ++g.s.lastId, options: id === 'close' ? ['a'] : ['a', 'b'] }));
      },
    },
  };
  const act = (s: State, seat: number, choice: string) => play(game, s, { decision: ASIDE, seat, choice }, fast(1));

  test('counts, is told, and leaves the match where it stands', () => {
    const s = begin(game, { seats: 2 }, fast(1));
    const first = s.pending[0]!;
    const told: string[] = [];
    play(game, s, { decision: ASIDE, seat: 1, choice: 'close' }, fast(1), (event) => told.push(event.type));
    expect([told, s.seq, s.trace]).toEqual([['close'], 1, ['closed']]);
    expect(s.pending).toEqual([{ ...first, id: s.lastId, options: ['a'] }]);
    expect(illegal(game, s, { decision: first.id, seat: 0, choice: 'a' })?.code).toBe('stale');
    act(s, 1, 'open');
    play(game, s, { decision: s.pending[0]!.id, seat: 0, choice: 'b' }, fast(1));
    expect(s.outcome?.reason).toBe('done');
  });

  test('may take the waiting question back, and the step that the frame then stands at asks anew', () => {
    const anew = {
      ...game,
      asides: {
        options: (_: State, seat: number) => (seat === 0 ? ['again'] : []),
        act: (g: TestKit) => {
          g.s.stack.at(-1)!.step = 'ask';
          g.s.pending.length = 0;
        },
      },
    };
    const s = begin(anew, { seats: 2 }, fast(1));
    const first = s.pending[0]!;
    play(anew, s, { decision: ASIDE, seat: 0, choice: 'again' }, fast(1));
    expect([s.pending.length, s.pending[0]!.options, s.pending[0]!.id > first.id]).toEqual([1, ['a', 'b'], true]);
    play(anew, s, { decision: s.pending[0]!.id, seat: 0, choice: 'b' }, fast(1));
    expect(s.outcome?.reason).toBe('done');
  });

  test('what is not offered, in a wrong shape, over, or of a game that has none is illegal and changes nothing', () => {
    const s = begin(game, { seats: 2 }, fast(1));
    const text = JSON.stringify(s);
    const no = (g: AnyGame, at: State, seat: number, choice: unknown) => {
      const action = { decision: ASIDE, seat, choice: choice as string };
      expect(() => play(g, at as never, action, fast(1))).toThrow(IllegalAction);
      return illegal(g, at as never, action)?.code;
    };
    expect([no(game, s, 0, 'close'), no(game, s, 1, 'open'), no(game, s, -1, 'close')]).toEqual(['stale', 'stale', 'stale']);
    expect([no(game, s, 1, ['close']), no(game, s, 1, null), no(plain, s, 1, 'close')]).toEqual(['stale', 'stale', 'stale']);
    expect(JSON.stringify(s)).toBe(text);
    play(game, s, { decision: s.pending[0]!.id, seat: 0, choice: 'a' }, fast(1));
    expect(no(game, s, 1, 'close')).toBe('over');
  });
});

describe('a question of which nobody may learn whether it is put', () => {
  const played = (options: string[], could: boolean) => {
    const game = gameOf(
      {
        question: () => ({ ask: { seat: 0, kind: 'pick', options, into: 'answer' } }),
        answer: (f) => over(f.answer),
      },
      { could: () => could },
    );
    const windows: string[] = [];
    const s = begin(game, { seats: 2 }, fast(1), undefined, (_, kind) => void windows.push(kind)) as State;
    return [s.pending.map((d) => d.options), s.outcome?.reason, windows, s.lastId];
  };

  test('is put where there is something to answer', () => {
    expect(played(['go', 'act'], true)).toEqual([[['go', 'act']], undefined, [], 2]);
  });

  test('goes by where there is nothing but that, and the window stands where the seat could have been asked', () => {
    expect(played(['go'], true)).toEqual([[], 'go', ['pick'], 1]);
    expect(played(['go'], false)).toEqual([[], 'go', [], 1]);
  });
});

test('an occasion that nobody can use is passed at once where nobody watches, and its number with it', () => {
  const tried = (watched: boolean, could: boolean, can: boolean) => {
    const g = { s: { lastId: 5 }, watched };
    return [
      occasion(
        g,
        could,
        () => can,
        () => 'call',
      ),
      g.s.lastId,
    ];
  };
  expect(tried(false, true, false)).toEqual([undefined, 6]);
  expect([tried(true, true, false), tried(false, true, true)]).toEqual([
    ['call', 5],
    ['call', 5],
  ]);
  expect([tried(true, false, true), tried(false, false, false)]).toEqual([
    [undefined, 5],
    [undefined, 5],
  ]);
});
