import { dystopia } from '@questhall/dystopia';
import { commitment } from '@questhall/fair';
import { type AnyGame, type AnyState, begin, copyState, fast, matchOptions, play, type Told } from '@questhall/kernel';
import { nachtwacht } from '@questhall/nachtwacht';
import type { Replay } from '@questhall/protocol';
import { recordByReplay, replay } from '@questhall/record';
import { talisman } from '@questhall/talisman';
import { describe, expect, test } from 'vitest';
import { importRecord } from '../apps/server/src/proof/import.ts';
import { replayOf } from '../apps/server/src/replay/moments.ts';
import { openFolder } from '../apps/server/src/store/folder.ts';
import { newFolder } from '../apps/server/test/player.ts';
import { tellAgain } from '../apps/web/src/after/told.ts';
import type { After, Playback } from '../apps/web/src/games/contract.ts';
import { after as dystopiaAfter } from '../apps/web/src/games/dystopia/after.tsx';
import { playback as dystopiaPlayback } from '../apps/web/src/games/dystopia/playback.ts';
import { after as nachtwachtAfter } from '../apps/web/src/games/nachtwacht/after.tsx';
import { playback as nachtwachtPlayback } from '../apps/web/src/games/nachtwacht/playback.ts';
import { after as talismanAfter } from '../apps/web/src/games/talisman/after.tsx';
import { playback as talismanPlayback } from '../apps/web/src/games/talisman/playback.ts';
import { localReplay, stepText } from '../apps/web/src/offline/local-replay.ts';
import { newLocalMatch } from '../apps/web/src/offline/saved-match.ts';
import { placeIn, replayPath } from '../apps/web/src/replay/address.ts';
import { Player } from '../apps/web/src/replay/player.ts';
import { loadTrack, openingOf, type Track } from '../apps/web/src/replay/track.ts';
import { randomAction } from '../packages/testkit/src/contract/walk.ts';
import { sized } from './sized.ts';

/** What the result of a match tells leads into its replay: to where exactly that is being told, whoever kept the replay. */

interface Kind {
  name: string;
  game: AnyGame;
  seats: number;
  options: Record<string, string | number | boolean>;
  seeds: readonly number[];
  after: After<unknown>;
  playback: Playback;
}
const talismans = {
  game: talisman as AnyGame,
  seats: 3,
  seeds: sized([3], [2, 3, 5]),
  after: talismanAfter as After<unknown>,
  playback: talismanPlayback,
};
const KINDS: Kind[] = [
  { ...talismans, name: 'Talisman of 1986', options: { edition: '1986' } },
  { ...talismans, name: 'Talisman, Digital Edition', options: { edition: 'digital', expansion: 'realm-of-souls' } },
  {
    name: 'Nachtwacht',
    game: nachtwacht,
    seats: 3,
    options: {},
    seeds: [1, 2, 3],
    after: nachtwachtAfter as After<unknown>,
    playback: nachtwachtPlayback,
  },
  {
    name: 'Dystopia',
    game: dystopia,
    seats: 3,
    options: { roundLimit: 12 },
    // Heroes moved at random come upon little that is told at the end.
    seeds: sized([1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7, 8]),
    after: dystopiaAfter as After<unknown>,
    playback: dystopiaPlayback,
  },
];
/** Random play is over before that; the record of a match without an end would not be taken in. */
const MOST = 4000;
const START = 1_700_000_000_000;
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** A random match as a server keeps it, and what it answers. */
async function byServer({ game, seats: size, options }: Kind, seed: number): Promise<(from: number) => Promise<Replay>> {
  const table = {
    match: `told${seed}`.padEnd(16, '0'),
    game: game.id,
    rules: game.version,
    options: matchOptions(game.options, options),
    chance: { kind: 'sealed' as const, commitment: commitment(SECRET) },
  };
  const seats = Array.from({ length: size }, (_, seat) => ({
    seat,
    kind: 'person' as const,
    name: `Player ${seat}`,
    level: null,
    contribution: String(seed),
  }));
  const match = replay(game, { table: { ...table, link: '' }, seats: seats.map((s) => ({ ...s, link: '' })), secret: SECRET });
  const policy = fast(seed, 7);
  const actions: Parameters<typeof recordByReplay>[1]['actions'][number][] = [];
  while (!match.state.outcome && actions.length < MOST) {
    const { seat, choice: chosen } = randomAction(match.state, policy)!;
    const choice = typeof chosen === 'string' ? chosen : [...chosen];
    match.act({ seat, by: 'person', choice });
    actions.push({ seat, choice, by: 'person', at: START + 1 + actions.length });
  }
  const { store } = openFolder(newFolder());
  const { id } = await importRecord(store, () => game, recordByReplay(game, { table, seats, secret: SECRET, at: START, actions }));
  const [record, history] = [await store.record(id), await store.history(id)];
  await store.close();
  return (from) => replayOf({ game, record: record!, history: history! }, null, from);
}

