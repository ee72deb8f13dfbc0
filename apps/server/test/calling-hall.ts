import { expect } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import { newFolder, Person, serve } from './player.ts';
import type { MailHouse } from './post-office.ts';
import { type Told, toldByLast } from './told.ts';

const MUCH = { max: 10_000, timeWindow: 60_000 };
/** When people here are called, and in which language. */
export const TIMES = { locale: 'nl', zone: 'Europe/Amsterdam', quiet: null, after: 300 };

/** A hall whose clock is moved by hand, and that looks for calls all the time. */
export class CallingHall {
  server!: RunningServer;
  readonly #options: Partial<ServerOptions>;
  #later = 0;
  /** Of its server, while it runs. */
  #told: Told | undefined;

  private constructor(mails: MailHouse, options: Partial<ServerOptions>) {
    this.#options = {
      dataDir: newFolder(),
      mail: { url: mails.url, from: 'Questhall <hall@questhall.example>' },
      callsInside: true,
      callsEvery: 10,
      now: () => Date.now() + this.#later,
      limits: { calls: MUCH, sessions: MUCH, matches: MUCH },
      ...options,
    };
  }

  static async open(mails: MailHouse, options: Partial<ServerOptions> = {}): Promise<CallingHall> {
    const hall = new CallingHall(mails, options);
    await hall.#start();
    return hall;
  }

  async #start(): Promise<void> {
    const { address, stop } = await serve(this.#options);
    this.#told = toldByLast();
    this.server = {
      address,
      stop: () => {
        this.#told = undefined;
        return stop();
      },
    };
  }

  /**
   * Moves the clock; what is to be told by then has been told, however busy the machine is. A server that has stopped looks at nothing.
   */
  async pass(seconds: number): Promise<void> {
    this.#later += seconds * 1000;
    await this.#told?.all();
  }

  async restart(...people: Person[]): Promise<Person[]> {
    await this.server.stop();
    await this.#start();
    return people.map((person) => person.at(this.server.address));
  }

  enter(name: string): Promise<Person> {
    return Person.enter(this.server.address, name);
  }
}

/** Two people at a running match; both are asked for a bid once nobody may swap any more. */
export async function together(anna: Person, bo: Person, wanted: object = {}): Promise<{ id: string; code: string }> {
  const { id, code } = await anna.newMatch(wanted);
  await bo.post(`/api/matches/${id}/seats/1/join`);
  await anna.post(`/api/matches/${id}/start`);
  return { id, code };
}

/** True where the match waits for this person. */
export const isAsked = async (person: Person, id: string) =>
  (await person.get('/api/matches?of=mine')).find((table: { id: string }) => table.id === id).yourTurn as boolean;

/** Answers whatever is asked, until nothing is. */
export async function answerAll(person: Person, id: string): Promise<void> {
  for (let n = 0; await isAsked(person, id); n++) {
    const { sight, seat } = await person.get(`/api/matches/${id}/view`);
    const [asked] = sight.decisions;
    await person.post(`/api/matches/${id}/actions`, {
      id: `answer-${asked.id}-${n}`,
      seat,
      decision: asked.id,
      choice: asked.options[0].id,
    });
    if (n > 50) throw new Error('no end of questions');
  }
}

/** Proves an address by the code that is mailed there. */
export async function provenMail(mails: MailHouse, person: Person, address: string, times: object = TIMES): Promise<void> {
  await person.ask('PUT', '/api/calls', times);
  await person.post('/api/calls/mail', { address });
  const letter = mails.letters.findLast(({ to }) => to.includes(address))!;
  const [code] = /\b\d{6}\b/.exec(letter.text)!;
  expect(await person.ask('PUT', '/api/calls/mail', { code })).toMatchObject({ status: 200, body: { mail: address } });
}

/** Waits until this holds, and a little for what follows; twenty seconds at most, for a machine that does other things besides. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const end = Date.now() + 20_000; !(await holds()) && Date.now() < end; ) await pause(10);
  await pause(60);
}
