import { dystopia } from '@questhall/dystopia';
import { commitment } from '@questhall/fair';
import {
  type Action,
  type AnyGame,
  type AnyState,
  ASIDE,
  begin,
  type Chance,
  clone,
  copyState,
  fast,
  IllegalAction,
  illegal,
  matchOptions,
  play,
  type Told,
} from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import { checkRecord, type ExportedMatch, recordByReplay, recordOf, replay } from '@questhall/record';
import { askedAgain, depthOf, restored, type Trail, takingOf, trailAfter } from '@questhall/record/back';
import { talisman } from '@questhall/talisman';
import { describe, expect, test } from 'vitest';
import { randomAction } from '../packages/testkit/src/contract/walk.ts';
import { sized } from './sized.ts';

/** Taking back in every game: what it leads to, what it may never give away, and that a record with it is a record. */

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const GAMES: [name: string, game: AnyGame, seats: number, options: Record<string, string | number | boolean>, actions: number][] = [
  ['Talisman of 1986', talisman, 3, { edition: '1986', startSpell: true }, 700],
  ['Talisman, Digital Edition', talisman, 3, { edition: 'digital', expansion: 'realm-of-souls', startSpell: true }, 700],
  ['Nachtwacht', nachtwacht, 3, {}, 700],
  ['Dystopia', dystopia, 4, { roundLimit: 4 }, 500],
];

/** A match of Nachtwacht is short, and most of its answers are secret. */
const matchesOf = (name: string) => (name === 'Nachtwacht' ? sized(8, 12) : sized(1, 2));

/** What an action did, on a copy. */
function done(game: AnyGame, before: AnyState, action: Action, chance: Chance) {
  const told: Told[] = [];
  let [drew, passed] = [false, false];
  const after = copyState(game, before);
  const watched: Chance = {
    below(...of) {
      drew = true;
      return chance.below(...of);
    },
  };
  const tell = (event: Told['event'], to?: Told['to'], twin?: Told['twin']) =>
    void told.push(clone({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) }));
  play(game, after, action, watched, tell, () => {
    passed = true;
  });
  return { before, after, action, byPerson: true, drew, passed, told };
}

/** An answer at random, and now and then something done unasked. */
function anyAction(game: AnyGame, s: AnyState, policy: Chance): Action | undefined {
  if (policy.below(10) === 0) {
    const seat = policy.below(s.seats);
    const unasked = game.asides?.options(s, seat) ?? [];
    if (unasked.length > 0) return { decision: ASIDE, seat, choice: unasked[policy.below(unasked.length)]! };
  }
  return randomAction(s, policy);
}

interface Taken {
  now: AnyState;
  then: AnyState;
  seat: number;
  trail: Trail<AnyState>;
}

/** A match in which every other chance to take back is taken; `visit` sees each step that could be, `back` each that was. */
function playWithBacks(
  [, game, seats, options, most]: (typeof GAMES)[number],
  seed: number,
  { visit, back }: { visit?: (step: ReturnType<typeof done>, n: number) => void; back?: (taken: Taken) => void } = {},
) {
  const set = matchOptions(game.options, options);
  const table = {
    match: `back${seed}`.padEnd(16, '0'),
    game: game.id,
    rules: game.version,
    options: set,
    chance: { kind: 'sealed' as const, commitment: commitment(SECRET) },
  };
  const sitting = Array.from({ length: seats }, (_, seat) => ({
    seat,
    kind: 'person' as const,
    name: `Player ${seat}`,
    level: null,
    contribution: '',
  }));
  // The record's own chance, so that what is played here can be played again.
  const draws: number[] = [];
  const [own, policy] = [fast(seed, 5), fast(seed, 6)];
  const chance: Chance = { below: (n) => draws[draws.push(own.below(n)) - 1]! };
  let s: AnyState = begin(game, { seats, options: set }, chance);
  let trail: Trail<AnyState> = [];
  let backs = 0;
  for (let n = 0; !s.outcome && n < most; n++) {
    const seat = policy.below(seats);
    const taking = policy.below(2) === 0 ? takingOf(trail, seat) : undefined;
    const oldest = taking?.steps.at(-1);
    if (taking && oldest) {
      const then = oldest.again ? askedAgain(game, s, oldest.again) : restored(s, copyState(game, oldest.before!));
      back?.({ now: s, then, seat, trail });
      [s, trail, backs] = [then, taking.rest, backs + 1];
      continue;
    }
    const action = anyAction(game, s, policy);
    if (!action) throw new Error('nobody is asked');
    const step = done(game, s, action, chance);
    const longer = trailAfter(game, trail, step, () => step.before);
    if (longer.some(({ before }) => before === step.before)) visit?.(step, n);
    [s, trail] = [step.after, longer];
  }
  return { table, sitting, s, backs };
}

