import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { Person } from '../../apps/server/test/player.ts';
import { MailHouse } from '../../apps/server/test/post-office.ts';
import { da } from '../../apps/web/src/text/da.ts';
import { de } from '../../apps/web/src/text/de.ts';
import { en } from '../../apps/web/src/text/en.ts';
import { fr } from '../../apps/web/src/text/fr.ts';
import { nl } from '../../apps/web/src/text/nl.ts';
import { settled } from '../../test/browser/axe.ts';
import { type Hall, openHall } from '../../test/browser/harness.ts';

export const LOCALES = {
  en: { tag: 'en-GB', name: 'English', words: en },
  nl: { tag: 'nl-NL', name: 'Nederlands', words: nl },
  fr: { tag: 'fr-FR', name: 'Français', words: fr },
  de: { tag: 'de-DE', name: 'Deutsch', words: de },
  da: { tag: 'da-DK', name: 'Dansk', words: da },
} as const;
export type Locale = keyof typeof LOCALES;
export const ALL = Object.keys(LOCALES) as Locale[];
/** What stands above the columns of a sheet. */
export const HEADS = ALL.map((locale) => LOCALES[locale].name);

export const SHAPES = {
  desk: { width: 1440, height: 900, touch: false },
  phone: { width: 360, height: 740, touch: true },
  side: { width: 740, height: 360, touch: true },
} as const;
export type Shape = keyof typeof SHAPES;

export const GAMES = ['talisman', 'nachtwacht', 'dystopia'] as const;
export type Game = (typeof GAMES)[number];

const MINUTE = 60_000;
const DAY = 86_400;
const FAST = { perSecond: 10_000, burst: 10_000 };
const MUCH = { max: 10_000, timeWindow: 60_000 };

interface Table {
  id: string;
  code: string;
}

/** A hall whose clock is moved by hand, so that pictures say the same times whenever they are taken, with a mail server of its own. */
export class Stage {
  readonly hall: Hall;
  readonly mails: MailHouse;
  readonly #clock: { at: number };

  private constructor(hall: Hall, mails: MailHouse, clock: { at: number }) {
    this.hall = hall;
    this.mails = mails;
    this.#clock = clock;
  }

  static async open(): Promise<Stage> {
    const clock = { at: Date.UTC(2026, 10, 24, 9, 12) };
    const mails = await MailHouse.open();
    const limits = {
      talk: FAST,
      reactions: FAST,
      requests: { perAddress: FAST, perSession: FAST },
      calls: MUCH,
      sessions: MUCH,
      matches: MUCH,
    };
    const mail = { url: mails.url, from: 'Questhall <hall@questhall.example>' };
    return new Stage(await openHall(limits, undefined, undefined, { now: () => clock.at, callsEvery: 50, mail }), mails, clock);
  }

  async close(): Promise<void> {
    await this.hall.close();
    await this.mails.close();
  }

  pass(minutes: number): void {
    this.#clock.at += minutes * MINUTE;
  }

  enter(name: string): Promise<Person> {
    return Person.enter(this.hall.address, name);
  }

  /** A page of somebody who looks at the hall in this language, on a screen of this shape. */
  async page(shape: Shape, locale: Locale, person?: Person): Promise<Page> {
    const { page, context } = await this.hall.visitor({ ...SHAPES[shape], locale: LOCALES[locale].tag, atOnce: true });
    // Functions that are handed to the page keep their names by a word of the bundler's that the page does not know.
    await context.addInitScript('globalThis.__name = (f) => f');
    if (person) await context.addCookies([{ name: 'questhall', value: person.token, url: this.hall.address, httpOnly: true }]);
    await page.clock.setFixedTime(this.#clock.at);
    return page;
  }

  /** A running match of these people, at a decision a day; `null`: at none. */
  async begin(game: Game, people: readonly Person[], clock: number | null = DAY): Promise<Table> {
    const [host, ...others] = people;
    const { id, code } = await host!.newMatch({ game, seats: people.length, clock, ...(clock === null ? {} : { reserve: clock }) });
    for (const [i, one] of others.entries()) await one.post(`/api/matches/${id}/seats/${i + 1}/join`);
    await host!.post(`/api/matches/${id}/start`);
    return { id, code };
  }

  /** Answers for these people, in turns and by no plan, until so many answers were given and the first of them is asked. */
  async play(people: readonly Person[], id: string, most: number): Promise<void> {
    for (let n = 0, chance = 7, idle = 0; idle < 300; ) {
      idle++;
      for (const who of people) {
        const { sight, seat } = await who.get(`/api/matches/${id}/view`);
        const [asked] = sight.decisions;
        if (!asked) continue;
        idle = 0;
        // What Talisman asks in another's turn standing orders may answer, and then nobody waits.
        if (who === people[0] && n >= most && (sight.view.turn?.seat ?? seat) === seat) return;
        chance = (chance * 1103515245 + 12345) & 0x7fffffff;
        const ids: string[] = asked.options.map((option: { id: string }) => option.id);
        const choice = asked.choose ? ids.slice(0, asked.choose.min) : ids[(chance >> 8) % ids.length];
        await who.ask('POST', `/api/matches/${id}/actions`, { id: `answer-${asked.id}-${seat}-${n}`, seat, decision: asked.id, choice });
        this.#clock.at += 1000;
        if (++n > 400) throw new Error(`it never came to that at ${id}`);
      }
      if (idle > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`nobody is asked at ${id}`);
  }
}

/** Pictures by what they show, each in the languages in which it was taken. */
export class Taken {
  readonly #rows = new Map<string, Buffer[]>();
  /** Where each is kept as it was taken, too. */
  readonly #folder = process.env.QUESTHALL_PICTURES;

  /** Takes a picture, of the whole screen or of one thing on it. */
  async add(of: Page | Locator, shows: string, locale: Locale): Promise<void> {
    const page = 'page' in of ? of.page() : of;
    await page.waitForLoadState('networkidle');
    await settled(page);
    await page.waitForTimeout(600); // pictures that are still being drawn
    const png = await of.screenshot();
    this.#rows.set(shows, [...(this.#rows.get(shows) ?? []), png]);
    if (!this.#folder) return;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, `${shows}-${locale}.png`), png);
  }

  /** What was taken, a row each. */
  rows(...shows: readonly string[]): Buffer[][] {
    return shows.map((one) => this.#rows.get(one)!);
  }
}