/** A random match as a device keeps it, and what it answers. */
function byDevice({ game, seats: size, options }: Kind, seed: number): () => Promise<Replay> {
  const [chance, policy] = [fast(seed, 5), fast(seed, 6)];
  const seats = Array.from({ length: size }, (_, seat) => ({ name: `Player ${seat}`, level: null }));
  const match = newLocalMatch({ game: game.id, options, seats }, `told${seed}`, START);
  let told: Told[] = [];
  let amid: AnyState[] = [];
  let state: AnyState = begin(game, { seats: size, options: matchOptions(game.options, options) }, chance, (event, to, twin) => {
    told.push({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) });
  });
  const steps = [stepText(null, state, [], told.length, START)];
  const events = told.map((one) => ({ at: START, told: one }));
  while (!state.outcome && steps.length <= MOST) {
    const before = state;
    const next = copyState(game, before);
    [told, amid] = [[], []];
    play(game, next, randomAction(before, policy)!, chance, (event, to, twin) => {
      told.push(structuredClone({ event, ...(to ? { to } : {}), ...(twin ? { twin } : {}) }));
      amid.push(copyState(game, next));
    });
    const at = START + steps.length;
    steps.push(stepText(before, next, amid, told.length, at));
    events.push(...told.map((one) => ({ at, told: one })));
    state = next;
  }
  return async () => localReplay(game, { ...match, state, steps, events }, null);
}

/** What the replay shows at first, opened where the link of a moment leads. */
function opened(track: Track, line: number, playback: Playback) {
  const link = replayPath('/t/K7QXM', { line, eyes: null });
  const player = new Player({
    ...openingOf(placeIn(link.split('?')[1]!), track),
    track,
    playback,
    speed: () => 1,
    reducedMotion: () => false,
    sound: () => undefined,
  });
  const { shown } = player.store.getState();
  player.close();
  return shown;
}

describe.each(KINDS)('a match of $name', (kind) => {
  test.each(['server', 'device'])(
    'every moment of its result opens where exactly that is being told: a replay of a %s',
    async (keeper) => {
      let [moments, amid] = [0, 0];
      for (const seed of kind.seeds) {
        const page = keeper === 'server' ? await byServer(kind, seed) : byDevice(kind, seed);
        const track = await loadTrack(page);
        const told = tellAgain(track, kind.after);
        for (const { line, turn, event } of told.moments) {
          const shown = opened(track, line, kind.playback);
          expect([shown.told, track.log[shown.told - 1]?.event]).toEqual([line, event]);
          if (kind.playback.duration(event) > 0) expect(shown.playing?.event).toEqual(event);
          // Of a game in one part: the table stands in the turn that the result names.
          const [part, n] = kind.after.turn(shown.view) ?? ['', turn];
          if (part === '') expect(n).toBe(turn);
          moments++;
          if (!track.stills.some((still) => still.told === line)) amid++;
        }
      }
      // Some of them are told in the middle of what an answer brought.
      expect(moments).toBeGreaterThan(5);
      expect(amid).toBeGreaterThan(0);
    },
    120_000,
  );
});
