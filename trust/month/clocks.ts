// Long, because what each table must come to by its clock is reckoned beside what is done there.
import { fast } from '@questhall/kernel';
import { talisman } from '@questhall/talisman';
import { openFolder } from '../../apps/server/src/store/folder.ts';
import { ENOUGH, type Pick } from '../program.ts';
import { BEGAN, DAY, HOUR, House, type Loose, pause } from './house.ts';

/*
 * Clocks that run out within the month. Three people sit at three tables of Talisman at which something else happens when
 * somebody's time is over: the default is played, a bot plays until they are back, or to the end. Cleo hardly ever comes; Bo has
 * hours of his own and a holiday, and never comes to the first table; Anna comes, and plans her turns ahead. At the third table
 * Anna proposes a pause once a bot plays for Cleo. When whose time is over is reckoned hour by hour from what people did alone.
 */

/** Hours for a decision, and in reserve for the match. */
const [CLOCK, RESERVE] = [24, 6];
/** Hours that a table waits before somebody is told. */
const AFTER = 2;
/** Hours of their time that somebody has left who is told once more. */
const NEAR = 2;
/** So long is it waited for bots and mails, in milliseconds of a real clock. */
const PATIENCE = 150_000;
/** Where a fault is planted it is enough that it is noticed: what besides does not come is not waited for as long. */
const SOME_PATIENCE = 3_000;
/**
 * So often a table must look the same again, each time after so many milliseconds, before it counts as what it waits for: a write to
 * the disk may take a while.
 */
const LOOKS = 3;
const BETWEEN_LOOKS = 40;
const NIGHT = { from: 22, to: 8 };
const PAUSE_HOURS = 30;
const [ANNA, BO, CLEO] = [0, 1, 2] as const;

interface Player {
  seat: number;
  name: string;
  token: string;
  address: string;
}

interface Table {
  id: string;
  code: string;
  overtime: 'default' | 'bot' | 'out';
  /** Who is asked as everybody may see, alone; null where nobody is, or several are. */
  asked: number | null;
  /** Hours of the asked seat's time that have counted. */
  counted: number;
  /** Whether the reserve counts for what is asked: for a secret question it does not, whoever is asked. */
  counts: boolean;
  /** Hours of the reserve that each seat has used. */
  used: number[];
  /** How many calls each person had had from this table when it began to wait for them. */
  callsBefore: (number | null)[];
  /** Since when it waits for each of them. */
  since: number[];
  /** Since when each of them must have been told that their time is nearly up; null: not yet. Never reckoned where several were asked. */
  near: (number | null | 'unreckoned')[];
  comes: number;
  /** When a clock must have played, and for whom. */
  ends: string[];
  /** When a clock may play besides: the ends of what several were asked at once, which is not reckoned. */
  unreckoned: Set<number>;
  /** A bot plays for these. */
  replaced: Set<number>;
  pause: 'none' | 'proposed' | 'paused' | 'over';
  pausedAt: number;
}

export interface Course {
  days: number;
  seed: number;
  /** Clocks ring an hour too late, or nobody is called before their end: to see that it is noticed. */
  planted?: 'tardy' | 'mute';
  /** Nobody ever comes, so that every time there is runs out: when, the dice have no say in. */
  deserted?: boolean;
}

/** Whether everybody may see who is asked this. */
const isOpen = ({ decisions }: { decisions: { kind: keyof typeof talisman.decisions }[] }): boolean =>
  decisions.every(({ kind }) => talisman.decisions[kind]?.secret === undefined);

export class Clocks {
  readonly failures: string[] = [];
  readonly counts = {
    'clocks that ran out': 0,
    'last calls': 0,
    'answers by the clock': 0,
    'bots for who was late': 0,
    'planned turns': 0,
    pauses: 0,
  };
  readonly #house: House;
  readonly #pick: Pick;
  readonly #tables: Table[] = [];
  readonly #planted: Course['planted'];
  readonly #isDeserted: boolean;
  #players: Player[] = [];
  #holiday = { from: 0, until: 0 };

  private constructor(house: House, { seed, planted, deserted = false }: Course) {
    this.#house = house;
    this.#planted = planted;
    this.#isDeserted = deserted;
    const chance = fast(seed, 12);
    this.#pick = (n) => chance.below(n);
  }

  static async of(course: Course): Promise<Clocks> {
    const house = await House.open();
    if (course.planted === 'tardy') house.tardy = HOUR;
    const clocks = new Clocks(house, course);
    try {
      await clocks.#sitDown();
      await clocks.#play(course.days);
      await clocks.#count();
    } finally {
      await clocks.#house.close();
    }
    await clocks.#audit();
    return clocks;
  }

