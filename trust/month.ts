import { fast } from '@questhall/kernel';
import { openFolder } from '../apps/server/src/store/folder.ts';
import { Phone } from '../apps/server/test/post-office.ts';
import { Clocks } from './month/clocks.ts';
import { BEGAN, DAY, HOUR, House, type Loose } from './month/house.ts';
import { type Asked, ENOUGH, type Failure, type Findings, type Pick, roundsWithin, runAsProgram } from './program.ts';

/*
 * A month at one table: four people who are hardly ever there at the same time play by a clock that is moved by hand, hour by
 * hour. They are called by mail and push through a real mail server and a real service of our own; two of them have quiet
 * hours, one goes on holiday, one loses a phone; the server is started again twice, and once from its backup in another
 * folder. Every hour it is reckoned, from what people did alone, who must have been called by then and who must not. Clocks that
 * run out, planned turns and requests: `month/clocks.ts`, by the same clock.
 */

/** Whoever is waited for so long wants to be told. */
const AFTER = 2 * HOUR;
const [QUIET_FROM, QUIET_TO] = [22, 7];
const NAMES = ['Anna', 'Bo', 'Cleo', 'Dirk'] as const;

interface Player {
  seat: number;
  name: string;
  token: string;
  address: string;
  quiet: boolean;
  /** Since when the match waits for this person without an answer of theirs, as everybody here knows; null where it does not. */
  since: number | null;
  told: boolean;
  /** How many calls there must have been. */
  due: number;
  /** When they come next of their own accord, or after a call. */
  comes: number;
}

/**
 * What goes wrong on purpose, to see that it is noticed. `refused`: the first mail of each hour is taken at the second
 * attempt alone, so that it comes late; `lost`: more was acknowledged than is kept; `tardy`: clocks of matches ring an hour late.
 */
export type Planted = 'refused' | 'lost' | 'tardy';

class Month {
  readonly failures: string[] = [];
  readonly counts = { days: 0, answers: 0, calls: 0, matches: 0 };
  readonly #pick: Pick;
  readonly #house: House;
  readonly #phone: Phone;
  readonly #acknowledged = new Map<string, Set<string>>();
  #players: Player[] = [];
  #match = '';
  /** Dirk's phone, until he loses it. */
  #lost = '';
  #pushes = 0;
  readonly #planted: Planted | undefined;

  private constructor(seed: number, house: House, planted: Planted | undefined) {
    this.#planted = planted;
    const chance = fast(seed, 11);
    this.#pick = (n) => chance.below(n);
    this.#house = house;
    this.#phone = new Phone(`${house.service.url}/phone`);
  }

