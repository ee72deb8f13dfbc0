import type { Change } from '@questhall/protocol/changes';
import type { BrowserContext, Page } from 'playwright-core';

/*
 * Moments of the stage for pictures: events that the table is told as if its server told them, and held before they are over.
 * The view stays as it is; what a game shows while an event is told, it shows here as at a table.
 */

/** Waits for nothing that was in time: what is held counts no further. */
const HOLDS = `{
  const [real, forget] = [setTimeout.bind(window), clearTimeout.bind(window)];
  const held = new Map();
  let holding = false;
  window.setTimeout = (f, ms, ...args) => {
    const id = real(() => (holding && typeof f === 'function' ? held.set(id, () => f(...args)) : f(...args)), ms);
    return id;
  };
  // What is given up while it is held never comes: a page that drew on its own would draw twice.
  window.clearTimeout = (id) => {
    held.delete(id);
    forget(id);
  };
  window.momentHeld = false;
  window.awaitMoment = (scene, share) => {
    window.momentHeld = false;
    const looks = new MutationObserver(() => {
      const found = [...document.querySelectorAll(scene)].at(-1);
      if (!found) return;
      looks.disconnect();
      // From here on no time passes; its motion goes on to where it is looked at, however busy the machine is.
      holding = true;
      const ms = parseFloat(getComputedStyle(found).getPropertyValue('--ms')) || 1000;
      real(() => {
        for (const motion of document.getAnimations()) {
          motion.pause();
          if (found.contains(motion.effect.target) || motion.effect.target.contains(found)) motion.currentTime = ms * share;
        }
        window.momentHeld = true;
      }, ms * share);
    });
    looks.observe(document.documentElement, { childList: true, subtree: true });
  };
  window.letGo = () => {
    holding = false;
    for (const motion of document.getAnimations()) motion.play();
    for (const [id, go] of held) {
      held.delete(id);
      go();
    }
  };
}`;

/** What a game's server tells, without the number of its rule. */
export type Told = { type: string } & Record<string, unknown>;

/** Tells a table of this context what is to be seen, beside its server. Made before the page opens its table. */
export class Teller {
  private n = 0;
  private line = 0;
  private tell: (message: string) => void = () => undefined;

  /** For all tables that pages of this context open from now on. */
  static async of(context: BrowserContext): Promise<Teller> {
    const teller = new Teller();
    tellers.set(context, teller);
    await context.addInitScript(HOLDS);
    await context.routeWebSocket(/\/socket/, (page) => {
      const server = page.connectToServer();
      server.onMessage((message) => {
        const m = JSON.parse(String(message)) as { t?: string; n?: number; log?: { n: number }[] } | [number];
        if (Array.isArray(m)) teller.n = m[0];
        else if (m.t === 'whole') [teller.n, teller.line] = [m.n ?? 0, (m.log?.at(-1)?.n ?? 0) + 1000];
        else if (m.t === 'update') teller.n = m.n ?? 0;
        page.send(message);
      });
      teller.tell = (message) => page.send(message);
    });
    return teller;
  }

  /**
   * Tells these events and holds the last of them when this share of its time is over: the numbers stand, and nothing has begun to go.
   * @param scene what is shown while the last one is told; its time is read from it
   */
  async show(page: Page, events: readonly Told[], scene: string, share = 0.8): Promise<void> {
    await page.evaluate(`awaitMoment(${JSON.stringify(scene)}, ${share})`);
    this.say(events);
    await page.waitForFunction(() => (globalThis as unknown as { momentHeld: boolean }).momentHeld, undefined, { timeout: 40_000 });
    await page.waitForTimeout(150); // what was drawn last
  }

  /**
   * Tells events, and what the sight has become by them.
   * @param changes of the sight: `[['view', 'deck'], 3]`
   */
  say(events: readonly Told[], changes: readonly Change[] = []): void {
    const log = events.map((event) => ({ n: ++this.line, at: Date.now(), event: { rule: '', ...event } }));
    this.tell(JSON.stringify({ t: 'update', n: ++this.n, now: Date.now(), changes, log }));
  }

  /** Lets what was held go on, and puts away what stays. */
  async letGo(page: Page): Promise<void> {
    await page.evaluate('letGo()');
    await page.waitForTimeout(100);
    for (let i = 0; i < 20 && (await page.locator('.put-away, [data-state=playing]').count()) > 0; i++) {
      await page.keyboard.press('Escape');
      await page.waitForTimeout(150);
    }
  }
}

const tellers = new WeakMap<BrowserContext, Teller>();
/** The teller of this page's context. */
export function tellerOf(page: Page): Teller {
  const teller = tellers.get(page.context());
  if (!teller) throw new Error('nobody tells this page anything');
  return teller;
}
