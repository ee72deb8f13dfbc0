import type { Midway, Replay } from '@questhall/protocol';
import { diff } from '@questhall/protocol/changes';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyEvent, Playback } from '../games/contract.ts';
import { placeIn, replayPath } from './address.ts';
import { replayKey } from './keys.ts';
import { Player } from './player.ts';
import { loadTrack, marks, openingOf, stillAt, stillOfLine, type Track } from './track.ts';

interface View {
  square: number;
  round: number;
}
const VIEWS: View[] = [0, 1, 2, 3, 4, 5, 6].map((square) => ({ square, round: Math.floor(square / 3) }));
const line = (n: number) => ({ n, at: n * 10, event: { type: 'moved', rule: 'T-1', to: n } });

/** A server with these moments, a few to a page: the odd ones have one line, the even ones two. */
function server(size: number): { page: (from: number) => Promise<Replay>; asked: number[] } {
  const asked: number[] = [];
  let told = 1;
  const moments = VIEWS.slice(1).map((view, i) => ({
    n: i + 1,
    at: 100 * (i + 1),
    changes: diff(VIEWS[i], view),
    log: i % 2 === 0 ? [line(++told)] : [line(++told), line(++told)],
    // In the middle of a moment of two lines the pawn stands half-way.
    ...(i % 2 === 0 ? {} : { midway: [[0, [[['square'], i + 0.5]]]] satisfies Midway }),
  }));
  const page = async (from: number): Promise<Replay> => {
    asked.push(from);
    const first = from > 0 ? null : { at: 0, view: VIEWS[0], log: [line(1)] };
    return { seat: 1, first, moments: moments.slice(from, from + size), last: moments.length };
  };
  return { page, asked };
}

