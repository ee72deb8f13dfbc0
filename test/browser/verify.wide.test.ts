import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dystopia } from '@questhall/dystopia';
import { nachtwacht } from '@questhall/nachtwacht';
import { type ExportedMatch, recordOf } from '@questhall/record';
import { talisman } from '@questhall/talisman';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLargest, largestMatch } from '../../apps/cli/test/largest-level.ts';
import { type Hall, openHall } from './harness.ts';
import { playedMatch } from './table.ts';

let hall: Hall;
let folder: string;
let match: string;

/** A finished match: its person lets a bot play on. */
beforeAll(async () => {
  hall = await openHall();
  folder = await mkdtemp(join(tmpdir(), 'questhall-verify-'));
  match = (await playedMatch(hall, { seats: 2, options: { pathLength: 'short' } })).id;
  await writeFile(join(folder, 'match.json'), await (await fetch(`${hall.address}/api/matches/${match}/record`)).text());
}, 120_000);

afterAll(async () => {
  await hall.close();
  await rm(folder, { recursive: true, force: true });
});

async function choose(page: Page, file: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /choose a file|datei wählen/i }).click(),
  ]);
  await chooser.setFiles(join(folder, file));
}

test('a finished match is checked line by line, with its contributions and its draws', async () => {
  const { page, errors } = await hall.visitor();
  await page.goto(`${hall.address}/verify/${match}`);
  await page.getByRole('heading', { name: 'In order', exact: true }).waitFor();
  expect(await page.locator('.verify-lines li[data-state=good]').count()).toBe(6);
  expect(await page.locator('.verify-codes').innerText()).toContain('my own words');
  expect(await page.getByRole('table').count()).toBeGreaterThan(2);
  expect(errors).toEqual([]);
});

test('one digit changed in a file: not in order, and the draw is named; the true file is in order again', async () => {
  const record = JSON.parse(await readFile(join(folder, 'match.json'), 'utf8'));
  record.start.draws[1].result ^= 1;
  await writeFile(join(folder, 'forged.json'), JSON.stringify(record));
  await writeFile(join(folder, 'text.json'), 'no record');
  const { page, errors } = await hall.visitor({ locale: 'de', width: 360, height: 640 });
  await page.goto(`${hall.address}/verify`);
  await choose(page, 'forged.json');
  await page.getByRole('heading', { name: 'Nicht in Ordnung' }).waitFor();
  expect(await page.locator('.verify-findings').innerText()).toMatch(/^Ziehung 1: aufgezeichnet als Ergebnis \d+; .* ergeben \d+$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await choose(page, 'text.json');
  expect(await page.getByRole('alert').innerText()).toBe('Diese Datei ist kein Protokoll: Sie lässt sich nicht lesen.');
  await choose(page, 'match.json');
  await page.getByRole('heading', { name: 'In Ordnung', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test.each([nachtwacht, talisman, dystopia].map((game) => [game.id, game] as const))(
  '%s: a match with all options at their largest is played again by its own rules, in order',
  async (id, game) => {
    await writeFile(join(folder, `${id}.json`), JSON.stringify(allLargest(game)));
    const { page, errors } = await hall.visitor();
    await page.goto(`${hall.address}/verify`);
    await choose(page, `${id}.json`);
    await page.getByRole('heading', { name: 'In order', exact: true }).waitFor();
    expect(await page.locator('.verify-lines li[data-state=good]').count()).toBe(6);
    expect(await page.locator('.verify-end').innerText()).toBe('The match was played again to its end and reaches the recorded result.');
    expect(errors).toEqual([]);
  },
);

test('what was not played again is not ticked, and said last; a name that was taken out is said', async () => {
  const record = JSON.parse(await readFile(join(folder, 'match.json'), 'utf8')) as ExportedMatch;
  const [seat] = record.seats;
  Object.assign(seat!, { name: null, withheld: seat!.link });
  await writeFile(join(folder, 'nameless.json'), JSON.stringify(record));
  record.table.rules = 0;
  await writeFile(join(folder, 'older.json'), JSON.stringify(recordOf({ ...record, seats: largestMatch().seats.slice(0, 2) })));
  const { page, errors } = await hall.visitor({ locale: 'de', width: 360, height: 740 });
  await page.goto(`${hall.address}/verify`);
  await choose(page, 'nameless.json');
  await page.getByRole('heading', { name: 'Nichts falsch, aber nicht alles war prüfbar' }).waitFor();
  expect(await page.locator('.verify-report').innerText()).toMatch(/Der Name von Platz A wurde/);
  expect(await page.locator('.verify-end').innerText()).toMatch(/^Die Partie wurde bis zum Ende nachgespielt/);
  await choose(page, 'older.json');
  await page.locator('.verify-end', { hasText: 'nicht bis zum Ende' }).waitFor();
  expect(await page.locator('.verify-lines li[data-state=good]').allInnerTexts()).not.toContainEqual(expect.stringContaining('Ergebnis'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(errors).toEqual([]);
});

test('whoever starts a match against bots has contributed to its dice, and keeps its codes', async () => {
  const { page } = await hall.visitor();
  await page.goto(hall.address);
  await page.locator('.box-play').getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/t\//);
  const code = new URL(page.url()).pathname.split('/').at(-1);
  await page.waitForFunction(() => localStorage.getItem('questhall.kept')?.includes('opening'));
  const table = (await (await fetch(`${hall.address}/api/tables/${code}`)).json()) as {
    id: string;
    commitment: string;
    opening: string;
    seats: { contribution: string }[];
  };
  expect(table.seats[0]?.contribution).toMatch(/^[0-9a-f]{32}$/);
  const kept = JSON.parse((await page.evaluate(() => localStorage.getItem('questhall.kept'))) ?? '{}');
  expect(kept[table.id]).toEqual({ commitment: table.commitment, opening: table.opening });
});
