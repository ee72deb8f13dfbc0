import type { Page } from 'playwright-core';
import { type Manner, step } from './hand.ts';
import type { Hall, Visitor } from './harness.ts';

/** Whole matches, played one touch after the other, on a machine that may be busy. */
export const LONG_MS = 400_000;

/** Until the app is kept on the device and in charge of this page. */
export async function visitOnce(hall: Hall, page: Page): Promise<void> {
  await page.goto(hall.address);
  await page.locator('.box-play').waitFor();
  await page.evaluate(async () => {
    // As the page does it a little later, when what is wanted now is there.
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    }
  });
}

/** One visit; then the network is cut and the page loaded anew. */
export async function visitOnceAndCutOff(hall: Hall, visitor: Visitor): Promise<Page> {
  const { page, context } = visitor;
  await visitOnce(hall, page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('.box-play').waitFor();
  return page;
}

/** Without network the browser writes each request that fails into the console; everything else there is a fault. */
export const faults = ({ errors }: Visitor) => errors.filter((e) => !/net::ERR_INTERNET_DISCONNECTED/.test(e));

/** Answers so many questions as a person does. */
export async function answers(page: Page, manner: Manner, n: number): Promise<void> {
  for (let turn = 1, mine = 0; mine < n; turn++) {
    if ((await step(page, manner, turn * 5)) === 'mine') mine++;
    await page.locator('.decide:is([data-state="mine"], [data-state="playing"], [data-state="over"])').waitFor();
  }
}
