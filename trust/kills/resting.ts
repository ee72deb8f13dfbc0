import type { Wishes } from '@questhall/kernel';
import type { MailHouse } from '../../apps/server/test/post-office.ts';
import { ask, enter, type Guest, newTable } from '../seat.ts';

/** Devices that try one key at the same time. */
const STRANGERS = 3;
/** So long a new mail is waited for, in milliseconds. */
const PATIENCE = 1_500;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The seat whose turn begins, once it is asked for it. Before that a window for Spells may stand open to the other one, who holds some
 * from the start: it closes by standing order a moment later, or is let by here.
 */
async function turnAt(address: string, match: string, guests: readonly Guest[]): Promise<number> {
  for (let looks = 0; looks < 600; looks++) {
    for (const [seat, { token }] of guests.entries()) {
      const { sight } = await ask(address, token, 'GET', `/api/matches/${match}/view?seat=${seat}`);
      const [asked] = sight.decisions as { id: number; kind: string }[];
      if (asked?.kind === 'turn') return seat;
      if (!asked) continue;
      const pass = { id: `let-by-${seat}-${asked.id}-${looks}`, seat, decision: asked.id, choice: 'pass' };
      await ask(address, token, 'POST', `/api/matches/${match}/actions`, pass).catch((error: Error) => {
        // A standing order was quicker.
        if (!error.message.includes('"stale"')) throw error;
      });
    }
    await pause(50);
  }
  throw new Error('nobody is asked for their turn');
}

/** Whatever answer came; none where the server is gone. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every kind
type Answer = { status: number; body: any } | undefined;

/**
 * Two people at a match that rests, whatever becomes of the server. It waits for one of them, who is called by mail: the key of each
 * mail is tried by several strangers at once, and those of earlier mails again and again. The other one plans the next turn,
 * throws that away, and plans it anew. A pause and its end begin the wait, and with it a new mail, anew.
 */
export class Resting {
  readonly match: string;
  /** Whom it waits for: the session whose keys are tried. */
  readonly called: string;
  /** Who plans, at which seat. */
  readonly planner: { session: string; seat: number };
  /** Every key that came by mail, with the tokens of those that the server said it had let in. */
  readonly keys = new Map<string, string[]>();
  /** What was sent as a plan, by its number; null: thrown away. */
  readonly planned: (Wishes | null)[] = [];
  /** The number of the plan that the server said is on the disk; 0 before the first. */
  lastPlan = 0;
  readonly #tokens: { called: string; planner: string };
  readonly #address: () => string;
  readonly #mails: MailHouse;
  readonly #mailbox: string;
  #closed = false;

  private constructor(
    place: { match: string; called: Guest; planner: Guest & { seat: number }; mailbox: string },
    address: () => string,
    mails: MailHouse,
  ) {
    const { match, called, planner, mailbox } = place;
    this.match = match;
    this.called = called.id;
    this.planner = { session: planner.id, seat: planner.seat };
    this.#tokens = { called: called.token, planner: planner.token };
    this.#address = address;
    this.#mails = mails;
    this.#mailbox = mailbox;
  }

  /** @throws Error where the table does not come to wait for somebody's turn, no mail comes, or nothing can be planned */
  static async sitDown(address: () => string, mails: MailHouse): Promise<Resting> {
    const guests = [await enter(address(), 'Dee'), await enter(address(), 'Eva')] as const;
    const mailbox = 'dee@home.example';
    for (const [i, { token }] of guests.entries()) {
      const to = i === 0 ? mailbox : 'eva@home.example';
      await ask(address(), token, 'PUT', '/api/calls', { locale: 'en', zone: 'UTC', quiet: null, after: 0, always: true });
      await ask(address(), token, 'POST', '/api/calls/mail', { address: to });
      const [code] = /\b\d{6}\b/.exec(mails.letters.findLast((letter) => letter.to.includes(to))!.text)!;
      await ask(address(), token, 'PUT', '/api/calls/mail', { code });
    }
    const match = await newTable(address(), guests, 'talisman');
    const asked = await turnAt(address(), match, guests);
    const place = {
      match,
      called: guests[asked]!,
      planner: { ...guests[1 - asked]!, seat: 1 - asked },
      mailbox: asked === 0 ? mailbox : 'eva@home.example',
    };
    const resting = new Resting(place, address, mails);
    void resting.#plan();
    void resting.#letIn();
    // Both have begun before the first kill, however little a busy machine gets done between two.
    for (const end = Date.now() + 120_000; resting.letIn === 0 || resting.lastPlan === 0; await pause(20))
      if (Date.now() > end)
        throw new Error(`nobody was let in (${resting.keys.size} keys came), or nothing was planned (${resting.lastPlan})`);
    return resting;
  }

