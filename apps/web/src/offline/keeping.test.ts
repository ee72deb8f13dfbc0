import { describe, expect, test } from 'vitest';
import { cacheName, callOf, outlived, treatment } from './keeping.ts';

const ORIGIN = 'https://hall.example';
const FILES = new Set(['/seal.svg', '/assets/index-1.js']);
const how = (path: string, change: { method?: string; mode?: string; from?: string } = {}) =>
  treatment({ method: change.method ?? 'GET', mode: change.mode ?? 'cors', url: (change.from ?? ORIGIN) + path }, ORIGIN, FILES);

describe('what the service worker does with a request', () => {
  test('never keeps the interface, sockets or anything that changes something', () => {
    expect(how('/api/games')).toBe('server');
    expect(how('/api/matches/1/socket', { mode: 'websocket' })).toBe('server');
    expect(how('/api/openapi.json', { mode: 'navigate' })).toBe('server');
    expect(how('/healthz')).toBe('server');
    expect(how('/metrics', { mode: 'navigate' })).toBe('server');
    expect(how('/', { method: 'POST', mode: 'navigate' })).toBe('server');
    expect(how('/assets/x.js', { from: 'https://elsewhere.example' })).toBe('server');
  });

  test('gives the app’s own page for every address of the app', () => {
    for (const path of ['/', '/t/K7QXM', '/local/abc', '/apiary']) expect(how(path, { mode: 'navigate' })).toBe('page');
  });

  test('gives kept files, also the parts of an older version', () => {
    expect(how('/seal.svg')).toBe('file');
    expect(how('/assets/index-0.js')).toBe('file');
    expect(how('/robots.txt')).toBe('server');
  });

  test('keeps the version before the one that takes over, and nothing older', () => {
    const names = [cacheName('1'), 'somebody-else', cacheName('2'), cacheName('3')];
    expect(outlived(names, '3')).toEqual([cacheName('1')]);
    expect(outlived([cacheName('1')], '1')).toEqual([]);
    // Back to an older version that is still there.
    expect(outlived([cacheName('1'), cacheName('2')], '1')).toEqual([]);
  });
});

test('a call leads to this site alone, whatever was sent', () => {
  expect(callOf({ title: 'It is your turn', body: 'Talisman', path: '/t/K7QXM', tag: 'abc' })).toEqual({
    ...{ title: 'It is your turn', body: 'Talisman', path: '/t/K7QXM', tag: 'abc' },
  });
  for (const path of ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7, undefined])
    expect(callOf({ path }).path).toBe('/');
  expect(callOf(undefined)).toEqual({ title: 'Questhall', body: '', path: '/', tag: 'questhall' });
});
