import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers } from './axe.ts';
import { type Hall, openHall } from './harness.ts';

/*
 * A guest makes a passkey on one device and is found again by it on another, in another language; once it is forgotten it
 * lets nobody in. Chromium's virtual authenticator stands for the finger and for what carries the passkey between devices.
 */

let hall: Hall;
/** Browsers know no passkeys at a bare number. */
let address: string;
beforeAll(async () => {
  hall = await openHall();
  address = hall.address.replace('127.0.0.1', 'localhost');
}, 120_000);
afterAll(() => hall?.close());

interface Authenticator {
  devtools: CDPSession;
  id: string;
}

async function finger(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { devtools, id: authenticatorId };
}

/** What the owner's phone or password manager does: the passkey is on the other device, too. */
async function carry(from: Authenticator, to: Authenticator): Promise<void> {
  const { credentials } = await from.devtools.send('WebAuthn.getCredentials', { authenticatorId: from.id });
  for (const credential of credentials) await to.devtools.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}

const FOLDER = process.env.QUESTHALL_PICTURES;

test('a guest makes a passkey, is found by it on another device, and forgets it again', async () => {
  const desk = await hall.visitor({ width: 1440, height: 900 });
  const phone = await hall.visitor({ locale: 'de-DE', width: 360, height: 740, touch: true });
  await desk.page.goto(`${address}/healthz`);
  await desk.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/session', { method: 'POST', headers, body: JSON.stringify({ name: 'Ann' }) });
  });
  const [here, there] = [await finger(desk.page), await finger(phone.page)];
  await desk.page.goto(`${address}/account`);
  await desk.page.getByText('This is your last device').waitFor();
  await desk.page.getByRole('button', { name: 'Add a passkey' }).click();
  await desk.page.getByRole('button', { name: 'Remove' }).waitFor();
  expect(await desk.page.getByText('This is your last device').count()).toBe(0); // the passkey finds its owner again
  expect(await barriers(desk.page)).toEqual([]);
  if (FOLDER) await desk.page.screenshot({ path: `${FOLDER}/passkeys-desktop.png`, fullPage: true });

  // Nobody has a passkey there yet: nothing happens but a word.
  await phone.page.goto(`${address}/account`);
  await phone.page.getByText('Zu diesem Browser gehört hier niemand').waitFor();
  await phone.page.getByRole('button', { name: 'Passkey benutzen' }).click();
  await phone.page.getByText('Es wurde kein Passkey benutzt.').waitFor();
  await carry(here, there);
  await phone.page.getByRole('button', { name: 'Passkey benutzen' }).click();
  await phone.page.waitForURL(`${address}/`);
  await phone.page.goto(`${address}/account`);
  await phone.page.getByText('Hier heißt du Ann.').waitFor();
  expect(await phone.page.getByRole('button', { name: 'Abmelden', exact: true }).count()).toBe(1);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await barriers(phone.page)).toEqual([]);
  if (FOLDER) await phone.page.screenshot({ path: `${FOLDER}/passkeys-phone.png`, fullPage: true });

  // Forgotten at the desk, it lets nobody in any more; who is in stays.
  await desk.page.reload();
  await desk.page.getByRole('button', { name: 'Remove' }).click();
  await desk.page.getByRole('button', { name: 'Remove' }).waitFor({ state: 'detached' });
  await phone.page.getByRole('button', { name: 'Passkey benutzen' }).click();
  await phone.page.getByText('Zu diesem Passkey gehört hier niemand').waitFor();
  await phone.page.reload();
  await phone.page.getByText('Hier heißt du Ann.').waitFor();
  expect(desk.errors).toEqual([]);
  expect(phone.errors.filter((error) => !error.includes('404'))).toEqual([]);
});
