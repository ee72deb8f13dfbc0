import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The selectors of a style sheet, one for each that stands between commas. */
function selectors(css: string): string[] {
  const blocks = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...blocks].flatMap(([, text]) => (text!.trim().startsWith('@') ? [] : split(text!, /,/)));
}

/** Splits where no bracket is open. */
function split(text: string, at: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text.trim()) {
    if ('(['.includes(sign)) depth++;
    if (')]'.includes(sign)) depth--;
    if (depth === 0 && at.test(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/**
 * Whether it makes a browser reckon the style of everything anew: it asks with `:has()` whether something is inside of
 * another, and means things below that which have no name. The browser then takes every change in there to concern all.
 */
function restylesAll(selector: string): boolean {
  const compounds = split(selector, /[\s>+~]/);
  const asks = compounds.findIndex((one) => one.includes(':has('));
  if (asks < 0 || asks === compounds.length - 1) return false;
  const last = compounds.at(-1)!.replace(/:(has|not|nth-[a-z-]+)\((?:[^()]|\([^()]*\))*\)/g, '');
  return !/[.#[]|^[a-z]/i.test(last);
}

test('the program finds selectors that restyle all, and no others', () => {
  const css = `/* .a:has(.b) * {} */ @media (width > 1px) { .a:has(.b), .a:has(> .b) .c > :first-child { color: red } }
    .a:has(.b) .c:nth-child(2) > :is(.d, .e), .a:has(.b) svg, .a:has(> :nth-child(5)) [data-x], .a > :first-child { color: red }`;
  expect(selectors(css).filter(restylesAll)).toEqual(['.a:has(> .b) .c > :first-child']);
});

test('no change at a table makes the browser restyle everything', () => {
  const src = join(import.meta.dirname, '..');
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  const all = sheets.flatMap((path) => selectors(readFileSync(join(src, path), 'utf8')).map((selector) => ({ path, selector })));
  expect(all.filter(({ selector }) => selector.includes(':has(')).length).toBeGreaterThan(30);
  expect(all.filter(({ selector }) => restylesAll(selector))).toEqual([]);
});
