import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, begin, type Chance, clone, type Decision, defineGame, fast, type Seat, text } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import {
  CHECKS,
  type Check,
  copiesAreIndependent,
  decisionsAreSound,
  formatProblem,
  illegalActionsChangeNothing,
  matchesEnd,
  reloadIsTheSame,
  type Subject,
  sameSeedSameMatch,
  snapshotsPlayOn,
  textsAreComplete,
  viewsDoNotLeak,
  writeSnapshot,
} from './contract.ts';
import { catalogues, duel, eventText } from './duel/index.ts';
import type { DuelKit } from './duel/kit.ts';
import type { DuelState } from './duel/state.ts';

/*
 * Tests of the tests: each fault that the contract is there to find is planted in the duel of wizards, and must be
 * reported by its check in words that lead to it.
 */

type Step = (f: Record<string, unknown>, g: DuelKit) => unknown;

const clean: Subject = { game: duel, catalogues, eventText, matches: 40, deep: 4, longest: 2000 } as Subject;
const planted = (changes: Partial<typeof duel>): Subject => ({ ...clean, game: { ...duel, ...changes } as AnyGame });

/** The duel with another step in place of one of its own. */
function withStep(proc: string, step: string, run: Step): Subject {
  const procedures = duel.procedures as Record<string, Record<string, Step>>;
  return {
    ...clean,
    game: defineGame({ ...duel, procedures: { ...procedures, [proc]: { ...procedures[proc], [step]: run } } }) as AnyGame,
  };
}

/** The step of the duel as it is, with something done before it. */
function plant(proc: string, step: string, fault: (f: Record<string, unknown>, g: DuelKit) => void): Subject {
  const own = (duel.procedures as Record<string, Record<string, Step>>)[proc]![step]!;
  return withStep(proc, step, (f, g) => {
    fault(f, g);
    return own(f, g);
  });
}

const found = (check: Check, subject: Subject) => check(subject).map(formatProblem).join('\n');

describe('the clean duel', () => {
  for (const [name, check] of Object.entries(CHECKS)) test(name, () => expect(found(check, clean)).toBe(''));
});

describe('a secret question', () => {
  const { could: _, ...aim } = { ...duel.decisions.cast!, secret: true as const };
  const asked = (kind: object) => planted({ decisions: { ...duel.decisions, cast: kind as typeof aim } });

  test('of which nobody says who could be asked', () => {
    expect(found(decisionsAreSound, asked(aim))).toContain('cast: a secret question, so not to be asked it tells something');
    expect(found(decisionsAreSound, asked({ ...aim, could: () => true }))).toBe('');
    const { askedIsPublic: __, ...stance } = duel.decisions.stance!;
    expect(found(decisionsAreSound, planted({ decisions: { ...duel.decisions, stance } }))).toContain('stance: a secret question');
  });

  test('who could be asked is said by what only the seat knows', () => {
    const could = (s: DuelState, seat: Seat) => s.wizards[seat]!.hand.includes('counter');
    expect(found(viewsDoNotLeak, asked({ ...aim, could }))).toMatch(/cast: whether seat \d could be asked it is no secret of its own/);
  });
});

