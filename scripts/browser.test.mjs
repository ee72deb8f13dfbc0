import { expect, test } from 'vitest';
import { findChromium, obtainChromium, obtainShell } from './browser.mjs';

const fails = (why) => () => ({ why });

test('a browser that is there is taken, and no way to fetch one is tried', () => {
  const never = () => expect.fail('a way was tried');
  expect(obtainChromium([never], () => '/somewhere/chrome')).toEqual({ path: '/somewhere/chrome' });
});

test('CHROMIUM in the environment wins, where there is such a file', () => {
  expect(findChromium({ CHROMIUM: process.execPath })).toBe(process.execPath);
  expect(findChromium({ CHROMIUM: '/no/such/file' })).not.toBe('/no/such/file');
});

test('ways are tried in turn, up to the first that brings a browser', () => {
  const never = () => expect.fail('a way was tried after one had served');
  const ways = [fails('no apt-get'), () => ({ path: '/fetched/chrome' }), never];
  expect(obtainChromium(ways, () => undefined)).toEqual({ path: '/fetched/chrome' });
});

test('where every way fails, each says why', () => {
  const ways = [fails('no apt-get'), fails('no network')];
  expect(obtainChromium(ways, () => undefined)).toEqual({ tried: ['no apt-get', 'no network'] });
});

test('the quicker browser is taken where it is, fetched where it can be, and gone without elsewhere', () => {
  const never = () => expect.fail('it was there already');
  // Node says its version when it is asked, as a browser does.
  expect(obtainShell(() => process.execPath, never)).toBe(process.execPath);
  const asked = [];
  let there;
  const fetch = (name) => {
    asked.push(name);
    there = process.execPath;
  };
  expect(obtainShell(() => there, fetch)).toBe(process.execPath);
  expect(asked).toEqual(['chromium-headless-shell']);
  expect(
    obtainShell(
      () => undefined,
      () => 'no network',
    ),
  ).toBe(undefined);
  // A file alone proves nothing: what does not start is not taken.
  expect(
    obtainShell(
      () => import.meta.filename,
      () => 'no network',
    ),
  ).toBe(undefined);
});
