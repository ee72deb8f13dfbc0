import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hall, leave, openHall } from './harness.ts';
import { shortMatch } from './table.ts';

/*
 * What a first visit may weigh. Bytes as they cross the network, all that the page loads until it rests; bench/page.ts
 * measures the times and what comes before the page can be used.
 */

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  await hall?.close();
});

type Weight = { code: number; fonts: number; pictures: number; names: string[] };

/**
 * Opens an address with nothing kept and weighs what comes, in kB.
 * @param still its clock stands, so that nothing comes which a page fetches when it has been looked at for a while
 */
async function weigh(path: string, ready: string, cookies: Parameters<Visitor['addCookies']>[0] = [], still = false): Promise<Weight> {
  const { context, page } = await hall.visitor({ keeps: true });
  if (still) {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
  }
  await context.addCookies(cookies);
  const devtools = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const weight: Weight = { code: 0, fonts: 0, pictures: 0, names: [] };
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    weight.names.push(new URL(response.url).pathname.split('/').at(-1) ?? '');
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    weight[type === 'Font' ? 'fonts' : type === 'Image' ? 'pictures' : 'code'] += encodedDataLength / 1000;
  });
  await page.goto(hall.address + path);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await leave(context);
  return weight;
}
type Visitor = Awaited<ReturnType<Hall['visitor']>>['context'];

test('the start page is light', async () => {
  // On a busy machine the parts of a table, which come later, would fall into the time in which the page comes to rest.
  const { code } = await weigh('/', '.box-play', [], true);
  expect(code).toBeLessThan(250);
});

test('a table is light: its code, and all of it together', async () => {
  const { context, page } = await hall.visitor({ keeps: true });
  await shortMatch(hall, page);
  const weight = await weigh(new URL(page.url()).pathname, '.decide', await context.cookies());
  await leave(context);
  expect(weight.code).toBeLessThan(250);
  // What is set and read before a match stays away from one that runs.
  expect(weight.names.filter((name) => /^(lobby|house-rules|rulebook|presets|own-lengths)-/.test(name))).toEqual([]);
  expect(weight.fonts).toBeLessThan(150);
  expect(weight.code + weight.fonts + weight.pictures).toBeLessThan(750);
});