describe('a view leaks', () => {
  test('at one kind of question alone, in a long match of which not every moment is searched', () => {
    const observe = (s: DuelState, seat: Seat | undefined) => ({
      ...duel.observe(s, seat),
      all: s.pending.some(({ kind }) => kind === 'cast') ? s.wizards.map((w) => w.hand) : [],
    });
    expect(found(viewsDoNotLeak, { ...planted({ observe }), closely: 1 })).toMatch(/can tell a world of seat \d from the true one/);
    expect(found(viewsDoNotLeak, { ...clean, closely: 1 })).toBe('');
  });

  test('the hands of others', () => {
    const observe = (s: DuelState, seat: Seat | undefined) => ({ ...duel.observe(s, seat), all: s.wizards.map((w) => w.hand) });
    expect(found(viewsDoNotLeak, planted({ observe }))).toMatch(
      /can tell a world of seat \d from the true one: view and decision.*all.*seed 1, 3 seats/,
    );
  });

  test('one number about hidden cards, to spectators only', () => {
    const observe = (s: DuelState, seat: Seat | undefined) => ({
      ...duel.observe(s, seat),
      counters: seat === undefined ? s.deck.filter((c) => c === 'counter').length : 0,
    });
    expect(found(viewsDoNotLeak, planted({ observe }))).toContain('a spectator can tell a world');
  });

  test('a secret answer while others are still asked', () => {
    const observe = (s: DuelState, seat: Seat | undefined) => {
      const top = s.stack.at(-1);
      return { ...duel.observe(s, seat), shown: top?.proc === 'round' ? (top.stances ?? null) : null };
    };
    expect(found(viewsDoNotLeak, planted({ observe }))).toContain('sees a secret answer (stance) before all have answered');
  });

  test('the hands of others, but only while an action is carried out', () => {
    const midway = (s: DuelState, seat: Seat | undefined) => ({ ...duel.observe(s, seat), all: s.wizards.map((w) => w.hand) });
    expect(found(viewsDoNotLeak, planted({ midway }))).toMatch(/sees while an action is carried out what it may not know.*all/);
  });

  test('the wording of a decision tells what its seat does not know', () => {
    const stance = {
      ...duel.decisions.stance!,
      prompt: (s: DuelState, d: Decision) => text('ask.stance', { n: s.wizards[(d.seat + 1) % s.seats]!.hand.join() }),
    };
    expect(found(viewsDoNotLeak, planted({ decisions: { ...duel.decisions, stance } }))).toContain('view and decision');
  });

  test('an event is told to everybody', () => {
    const kit: typeof duel.kit = (s, chance, tell) => duel.kit(s, chance, tell && ((event) => tell(event)));
    expect(found(viewsDoNotLeak, planted({ kit }))).toMatch(/hears what it may not know.*events\.\d+\.card/);
  });

  test('determinize that changes nothing proves nothing', () => {
    const determinize = (s: DuelState) => structuredClone(s);
    expect(found(viewsDoNotLeak, planted({ determinize }))).toContain('determinize never changes anything');
  });

  test('determinize that makes a world which cannot be', () => {
    const determinize = (s: DuelState, seat: Seat, chance: Chance) => ({ ...duel.determinize(s, seat, chance), deck: [] });
    expect(found(viewsDoNotLeak, planted({ determinize }))).toContain('breaks an invariant');
  });

  test('observe that changes the state', () => {
    const observe = (s: DuelState, seat: Seat | undefined) => {
      s.pile.sort().reverse();
      return duel.observe(s, seat);
    };
    expect(found(viewsDoNotLeak, planted({ observe }))).toContain('changes the state');
  });
});

describe('a frame local is lost by JSON', () => {
  const cases: [string, unknown, string][] = [
    ['undefined', undefined, 'memo is undefined'],
    ['a function', () => 1, 'memo is a function'],
    ['a map', new Map([[1, 2]]), 'memo is a Map'],
    ['no number', Number.NaN, 'memo is NaN'],
    ['minus zero', -0, 'memo is -0'],
  ];
  test.each(cases)('%s', (_, memo, report) => {
    const subject = plant('round', 'nextWizard', (f) => {
      f.memo = memo;
    });
    expect(found(reloadIsTheSame, subject)).toContain(report);
  });

  test('a step that needs what was lost goes another way after a reload', () => {
    const memo = new WeakSet<object>();
    const subject = plant('round', 'nextWizard', (f, g) => {
      if (memo.has(f)) g.s.wizards[0]!.lives += 1;
      memo.add(f);
    });
    expect(found(reloadIsTheSame, subject)).toContain('goes another way: state.wizards.0.lives');
  });

  test('an object held in two places is two objects after a reload', () => {
    const subject = plant('match', 'nextRound', (f, g) => {
      f.held ??= g.s.wizards[0]!.hand;
    });
    expect(found(reloadIsTheSame, subject)).toContain('goes another way');
  });
});