/** A record of such a match, with the sealed chance of a server. */
function recordWithBacks([, game, seats, options, most]: (typeof GAMES)[number], seed: number): ExportedMatch {
  const { table, sitting } = playWithBacks(['', game, seats, options, 0], seed);
  const policy = fast(seed, 7);
  const actions: Parameters<typeof recordByReplay>[1]['actions'][number][] = [];
  const match = replay(game, { table: { ...table, link: '' }, seats: sitting.map((p) => ({ ...p, link: '' })), secret: SECRET });
  while (!match.state.outcome && actions.length < most) {
    const seat = policy.below(seats);
    const wanted = { seat, choice: '1', by: 'person' as const, back: true as const };
    if (policy.below(3) === 0) {
      try {
        match.act(wanted);
        actions.push({ ...wanted, at: 1_700_000_000_000 + actions.length });
        continue;
      } catch (error) {
        if (!(error instanceof IllegalAction)) throw error;
      }
    }
    const action = anyAction(game, match.state, policy)!;
    const aside = action.decision === ASIDE ? { aside: true as const } : {};
    const choice = typeof action.choice === 'string' ? action.choice : [...action.choice];
    match.act({ seat: action.seat, by: 'person', choice, ...aside });
    actions.push({ seat: action.seat, choice, by: 'person', at: 1_700_000_000_000 + actions.length, ...aside });
  }
  return recordByReplay(game, { table, seats: sitting, secret: SECRET, at: 1_700_000_000_000, actions });
}

describe.each(GAMES)('taking back in %s', (...of) => {
  const [name, game] = of;

  test('leads to the state before but for the numbers that go on, in whatever order; the match goes on', () => {
    let [whole, again] = [0, 0];
    for (let seed = 1; seed <= matchesOf(name); seed++) {
      const { s, backs } = playWithBacks(of, seed, {
        back({ now, then, seat, trail }) {
          const { steps } = takingOf(trail, seat)!;
          const oldest = steps.at(-1)!;
          expect(then.seq).toBe(now.seq + 1);
          expect(then.lastId).toBe(now.lastId);
          expect(game.invariants(then)).toEqual([]);
          if (oldest.again) {
            again++;
            // Nobody else can notice: every other seat, and whoever watches, sees and is asked what it was.
            expect(then.pending.map(({ id }) => id)).toEqual([...now.pending.map(({ id }) => id), oldest.again.id].sort((a, b) => a - b));
            for (const d of now.pending) expect(then.pending).toContainEqual(d);
          } else {
            whole++;
            const { seq, lastId } = then;
            expect(JSON.stringify(then)).toBe(JSON.stringify({ ...oldest.before!, seq, lastId }));
          }
        },
      });
      expect(backs).toBeGreaterThan(5);
      expect(s.seq).toBeGreaterThan(50);
    }
    expect(whole).toBeGreaterThan(5);
    if (name === 'Nachtwacht') expect(again).toBeGreaterThan(5);
  });

  test('gives whoever takes back nothing to know: in every world that this seat cannot tell apart the step shows the same', () => {
    let looked = 0;
    for (let seed = 11; seed < 11 + matchesOf(name); seed++) {
      playWithBacks(of, seed, {
        visit(step, n) {
          const { seat } = step.action;
          for (let w = 0; w < 2; w++) {
            const world: AnyState = game.determinize(step.before, seat, fast(seed, 100 * n + w));
            if (illegal(game, world, step.action)) throw new Error('a seat knows what it may answer');
            let there: ReturnType<typeof done>;
            try {
              there = done(game, world, step.action, {
                below: () => {
                  throw new Error('draws');
                },
              });
            } catch (error) {
              // A walk that was safe says of each square that no trap lies there: walking back on one's own steps is in the rules (DYS-TURN.11).
              if (name === 'Dystopia' && (error as Error).message === 'draws') continue;
              throw error;
            }
            if (name === 'Dystopia' && there.told.some(({ event }) => event.type.startsWith('trap'))) continue;
            looked++;
            expect(trailAfter(game, [], there, () => 0)).toHaveLength(1);
            expect(JSON.stringify(game.observe(there.after, seat))).toBe(JSON.stringify(game.observe(step.after, seat)));
          }
        },
      });
    }
    expect(looked).toBeGreaterThan(50);
  });

  test('nothing that was drawn, told to some alone, asked in secret, or ended the match is ever in the trail', () => {
    playWithBacks(of, 21, {
      visit({ drew, passed, told, after, before, action }) {
        expect([drew, passed, after.outcome]).toEqual([false, false, null]);
        expect(told.filter(({ to }) => to)).toEqual([]);
        const kinds = [...before.pending.filter(({ id }) => id === action.decision), ...after.pending].map(({ kind }) => kind);
        expect(kinds.filter((kind) => game.decisions[kind]?.secret)).toEqual([]);
      },
    });
  });

  test('a record with it is in order, comes out of another playing as it was, and is found where it was altered', () => {
    const record = recordWithBacks(of, 3);
    const backs = record.actions.filter(({ back }) => back);
    expect(backs.length).toBeGreaterThan(5);
    expect(backs.every(({ draws }) => draws.length === 0)).toBe(true);
    const gameOf = (id: string) => (id === game.id ? game : undefined);
    const { findings } = checkRecord(JSON.parse(JSON.stringify(record)), { gameOf });
    // The match was broken off on purpose, so that it has no end is all that there is to say.
    expect(findings.filter(({ code }) => code !== 'unfinished')).toEqual([]);
    const at = record.actions.findIndex(({ back }) => back);
    const forged = (change: object) => {
      const actions = record.actions.map((a, i) => (i === at ? { ...a, ...change } : a)) as ExportedMatch['actions'];
      return checkRecord(recordOf(JSON.parse(JSON.stringify({ ...record, actions }))), { gameOf }).findings[0];
    };
    expect(forged({ choice: '99' })).toMatchObject({ code: 'illegal', place: { part: 'action', n: at + 1 } });
    expect(forged({ by: 'bot' })).toMatchObject({ code: 'illegal', place: { part: 'action', n: at + 1 } });
    const other = (record.actions[at]!.seat + 1) % record.seats.length;
    expect(forged({ seat: other })?.place).toEqual({ part: 'action', n: at + 1 });
    // Left out, all that comes after is another match.
    const without = record.actions.filter((_, i) => i !== at).map((a, i) => ({ ...a, seq: i + 1 }));
    expect(checkRecord(recordOf(JSON.parse(JSON.stringify({ ...record, actions: without }))), { gameOf }).verdict).toBe('bad');
  });
});

