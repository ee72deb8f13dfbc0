import { expect, test } from 'vitest';
import { findChromium, obtainChromium } from './browser.mjs';

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
