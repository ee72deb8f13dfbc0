import type { Page } from 'playwright-core';
import { settled } from './axe.ts';
import { type Hall, leave } from './harness.ts';

/** One screen on which a table is looked at: how large, in which language, with letters of which size. */
export interface Screen {
  width: number;
  height: number;
  locale: string;
  /** In percent of the usual size. */
  text: 100 | 150 | 200;
}

/** The tables that are looked at, each at its first question. */
export const TABLES: readonly {
  name: string;
  game: string;
  seats: number;
  options: Readonly<Record<string, string | number | boolean>>;
}[] = [
  { name: 'Nachtwacht', game: 'nachtwacht', seats: 4, options: {} },
  { name: 'Talisman (1986)', game: 'talisman', seats: 4, options: { edition: '1986' } },
  { name: 'Talisman, Realm of Souls', game: 'talisman', seats: 4, options: { edition: 'digital', expansion: 'realm-of-souls' } },
  { name: 'Dystopia', game: 'dystopia', seats: 2, options: { level: 2, campaign: false, heroes: 4 } },
];

export const SIZES: readonly (readonly [width: number, height: number])[] = [
  [1440, 900],
  [820, 1180],
  [360, 740],
];
export const LANGUAGES: readonly string[] = ['en-GB', 'nl-NL', 'fr-FR', 'de-DE', 'da-DK'];
export const TEXT_SIZES: readonly Screen['text'][] = [100, 150, 200];

/** Begins a match of one person against bots. @returns its path, and the cookies that lead to its seat */
export async function begun(hall: Hall, { game, seats, options }: (typeof TABLES)[number]) {
  const { context, page } = await hall.visitor({ atOnce: true });
  await page.goto(hall.bare);
  const code = await page.evaluate(
    async ([match]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch('/api/session', { method: 'POST', headers, body: JSON.stringify({ name: 'Alexandria' }) });
      const made = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(match) });
      if (!made.ok) throw new Error(`${made.status} ${await made.text()}`);
      return ((await made.json()) as { code: string }).code;
    },
    [{ game, seats, options, bots: Array(seats - 1).fill('easy'), start: true }] as const,
  );
  const cookies = await context.cookies();
  await leave(context);
  return { path: `/t/${code}`, cookies };
}

/**
 * Looks at a table on one screen.
 * @param resized other sizes that the window is then given
 * @returns what is cut off, lies under something else, or is written over something else, and how wide the window was
 */
export async function looked(
  hall: Hall,
  table: Awaited<ReturnType<typeof begun>>,
  screen: Screen,
  resized: readonly { width: number; height: number }[] = [],
): Promise<{ width: number; fault: string }[]> {
  const { width, height, locale, text } = screen;
  const { context, page } = await hall.visitor({ width, height, locale, touch: width < 1000, atOnce: true });
  try {
    await context.addCookies(table.cookies);
    await page.addInitScript((size) => {
      if (location.protocol === 'http:') localStorage['questhall.settings'] = JSON.stringify({ speed: null, textSize: size, tips: false });
    }, text);
    await page.goto(hall.address + table.path);
    await page.locator('.decide').waitFor();
    await page.waitForFunction(() => !['playing', 'sole'].includes(document.querySelector('.decide')?.getAttribute('data-state') ?? ''));
    // Named functions that go into the page call it where the program is compiled with their names kept (tsx).
    await page.evaluate('globalThis.__name ??= (f) => f');
    const found: { width: number; fault: string }[] = [];
    for (const size of [screen, ...resized]) {
      if (size !== screen) await page.setViewportSize(size);
      await settled(page);
      const faults = await faultsOf(page);
      // A tablet that stands has room for board, question and chronicle at once.
      if (size.width < 1000 && size.height >= 1000 && text === 100) faults.push(...(await outOfSight(page)));
      found.push(...faults.map((fault) => ({ width: size.width, fault })));
    }
    return found;
  } finally {
    await leave(context);
  }
}