  get #now(): number {
    return this.#house.now;
  }

  static async of(days: number, seed: number, planted?: Planted): Promise<Month> {
    const month = new Month(seed, await House.open(), planted);
    try {
      await month.#sitDown();
      await month.#play(days);
      await month.#close();
    } finally {
      await month.#house.close();
    }
    await month.#audit();
    return month;
  }

  #fail(what: string): void {
    if (this.failures.length < ENOUGH) this.failures.push(`${new Date(this.#now).toISOString().slice(0, 13)} h: ${what}`);
  }

  #done(token: string, method: string, path: string, body?: object): Promise<Loose> {
    return this.#house.done(token, method, path, body);
  }

  async #sitDown(): Promise<void> {
    for (const [seat, name] of NAMES.entries()) {
      const quiet = seat < 2;
      const times = { locale: 'en', zone: 'UTC', quiet: quiet ? { from: QUIET_FROM * 60, to: QUIET_TO * 60 } : null, after: AFTER / 1000 };
      const { token, address } = await this.#house.person(name, times);
      this.#players.push({ seat, name, token, address, quiet, since: null, told: false, due: 0, comes: 0 });
    }
    const dirk = this.#players[3]!;
    const { code } = await this.#done(dirk.token, 'POST', '/api/session/link', {});
    this.#lost = (await this.#done('', 'POST', '/api/session/devices', { code })).token;
    await this.#done(this.#lost, 'PUT', '/api/calls/push', this.#phone.address);
    await this.#newMatch();
  }

  async #newMatch(): Promise<void> {
    const [host, ...others] = this.#players;
    const { id } = await this.#done(host!.token, 'POST', '/api/matches', { game: 'nachtwacht', seats: 4, clock: 86_400, reserve: 86_400 });
    for (const { seat, token } of others) await this.#done(token, 'POST', `/api/matches/${id}/seats/${seat}/join`, {});
    await this.#done(host!.token, 'POST', `/api/matches/${id}/start`, {});
    this.#match = id;
    this.#acknowledged.set(id, new Set());
    this.counts.matches++;
    for (const player of this.#players) Object.assign(player, { since: null, told: false });
    await this.#look();
  }

  /** Who is waited for by now; a call waits for those who were not before, or who have answered. */
  async #look(answered?: Player): Promise<void> {
    for (const player of this.#players) {
      const mine = await this.#done(player.token, 'GET', '/api/matches?of=mine');
      const { yourTurn } = mine.find(({ id }: { id: string }) => id === this.#match);
      if (!yourTurn) Object.assign(player, { since: null, told: false });
      else if (player.since === null || player === answered) {
        Object.assign(player, { since: this.#now, told: false, comes: this.#now + HOUR * (5 + this.#pick(13)) });
      }
    }
  }

  /** Answers all that is asked of this person now. */
  async #visit(player: Player): Promise<void> {
    const { token, seat } = player;
    for (let n = 0; ; n++) {
      const { sight, table } = await this.#done(token, 'GET', `/api/matches/${this.#match}/view`);
      const [asked] = sight.decisions;
      if (!asked || table.status !== 'running') break;
      const ids: string[] = asked.options.map((option: { id: string }) => option.id);
      const choice = asked.choose ? ids.slice(0, asked.choose.min) : ids[this.#pick(ids.length)]!;
      const id = `answer-${this.#now}-${seat}-${n}`;
      await this.#done(token, 'POST', `/api/matches/${this.#match}/actions`, { id, seat, decision: asked.id, choice });
      if (this.#planted === 'lost' && n === 0) this.#acknowledged.get(this.#match)!.add(`${seat} never-${id}`);
      this.#acknowledged.get(this.#match)!.add(`${seat} ${id}`);
      this.counts.answers++;
      await this.#look(player);
      if (this.#players.every(({ since }) => since === null)) await this.#newMatch();
    }
  }

  async #play(days: number): Promise<void> {
    const at = (share: number, hour: number) => BEGAN + Math.floor(days * share) * DAY + hour * HOUR;
    const restarts = new Set([at(0.2, 15), at(0.7, 23)]);
    const [restored, loses] = [at(0.5, 4), at(0.4, 12)];
    const holiday = { from: at(0.25, 9), until: at(0.25, 9) + Math.max(2, Math.floor(days / 8)) * DAY };
    for (let hour = 1; hour <= days * 24; hour++) {
      // Before anything may have come: it is the first of the hour that is refused.
      if (this.#planted === 'refused') this.#house.mails.busy = 1;
      // Before the hour comes: what is due in it may ring or not while the phone is being logged out.
      if (BEGAN + hour * HOUR === loses) await this.#losePhone();
      await this.#house.moveTo(BEGAN + hour * HOUR);
      if (restarts.has(this.#now)) {
        // What is due in this hour has rung by then; else it would be chance whether the old server or nobody rings it.
        await this.#called();
        await this.#house.again();
      }
      // Nothing that was acknowledged is lost.
      if (this.#now === restored) await this.#house.restore();
      if (this.#now === holiday.from) await this.#done(this.#players[1]!.token, 'PUT', '/api/calls/away', { until: holiday.until });
      await this.#called();
      for (const player of this.#players) {
        const away = player.seat === 1 && this.#now >= holiday.from && this.#now < holiday.until;
        if (player.since !== null && this.#now >= player.comes && !away) await this.#visit(player);
      }
      if (hour % 24 === 0) this.counts.days++;
      if (this.failures.length >= ENOUGH) return;
    }
  }

  /** From the laptop the phone is logged out: whoever finds it is nobody, and it does not ring any more. */
  async #losePhone(): Promise<void> {
    const { token } = this.#players[3]!;
    const devices = await this.#done(token, 'GET', '/api/session/devices');
    await this.#done(token, 'DELETE', `/api/session/devices/${devices.find(({ here }: { here: boolean }) => !here).id}`);
    if ((await this.#house.ask(this.#lost, 'GET', '/api/session/devices')).status !== 401)
      this.#fail('a phone that was logged out is let in');
    this.#lost = '';
    this.#pushes = this.#players[3]!.due;
  }

  /** Whoever must have been called by now has been, and nobody else. */
  async #called(): Promise<void> {
    for (const player of this.#players) {
      const { since, told, quiet } = player;
      const hour = new Date(this.#now).getUTCHours();
      const isQuiet = quiet && (hour >= QUIET_FROM || hour < QUIET_TO);
      // For two minutes after a start everybody counts as present.
      const isDue = since !== null && this.#now >= since + AFTER && this.#now > this.#house.started && !isQuiet;
      if (!isDue || told) continue;
      player.told = true;
      player.due++;
      this.counts.calls++;
      // Whoever is called comes after some hours, in the morning at the latest.
      player.comes = Math.min(player.comes, this.#now + HOUR * (1 + this.#pick(9)));
    }
    const wrong = () =>
      this.#players.flatMap(({ name, address, due }) => {
        const calls = this.#house.lettersTo(address).length;
        return calls === due ? [] : [`${name} has had ${calls} calls and not ${due}`];
      });
    await this.#house.told();
    for (const what of wrong()) this.#fail(what);
    const pushes = this.#lost === '' ? this.#pushes : this.#players[3]!.due;
    if (this.#house.service.posted.length !== pushes)
      this.#fail(`the phone has rung ${this.#house.service.posted.length} times and not ${pushes}`);
  }

  async #close(): Promise<void> {
    for (const letter of this.#house.mails.letters.filter(({ text }) => text.includes('/t/')))
      if (!/Since your last move: .+|the match waits for you/.test(letter.text)) this.#fail('a call says nothing');
    for (const { body } of this.#house.service.posted) this.#phone.read(body); // throws where it was meant for somebody else
  }

  /** Every answer that was acknowledged is there once, nobody's clock ran out, and the server has nothing to blame itself for. */
  async #audit(): Promise<void> {
    for (const line of this.#house.errors) this.#fail(`the server says: ${line}`);
    const { store, close } = openFolder(this.#house.dataDir);
    let byClock = 0;
    for (const [match, acknowledged] of this.#acknowledged) {
      const history = (await store.history(match))!;
      const kept = history.actions.flatMap(({ by, command, action }) => {
        if (by === 'clock') byClock++;
        return command === null ? [] : [`${action.seat} ${command}`];
      });
      if (new Set(kept).size !== kept.length) this.#fail(`match ${match} holds an answer twice`);
      for (const one of acknowledged) if (!kept.includes(one)) this.#fail(`${one} was acknowledged and is lost`);
      for (const one of kept) if (!acknowledged.has(one)) this.#fail(`${one} is kept and was never given`);
    }
    if (byClock > 0) this.#fail('somebody lost a move to the clock');
    await close();
  }
}

/**
 * @param size how many days; a month of so many is played again with further seeds while there is time
 * @param clocks whether clocks run out, too
 */
export async function month({ size, seed, within }: Asked, planted?: Planted, clocks = true): Promise<Findings> {
  const counts: Record<string, number> = {};
  const failures: Failure[] = [];
  const more = roundsWithin(Number.isFinite(within) ? within : 0);
  for (let at = seed; more() && failures.length < ENOUGH; at++) {
    const plays = [
      ...(planted === 'tardy' ? [] : [await Month.of(size, at, planted)]),
      ...((planted === undefined && clocks) || planted === 'tardy'
        ? [await Clocks.of({ days: size, seed: at, ...(planted === 'tardy' ? { planted, deserted: true } : {}) })]
        : []),
    ];
    for (const one of plays) {
      for (const [what, count] of Object.entries(one.counts)) counts[what] = (counts[what] ?? 0) + count;
      failures.push(...one.failures.map((what) => ({ seed: at, what })));
    }
  }
  return { counts, failures };
}

await runAsProgram(import.meta.url, 30, (asked) => month(asked));