test('a track is put together from pages, whatever their size', async () => {
  for (const size of [1, 2, 4, 6, 50]) {
    const { page, asked } = server(size);
    const track = await loadTrack(page);
    expect(track.stills.map((s) => s.view)).toEqual(VIEWS);
    expect(track.log.map((l) => l.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(asked).toHaveLength(Math.max(1, Math.ceil(6 / size)));
  }
});

test('a line, a time and a round lead to their moment', async () => {
  const track = await loadTrack(server(50).page);
  expect([1, 2, 3, 4, 5, 10, 99].map((n) => stillOfLine(track, n))).toEqual([0, 1, 2, 2, 3, 6, 6]);
  expect([-5, 0, 99, 100, 350, 9999].map((time) => stillAt(track, time))).toEqual([0, 0, 0, 1, 3, 6]);
  const status = (view: unknown) => ({ key: `step.${(view as View).square}`, args: { round: (view as View).round } });
  expect(marks(track, status)).toEqual([0, 3, 6]);
  expect(marks(track, () => ({ key: 'step' }))).toEqual([]);
});

test('an address names a moment, and nonsense names none', () => {
  expect(replayPath('/t/K7QXM')).toBe('/t/K7QXM/replay');
  for (const place of [{}, { at: 0 }, { at: 17, time: 93_004, eyes: 1 }, { line: 4, eyes: null }, { at: 3, eyes: 'all' as const }]) {
    expect(placeIn(replayPath('/t/K7QXM', place).split('?')[1] ?? '')).toEqual(place);
  }
  expect(placeIn('at=-1&line=x&seat=king')).toEqual({});
});

test('keys: space is left to a button that has the focus', () => {
  expect([' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Escape', 'x'].map((key) => replayKey(key, false))).toEqual([
    'toggle',
    'back',
    'forward',
    'start',
    'end',
    'leave',
    null,
  ]);
  expect(replayKey(' ', true)).toBe(null);
});

describe('the player', () => {
  const played: number[] = [];
  const playback: Playback = {
    duration: () => 1000,
    sound: (event) => {
      played.push((event as AnyEvent & { to: number }).to);
      return null;
    },
  };
  let track: Track;
  let speed = 1;
  const player = (at: number) =>
    new Player({ track, at, playback, speed: () => speed, reducedMotion: () => false, sound: () => undefined });

  beforeEach(async () => {
    track = await loadTrack(server(50).page);
    played.length = 0;
    speed = 1;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('jumps without playing, and never past the ends', () => {
    const p = player(99);
    expect(p.store.getState()).toMatchObject({ at: 6, shown: { view: VIEWS[6], told: 10 } });
    p.jump(2);
    expect(p.store.getState()).toMatchObject({ at: 2, busy: false, shown: { view: VIEWS[2], playing: null, told: 4 } });
    p.jump(-4);
    p.back();
    expect(p.store.getState().at).toBe(0);
    expect(played).toEqual([]);
  });

  test('steps forward event by event; a second step finishes the first', () => {
    const p = player(1);
    p.forward();
    expect(p.store.getState()).toMatchObject({ at: 2, busy: true, shown: { view: { square: 1.5 }, told: 3 } });
    vi.advanceTimersByTime(1000);
    expect(p.store.getState()).toMatchObject({ busy: true, shown: { view: { square: 2 }, told: 4 } });
    p.forward();
    expect(p.store.getState()).toMatchObject({ at: 3, shown: { told: 5 } });
    vi.advanceTimersByTime(60_000);
    expect(p.store.getState()).toMatchObject({ at: 3, busy: false, running: false, shown: { view: VIEWS[3] } });
  });

  test('a line opens in the middle of its moment, stands still there, and goes on from there', () => {
    const p = player(0);
    p.jumpToLine(3);
    const middle = { at: 2, line: 3, running: false, shown: { view: { square: 1.5 }, told: 3, playing: { event: line(3).event } } };
    expect(p.store.getState()).toMatchObject(middle);
    vi.advanceTimersByTime(60_000);
    expect(p.store.getState()).toMatchObject(middle);
    p.forward();
    expect(p.store.getState()).toMatchObject({ at: 2, line: null, shown: { view: VIEWS[2], told: 4 } });
    vi.advanceTimersByTime(60_000);
    expect(p.store.getState()).toMatchObject({ at: 2, busy: false, shown: { playing: null } });
    p.jumpToLine(3);
    p.back();
    expect(p.store.getState()).toMatchObject({ at: 1, line: null, busy: false, shown: { view: VIEWS[1], told: 2 } });
    // The last line of a moment leaves nothing of it behind.
    p.jumpToLine(4);
    expect(p.store.getState()).toMatchObject({ at: 2, line: 4, busy: false, shown: { view: VIEWS[2], told: 4 } });
    p.forward();
    expect(p.store.getState()).toMatchObject({ at: 3, line: null, shown: { told: 5 } });
    p.jumpToLine(3);
    p.play();
    vi.advanceTimersByTime(60_000);
    expect(p.store.getState()).toMatchObject({ at: 6, running: false, line: null, shown: { told: 10 } });
    p.jumpToLine(99);
    expect(p.store.getState()).toMatchObject({ at: 6, line: null, shown: { told: 10 } });
    p.close();
  });

  test('its picture is shown at every pace, and its address leads back to it through the same eyes only', () => {
    speed = Number.POSITIVE_INFINITY;
    const p = player(0);
    p.jumpToLine(3);
    expect(p.store.getState()).toMatchObject({ line: 3, shown: { told: 3, playing: { event: line(3).event, ms: 400 } } });
    p.close();
    const path = replayPath('/t/K7QXM', { line: 3, time: 200, eyes: 1 });
    expect(openingOf(placeIn(path.split('?')[1]!), track)).toEqual({ at: 2, line: 3 });
    expect(openingOf({ line: 3, time: 300, eyes: 0 }, track)).toEqual({ at: 3 });
    expect([openingOf({ at: 4, time: 100, eyes: 1 }, track), openingOf({ time: 100 }, track), openingOf({}, track)]).toEqual([
      { at: 4 },
      { at: 1 },
      { at: 0 },
    ]);
  });

  test.each([1, 4, Number.POSITIVE_INFINITY])('plays to the end by itself at speed %d, and from there from the beginning', (fast) => {
    speed = fast;
    const p = player(0);
    p.toggle();
    vi.advanceTimersByTime(60_000);
    expect(p.store.getState()).toMatchObject({ at: 6, running: false, shown: { view: VIEWS[6], told: 10 } });
    p.toggle();
    expect(p.store.getState()).toMatchObject({ at: 1, running: true });
    p.toggle();
    vi.advanceTimersByTime(60_000);
    expect(p.store.getState()).toMatchObject({ at: 1, running: false, busy: false });
    p.close();
  });
});