/** What is wrong with the page as it stands. An empty list: nothing. */
export async function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    // Said to those who listen alone, or room that is kept for what may come.
    const unseen = (el: Element): boolean => {
      for (let at: Element | null = el; at; at = at.parentElement) {
        const { clipPath, visibility } = getComputedStyle(at);
        if (clipPath.startsWith('inset(50%') || visibility === 'hidden') return true;
      }
      return false;
    };
    const called = (el: Element) =>
      `${(el.getAttribute('class') ?? el.tagName).split(' ')[0]} “${(el.textContent ?? '').trim().slice(0, 24)}”`;
    /** Whether what lies on top there hides it: something with a ground of its own, and no mere letters. */
    const covered = (el: Element, on: Element | null): boolean => {
      for (let at = on; at && !at.contains(el) && !el.contains(at); at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at);
        if (backgroundImage !== 'none' || !/^rgba\(.*, 0(\.[0-4]\d*)?\)$|^transparent$/.test(backgroundColor)) return true;
        if (at instanceof HTMLImageElement || at.closest('svg')) return true;
      }
      return on === null;
    };
    // What lies outside of a box that scrolls or hides is a matter of scrolling.
    const scrolledAway = (el: Element, y: number): boolean => {
      for (let at = el.parentElement; at; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        if (getComputedStyle(at).overflowY !== 'visible' && (y > box.bottom || y < box.top)) return true;
      }
      return false;
    };
    if (document.documentElement.scrollWidth > innerWidth + 1) faults.add('the page scrolls sideways');

    // Text in a box that hides what is too much, and neither scrolls nor ends in dots.
    for (const el of document.querySelectorAll<HTMLElement>('.frame *')) {
      const style = getComputedStyle(el);
      if (el.closest('svg, canvas, .slot-board') || unseen(el) || (el.textContent ?? '').trim() === '' || el.clientHeight < 4) continue;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const own = [...el.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');
      if (!own || style.textOverflow === 'ellipsis') continue;
      if (hides(style.overflowX) && el.scrollWidth > el.clientWidth + 2) faults.add(`${called(el)} is cut at its side`);
      if (hides(style.overflowY) && el.scrollHeight > el.clientHeight + 4) faults.add(`${called(el)} is cut below`);
    }

    // What is written, as it lies on the screen: the parts of it that nothing hides.
    const written: { el: Element; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.querySelector('.frame') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const el = node.parentElement;
      if (!el || (node.textContent ?? '').trim() === '' || el.closest('svg, .slot-board, .nw-fan, .log') || unseen(el)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Words that end in dots end where their box does.
      const dotted = [el, el.parentElement].find((one) => one && getComputedStyle(one).textOverflow === 'ellipsis');
      const end = dotted?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
      // A line that the edge of a box which scrolls cuts is drawn as far as that edge.
      const edges: DOMRect[] = [];
      for (let at = el.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowY !== 'visible') edges.push(at.getBoundingClientRect());
      for (const whole of range.getClientRects()) {
        const top = Math.max(whole.top, ...edges.map((edge) => edge.top));
        const bottom = Math.min(whole.bottom, ...edges.map((edge) => edge.bottom));
        const box = new DOMRect(whole.left, top, Math.min(whole.right, end) - whole.left, Math.max(0, bottom - top));
        if (box.width < 4 || box.height < 4 || box.bottom > innerHeight || box.top < 0) continue;
        const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!scrolledAway(el, box.top + box.height / 2) && !covered(el, on)) written.push({ el, box });
      }
    }
    // A word too long for the card on the board, the strip of a space or the plate of a seat, that it stands on.
    for (const plate of document.querySelectorAll<HTMLElement>('.slot-board button, .ts-strip, .seats .seat')) {
      const { left, right } = plate.getBoundingClientRect();
      const words = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const el = node.parentElement;
        if (!el || (node.textContent ?? '').trim() === '' || el.closest('svg') || unseen(el)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const boxes = getComputedStyle(el).textOverflow === 'ellipsis' ? [el.getBoundingClientRect()] : range.getClientRects();
        for (const box of boxes) if (box.left < left - 2 || box.right > right + 2) faults.add(`${called(el)} reaches beyond its card`);
      }
    }
    for (const [i, a] of written.entries()) {
      for (const b of written.slice(i + 1)) {
        if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) continue;
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // Lines stand closer than their boxes are high.
        if (wide > 3 && high > Math.min(a.box.height, b.box.height) * 0.35) faults.add(`${called(a.el)} is written over ${called(b.el)}`);
      }
    }

    // A sign of the head over words.
    for (const sign of document.querySelectorAll('.head-buttons svg')) {
      const at = sign.getBoundingClientRect();
      for (const { el, box } of written) {
        if (el.contains(sign) || sign.closest('button, a')?.contains(el)) continue;
        const wide = Math.min(at.right, box.right) - Math.max(at.left, box.left);
        const high = Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top);
        if (wide > 2 && high > 4) faults.add(`${called(el)} lies under a sign of the head`);
      }
    }

    // What is meant to be touched and cannot be.
    for (const el of document.querySelectorAll<HTMLElement>('.head button, .bar button, .head a')) {
      const { left, right, top, bottom, width, height } = el.getBoundingClientRect();
      if (width < 2 || height < 2 || bottom > innerHeight || top < 0 || el.matches('.nw-hit, .vh, [disabled]')) continue;
      if (scrolledAway(el, (top + bottom) / 2)) continue;
      if (left < -1 || right > innerWidth + 1) faults.add(`${called(el)} reaches beyond the screen`);
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (on && !el.contains(on) && !on.contains(el)) faults.add(`${called(el)} lies under ${called(on)}`);
    }
    return [...faults];
  });
}

/** What may be answered and is not in sight without scrolling; the page itself, where it scrolls. */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isWhole = (el: Element): boolean => {
      const { top, bottom } = el.getBoundingClientRect();
      if (top < -1 || bottom > innerHeight + 1) return false;
      for (let at = el.parentElement; at; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        if (getComputedStyle(at).overflowY !== 'visible' && (top < box.top - 2 || bottom > box.bottom + 2)) return false;
      }
      return true;
    };
    const answers = document.querySelectorAll<HTMLElement>('.decide .plate[data-option], .dy-actions .plate, .decide .confirm .btn');
    const hidden = [...answers]
      .filter((one) => one.getClientRects().length > 0 && !isWhole(one))
      .map((one) => `${one.textContent} is out of sight`);
    const over = document.documentElement.scrollHeight - innerHeight;
    return over > 1 ? [`the page is ${over} px higher than the screen`, ...hidden] : hidden;
  });

/** The share of the screen's height that the board has. */
export const boardShare = (page: Page): Promise<number> =>
  page.evaluate(() => (document.querySelector('.slot-board')?.getBoundingClientRect().height ?? 0) / innerHeight);
