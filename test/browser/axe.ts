import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical on the page as it stands, in sentences. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(await axe);
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run;
    interface Violation {
      id: string;
      impact: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    const { violations } = await run();
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .flatMap((v) => v.nodes.slice(0, 3).map((n) => `${v.id}: ${n.target.join(' ')} ${n.failureSummary}`));
  });
}

/** Notes what keeps somebody out of the page as it stands, and whether it scrolls sideways, under a name. */
export function looker(page: Page, found: Record<string, string[]>): (what: string) => Promise<void> {
  return async (what) => {
    await page.waitForTimeout(300);
    const here = await barriers(page);
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) here.push(`${what} scrolls sideways`);
    found[what] = here;
  };
}
