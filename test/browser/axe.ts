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

/** What axe finds serious or critical on the page once it has come to rest, in sentences: what still fades in has less contrast. */
export async function barriers(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axe);
  return page.evaluate(
    async ([undrawn, lesser]) => {
      // What is not painted has no contrast.
      const sheet = document.querySelector<HTMLStyleElement>(`#${undrawn}`);
      if (sheet) sheet.disabled = true;
      const { run } = (globalThis as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } }).axe;
      interface Violation {
        id: string;
        impact: string;
        nodes: { target: string[]; failureSummary: string }[];
      }
      const { violations } = await run({
        resultTypes: ['violations'],
        rules: Object.fromEntries(lesser.map((rule) => [rule, { enabled: false }])),
      });
      if (sheet) sheet.disabled = false;
      return violations
        .filter((v) => v.impact === 'serious' || v.impact === 'critical')
        .flatMap((v) => v.nodes.slice(0, 3).map((n) => `${v.id}: ${n.target.join(' ')} ${n.failureSummary}`));
    },
    [UNDRAWN, LESSER] as const,
  );
}

/** Until letters are there and what moves has come to rest; what moves for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ends = (one: Animation) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime));
    for (let moving: Animation[] | null = null; moving === null || moving.length > 0; ) {
      // One that is taken away is over as well.
      for (const one of moving ?? []) await one.finished.catch(() => undefined);
      // What begins to move because something has come is known two frames later.
      for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
      moving = document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
    }
  });
}

/** Notes what keeps somebody out of the page as it stands, and whether it scrolls sideways, under a name. */
export function looker(page: Page, found: Record<string, string[]>): (what: string) => Promise<void> {
  return async (what) => {
    const here = await barriers(page);
    // What reaches beyond a phone's screen widens the window with which it is laid out.
    const screen = page.viewportSize()?.width;
    const wide = (most: number | undefined) => document.documentElement.scrollWidth > Math.min(innerWidth, most ?? innerWidth);
    if (await page.evaluate(wide, screen)) here.push(`${what} scrolls sideways`);
    found[what] = here;
  };
}