describe('a copy shares', () => {
  test('everything below its first level', () => {
    const problems = copiesAreIndependent(clean, (s) => ({ ...s }))
      .map(formatProblem)
      .join('\n');
    expect(problems).toContain('the copy shares state.');
    expect(problems).toContain('playing on the copy changes the original');
  });

  test('one list, which is seen when the original plays on', () => {
    let calls = 0;
    const everySecond = <S>(s: S): S => (++calls % 2 === 0 ? { ...clone(s), wizards: (s as unknown as DuelState).wizards } : clone(s));
    expect(copiesAreIndependent(clean, everySecond).map(formatProblem).join('\n')).toContain('playing on the original changes the copy');
  });

  test('one list between determinize and the state', () => {
    const determinize = (s: DuelState, seat: Seat, chance: Chance) => ({ ...duel.determinize(s, seat, chance), pile: s.pile });
    expect(found(viewsDoNotLeak, planted({ determinize }))).toContain('determinize shares state.pile with the state');
  });
});

describe('a text is missing', () => {
  test('the key of an event', () => {
    const subject = { ...clean, eventText: () => text('log.unheard') };
    expect(found(textsAreComplete, subject)).toContain('da log.unheard: no text log.unheard in da');
  });

  test('one key in one language', () => {
    const { 'ask.stance': _, ...fr } = catalogues.fr;
    expect(found(textsAreComplete, { ...clean, catalogues: { ...catalogues, fr } })).toContain('fr ask.stance: missing');
  });

  test('a gap that nothing fills', () => {
    const keep = { ...duel.decisions.keep!, prompt: () => text('ask.keep') };
    expect(found(textsAreComplete, planted({ decisions: { ...duel.decisions, keep } }))).toMatch(/en ask\.keep: .*/);
  });

  test('a match option without a name', () => {
    const options = [...duel.options, { id: 'fog', rule: 'DU-9', values: ['thin', 'thick'], byDefault: 'thin' }];
    expect(found(textsAreComplete, planted({ options }))).toContain('nl set.fog.thick: no text');
  });
});

describe('a decision is unsound', () => {
  const stance = (changes: object) => planted({ decisions: { ...duel.decisions, stance: { ...duel.decisions.stance!, ...changes } } });

  test('its default is not legal', () => {
    expect(found(decisionsAreSound, stance({ byDefault: () => 'sleep' }))).toContain(
      'stance: its default "sleep" is not legal (not-an-option)',
    );
  });

  test('it has no default', () => {
    expect(found(decisionsAreSound, stance({ byDefault: undefined }))).toContain('stance: ');
  });

  test('its default draws and does not say so', () => {
    const byDefault = (_: DuelState, d: Decision, chance: Chance) => d.options[chance.below(2)]!;
    expect(found(decisionsAreSound, stance({ byDefault }))).toContain('a default that draws must be marked random');
  });

  test('nothing words it', () => {
    const { stance: _, ...decisions } = duel.decisions;
    expect(found(decisionsAreSound, planted({ decisions }))).toContain('nothing words the decision stance');
  });

  test('an option twice, or more to choose than there is', () => {
    const ask = (options: string[], choose?: object) => (_: unknown, g: DuelKit) => ({
      askAll: g.s.wizards.map((_, seat) => ({ seat, kind: 'stance', options, into: 'stances', ...(choose ? { choose } : {}) })),
    });
    expect(found(decisionsAreSound, withStep('round', 'chooseStances', ask(['study', 'study'])))).toContain('an option twice');
    expect(found(decisionsAreSound, withStep('round', 'chooseStances', ask(['study'], { min: 2, max: 2 })))).toContain(
      'nobody can choose 2 to 2 of 1',
    );
  });

  test('what is refused is also an option, and refusals name no rule', () => {
    const refused = () => [{ id: 'study', label: text('pick.pass'), reason: text('pick.pass'), rule: '' }];
    const report = found(decisionsAreSound, stance({ refused }));
    expect(report).toContain('both an option and refused');
    expect(report).toContain('names no rule');
  });
});

