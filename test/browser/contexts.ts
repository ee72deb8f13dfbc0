import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/*
 * The browsers in which tests look at the site. A browser that has never seen it takes 0.95 s of a processor for a page of it,
 * one that knows its files 0.3: so those who leave hand their browser's memory of the site on, emptied of all else.
 */

/** Whether pages are painted throughout: for who takes pictures, as programs outside tests do. */
const DRAWN = !process.env.VITEST || Boolean(process.env.PICTURES || process.env.LOBBY_PICTURES || process.env.QUESTHALL_PICTURES);

/** Names the style sheet with which a page is laid out, answers and is clicked, but not painted. */
export const UNDRAWN = 'undrawn';

/**
 * Run in a page before its own code. Painting takes a third of what a browser does, and hardly a test looks at it.
 */
function undrawn(id: string): void {
  const sheet = document.createElement('style');
  sheet.id = id;
  sheet.textContent = 'html { opacity: 0 }';
  const put = () => (document.documentElement ? document.documentElement.append(sheet) : setTimeout(put));
  put();
}

/** Begins a browser. Throws where there is none at this path. */
export const launched = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--mute-audio',
      // Pages of one site in one context share a process, which knows the site's code from the page before.
      '--process-per-site',
    ],
  });

const browsers = new Map<string, Promise<Browser>>();
/** The browser of this process with that program: begun once for all files, and ended with the process. */
export function sharedBrowser(executablePath: string): Promise<Browser> {
  const begun = browsers.get(executablePath) ?? launched(executablePath);
  browsers.set(executablePath, begun);
  // One that has died is nobody's any more.
  const over = () => browsers.delete(executablePath);
  begun.then((browser) => browser.once('disconnected', over), over);
  return begun;
}

/** Who somebody is whom a browser is given. */
export interface Manner {
  locale: string;
  width: number;
  height: number;
  touch: boolean;
  calm: boolean;
  atOnce: boolean;
  tips: boolean;
  keeps: boolean;
}

/** What of it stays with a context as it is begun; all else is told to each of its pages, so that fewer know nothing of the site. */
const kindOf = ({ locale, touch, keeps }: Manner): string => JSON.stringify({ locale, touch, keeps });

/** Tells a page whose it is, before it loads anything. */
async function tell(page: Page, { width, height, calm, atOnce, tips }: Manner): Promise<void> {
  await page.setViewportSize({ width, height });
  if (!calm) await page.emulateMedia({ reducedMotion: 'no-preference' });
  // What is explained once to whoever is new would lie over what a test looks for.
  const settings = JSON.stringify({ ...(tips ? {} : { tips: false }), ...(atOnce ? { speed: null } : {}) });
  await page.addInitScript((set) => {
    if (location.protocol === 'http:') localStorage['questhall.settings'] ??= set;
  }, settings);
}

/** What stays with a context when its pages are closed and cannot be taken back: one to which it was done serves nobody else. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
] as const;

/** A context, and the addresses whose pages it has had: those may have stored something. */
class Kept {
  readonly origins = new Set<string>();
  /** Nothing was done to it that would stay. */
  clean = true;
  readonly context: BrowserContext;
  /** Who is in it now. */
  manner: Manner;
  /** A page with nothing on it, at the site: while it is open the process of the site stays, and who comes next has it. */
  private stays: Page | undefined;

  constructor(context: BrowserContext, manner: Manner) {
    this.context = context;
    this.manner = manner;
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      await tell(page, this.manner);
      return page;
    };
    context.once('close', () => {
      this.clean = false;
    });
    context.on('page', (page) => {
      page.on('framenavigated', (frame) => {
        if (frame.url().startsWith('http')) this.origins.add(new URL(frame.url()).origin);
      });
      // One that a link has opened; it may be closed already.
      const as = async () => (await page.opener()) && page.setViewportSize({ width: this.manner.width, height: this.manner.height });
      as().catch(() => undefined);
    });
    for (const name of LASTING) {
      const does = context[name] as (...all: unknown[]) => unknown;
      const noted = (...all: unknown[]) => {
        this.clean = false;
        return does.apply(context, all);
      };
      Object.assign(context, { [name]: noted });
    }
  }

  /** Keeps a process for the pages of this site. */
  async stay(bare: string): Promise<void> {
    if (this.stays) return;
    this.stays = await this.context.newPage();
    await this.stays.goto(bare);
  }

  /** Closes all pages that somebody had. */
  async empty(): Promise<void> {
    const theirs = this.context.pages().filter((page) => page !== this.stays);
    await Promise.all(theirs.map((page) => page.close()));
  }

  /**
   * Takes cookies and all that pages have stored away; what remains are files of the site.
   * @param installed whether the site stays with its worker, as it was kept for a journey without network
   */
  async forget(page: Page, installed: boolean): Promise<void> {
    const { context, origins } = this;
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
    const devtools = await context.newCDPSession(page);
    const storageTypes = installed ? 'local_storage,indexeddb' : 'all';
    for (const origin of origins) await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await devtools.detach();
    if (!installed) origins.clear();
  }
}

/** As many of a kind are kept as sit at one table. */
const MOST = 4;

/** Contexts that somebody has left, by who they were. */
type Idle = Map<string, Kept[]>;
/** Those of halls that show the same site at the same address, one after the other. */
const everywhere = new WeakMap<Browser, Idle>();

/** Contexts for those who come to one hall. */
export class Contexts {
  private readonly browser: Browser;
  private readonly shared: Idle;
  /** Of this hall alone. */
  private readonly own: Idle = new Map();

  private readonly bare: string;

  /**
   * @param bare an address of the site by which nothing is loaded
   * @param shares whether those of other halls may have what somebody leaves: the site is the same, and at the same address
   */
  constructor(browser: Browser, bare: string, shares: boolean) {
    this.browser = browser;
    this.bare = bare;
    const known = everywhere.get(browser) ?? new Map<string, Kept[]>();
    everywhere.set(browser, known);
    this.shared = shares ? known : this.own;
  }

  /** A context with an empty page, as of somebody who was never here, and what is called when they go. */
  async taken(manner: Manner): Promise<{ context: BrowserContext; page: Page; goes: () => Promise<void> }> {
    const { keeps } = manner;
    // Who keeps the whole site keeps that of this hall.
    const idle = keeps ? this.own : this.shared;
    const kind = kindOf(manner);
    const known = idle.get(kind)?.pop();
    if (known && !known.clean) return this.taken(manner);
    const kept = known ?? new Kept(await this.fresh(manner), manner);
    kept.manner = manner;
    const { context } = kept;
    const page = await context.newPage();
    if (known) await kept.forget(page, keeps);
    if (!keeps) await kept.stay(this.bare);
    const goes = async () => {
      const others = idle.get(kind) ?? [];
      if (!kept.clean || others.length >= MOST) return context.close();
      await kept.empty();
      idle.set(kind, [...others, kept]);
    };
    return { context, page, goes };
  }

  /** When the hall closes: what is of no use to another one goes. */
  async close(): Promise<void> {
    await Promise.all([...this.own.values()].flat().map(({ context }) => context.close()));
  }

  private async fresh({ locale, width, height, touch, keeps }: Manner): Promise<BrowserContext> {
    const screen = { viewport: { width, height }, hasTouch: touch, isMobile: touch };
    const context = await this.browser.newContext({ locale, ...screen, reducedMotion: 'reduce' });
    if (!keeps) await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    if (!DRAWN) await context.addInitScript(undrawn, UNDRAWN);
    return context;
  }
}
