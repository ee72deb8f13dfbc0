import type { LogEntry } from '@questhall/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Playback } from '../games/contract.ts';
import { PlaybackQueue, type Shown } from './playback-queue.ts';

/** An event "a" takes 1000 ms, "A" nothing, "?" is a secret until played, "x" is played on the view before it, after "r" one looks round. */
const playback: Playback = {
  duration: (event) => (event.type === event.type.toUpperCase() && event.type !== '?' ? 0 : 1000),
  sound: (event) => (event.type === 'a' ? 'card' : null),
  spoils: (event) => event.type === '?',
  lingers: (event) => event.type === 'x',
  rests: (event) => event.type === 'r',
  least: (event, me) => (event.type === 'm' && me !== 3 ? 700 : 0),
};

const lines = (from: number, types: string): LogEntry[] =>
  types.split('').map((type, i) => ({ n: from + i, at: 0, event: { type, rule: 'NW-8.3' } }));

function stage(given: { speed?: number; calm?: boolean; hidden?: boolean; asked?: boolean; me?: number } = {}) {
  const seen: Shown<string>[] = [];
  const sounds: string[] = [];
  const s = new PlaybackQueue<string>(
    {
      playback: () => playback,
      speed: () => given.speed ?? 1,
      reducedMotion: () => given.calm ?? false,
      hidden: () => given.hidden ?? false,
      rests: (event) => playback.rests!(event),
      me: () => given.me ?? null,
      asked: () => given.asked ?? false,
      opens: (event) => event.type === 'o',
      shown: (shown) => seen.push(shown),
      sound: (name) => sounds.push(name),
    },
    '',
    0,
  );
  return { s, seen, sounds };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('Stage', () => {
  test('shows one event after the other, each for its time, and ends with the view of the server', () => {
    const { s, sounds } = stage();
    s.push(lines(1, 'ab'), 'truth', ['after a', 'after b']);
    expect(s.shown).toMatchObject({ view: 'after a', told: 1, playing: { ms: 1000, event: { type: 'a' } } });
    vi.advanceTimersByTime(999);
    expect(s.shown.view).toBe('after a');
    vi.advanceTimersByTime(1);
    // The last event has the view of the server.
    expect(s.shown).toMatchObject({ view: 'truth', told: 2, playing: { event: { type: 'b' } } });
    vi.advanceTimersByTime(1000);
    expect(s.shown).toEqual({ view: 'truth', told: 2, playing: null });
    expect(s.busy).toBe(false);
    expect(sounds).toEqual(['card']);
  });

  test('where nobody knows what changed with which event, all changes with the last one', () => {
    const { s } = stage();
    s.push(lines(1, 'abc'), 'truth');
    expect(s.shown).toMatchObject({ view: '', told: 1 });
    vi.advanceTimersByTime(1000);
    expect(s.shown).toMatchObject({ view: '', told: 2 });
    vi.advanceTimersByTime(1000);
    expect(s.shown).toMatchObject({ view: 'truth', told: 3, playing: { event: { type: 'c' } } });
  });

  test('what lingers is played on the view before it, and changed when it has been played', () => {
    const { s } = stage();
    s.push(lines(1, 'axb'), 'truth', ['after a', 'after x', 'after b']);
    vi.advanceTimersByTime(1000);
    expect(s.shown).toMatchObject({ view: 'after a', playing: { event: { type: 'x' } } });
    vi.advanceTimersByTime(1000);
    expect(s.shown).toMatchObject({ view: 'truth', playing: { event: { type: 'b' } } });
    const last = stage();
    last.s.push(lines(1, 'ax'), 'truth', ['after a', 'after x']);
    vi.advanceTimersByTime(1000);
    expect(last.s.shown).toMatchObject({ view: 'after a', playing: { event: { type: 'x' } } });
    vi.advanceTimersByTime(1000);
    expect(last.s.shown).toEqual({ view: 'truth', told: 2, playing: null });
  });

  test('an update without time to show is there at once', () => {
    const { s } = stage();
    s.push(lines(1, 'AB'), 'truth');
    expect(s.shown).toEqual({ view: 'truth', told: 2, playing: null });
    s.push([], 'newer');
    expect(s.shown).toEqual({ view: 'newer', told: 2, playing: null });
  });

  test('updates that come while one is played wait their turn and start from its true view', () => {
    const { s } = stage();
    s.push(lines(1, 'a'), 'one');
    s.push(lines(2, 'bc'), 'two', ['after b', 'after c']);
    expect(s.shown.view).toBe('one');
    vi.advanceTimersByTime(1000);
    expect(s.shown).toMatchObject({ view: 'after b', told: 2 });
    vi.advanceTimersByTime(1000);
    expect(s.shown).toMatchObject({ view: 'two', told: 3 });
    vi.advanceTimersByTime(1000);
    expect(s.shown).toEqual({ view: 'two', told: 3, playing: null });
  });

  test('skipping shows the last view at once and leaves nothing running', () => {
    const { s, seen } = stage();
    s.push(lines(1, 'ab'), 'one');
    s.push(lines(3, 'c'), 'two');
    s.skip();
    expect(s.shown).toEqual({ view: 'two', told: 3, playing: null });
    const shows = seen.length;
    vi.advanceTimersByTime(60_000);
    expect(seen.length).toBe(shows);
    s.push(lines(4, 'd'), 'three');
    expect(s.shown).toMatchObject({ view: 'three', told: 4 });
  });

  test('speed divides the time, infinite speed and hidden pages play nothing', () => {
    const fast = stage({ speed: 4 });
    fast.s.push(lines(1, 'a'), 'truth');
    vi.advanceTimersByTime(250);
    expect(fast.s.shown.view).toBe('truth');
    const instant = stage({ speed: Number.POSITIVE_INFINITY });
    instant.s.push(lines(1, 'ab'), 'truth');
    expect(instant.s.shown).toEqual({ view: 'truth', told: 2, playing: null });
    const hidden = stage({ hidden: true });
    hidden.s.push(lines(1, 'ab'), 'truth');
    expect(hidden.s.shown).toEqual({ view: 'truth', told: 2, playing: null });
  });

  test('what came of my own answer is shown at twice the pace at most, up to where another turn begins; what others do at the pace that is set', () => {
    const given = { speed: 4 };
    const { s } = stage(given);
    const lengths: unknown[] = [];
    const next = () => {
      lengths.push(s.shown.playing?.ms);
      vi.runOnlyPendingTimers();
    };
    s.push(lines(1, 'abob'), 'mine', [], true);
    s.push(lines(5, 'c'), 'theirs');
    for (let i = 0; i < 5; i++) next();
    expect(lengths).toEqual([500, 500, 250, 250, 250]);
    given.speed = 1;
    s.push(lines(6, 'a'), 'slow', [], true);
    expect(s.shown.playing?.ms).toBe(1000);
    given.speed = Number.POSITIVE_INFINITY;
    s.push(lines(7, 'a'), 'at once', [], true);
    vi.runOnlyPendingTimers();
    expect(s.shown).toEqual({ view: 'at once', told: 7, playing: null });
  });

  test('what must be seen takes its least at any pace, and no time where nothing is played', () => {
    const { s } = stage({ speed: 4 });
    s.push(lines(1, 'm'), 'truth');
    expect(s.shown.playing?.ms).toBe(700);
    // What that is may depend on whose seat it is.
    const another = stage({ speed: 4, me: 3 });
    another.s.push(lines(1, 'm'), 'truth');
    expect(another.s.shown.playing?.ms).toBe(250);
    const instant = stage({ speed: Number.POSITIVE_INFINITY });
    instant.s.push(lines(1, 'm'), 'truth');
    expect(instant.s.shown.playing).toBeNull();
  });

  test('with reduced motion nothing takes longer than 400 ms', () => {
    const { s } = stage({ calm: true });
    s.push(lines(1, 'a'), 'truth');
    expect(s.shown.playing?.ms).toBe(400);
  });

  test('a long backlog is played faster', () => {
    const { s } = stage();
    s.push(lines(1, 'a'.repeat(28)), 'truth');
    // The first event began before anything else was waiting behind it: 28 s are twice what may wait.
    expect(s.shown.playing?.ms).toBeLessThan(600);
  });

  test('what came of my own answer is not hurried, however much waits behind it', () => {
    const { s } = stage({ speed: 4 });
    s.push(lines(1, `ao${'b'.repeat(60)}`), 'truth', [], true);
    expect(s.shown.playing?.ms).toBe(500);
    vi.runOnlyPendingTimers();
    vi.runOnlyPendingTimers();
    expect(s.shown.playing?.ms).toBeLessThan(250);
  });

  test('a line that would spoil its animation is told after it, and what it changes is shown after it', () => {
    const { s } = stage();
    s.push(lines(1, 'a?b'), 'truth', ['after a', 'after ?', 'after b']);
    vi.advanceTimersByTime(1000);
    expect(s.shown).toMatchObject({ view: 'after a', told: 1, playing: { event: { type: '?' } } });
    vi.advanceTimersByTime(1000);
    expect(s.shown).toMatchObject({ told: 3, playing: { event: { type: 'b' } } });
    const last = stage();
    last.s.push(lines(1, '?'), 'truth');
    expect(last.s.shown).toMatchObject({ view: '', told: 0 });
    vi.advanceTimersByTime(1000);
    expect(last.s.shown).toEqual({ view: 'truth', told: 1, playing: null });
  });

  test('a whole view forgets what was being played', () => {
    const { s } = stage();
    s.push(lines(1, 'ab'), 'truth');
    s.reset('whole', 9);
    vi.advanceTimersByTime(5000);
    expect(s.shown).toEqual({ view: 'whole', told: 9, playing: null });
  });
});

test('held, it shows what it shows and keeps what comes; let go, it goes on with the next event', () => {
  const { s } = stage();
  s.push(lines(1, 'ab'), 'two', ['one', 'two']);
  s.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(s.shown).toMatchObject({ view: 'one', told: 1, playing: { event: { type: 'a' } } });
  s.push(lines(3, 'c'), 'three');
  vi.advanceTimersByTime(60_000);
  expect([s.held, s.busy, s.shown.told]).toEqual([true, true, 1]);
  s.hold(false);
  expect(s.shown).toMatchObject({ told: 2, playing: { event: { type: 'b' } } });
  vi.advanceTimersByTime(2000);
  expect([s.shown.view, s.busy]).toEqual(['three', false]);
});

test('skipping ends the hold: my own decision never waits for it', () => {
  const { s } = stage();
  s.push(lines(1, 'ab'), 'two');
  s.hold(true);
  s.skip();
  expect([s.held, s.shown.view, s.busy]).toEqual([false, 'two', false]);
  // Held while nothing is played, it keeps what comes.
  s.hold(true);
  s.push(lines(3, 'a'), 'three');
  expect([s.shown.told, s.shown.view]).toEqual([2, 'two']);
});

describe('what stays until it is put away', () => {
  /** An event "s" stays, and with "t" after it in the same breath does not. `asked`: something is asked of the viewer. */
  function staying(given: { asked?: boolean; hidden?: boolean; speed?: number } = {}) {
    const s = new PlaybackQueue<string>(
      {
        playback: () => playback,
        speed: () => given.speed ?? 1,
        reducedMotion: () => false,
        hidden: () => given.hidden ?? false,
        stays: (event, rest) => event.type === 's' && !rest.some(({ type }) => type === 't'),
        asked: () => given.asked ?? false,
        shown: () => undefined,
        sound: () => undefined,
      },
      '',
      0,
    );
    return { s, given };
  }

  test('is shown for as long as nobody puts it away, and what comes meanwhile is kept for later', () => {
    const { s } = staying();
    s.push(lines(1, 'sb'), 'two', ['one', 'two']);
    s.push(lines(3, 'c'), 'three');
    vi.advanceTimersByTime(60_000);
    expect([s.shown.view, s.shown.playing?.event.type, s.staying, s.busy]).toEqual(['one', 's', true, true]);
    s.putAway();
    expect(s.shown).toMatchObject({ view: 'two', playing: { event: { type: 'b' } } });
    vi.advanceTimersByTime(2000);
    expect([s.shown.view, s.busy, s.staying]).toEqual(['three', false, false]);
  });

  test('can be put away before it has been played', () => {
    const { s } = staying();
    s.push(lines(1, 'sb'), 'two', ['one', 'two']);
    vi.advanceTimersByTime(100);
    s.putAway();
    expect(s.shown).toMatchObject({ view: 'two', told: 2, playing: { event: { type: 'b' } } });
  });

  test('where nothing comes after it the view is the true one, and nothing lags', () => {
    const { s } = staying();
    s.push(lines(1, 'as'), 'two', ['one', 'two']);
    vi.advanceTimersByTime(2000);
    expect([s.shown.view, s.staying, s.busy]).toEqual(['two', true, false]);
    s.putAway();
    expect(s.shown).toEqual({ view: 'two', told: 2, playing: null });
  });

  test('what comes behind it is known at once to wait, so that nobody takes a match that ended meanwhile for shown', () => {
    const busy: boolean[] = [];
    const s: PlaybackQueue<string> = new PlaybackQueue<string>(
      {
        playback: () => playback,
        speed: () => 1,
        reducedMotion: () => false,
        hidden: () => false,
        stays: (event) => event.type === 's',
        shown: () => busy.push(s.busy),
        sound: () => undefined,
      },
      '',
      0,
    );
    s.push(lines(1, 's'), 'one');
    vi.advanceTimersByTime(2000);
    expect([busy.at(-1), s.staying]).toEqual([false, true]);
    s.push(lines(2, 'b'), 'the end');
    expect([busy.at(-1), s.shown.view, s.staying]).toEqual([true, 'one', true]);
    s.putAway();
    vi.advanceTimersByTime(2000);
    expect([busy.at(-1), s.shown]).toEqual([false, { view: 'the end', told: 2, playing: null }]);
  });

  test('my own question does not wait for it: what came behind it is shown with it, 400 ms after it began', () => {
    const { s } = staying({ asked: true });
    s.push(lines(1, 'sb'), 'two', ['one', 'two']);
    vi.advanceTimersByTime(400);
    expect([s.shown.view, s.shown.told, s.shown.playing?.event.type, s.busy]).toEqual(['two', 2, 's', false]);
    // Answering leaves it behind.
    s.leave();
    expect(s.shown).toEqual({ view: 'two', told: 2, playing: null });
  });

  test('a question that comes later does not wait either; what stays behind what stays comes after it', () => {
    const { s, given } = staying();
    s.push(lines(1, 'sb'), 'two', ['one', 'two']);
    vi.advanceTimersByTime(2000);
    given.asked = true;
    s.push(lines(3, 'sc'), 'three', ['x', 'three']);
    expect([s.shown.view, s.shown.told, s.staying, s.busy]).toEqual(['three', 4, true, false]);
    s.putAway();
    expect([s.shown.view, s.staying]).toEqual(['three', true]);
    s.putAway();
    expect(s.shown).toEqual({ view: 'three', told: 4, playing: null });
  });

  test('skipping goes to it, and then past it', () => {
    const { s } = staying();
    s.push(lines(1, 'aab'), 'two', ['a', 'b', 'two']);
    s.push(lines(4, 'asb'), 'three', ['c', 'd', 'three']);
    s.skip();
    expect(s.shown).toMatchObject({ view: 'd', told: 5, playing: { event: { type: 's' }, stays: true } });
    s.skip();
    expect(s.shown).toEqual({ view: 'three', told: 6, playing: null });
    // Who takes a step back is not held up by what is no more.
    s.push(lines(7, 'as'), 'four', ['e', 'four']);
    s.skip(true);
    expect(s.shown).toEqual({ view: 'four', told: 8, playing: null });
  });

  test('waits for who does not look, with all that came after it', () => {
    const { s, given } = staying({ hidden: true });
    s.push(lines(1, 'asb'), 'two', ['a', 'b', 'two']);
    vi.advanceTimersByTime(5000);
    s.push(lines(4, 'c'), 'three');
    expect([s.shown.view, s.shown.told, s.staying, s.busy]).toEqual(['three', 4, true, false]);
    given.hidden = false;
    s.putAway();
    expect(s.shown).toEqual({ view: 'three', told: 4, playing: null });
  });

  test('is not shown to who sees moves at once, nor where the next breath tells it', () => {
    const atOnce = staying({ speed: Number.POSITIVE_INFINITY });
    atOnce.s.push(lines(1, 'as'), 'two', ['a', 'two']);
    expect(atOnce.s.shown).toEqual({ view: 'two', told: 2, playing: null });
    const { s } = staying();
    s.push(lines(1, 'st'), 'two', ['a', 'two']);
    vi.advanceTimersByTime(2000);
    expect(s.shown).toEqual({ view: 'two', told: 2, playing: null });
  });

  test('held, it is put away and nothing goes on before it is let go', () => {
    const { s } = staying();
    s.push(lines(1, 'sb'), 'two', ['one', 'two']);
    vi.advanceTimersByTime(1000);
    s.hold(true);
    s.putAway();
    vi.advanceTimersByTime(5000);
    expect(s.shown).toMatchObject({ view: 'one', playing: null });
    s.hold(false);
    expect(s.shown).toMatchObject({ view: 'two', playing: { event: { type: 'b' } } });
  });
});

describe('looking round', () => {
  test('nothing goes on for a while, then all does; what comes meanwhile waits as well', () => {
    const { s } = stage();
    s.push(lines(1, 'rb'), 'two', ['one', 'two']);
    vi.advanceTimersByTime(1000);
    expect([s.shown, s.resting, s.held, s.busy]).toEqual([{ view: 'one', told: 1, playing: null }, true, true, true]);
    s.push(lines(3, 'c'), 'three');
    vi.advanceTimersByTime(5999);
    expect([s.shown.told, s.resting]).toEqual([1, true]);
    vi.advanceTimersByTime(1);
    expect(s.shown).toMatchObject({ told: 2, playing: { event: { type: 'b' } } });
    expect([s.resting, s.held]).toEqual([false, false]);
    vi.advanceTimersByTime(2000);
    expect(s.shown).toEqual({ view: 'three', told: 3, playing: null });
  });

  test('ends with the button that goes on, and with the one that skips', () => {
    const on = stage().s;
    on.push(lines(1, 'rb'), 'two');
    vi.advanceTimersByTime(1000);
    on.hold(false);
    expect([on.shown.playing?.event.type, on.resting]).toEqual(['b', false]);
    const over = stage().s;
    over.push(lines(1, 'rb'), 'two');
    vi.advanceTimersByTime(1000);
    over.skip();
    expect([over.shown, over.resting, over.held]).toEqual([{ view: 'two', told: 2, playing: null }, false, false]);
  });

  test('held on purpose meanwhile, it is held until it is let go', () => {
    const { s } = stage();
    s.push(lines(1, 'rb'), 'two');
    vi.advanceTimersByTime(1000);
    s.hold(true);
    vi.advanceTimersByTime(60_000);
    expect([s.shown.told, s.held, s.resting]).toEqual([1, true, false]);
    s.hold(false);
    expect(s.shown.playing?.event.type).toBe('b');
  });

  test('whoever is asked something does not wait, neither at once nor later', () => {
    const given = { asked: true };
    const first = stage(given).s;
    first.push(lines(1, 'rb'), 'two');
    vi.advanceTimersByTime(1000);
    expect(first.shown.playing?.event.type).toBe('b');
    given.asked = false;
    const later = stage(given).s;
    later.push(lines(1, 'r'), 'one');
    vi.advanceTimersByTime(1000);
    expect(later.resting).toBe(true);
    given.asked = true;
    later.push(lines(2, 'b'), 'two');
    expect([later.shown.playing?.event.type, later.resting]).toEqual(['b', false]);
  });
});

test('what comes while nothing is played and all is held is told to be still to come', () => {
  const { s, seen } = stage();
  s.hold(true);
  s.push(lines(1, 'a'), 'one');
  expect([seen.length, s.shown.told, s.busy]).toEqual([1, 0, true]);
  s.hold(false);
  expect(s.shown).toMatchObject({ view: 'one', told: 1, playing: { event: { type: 'a' } } });
});
