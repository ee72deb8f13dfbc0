import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { UNDRAWN } from './contexts.ts';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules of axe whose faults are minor or moderate, which nobody here is told of: a fifth of the time of a look
 * (test/axe.test.ts holds that these are all of them, and no other).
 */
export const LESSER = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];

/** What light, letters and room change. All else is the same on a page that was looked at in another light. */
export const BY_SIGHT = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What a page knows of how it was looked at. */
interface Looked {
  axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
  /** By the rules of a look: what it saw. */
  axeSaw?: Record<string, Set<number>>;
}

/**
 * What axe finds serious or critical on the page once it has come to rest, in sentences: what still fades in has less contrast.
 * What was looked at before on this page and stands there as it stood is not looked at again.
 * @param only these rules, where the others have been seen to on this page
 */
export async function barriers(page: Page, only?: readonly string[]): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axe);
  return page.evaluate(
    async ([undrawn, lesser, only]) => {
      const looked = globalThis as unknown as Looked;
      looked.axeSaw ??= {};
      const by = String(only);
      looked.axeSaw[by] ??= new Set();
      const saw = looked.axeSaw[by];
      const numberOf = (text: string, from: number) => {
        let n = from;
        for (let i = 0; i < text.length; i++) n = Math.imul(n ^ text.charCodeAt(i), 16777619);
        return n;
      };
      const isSeen: Element[] = [];
      // The same markup, as large and in the same colours, within what is written the same but for the number of the question.
      const see = (one: Element, within: number) => {
        const { width, height } = one.getBoundingClientRect();
        const { color, backgroundColor, opacity, display } = getComputedStyle(one);
        const drawn = [color, backgroundColor, opacity, display].join();
        const all = numberOf(`${width} ${height} ${drawn} ${one.outerHTML}`, within);
        if (saw.has(all)) return void isSeen.push(one);
        saw.add(all);
        const own = (one.cloneNode(false) as Element).outerHTML.replace(/ data-(question|asked)="[^"]*"/g, '');
        // What is smaller is looked at in less time than it is known again.
        for (const part of one.children) if (part.innerHTML.length > 200) see(part, numberOf(drawn + own, within));
      };
      see(document.body, numberOf(`${innerWidth} ${innerHeight} ${(document.documentElement.cloneNode(false) as Element).outerHTML}`, 1));
      if (isSeen[0] === document.body) return [];

      // What is not painted has no contrast.
      const sheet = document.querySelector<HTMLStyleElement>(`#${undrawn}`);
      if (sheet) sheet.disabled = true;
      const { violations } = await looked.axe.run(
        { include: [document], exclude: isSeen },
        {
          resultTypes: ['violations'],
          ...(only ? { runOnly: only } : { rules: Object.fromEntries(lesser.map((rule) => [rule, { enabled: false }])) }),
        },
      );
      if (sheet) sheet.disabled = false;
      return violations
        .filter((v) => v.impact === 'serious' || v.impact === 'critical')
        .flatMap((v) => v.nodes.slice(0, 3).map((n) => `${v.id}: ${n.target.join(' ')} ${n.failureSummary}`));
    },
    [UNDRAWN, LESSER, only] as const,
  );
}

/** Until letters are there and what moves has come to rest; what moves for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = (one: Animation) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
    for (let moving: Promise<unknown>[] | null = null; moving === null || moving.length > 0; ) {
      await Promise.allSettled(moving ?? []);
      // What begins to move because something has come is known two frames later.
      for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
      const running = document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
      // One that is taken away is over as well. Asked for now: who asks afterwards is given a promise that nobody keeps.
      moving = running.map(({ finished }) => finished);
    }
  });
}

/** Whether the page scrolls sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  // What reaches beyond a phone's screen widens the window with which it is laid out.
  const screen = page.viewportSize()?.width;
  const wide = (most: number | undefined) => document.documentElement.scrollWidth > Math.min(innerWidth, most ?? innerWidth);
  return page.evaluate(wide, screen);
}

/**
 * Notes what keeps somebody out of the page as it stands, and whether it scrolls sideways, under a name.
 * @returns takes the name, and the rules to look by where others have been seen to
 */
export function looker(page: Page, found: Record<string, string[]>): (what: string, only?: readonly string[]) => Promise<void> {
  return async (what, only) => {
    const here = await barriers(page, only);
    if (await scrollsSideways(page)) here.push(`${what} scrolls sideways`);
    found[what] = here;
  };
}
