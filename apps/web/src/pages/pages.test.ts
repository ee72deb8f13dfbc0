import { expect, test } from 'vitest';
import { pageAt } from './pages.ts';

test.each([
  ['/', 'start'],
  ['/new', 'newTable'],
  ['/new/nachtwacht', 'newTable'],
  ['/t/K7QXM', 'table'],
  ['/t/K7QXM/replay', 'replay'],
  ['/here', 'newLocalTable'],
  ['/local/abc', 'localTable'],
  ['/local/abc/replay', 'localReplay'],
  ['/verify', 'verify'],
  ['/account', 'account'],
  ['/verify/abc', 'verify'],
  ['/gallery/talisman', 'gallery'],
  ['/editions/talisman', 'editions'],
  ['/gallery', 'notFound'],
  ['/campaign', 'campaign'],
  ['/samples', 'samples'],
  ['/levels', 'levels'],
  ['/levels/own-1', 'editor'],
  ['/about', 'about'],
  ['/about/more', 'notFound'],
  ['/t', 'notFound'],
  ['/nowhere', 'notFound'],
] as const)('%s shows the page %s', (path, page) => expect(pageAt(path)).toBe(page));
