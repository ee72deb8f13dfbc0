import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sketch as Dystopia } from './dystopia/Sketch.tsx';
import { Sketch as Nachtwacht } from './nachtwacht/Sketch.tsx';
import { Sketch as Talisman } from './talisman/Sketch.tsx';

/* The drawing of a match in the hall shows the part of its board where my own figure stands. */

/** The window of a drawing, and where its figures stand: what is moved to a place and made larger. */
function drawn(html: string) {
  const [x, y, w, h] = /viewBox="([^"]*)"/.exec(html)![1]!.split(' ').map(Number) as [number, number, number, number];
  const feet = [...html.matchAll(/<g transform="translate\(([-\d.]+) ([-\d.]+)\)(?: scale\([\d.]+\))"/g)].map((m) => ({
    x: Number(m[1]),
    y: Number(m[2]),
  }));
  // A badge on a foot has no place of its own.
  const seen = feet.filter((at) => at.x !== 0 && at.x >= x && at.x <= x + w && at.y >= y && at.y <= y + h);
  return { x, y, w, h, seen, html };
}

const letters = (html: string) => [...html.matchAll(/>([A-F])<\/text>/g)].map(([, letter]) => letter);

test('Nachtwacht: the path around my pawn; a monster on a square, the library once the last strip lies', () => {
  const strips = Array.from({ length: 6 }, () => [4, 'straight'] as const);
  const squares = 'ppmwppmwppMwppmwppmwppmw';
  const of = (mine: number[], pawns: [number, number][]) =>
    drawn(renderToStaticMarkup(<Nachtwacht whereabouts={{ length: 24, strips: [...strips], squares, pawns }} mine={mine} />));
  const early = of([0], [[0, 1], [1, 22]]); // biome-ignore format: pawns
  const late = of([1], [[0, 1], [1, 22]]); // biome-ignore format: pawns
  expect(letters(early.html)).toEqual(['B', 'A']);
  expect([early.x, early.y]).not.toEqual([late.x, late.y]);
  expect(early.seen.length).toBeGreaterThan(0);
  expect(early.html.match(/sign-monster/g)).toHaveLength(1);
  // Who only looks on sees whoever is furthest.
  expect([of([], [[0, 1], [1, 22]]).x]).toEqual([late.x]); // biome-ignore format: pawns
});

test('Talisman: the board around my figure, or around whoever is nearest to the Crown', () => {
  const figures = [['chr.elf', 'O1'], ['chr.troll', 'I9'], null] as const; // biome-ignore format: figures
  const of = (mine: number[]) => drawn(renderToStaticMarkup(<Talisman whereabouts={{ figures: [...figures] }} mine={mine} />));
  expect(of([0])).toMatchObject({ x: 0, y: 0 });
  expect(of([0]).seen).toHaveLength(1);
  const crown = of([]);
  expect(crown.x).toBeGreaterThan(250);
  expect(of([1]).x).toBe(crown.x);
  // Who is out has no figure.
  expect(letters(crown.html).sort()).toEqual(['A', 'B']);
  // Beside the board lie the Crypts.
  const below = drawn(renderToStaticMarkup(<Talisman whereabouts={{ figures: [['toad', 'D2' as 'O1']] }} mine={[0]} />));
  expect(below.x + below.w).toBeGreaterThan(1000);
  expect(below.html).toContain('pawn-toad');
});

test('Dystopia: what is set up of the level around my heroes; between levels the inn', () => {
  const level = {
    from: [3, 2] as const,
    rows: ['v', 'h', 'v'],
    wide: 5,
    doors: [[8, 3, 0] as const],
    heroes: [['elf', 3, 2, 0], ['dwarf', 7, 4, 1]] as const, // biome-ignore format: heroes
    monsters: [['N1', 5, 4] as const],
  };
  const html = renderToStaticMarkup(<Dystopia whereabouts={{ ...level, heroes: [...level.heroes] }} mine={[0]} />);
  // 5 + 2 + 5 squares of floor, once in each of the three strokes and where light falls.
  expect(html.match(/h40v40h-40z/g)).toHaveLength(48);
  expect(letters(html).sort()).toEqual(['A', 'B']);
  expect(html).toContain('m-N1');
  const rest = renderToStaticMarkup(<Dystopia whereabouts={{ ...level, rows: [], heroes: [], monsters: [] }} mine={[0]} />);
  expect(rest).toContain('inn');
});