test('what a standing order answered goes with what was chosen before it; a record says how many actions went', () => {
  const [seat, before, after] = [
    0,
    begin(nachtwacht, { seats: 2 }, fast(1)) as AnyState,
    begin(nachtwacht, { seats: 2 }, fast(1)) as AnyState,
  ];
  const quiet = (s: AnyState, id: number) =>
    ({ ...s, pending: [{ id, seat, kind: 'length', options: ['3.0', '4.0'], into: 'x' }] }) as AnyState;
  const step = (id: number, byOrder: boolean) => ({
    before: quiet(before, id),
    after: quiet(after, id + 1),
    action: { decision: id, seat, choice: '3.0' },
    byPerson: true,
    byOrder,
    drew: false,
    passed: false,
    told: [],
  });
  const chosen = trailAfter(nachtwacht as AnyGame, [], step(7, false), () => 'first');
  const trail = trailAfter(nachtwacht as AnyGame, chosen, step(8, true), () => 'second');
  expect([
    depthOf(trail, seat),
    depthOf(
      trailAfter(nachtwacht as AnyGame, [], step(8, true), () => 'x'),
      seat,
    ),
  ]).toEqual([1, 0]);
  expect(takingOf(trail, seat)!.steps.map((one) => one.before)).toEqual(['second', 'first']);
  expect(takingOf(trail, seat, 1)!.steps.map((one) => one.before)).toEqual(['second']);
  expect([0, 3].map((count) => takingOf(trail, seat, count))).toEqual([undefined, undefined]);
  expect(takingOf(trail, 1, 1)).toBeUndefined();
});

test('what was the only answer goes with the one before, or it would be given again at once', () => {
  const step = { seat: 0, lines: 1, before: 'a' };
  const trail = [step, { ...step, lines: 2, sole: true as const, before: 'b' }, { ...step, lines: 3, sole: true as const, before: 'c' }];
  expect(depthOf(trail, 0)).toBe(1);
  const taking = takingOf(trail, 0)!;
  expect(taking.steps.map(({ before }) => before)).toEqual(['c', 'b', 'a']);
  expect(taking.told).toEqual({ event: { type: 'takenBack', rule: '', seat: 0, lines: 6 } });
  expect([taking.rest, takingOf(trail.slice(1), 0), takingOf(trail, 1)]).toEqual([[], undefined, undefined]);
});

test('DYS-SET.1 whoever votes last takes nothing back, whether the votes of the others were level or not: it would tell them', () => {
  const set = matchOptions(dystopia.options, { wizor: 'person' });
  /** The trail after all have voted, the last of them seat 2 for itself. */
  const afterVotes = (others: readonly string[]): Trail<AnyState> => {
    const chance = fast(1, 1);
    let s: AnyState = begin(dystopia as AnyGame, { seats: 3, options: set }, chance);
    let trail: Trail<AnyState> = [];
    for (const [seat, choice] of [...others, 'seat:2'].entries()) {
      const asked = s.pending.find((d) => d.seat === seat)!;
      expect(asked.kind).toBe('chooseWizor');
      const step = done(dystopia as AnyGame, s, { decision: asked.id, seat, choice }, chance);
      trail = trailAfter(dystopia as AnyGame, trail, step, () => step.before);
      s = step.after;
    }
    return trail;
  };
  // Level votes are settled by lot, clear ones are not: seat 2 sees neither the votes nor the lot.
  expect([depthOf(afterVotes(['seat:0', 'seat:1']), 2), depthOf(afterVotes(['seat:2', 'seat:0']), 2)]).toEqual([0, 0]);
  expect(afterVotes(['seat:2', 'seat:2'])).toEqual([]);
});