  get #now(): number {
    return this.#house.now;
  }

  #fail(table: Table, what: string): void {
    if (this.failures.length < ENOUGH)
      this.failures.push(`${new Date(this.#now).toISOString().slice(0, 13)} h, table with “${table.overtime}”: ${what}`);
  }

  #at(seat: number, method: string, { id }: Table, what: string, body?: object): Promise<Loose> {
    return this.#house.done(this.#players[seat]!.token, method, `/api/matches/${id}${what}`, body);
  }

  get #patience(): number {
    return this.#planted ? SOME_PATIENCE : PATIENCE;
  }

  async #sitDown(): Promise<void> {
    const times = { locale: 'en', zone: 'UTC', quiet: null, after: AFTER * 3600, last: this.#planted !== 'mute' };
    for (const [seat, name] of ['Anna', 'Bo', 'Cleo'].entries()) {
      const person = await this.#house.person(name, times);
      this.#players.push({ seat, name, ...person });
    }
    const night = { from: NIGHT.from * 60, to: NIGHT.to * 60 };
    await this.#house.done(this.#players[BO]!.token, 'PUT', '/api/calls/hours', { zone: 'UTC', night, weekends: false });
    const [host, ...others] = this.#players;
    for (const overtime of ['default', 'bot', 'out'] as const) {
      const wanted = { game: 'talisman', seats: 3, clock: CLOCK * 3600, reserve: RESERVE * 3600, overtime };
      const { id, code } = await this.#house.done(host!.token, 'POST', '/api/matches', wanted);
      for (const { seat, token } of others) await this.#house.done(token, 'POST', `/api/matches/${id}/seats/${seat}/join`, {});
      await this.#house.done(host!.token, 'POST', `/api/matches/${id}/start`, {});
      const table: Table = {
        ...{
          id,
          code,
          overtime,
          asked: null,
          counted: 0,
          counts: true,
          used: [0, 0, 0],
          callsBefore: [null, null, null],
          since: [0, 0, 0],
          near: [null, null, null],
          comes: 0,
          ends: [],
        },
        ...{ unreckoned: new Set<number>(), replaced: new Set<number>(), pause: 'none' as const, pausedAt: 0 },
      };
      this.#tables.push(table);
      await this.#look(table, true);
    }
  }

  /** Who is asked now, once the table has come to rest. `anew`: what is asked has just been asked. */
  async #look(table: Table, anew: boolean): Promise<void> {
    const { waiting, people } = await this.#rest(table);
    const asked = waiting.length === 1 ? waiting[0]! : null;
    if (asked !== null) {
      const { sight } = await this.#at(asked, 'GET', table, '/view');
      table.counts = isOpen(sight);
    }
    if (anew || asked !== table.asked) Object.assign(table, { asked, counted: 0, comes: this.#now + HOUR * (1 + this.#pick(10)) });
    for (const { seat } of this.#players) {
      // At a window others are waited for as well, as everybody sees it; called is who is asked.
      if (!people.includes(seat)) table.callsBefore[seat] = null;
      else if (table.callsBefore[seat] === null) {
        table.callsBefore[seat] = this.#callsTo(seat, table).length;
        table.since[seat] = this.#now;
        table.near[seat] = null;
      }
      if (waiting.length > 1) table.near[seat] = 'unreckoned';
    }
  }

  /** For whom the table waits as everybody sees it, and the people who are asked, once no bot and no clock has anything to do. */
  async #rest(table: Table): Promise<{ waiting: number[]; people: number[] }> {
    let [before, askedBefore, looks] = ['', '', 0];
    for (const end = Date.now() + this.#patience; ; ) {
      const { sight, table: told, log } = await this.#at(ANNA, 'GET', table, '/view');
      if (told.status !== 'running' || table.pause === 'paused') return { waiting: [], people: [] };
      const waiting: number[] = sight.waiting;
      // Standing orders, plans and bots answer a moment later: it rests where it is the same again and again.
      const seen = JSON.stringify([waiting, sight.deadlines, log.length]);
      looks = seen === before ? looks + 1 : 0;
      before = seen;
      // What nobody else sees is looked at before the first of those looks and after the last.
      if (looks === 0 || looks >= LOOKS) {
        const asked: number[] = [];
        let late = false;
        for (const seat of waiting) {
          const own = (await this.#at(seat, 'GET', table, '/view')).sight;
          if (own.decisions.length > 0) asked.push(seat);
          late ||= this.#isLate(seat, own, sight);
        }
        const people = asked.filter((seat) => told.seats[seat].standIn === null);
        const isSame = askedBefore === asked.join();
        askedBefore = asked.join();
        // A clock that rings late on purpose is not waited for.
        if (looks >= LOOKS && isSame && people.length > 0 && people.length === asked.length && !(late && this.#planted !== 'tardy'))
          return { waiting, people };
        if (!isSame) looks = 0;
      }
      if (Date.now() > end) {
        this.#fail(table, `nothing goes on: it waits for ${JSON.stringify(waiting)}`);
        return { waiting: [], people: [] };
      }
      await pause(BETWEEN_LOOKS);
    }
  }

  /**
   * Whether this seat's time is over by now: its reserve stands still in its own hours, and counts for no secret question.
   * @param own how the match is seen from there
   */
  #isLate(seat: number, own: Loose, { deadlines, reserves }: Loose): boolean {
    if (deadlines[seat] === null || deadlines[seat] > this.#now) return false;
    // Whoever is not asked at all is waited for because others are, in secret.
    if (own.decisions.length === 0 || !isOpen(own)) return true;
    let left = reserves[seat] ?? 0;
    for (let at = deadlines[seat]; at < this.#now && left > 0; at += HOUR) if (!this.#isFree(seat, at)) left -= HOUR;
    return left <= 0;
  }

  #callsTo(seat: number, { code }: Table): string[] {
    return this.#house.lettersTo(this.#players[seat]!.address).filter((text) => text.includes(code));
  }

  #isFree(seat: number, at: number): boolean {
    if (seat !== BO) return false;
    const hour = new Date(at).getUTCHours();
    return hour >= NIGHT.from || hour < NIGHT.to || (at >= this.#holiday.from && at < this.#holiday.until);
  }

  /** The hours that are left of what the asked seat has, its reserve included where that counts. */
  #left({ asked, counted, counts, used }: Table): number {
    return CLOCK + (counts ? RESERVE - used[asked!]! : 0) - counted;
  }

  async #play(days: number): Promise<void> {
    const at = (share: number, hour: number) => BEGAN + Math.floor(days * share) * DAY + hour * HOUR;
    const [restarted, restored, back] = [at(0.3, 13), at(0.5, 4), at(0.7, 9)];
    // With one, nobody's time were over for days where Bo is the first whom the dice ask.
    if (!this.#isDeserted) this.#holiday = { from: at(0.25, 9), until: at(0.25, 9) + 2 * DAY };
    for (let hour = 1; hour <= days * 24 && this.failures.length < ENOUGH; hour++) {
      const to = BEGAN + hour * HOUR;
      // Each of them is where its clock can ring.
      for (const table of this.#tables) {
        // A window may have closed since it was looked at: by now it is as late as it was then.
        if (table.asked === null && table.pause !== 'paused') await this.#look(table, false);
        const { sight } = await this.#at(ANNA, 'GET', table, '/view');
        if (sight.waiting.length > 1) for (const end of sight.deadlines) if (end !== null) table.unreckoned.add(end);
      }
      await this.#house.moveTo(to, async () => {
        for (const table of this.#tables) await this.#rest(table);
      });
      if (to === restarted) await this.#house.again();
      if (to === restored) await this.#house.restore();
      if (to === this.#holiday.from)
        await this.#house.done(this.#players[BO]!.token, 'PUT', '/api/calls/away', { until: this.#holiday.until });
      for (const table of this.#tables) {
        await this.#clock(table);
        await this.#visits(table);
        await this.#requests(table);
        if (to === back) await this.#comesBack(table);
      }
    }
  }

  /** An hour has gone: whoever has no time left has lost the move, or the seat, now and not before. */
  async #clock(table: Table): Promise<void> {
    const { overtime, pause: state } = table;
    if (state === 'paused') return;
    const { asked } = table;
    if (asked === null) return;
    if (!this.#isFree(asked, this.#now - HOUR)) table.counted++;
    await this.#called(table, asked);
    await this.#calledLast(table, asked);
    const isOver = this.#left(table) === 0;
    const { table: told } = await this.#at(ANNA, 'GET', table, '/view');
    const replaced = told.seats[asked].standIn !== null;
    // A secret question gets its default, whatever the table has chosen: a bot on the seat would tell who was asked.
    const byDefault = overtime === 'default' || !table.counts;
    if (replaced !== (isOver && !byDefault) && !table.replaced.has(asked))
      this.#fail(table, `seat ${asked} ${replaced ? 'was replaced' : 'was not replaced'} with ${this.#left(table)} hours left`);
    if (!isOver) return;
    this.counts['clocks that ran out']++;
    if (table.counts) table.used[asked] = RESERVE;
    if ((table.callsBefore[asked] ?? 0) >= this.#callsTo(asked, table).length)
      this.#fail(table, `seat ${asked} was late, and had not been called`);
    if (byDefault) {
      table.ends.push(`${asked} ${this.#now}`);
      // Whoever is asked again at once is told anew.
      table.callsBefore[asked] = null;
    } else {
      table.replaced.add(asked);
      this.counts['bots for who was late']++;
      if ((told.seats[asked].out === true) !== (overtime === 'out')) this.#fail(table, `seat ${asked}: out is ${told.seats[asked].out}`);
    }
    await this.#look(table, true);
  }

  /** The first call of a wait comes after two hours, and says until when there is time. */
  async #called(table: Table, asked: number): Promise<void> {
    const before = table.callsBefore[asked];
    // For two minutes after a start everybody counts as present.
    const isFirst = this.#now === table.since[asked]! + AFTER * HOUR;
    if (!isFirst || before == null || asked === BO || this.#now === this.#house.started) return;
    await this.#house.told();
    const calls = this.#callsTo(asked, table);
    if (calls.length === before) return this.#fail(table, `seat ${asked} was not called`);
    const until = this.#now + this.#left(table) * HOUR;
    const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'full', timeStyle: 'short' }).format(until);
    if (!calls.at(-1)!.replace(/\s+/g, ' ').includes(`You have until ${time}`))
      this.#fail(table, `a call does not say “until ${time}”: ${calls.at(-1)}`);
  }

  /** The last call of a wait comes when two hours are left, once, and not before: a table that waits for several is not reckoned. */
  async #calledLast(table: Table, asked: number): Promise<void> {
    const before = table.callsBefore[asked];
    if (before == null || table.near[asked] === 'unreckoned') return;
    // For two minutes after a start everybody counts as present: it comes within the next hour.
    if (this.#left(table) === NEAR && !this.#isFree(asked, this.#now))
      table.near[asked] ??= this.#now === this.#house.started ? this.#now + HOUR : this.#now;
    const last = new RegExp(`table ${table.code}: the match waits for you\\. You have until [^.]+\\. After that `);
    const told = () =>
      this.#callsTo(asked, table)
        .slice(before)
        .filter((text) => last.test(text.replace(/\s+/g, ' '))).length;
    const near = table.near[asked] ?? Number.POSITIVE_INFINITY;
    const due = this.#now >= near ? 1 : 0;
    await this.#house.told();
    // In the hour of a start it may have come before, or come in those two minutes.
    const most = this.#now === this.#house.started && near === this.#now + HOUR ? 1 : due;
    if (told() < due || told() > most)
      this.#fail(table, `seat ${asked} was told ${told()} times that its time is nearly up, with ${this.#left(table)} hours left`);
    else if (near === this.#now) this.counts['last calls']++;
  }

  async #visits(table: Table): Promise<void> {
    const { asked, comes, overtime, pause: state } = table;
    if (asked === null || state === 'paused' || this.#now < comes) return;
    const isAway = asked === BO && (overtime === 'default' || (this.#now >= this.#holiday.from && this.#now < this.#holiday.until));
    if (asked === CLEO || isAway || this.#isDeserted) return;
    if (table.counts) table.used[asked]! += Math.max(0, table.counted - CLOCK);
    const { token, seat } = this.#players[asked]!;
    for (let n = 0; ; n++) {
      const { sight, table: told } = await this.#at(seat, 'GET', table, '/view');
      const [question] = sight.decisions;
      if (!question || told.status !== 'running') break;
      const ids: string[] = question.options.map((option: { id: string }) => option.id);
      const choice = question.choose ? ids.slice(0, question.choose.min) : ids[this.#pick(ids.length)]!;
      const id = `answer-${this.#now}-${seat}-${n}`;
      const { status, body } = await this.#house.ask(token, 'POST', `/api/matches/${table.id}/actions`, {
        id,
        seat,
        decision: question.id,
        choice,
      });
      // A standing order may have been quicker.
      if (status !== 200 && body.code !== 'stale') return this.#fail(table, `an answer is answered ${status} ${JSON.stringify(body)}`);
      if (n > 200) return this.#fail(table, 'a turn has no end');
    }
    // Whoever answers may be called anew.
    table.callsBefore[seat] = null;
    if (seat === ANNA) await this.#plan(table);
    await this.#look(table, true);
  }

  /** What most people would want in the next turn is written down. */
  async #plan(table: Table): Promise<void> {
    const { form } = await this.#at(ANNA, 'GET', table, `/seats/${ANNA}/plan`);
    const parts = form.filter(({ usual }: Loose) => usual.length > 0);
    if (parts.length === 0) return;
    const wishes = Object.fromEntries(parts.map(({ id, usual }: Loose) => [id, usual]));
    const { token } = this.#players[ANNA]!;
    const { status, body } = await this.#house.ask(token, 'PUT', `/api/matches/${table.id}/seats/${ANNA}/plan`, { wishes });
    // A bot or a plan of another may have been quicker, so that it is her turn by now.
    if (status !== 200 && body.code !== 'no-plan') this.#fail(table, `a plan is answered ${status} ${JSON.stringify(body)}`);
  }

  /** A pause is proposed, whoever is away is told of it, agrees, and after some time somebody goes on. */
  async #requests(table: Table): Promise<void> {
    if (this.#isDeserted || table.overtime !== 'out' || !table.replaced.has(CLEO)) return;
    const isHoliday = this.#now >= this.#holiday.from && this.#now < this.#holiday.until;
    if (table.pause === 'none' && !isHoliday) {
      await this.#at(ANNA, 'POST', table, '/proposals', { wish: 'pause' });
      Object.assign(table, { pause: 'proposed', pausedAt: this.#now });
    } else if (table.pause === 'proposed' && this.#now >= table.pausedAt + (AFTER + 1) * HOUR) {
      const told = () => this.#callsTo(BO, table).some((text) => text.includes('Anna proposes a pause.'));
      await this.#house.told();
      if (!told()) this.#fail(table, 'Bo was not told what is proposed');
      const { proposals } = await this.#at(BO, 'GET', table, '');
      await this.#at(BO, 'PUT', table, `/proposals/${proposals[0].n}`, { yes: true });
      if (table.asked !== null) table.used[table.asked]! += Math.max(0, table.counted - CLOCK);
      Object.assign(table, { pause: 'paused', pausedAt: this.#now, asked: null, callsBefore: [null, null, null] });
      this.counts.pauses++;
    } else if (table.pause === 'paused' && this.#now >= table.pausedAt + PAUSE_HOURS * HOUR) {
      const { sight } = await this.#at(ANNA, 'GET', table, '/view');
      if (sight.deadlines.some((deadline: unknown) => deadline !== null)) this.#fail(table, 'a clock runs in the pause');
      await this.#at(ANNA, 'POST', table, '/resume', {});
      table.pause = 'over';
      await this.#look(table, true);
    }
  }

  /** Cleo is back for an hour: where a bot plays until then the seat is hers again, where it plays to the end it is not. */
  async #comesBack(table: Table): Promise<void> {
    if (this.#isDeserted || !table.replaced.has(CLEO)) return;
    const { status, body } = await this.#house.ask(this.#players[CLEO]!.token, 'POST', `/api/matches/${table.id}/seats/${CLEO}/back`, {});
    const may = table.overtime === 'bot';
    if (may ? status !== 200 : body.code !== 'out-of-time') this.#fail(table, `who comes back is answered ${status} ${body.code}`);
    if (!may) return;
    table.replaced.delete(CLEO);
    await this.#look(table, false);
  }

  async #count(): Promise<void> {
    for (const table of this.#tables) {
      const { lines } = await this.#at(ANNA, 'GET', table, `/seats/${ANNA}/plan`);
      this.counts['planned turns'] += lines.length;
    }
  }

  /** The clock has played where it had to, at that moment, and nowhere else; the server has nothing to blame itself for. */
  async #audit(): Promise<void> {
    const { store, close } = openFolder(this.#house.dataDir);
    for (const table of this.#tables) {
      const { actions } = (await store.history(table.id))!;
      const byClock = actions.flatMap(({ by, action, at }) => {
        const what = `${action.seat} ${at}`;
        return by === 'clock' && (table.ends.includes(what) || !table.unreckoned.has(at)) ? [what] : [];
      });
      this.counts['answers by the clock'] += byClock.length;
      if (byClock.join() !== table.ends.join())
        this.#fail(table, `the clock has played at ${byClock.join()} and not at ${table.ends.join()}`);
    }
    await close();
    for (const line of this.#house.errors) this.#fail(this.#tables[0]!, `the server says: ${line}`);
  }
}
