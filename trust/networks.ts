import { type AnyGame, fast } from '@questhall/kernel';
import type { TalkLine, Whole } from '@questhall/protocol';
import { MailHouse } from '../apps/server/test/post-office.ts';
import { bundleServer, newFolder, type Site } from './child.ts';
import { wantedGames } from './games.ts';
import { audit } from './kills/audit.ts';
import { Clerk } from './kills/clerks.ts';
import { Resting } from './kills/resting.ts';
import { Rewinder } from './kills/rewinders.ts';
import { Talker } from './kills/talkers.ts';
import { BadNetwork } from './networks/bad-network.ts';
import { type Asked, ENOUGH, type Failure, type Findings, firstDifference, roundsWithin, runAsProgram } from './program.ts';
import { AutoSeat, ask, enter, type Guest, newTable } from './seat.ts';
import { auditDatabase } from './takeovers/books.ts';
import { Cluster, openSite } from './takeovers/cluster.ts';

/*
 * Networks as they are. The web's own connection code plays through a proxy that cuts the lines at random moments, and
 * delays, doubles and swaps messages in both directions. Each time that a client is back, what it has before it must be
 * what the server says, within two seconds; and no acknowledged answer may be lost or doubled by all of it.
 */

const WITHIN_MS = 2_000;
/** What a direct request takes where nothing else is to be done. */
const PROMPT_MS = 20;
const BAD = { late: 5, twice: 8, swapped: 10, delay: 60 };
/** So often the line is cut by which keys of mails are tried. */
const CUT_MS = 90;
/** So long the second key is waited for, in milliseconds: until a wait that was begun in vain is begun anew, some ten times over. */
const SECOND_KEY_MS = 20_000;
/** Long games need not be played to their end: a seat that has answered so often since the last cut is playing on. */
const PLAYS_ON = 40;
/** Lines of the talk that are compared: so many at least come with each return. */
const LINES = 20;

/**
 * @param size cuts in the match of each game; matches that end before are followed by new ones
 * @param nodes so many at one database, behind what operators put in front of them, instead of one server
 */
export async function networks({ size, seed, within, game: wanted, nodes }: Asked): Promise<Findings> {
  const main = bundleServer();
  const dataDir = newFolder();
  const mails = await MailHouse.open();
  const server = await openSite({ main, dataDir, mail: mails.url }, nodes);
  const books: Books = server instanceof Cluster ? (...of) => auditDatabase(server.store, ...of) : (...of) => audit(dataDir, ...of);
  const keys = await KeysTried.begin(server, mails, seed);
  const guests: Guest[] = [];
  for (const name of ['Anna', 'Bo', 'Cy']) guests.push(await enter(server.address, name));
  // All games at once: most of the time is spent waiting.
  const found = await Promise.all(wantedGames(wanted).map((game) => cutOften(server, { game, guests, books }, { size, seed, within })));
  const tried = await keys.end(books);
  await server.kill();
  await mails.close();
  const blamed = server.errors === '' ? [] : [{ seed, what: `the server blames itself: ${server.errors.slice(0, 500)}` }];
  return {
    counts: Object.assign(tried.counts, ...found.map(({ counts }) => counts)),
    failures: [...blamed, ...tried.failures, ...found.flatMap(({ failures }) => failures)].slice(0, ENOUGH),
  };
}

/** Compares the books of those who played with what is kept. */
type Books = (seats: AutoSeat[], talkers?: Talker[], clerks?: Clerk[], resting?: Resting) => Promise<string[]>;

/** Beside the matches: the keys of mails, each tried by several devices at once through a line that is cut all the time. */
class KeysTried {
  readonly #resting: Resting;
  readonly #proxy: BadNetwork;
  readonly #cutting: NodeJS.Timeout;
  readonly #seed: number;

  private constructor(resting: Resting, proxy: BadNetwork, seed: number) {
    this.#resting = resting;
    this.#proxy = proxy;
    this.#cutting = setInterval(() => proxy.cut(), CUT_MS);
    this.#seed = seed;
  }