test('an illegal action changes something', () => {
  const refused = (s: DuelState) => {
    s.round++;
    return [];
  };
  const subject = planted({ decisions: { ...duel.decisions, stance: { ...duel.decisions.stance!, refused } } });
  expect(found(illegalActionsChangeNothing, subject)).toContain('an unknown option changes the state');
});

describe('a match does not go as it should', () => {
  test('a step that is not deterministic', () => {
    let count = 0;
    const subject = plant('match', 'nextRound', (_, g) => {
      if (++count % 7 === 0) g.s.wizards[0]!.lives++;
    });
    expect(found(sameSeedSameMatch, subject)).toContain('the matches differ at halt');
  });

  test('a dead end: a question without an option', () => {
    const subject = withStep('turn', 'chooseSpell', (f) => ({ ask: { seat: f.wizard, kind: 'cast', options: [], into: 'choice' } }));
    expect(found(matchesEnd, subject)).toMatch(/error: cast asks seat \d without an option \(seed \d+, \d seats, lives=\d, step \d+\)/);
  });

  test('a dead end: the last procedure ends without an outcome', () => {
    expect(
      found(
        matchesEnd,
        withStep('match', 'endOfRound', () => undefined),
      ),
    ).toContain('ended without an outcome');
  });

  test('a dead end: nobody is asked and the match is not over', () => {
    const subject = plant('match', 'chooseTwo', (_, g) => {
      Object.defineProperty(g.s, 'pending', { value: { length: 0, push: () => 0 }, writable: true, enumerable: true });
    });
    expect(found(matchesEnd, subject)).toContain('dead end');
  });

  test('no end', () => {
    expect(
      found(
        matchesEnd,
        withStep('match', 'endOfRound', () => 'nextRound'),
      ),
    ).toMatch(/no end after 2000 actions|runs for ever/);
  });

  test('a broken invariant', () => {
    const subject = plant('round', 'reveal', (_, g) => {
      g.s.deck.push('counter');
    });
    expect(found(matchesEnd, subject)).toContain('invariant: 7 of counter, not 6');
  });
});

describe('snapshots', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'snapshots-'));
  const saved = () => begin(duel, { seats: 2 }, fast(1)) as never;

  test('a folder without one is a problem', () => {
    expect(found(snapshotsPlayOn, { ...clean, snapshots: folder() })).toContain('has no snapshot');
  });

  test('one that is written plays on, and is never written again', () => {
    const snapshots = folder();
    writeSnapshot(snapshots, 'start', duel as AnyGame, 'the first discard', saved());
    expect(found(snapshotsPlayOn, { ...clean, snapshots })).toBe('');
    expect(() => writeSnapshot(snapshots, 'start', duel as AnyGame, 'again', saved())).toThrow('never written again');
  });

  test('a state that needs a migration which is missing, or whose step is gone', () => {
    const snapshots = folder();
    writeSnapshot(snapshots, 'start', duel as AnyGame, 'the first discard', saved());
    expect(found(snapshotsPlayOn, { ...planted({ version: 2 }), snapshots })).toContain('no migration from version 1');
    const { discardTwo: _, ...match } = duel.procedures['match' as never] as Record<string, Step>;
    const game = defineGame({ ...duel, procedures: { ...(duel.procedures as object), match } }) as AnyGame;
    expect(found(snapshotsPlayOn, { ...clean, game, snapshots })).toContain('no step match.discardTwo; a migration is missing');
  });

  test('a file that is no snapshot', () => {
    const snapshots = folder();
    writeFileSync(join(snapshots, 'x.json'), '{"game":"chess"}');
    expect(found(snapshotsPlayOn, { ...clean, snapshots })).toContain('a snapshot of chess');
  });
});
