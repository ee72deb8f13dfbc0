import { know, policyOf } from '@questhall/bots';
import { type AnyGame, type AnyState, fast, heardBy } from '@questhall/kernel';
import { heuristic, nachtwacht } from '@questhall/nachtwacht';
import { type Change, diff, patch } from '@questhall/protocol/changes';
import { type Midway, viewsMidway } from '@questhall/protocol/midway';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadTrack } from '../replay/track.ts';
import { canReplay, eyesHere, localReplay } from './local-replay.ts';
import { LocalTable, type LocalTableParts } from './local-table.ts';
import { type LocalMatch, newLocalMatch } from './saved-match.ts';

const game: AnyGame = nachtwacht;
const policy = policyOf('easy', { game, heuristic });

function open(saved: LocalMatch, seed: number, change: Partial<LocalTableParts> = {}) {
  const chance = fast(seed);
  const kept = [saved];
  const table = new LocalTable(saved, {
    game,
    think: (_level, state, seat, own) => policy(know(game, state as never, seat) as never, own, {}),
    hint: () => {
      throw new Error('nobody asks here');
    },
    save: async (match) => {
      kept.push(structuredClone(match));
    },
    post: () => undefined,
    lost: () => undefined,
    now: () => 1000 + kept.length,
    random: () => chance.below(2 ** 32),
    botDelay: [0, 0],
    ...change,
  });
  return { table, last: () => kept.at(-1) as LocalMatch };
}

let match: LocalMatch;

/** A whole match: a bot stands in for the person, so it plays by itself. */
beforeAll(async () => {
  const seats = [
    { name: 'Ann', level: null },
    { name: null, level: 'easy' as const },
    { name: 'Ben', level: null },
  ];
  const { table, last } = open(newLocalMatch({ game: game.id, options: { pathLength: 'short' }, seats }, 'abc', 1), 5);
  await table.open();
  await table.standIn(0, 'easy');
  await table.standIn(2, 'easy');
  await vi.waitFor(() => expect(last().state?.outcome).toBeTruthy(), { timeout: 30_000, interval: 5 });
  table.close();
  match = last();
});

describe('a match on this device is watched again', () => {
  test.each([0, 1, null])('through the eyes of %s: every moment patched, it ends where the match did', async (eyes) => {
    const track = await loadTrack(async () => localReplay(game, match, eyes));
    const seat = eyes ?? undefined;
    expect(track.stills.at(-1)?.view).toEqual(JSON.parse(JSON.stringify(game.observe(match.state as never, seat))));
    const heard = match.events.filter(({ told }) => heardBy(told, seat));
    expect(track.log.map((entry) => entry.n)).toEqual(heard.map((_, i) => i + 1));
    expect(track.stills.length).toBeGreaterThan(20);
    // Times never go back, and no moment is without anything new.
    expect(track.stills.every((still, i) => i === 0 || still.at >= (track.stills[i - 1]?.at ?? 0))).toBe(true);
  });

  test.each([0, null, 'all' as const])('each line comes with what had changed by then, through the eyes of %s', async (eyes) => {
    const track = await loadTrack(async () => localReplay(game, match, eyes));
    let moved = 0;
    for (const { log, views } of track.stills) {
      for (const [i, { event }] of log.slice(0, -1).entries()) {
        if (event.type !== 'moved') continue;
        const view = (eyes === 'all' ? (views[i] as unknown[])[0] : views[i]) as { players: { square: number }[] };
        expect(view.players[event['seat'] as number]?.square).toBe(event['to']);
        moved++;
      }
    }
    expect(moved).toBeGreaterThan(5);
  });

  test('an older app kept an action as a whole: it is shown with its last line', async () => {
    let state = (JSON.parse(match.steps![0]!) as { first: AnyState }).first;
    const steps = match.steps!.map((text, i) => {
      const step = JSON.parse(text) as { at: number; told: number; midway: Midway; changes: Change[] };
      if (i === 0) return text;
      const before = state;
      state = patch(viewsMidway(before, step.midway, step.told).at(-1) ?? before, step.changes);
      return JSON.stringify({ at: step.at, told: step.told, changes: diff(before, state) });
    });
    const [now, then] = [localReplay(game, match, 0), localReplay(game, { ...match, steps }, 0)];
    expect(then.moments).toEqual(now.moments.map((moment) => ({ ...moment, midway: undefined })));
    expect(now.moments.some(({ midway }) => midway)).toBe(true);
  });

  test('with the eyes of all there is a view for each seat', async () => {
    const track = await loadTrack(async () => localReplay(game, match, 'all'));
    expect(track.stills.at(-1)?.view).toHaveLength(3);
    expect(track.log).toHaveLength(match.events.length);
  });

  test('before the end only the persons of this screen have eyes', () => {
    const running = { ...match, state: match.state && { ...match.state, outcome: null } } as LocalMatch;
    expect([undefined, 0, 1, 2, null, 'all' as const].map((eyes) => eyesHere(running, eyes))).toEqual([0, 0, 0, 2, 0, 0]);
    expect([undefined, 0, 1, 2, null, 'all' as const, 9].map((eyes) => eyesHere(match, eyes))).toEqual([0, 0, 1, 2, null, 'all', 0]);
  });

  test('what an older app began, or played on, has no replay', () => {
    expect(canReplay(match)).toBe(true);
    const { steps: _, ...older } = match;
    expect(canReplay(older as LocalMatch)).toBe(false);
    expect(canReplay({ ...match, steps: match.steps?.slice(1) ?? [] })).toBe(false);
  });
});

test('a second tab shows what the first one played, and plays on from there', async () => {
  const seats = [
    { name: 'Ann', level: null },
    { name: 'Ben', level: null },
  ];
  const posted: string[] = [];
  const first = open(newLocalMatch({ game: game.id, options: {}, seats }, 'abc', 1), 7);
  await first.table.open();
  const second = open(structuredClone(first.last()), 8, { post: (m) => posted.push(m.t) });
  await second.table.open();
  await second.table.receive({ t: 'hello' });
  const card = game.decisions.commit ? '3' : '';
  await first.table.receive({ t: 'act', id: 'a', seat: 0, decision: 1, choice: card });
  expect(first.last().taken).toEqual([1, 0]);
  await second.table.elsewhere(structuredClone(first.last()));
  expect(posted).toContain('update');
  // The same news twice, or older ones, change nothing.
  const before = posted.length;
  await second.table.elsewhere(structuredClone(first.last()));
  expect(posted).toHaveLength(before);
  await second.table.receive({ t: 'act', id: 'b', seat: 1, decision: 1, choice: card });
  expect(second.last().rev).toBe(first.last().rev + 1);
  expect(posted).not.toContain('refused');
});
