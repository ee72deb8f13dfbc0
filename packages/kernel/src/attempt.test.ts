import { describe, expect, test } from 'vitest';
import {
  type Action,
  type AnyGame,
  type Attempt,
  begin,
  type Chance,
  type Core,
  defineGame,
  type GameEvent,
  type Gate,
  gate,
  Kit,
  PASS,
  play,
  procedure,
  text,
} from './index.ts';

/* The gate by itself: a change is a word, and every part of the gate leaves a trace. The duel of wizards plays with it. */

type Change = { word: string; by: number };

interface Locals {
  main: { result?: boolean };
  attempt: Attempt<Change>;
  stop: { frame: number };
  note: { word: string };
}

interface State extends Core<Locals> {
  trace: string[];
}

class TestKit extends Kit<State> {}

type TestGate = Gate<Locals, Change, TestKit>;
type TestAnswers = NonNullable<TestGate['answers']>;
const define = procedure<Locals, TestKit>();
const note = (id: string) => ({ id, run: { call: 'note' as const, with: { word: id } } });

function gameOf(parts: Partial<TestGate>) {
  return defineGame<Locals, State, GameEvent, State, TestKit>({
    id: 'gate',
    version: 1,
    seats: { min: 2, max: 4 },
    options: [],
    procedures: {
      main: define('main', {
        attempt: () => ({ call: 'attempt', with: { change: { word: 'change', by: 0 } }, into: 'result' }),
        finish(f, g) {
          g.s.trace.push(String(f.result));
          return { over: { winners: [], ranking: [[0, 1]], rule: 'T-1', reason: 'done' } };
        },
      }),
      attempt: gate<Locals, Change, TestKit>({
        make(f, g) {
          g.s.trace.push(`make ${f.change.word}`);
          return undefined;
        },
        ...parts,
      }),
      stop: define('stop', {
        stop(f, g) {
          g.frame<{ stopped?: boolean }>(f.frame).stopped = true;
        },
      }),
      note: define('note', {
        note(f, g) {
          g.s.trace.push(f.word);
        },
      }),
    },
    decisions: {
      answer: {
        rule: 'T-1',
        secret: true,
        could: () => true,
        prompt: () => text('ask'),
        option: () => ({ label: text('x') }),
        byDefault: () => PASS,
      },
    },
    setup: (core) => ({ ...core, trace: [] }),
    first: { call: 'main', with: {} },
    kit: (s, chance, tell) => new TestKit(s, chance, tell),
    observe: (s) => s,
    determinize: (s) => s,
    invariants: () => [],
    migrations: {},
  });
}

const noChance: Chance = { below: () => 0 };
const start = (parts: Partial<TestGate>, seats = 4, passed?: () => void) => {
  const game = gameOf(parts);
  let s = begin(game, { seats }, noChance, undefined, passed);
  return {
    get s() {
      return s;
    },
    asked: () => s.pending.map((d) => d.seat),
    /** Through JSON before every answer: nothing of a window may be lost. */
    choose(seat: number, choice: string) {
      s = JSON.parse(JSON.stringify(s)) as State;
      const action: Action = { decision: s.pending.find((d) => d.seat === seat)?.id ?? -1, seat, choice };
      play(game as AnyGame, s, action, noChance, undefined, passed);
      return this;
    },
  };
};

/** Everybody but whoever makes the change may answer, beginning left of them, where `can` says so. */
const everybody = (
  respond: TestAnswers['respond'] = () => undefined,
  can: (f: Parameters<TestAnswers['can']>[0], seat: number) => boolean = () => true,
): TestAnswers => ({
  kind: () => 'answer',
  could: (f, g) => [1, 2, 3].slice(0, g.s.seats - 1).map((step) => (f.change.by + step) % g.s.seats),
  can: (f, _g, seat) => (can(f, seat) ? { options: ['answer'] } : undefined),
  respond,
});

