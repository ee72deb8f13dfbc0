import { type AnyGame, type AnyState, begin, fast, play } from '@questhall/kernel';
import { randomChoice } from '@questhall/testkit/contract';
import { expect, test } from 'vitest';
import type { BotPlayer } from '../src/bots/port.ts';
import { games } from '../src/games.ts';
import type { Hall } from '../src/match/hall.ts';
import { isWhereaboutsTime } from '../src/match/whereabouts.ts';
import { openDatabase } from '../src/store/driver.ts';
import { hallOn } from './halls.ts';
import { newFolder } from './player.ts';

/* Where a match stands, for the drawing of it in the list of one's matches: what somebody sees who only looks on, and small. */

const BEGIN = 1_000_000;
const anna = { id: 'anna', name: 'Anna', created: 1, device: { id: 'a', tokenHash: 'a', label: '', created: 1, used: 1 } };

/** Of the little game of bids: the round, and who has how many points. */
const whereabouts = ({ round, scores }: { round: number; scores: readonly number[] }) => ({ round, scores: [...scores] });

const opened = (folder: string) => hallOn(folder, { now: () => BEGIN, bots: {} as BotPlayer, whereabouts });

/** Anna and Bo at a match in its first round; `answer` gives the first answer of whoever is asked, until the round is another one. */
async function playing(folder: string) {
  const at = opened(folder);
  await at.store.addSession(anna);
  const { id } = await at.hall.create({ game: 'bids', seats: 2, options: { rounds: 9 } }, anna);
  const match = await at.hall.unlocked(id);
  await match.reseat((record) => {
    Object.assign(record.seats[1]!, { kind: 'person', session: 'bo', name: 'Bo' });
  });
  await at.hall.start(match, 'anna');
  let n = 0;
  const round = () => (match.state as unknown as { round: number }).round;
  const playRound = async () => {
    for (const before = round(); round() === before && !match.state!.outcome; ) {
      const { seat, options } = match.state!.pending[0]!;
      const command = { id: `command-${++n}`, session: seat === 0 ? 'anna' : 'bo', seat, decision: (match.taken[seat] ?? 0) + 1 };
      await match.act({ ...command, choice: options[0]! }, (reply) => expect(reply).toMatchObject({ t: 'done' }));
    }
  };
  return { ...at, id, match, playRound };
}

const listed = async (hall: Hall, session: string) => (await hall.tablesOf(session))[0]!.whereabouts;

test('a list of my matches says where each stands, while it is played and when it is in no memory', async () => {
  const folder = newFolder();
  const first = await playing(folder);
  expect(await listed(first.hall, 'anna')).toEqual({ round: 1, scores: [0, 0] });
  await first.playRound();
  const there = await listed(first.hall, 'anna');
  expect(there).toMatchObject({ round: 2 });
  await first.end();
  const { hall } = opened(folder);
  for (const who of ['anna', 'bo']) expect(await listed(hall, who)).toEqual(there);
  expect(hall.size).toBe(0);
});

test('what a server kept that did not know is found when the match is next opened', async () => {
  const folder = newFolder();
  const first = await playing(folder);
  await first.end();
  const db = openDatabase(`${folder}/questhall.db`);
  db.exec('UPDATE matches SET whereabouts = NULL');
  db.close();
  const { hall } = opened(folder);
  expect(await listed(hall, 'anna')).toBeUndefined();
  await hall.unlocked(first.id);
  expect(await listed(hall, 'anna')).toEqual({ round: 1, scores: [0, 0] });
});

test('while bots go on it stays as it is: it is made anew where the match waits for a person, or is over', async () => {
  const { match } = await playing(newFolder());
  const { record } = match;
  const [me, bo] = record.seats;
  const waiting = { seats: [1], since: BEGIN };
  const bot = { ...bo!, standIn: 'easy' as const };
  expect(isWhereaboutsTime({ ...record, waiting })).toBe(true);
  expect(isWhereaboutsTime({ ...record, waiting, seats: [me!, bot] })).toBe(false);
  expect(isWhereaboutsTime({ ...record, waiting: { seats: [0, 1], since: BEGIN }, seats: [me!, bot] })).toBe(true);
  expect(isWhereaboutsTime({ ...record, waiting, seats: [me!, bot], status: 'over' })).toBe(true);
});

test('before it has begun nothing is drawn, and a table of the open ones never says it', async () => {
  const { hall, store } = opened(newFolder());
  await store.addSession(anna);
  await hall.create({ game: 'bids', seats: 2, listed: true }, anna);
  expect(await listed(hall, 'anna')).toBeUndefined();
  expect(await hall.listed('bo')).not.toContain('whereabouts');
});

/** Plays so many answers by chance, and hands out the state after each of some of them. */
function walk(game: AnyGame, options: Record<string, unknown>, seed: number, look: (s: AnyState, n: number) => void): void {
  const chance = fast(seed);
  const s = begin(game, { seats: 3, options }, chance) as AnyState;
  for (let n = 0; n < 400 && !s.outcome; n++) {
    const asked = s.pending[chance.below(s.pending.length)]!;
    play(game, s, { decision: asked.id, seat: asked.seat, choice: randomChoice(asked, chance) }, chance);
    if (n % 20 === 0) look(s, n);
  }
}

test.each([
  ['nachtwacht', {}],
  ['talisman', { edition: '1986' }],
  ['talisman', { edition: 'digital' }],
  ['dystopia', { level: 1 }],
] as const)('%s %o: small, and the same in every world that a seat cannot tell from the true one', (id, options) => {
  const { game, whereabouts: of } = games.find((entry) => entry.game.id === id)!;
  const kinds = new Set<string>();
  walk(game, options, 7, (s, n) => {
    const there = JSON.stringify(of!(s));
    kinds.add(there);
    expect(there.length).toBeLessThan(1000);
    for (let seat = 0; seat < s.seats; seat++) {
      const world = game.determinize(s, seat, fast(7, 1000 * n + seat)) as AnyState;
      expect(JSON.stringify(of!(world))).toBe(there);
    }
  });
  expect(kinds.size).toBeGreaterThan(3);
});