  static async begin(server: Site, mails: MailHouse, seed: number): Promise<KeysTried> {
    const chance = fast(seed, 9);
    const proxy = await BadNetwork.open(server.address, BAD, (n) => chance.below(n));
    // Only once they sit there does the network become what it is.
    let { address } = server;
    const resting = await Resting.sitDown(() => address, mails);
    address = proxy.address;
    return new KeysTried(resting, proxy, seed);
  }

  /** Whatever is under way arrives, and what is kept is looked through. */
  async end(books: Books): Promise<Findings> {
    // The first key came over a sound line: however soon the games have had their cuts, one more comes over this one.
    for (const until = Date.now() + SECOND_KEY_MS; this.#resting.keys.size < 2 && Date.now() < until; )
      await new Promise((resolve) => setTimeout(resolve, 20));
    clearInterval(this.#cutting);
    this.#proxy.heal();
    this.#resting.close();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const wrong = await books([], [], [], this.#resting);
    await this.#proxy.close();
    const { keys, letIn } = this.#resting;
    return {
      counts: { 'keys of mails': keys.size, 'devices that they let in, as far as was heard': letIn },
      failures: wrong.map((what) => ({ seed: this.#seed, what: `keys of mails: ${what}` })),
    };
  }
}

interface Table {
  game: AnyGame;
  guests: Guest[];
  books: Books;
}

/** As many cuts as are asked for, in one match after the other. */
async function cutOften(server: Site, { game, guests, books }: Table, { size, seed, within }: Asked): Promise<Findings> {
  const failures: Failure[] = [];
  const sum = {
    ...{ cuts: 0, matches: 0, late: 0, twice: 0, swapped: 0, passed: 0, lost: 0, requests: 0, 'answers lost': 0 },
    ...{ words: 0, 'notes and proposals': 0, 'steps taken back': 0, 'steps taken back by agreement': 0, returns: 0, slowest: 0 },
  };
  const seats = guests.slice(0, Math.max(game.seats.min, Math.min(game.seats.max, 3)));
  const more = roundsWithin(within);
  while (sum.cuts < size && failures.length < ENOUGH && more()) {
    const at = seed + sum.matches++;
    const told = await playThroughCuts(server, seats, game.id, at, { wanted: size - sum.cuts, more });
    for (const what of [...told.wrong, ...(await books(told.players, [told.talker], [told.clerk]))])
      failures.push({ seed: at, what: `${game.id}: ${what}` });
    for (const [name, count] of Object.entries(told.counts)) sum[name as keyof typeof told.counts] += count;
    sum.words += told.talker.acknowledged.size;
    sum['notes and proposals'] += told.clerk.last + (told.clerk.proposed === null ? 0 : 1);
    sum['steps taken back'] += told.players.reduce((all, { takenBack }) => all + takenBack, 0);
    sum['steps taken back by agreement'] += told.rewinder.agreed;
    sum.returns += told.returns;
    sum.slowest = Math.max(sum.slowest, told.slowest);
  }
  const { slowest, ...rest } = sum;
  const counts = Object.fromEntries(Object.entries(rest).map(([what, count]) => [`${game.id}: ${what}`, count]));
  return { counts: { ...counts, [`${game.id}: slowest return to an equal sight, ms`]: slowest }, failures };
}

/** One match with as many cuts as are wanted: at least one, and further ones while there may be `more`. */
async function playThroughCuts(server: Site, guests: Guest[], game: string, seed: number, cuts: { wanted: number; more: () => boolean }) {
  const chance = fast(seed, 8);
  const pick = (n: number) => chance.below(n);
  const proxy = await BadNetwork.open(server.address, BAD, pick);
  const match = await newTable(server.address, guests, game);
  const players = guests.map(({ token }, seat) => new AutoSeat({ match, seat, token, seed, think: 40, address: () => proxy.address }));
  // Beside the play somebody says one thing after the other, notes things, and proposes an end that nobody answers.
  const talker = new Talker(match, guests[0]!.token, () => proxy.address);
  const clerk = new Clerk(match, guests[0]!, () => proxy.address);
  const rewinder = new Rewinder(match, guests, () => proxy.address);
  const wrong: string[] = [];
  let [returns, slowest] = [0, 0];
  const over = () => players.every((player) => player.over);
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  do {
    await pause(10 + pick(80));
    proxy.away = pick(3) === 0;
    proxy.cut();
    if (proxy.away) await pause(pick(150));
    proxy.away = false;
    for (const { web } of players) web.hurry();
    await Promise.all(
      players.map(async (player) => {
        const took = await equalAgain(server, player);
        returns++;
        if (typeof took === 'string') wrong.push(`seat ${player.parts.seat}: ${took}`);
        else slowest = Math.max(slowest, took);
      }),
    );
  } while (!over() && proxy.counts.cuts < cuts.wanted && wrong.length < ENOUGH && cuts.more());
  proxy.heal();
  const before = players.map(({ acknowledged }) => acknowledged.size);
  const playsOn = () => over() || players.some(({ acknowledged }, i) => acknowledged.size - before[i]! >= PLAYS_ON);
  for (const started = Date.now(); !playsOn() && Date.now() - started < 60_000; await pause(20)) {
    for (const { web } of players) web.hurry();
  }
  if (!playsOn()) wrong.push('the match was not played on');
  for (const player of players) player.wait(true);
  for (const one of [talker, clerk, rewinder]) one.close();
  // Whatever is under way arrives.
  for (const started = Date.now(); players.some(({ web }) => web.store.getState().outgoing) && Date.now() - started < 5_000; )
    await pause(10);
  await pause(50);
  for (const player of players) {
    const told = await last(server, player);
    if (told) wrong.push(told);
    player.close();
  }
  await proxy.close();
  return { wrong, players, talker, clerk, rewinder, returns, slowest, counts: proxy.counts };
}

/**
 * How long it takes from the return of the line until the client has before it what the server says, or what is wrong. The
 * match goes on meanwhile, so each look compares with the server's words of that moment.
 */
async function equalAgain(server: Site, player: AutoSeat): Promise<number | string> {
  for (const from = Date.now(); player.web.store.getState().connection !== 'open'; await new Promise((resolve) => setTimeout(resolve, 5))) {
    if (Date.now() - from > 15_000) return 'it has not come back';
    player.web.hurry();
  }
  player.wait(true);
  const back = Date.now();
  let busy = 0;
  try {
    for (;;) {
      const asked = Date.now();
      const said = await view(server, player);
      // On a machine with more to do, the server takes long to answer even a direct request: that is not the line's doing.
      busy += Math.max(0, Date.now() - asked - PROMPT_MS);
      const now = Date.now() - back - busy;
      const [mine, theirs] = [player.web.store.getState().sight, said.sight].map(textOf) as [string, string];
      if (mine === theirs) return Math.max(0, now);
      if (now > WITHIN_MS) return `it differs from the server ${WITHIN_MS} ms after its return: ${firstDifference(mine, theirs)}`;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    player.wait(false);
  }
}

/** The same text for the same content: what an update adds to a list by names stands last there, and that means nothing. */
function textOf(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * At the end: view, log, result, the last lines of the talk and what is proposed soon are the server's: what was said last
 * may be on its way. Returns what differs.
 */
async function last(server: Site, player: AutoSeat): Promise<string | undefined> {
  const { parts, web } = player;
  for (const end = performance.now() + WITHIN_MS; ; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const said = await view(server, player);
    const talk: TalkLine[] = await ask(server.address, parts.token, 'GET', `/api/matches/${parts.match}/talk`);
    const { sight, log, talk: heard, table } = web.store.getState();
    const words = heard.lines.filter(({ room }) => room === 'table').slice(-LINES);
    const [mine, theirs] = [
      textOf([sight, log, words, table?.proposals]),
      textOf([said.sight, said.log, talk.slice(-LINES), said.table.proposals]),
    ];
    if (mine === theirs) return undefined;
    if (performance.now() > end) return `seat ${parts.seat} at the end: ${firstDifference(mine, theirs)}`;
  }
}

function view(server: Site, { parts }: AutoSeat): Promise<Whole> {
  return ask(server.address, parts.token, 'GET', `/api/matches/${parts.match}/view?seat=${parts.seat}`);
}

await runAsProgram(import.meta.url, 500, networks);