describe('the gate', () => {
  test('nobody has a say: the change is made and the caller hears true', () => {
    expect(start({}).s.trace).toEqual(['make change', 'true']);
  });

  test('instead, then make, then after; each effect once', () => {
    const once =
      (...ids: string[]): NonNullable<TestGate['instead']> =>
      (f) => {
        const id = ids.find((one) => !f.used?.includes(one));
        return id === undefined ? undefined : note(id);
      };
    expect(start({ instead: once('i1', 'i2'), after: once('a1', 'a2') }).s.trace).toEqual(['i1', 'i2', 'make change', 'a1', 'a2', 'true']);
  });

  test('an effect that stops it ends the gate: no further effect, no question, no change, nothing after', () => {
    const t = start({
      instead: (f) => (f.used ? note('never') : { id: 'stop', run: { call: 'stop', with: { frame: f.id } } }),
      answers: everybody(),
      after: () => note('never'),
    });
    expect(t.s.trace).toEqual(['false']);
  });

  test('all who may answer are asked at once; who passes is not asked again', () => {
    const t = start({ answers: everybody() });
    expect(t.asked()).toEqual([1, 2, 3]);
    t.choose(2, PASS).choose(3, PASS).choose(1, PASS);
    expect(t.s.trace).toEqual(['make change', 'true']);
  });

  test('the first answer in order counts, whoever was quicker; the others are asked again after it', () => {
    const t = start({
      answers: everybody(
        (_, __, seat) => note(`answer of ${seat}`).run,
        (f, seat) => f.answered?.seat !== 1 || seat !== 1,
      ),
    });
    t.choose(3, 'answer').choose(2, PASS).choose(1, 'answer');
    expect(t.s.trace).toEqual(['answer of 1']);
    expect(t.asked()).toEqual([3]); // seat 2 has passed, seat 3 may think again
    t.choose(3, PASS);
    expect(t.s.trace).toEqual(['answer of 1', 'make change', 'true']);
  });

  test('what was answered and did not count lies nowhere in the state', () => {
    const t = start({
      answers: everybody((f) => ({ call: 'attempt', with: { change: { word: 'inner', by: f.answered!.seat } } }) as never),
    });
    t.choose(1, 'answer').choose(2, PASS).choose(3, 'answer');
    const outer = t.s.stack.find((f) => f.proc === 'attempt');
    expect(outer).not.toHaveProperty('answers');
    expect(outer).not.toHaveProperty('asked');
    expect(outer).toMatchObject({ passed: [2], answered: { seat: 1, option: 'answer' } });
  });

  test('an answer may stop the change', () => {
    const t = start({ answers: everybody((f) => ({ call: 'stop', with: { frame: f.id } })) });
    t.choose(1, PASS).choose(2, PASS).choose(3, 'answer');
    expect(t.s.trace).toEqual(['false']);
  });

  test('answers to answers nest, and an answer that was stopped changes nothing', () => {
    const t = start(
      {
        answers: everybody((f, _, seat) => ({ call: 'attempt', with: { change: { word: `stop ${f.id}`, by: seat } } })),
        make(f, g) {
          g.s.trace.push(f.change.word.split(' ')[0]!);
          const [verb, frame] = f.change.word.split(' ');
          return verb === 'stop' ? { call: 'stop', with: { frame: Number(frame) } } : undefined;
        },
      },
      2,
    );
    // Seat 1 stops the change, seat 0 stops that, seat 1 stops that again.
    t.choose(1, 'answer').choose(0, 'answer').choose(1, 'answer');
    expect(t.s.stack.filter((f) => f.proc === 'attempt')).toHaveLength(4);
    t.choose(0, PASS);
    expect([t.s.trace, t.asked()]).toEqual([['stop'], [0]]); // seat 0's answer was stopped; it may try another
    t.choose(0, PASS);
    expect(t.s.trace).toEqual(['stop', 'stop', 'false']);
  });

  test('one window, and one more after every answer: whether others passed in it or could not have answered', () => {
    // Seat 1 may answer once where it does at all; the holders may by what they hold, which nobody else knows.
    const windows = (answers: boolean, ...holders: number[]) => {
      let stood = 0;
      const t = start(
        {
          answers: everybody(undefined, (f, seat) => (seat === 1 ? answers && !f.answered : holders.includes(seat))),
        },
        4,
        () => stood++,
      );
      const asked = t.asked().length > 0 ? 1 : 0;
      if (answers) t.choose(1, 'answer');
      for (const seat of holders) t.choose(seat, PASS);
      expect(t.s.trace).toEqual(['make change', 'true']);
      return asked + stood;
    };
    expect([windows(false), windows(false, 2), windows(false, 2, 3)]).toEqual([1, 1, 1]);
    expect([windows(true), windows(true, 2), windows(true, 2, 3)]).toEqual([2, 2, 2]);
  });

  test('who is asked openly may have nothing to answer but to pass, and where nobody is left to be asked no window stands', () => {
    let stood = 0;
    const can: TestAnswers['can'] = (_f, _g, seat) => (seat === 2 ? { options: [], about: { why: 'asked' } } : undefined);
    const secret = start({ answers: { ...everybody(), can } }, 4, () => stood++);
    expect([secret.asked(), stood]).toEqual([[], 1]);
    const parts = { answers: { ...everybody(), can, openly: true as const } };
    const { could: _, ...openly } = gameOf({}).decisions['answer']!;
    const game = { ...gameOf(parts), decisions: { answer: openly } };
    const s = begin(game, { seats: 4 }, noChance, undefined, () => stood++);
    expect(s.pending.map(({ seat, options, about }) => [seat, options, about])).toEqual([[2, [PASS], { why: 'asked' }]]);
    play(game as AnyGame, s, { decision: s.pending[0]!.id, seat: 2, choice: PASS }, noChance, undefined, () => stood++);
    expect([s.trace, stood]).toEqual([['make change', 'true'], 1]);
  });

  test('where nobody could answer as far as all see there is no window', () => {
    let stood = 0;
    const t = start({ answers: { ...everybody(), could: () => [] } }, 4, () => stood++);
    expect([t.s.trace, stood]).toEqual([['make change', 'true'], 0]);
  });

  test('a response that calls nothing lets the window go on', () => {
    const t = start({ answers: everybody(undefined, (f) => !f.answered) });
    t.choose(1, 'answer').choose(2, PASS).choose(3, PASS);
    expect(t.s.trace).toEqual(['make change', 'true']);
  });
});