  /** Devices that were let in, as far as the server said so. */
  get letIn(): number {
    return [...this.keys.values()].reduce((sum, tokens) => sum + tokens.length, 0);
  }

  close(): void {
    this.#closed = true;
  }

  async #ask(method: string, path: string, body?: object, token?: string): Promise<Answer> {
    try {
      const answer = await fetch(`${this.#address()}/api/matches/${this.match}${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return undefined; // the server has been killed: whether it was done, nobody has said
    }
  }

  async #plan(): Promise<void> {
    const path = `/seats/${this.planner.seat}/plan`;
    // The table rests, so what can be planned stays the same.
    let part: { id: string; choices: { id: string }[] } | undefined;
    while (!this.#closed) {
      await pause(25);
      if (!part) {
        const now = await this.#ask('GET', path, undefined, this.#tokens.planner);
        part = now?.body.form?.find(({ choices }: { choices: unknown[] }) => choices.length > 1);
        continue;
      }
      const n = this.planned.length + 1;
      // One after the other of what can be wished for, and now and then nothing.
      const wishes = n % 5 === 0 ? null : { [part.id]: [{ do: part.choices[n % part.choices.length]!.id }] };
      this.planned.push(wishes);
      const answer = await this.#ask('PUT', path, { wishes: wishes ?? {} }, this.#tokens.planner);
      if (answer?.status === 200) this.lastPlan = n;
    }
  }

  async #letIn(): Promise<void> {
    const spent = { key: '', until: 0 };
    while (!this.#closed) {
      await pause(20);
      for (const { text } of this.#mails.letters.filter(({ to }) => to.includes(this.#mailbox)))
        for (const [, key] of text.matchAll(/#key=([\w-]+)/g)) if (!this.keys.has(key!)) this.keys.set(key!, []);
      const [newest] = [...this.keys.keys()].slice(-1);
      // The mail of the new wait is under way, or has been lost with a kill.
      if (newest === undefined || (newest === spent.key && Date.now() < spent.until)) continue;
      const older = [...this.keys.keys()].slice(-4, -1);
      const tried = await Promise.all([...Array.from({ length: STRANGERS }, () => newest), ...older].map((key) => this.#try(key)));
      // Let in, or refused because it was, which the kill has kept from us: the next one.
      if (tried.slice(0, STRANGERS).some((answer) => answer !== undefined)) {
        await this.#beginAnew();
        Object.assign(spent, { key: newest, until: Date.now() + PATIENCE });
      }
    }
  }

  async #try(key: string): Promise<Answer> {
    const answer = await this.#ask('POST', '/visit', { key });
    if (answer?.status === 200) this.keys.get(key)!.push(answer.body.token);
    return answer;
  }

  /** A pause on which both agree, and its end: the match waits anew. What a kill has left half done is done by the next one. */
  async #beginAnew(): Promise<void> {
    const { called, planner } = this.#tokens;
    await this.#ask('POST', '/proposals', { wish: 'pause' }, planner);
    const now = await this.#ask('GET', '', undefined, called);
    for (const { n } of now?.body.proposals ?? []) await this.#ask('PUT', `/proposals/${n}`, { yes: true }, called);
    await this.#ask('POST', '/resume', {}, planner);
  }
}
