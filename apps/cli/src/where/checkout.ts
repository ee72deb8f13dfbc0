import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout that this program runs from, or undefined for an installed one. */
export function checkoutRoot(from = dirname(fileURLToPath(import.meta.url))): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'games')) && existsSync(join(folder, 'packages/kernel/src'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The kinds of places, in the order in which they are shown; `file`: what is called so; `section`: of a page, with such a heading. */
export const PLACES = ['file', 'section', 'code', 'text', 'test', 'scenario', 'rules page', 'docs'] as const;
export type Place = (typeof PLACES)[number];
/** What a file is that something may be written in. */
type Written = Exclude<Place, 'file' | 'section'>;

/** What kind of place a file of the checkout is, by its path; undefined for what nobody looks for. */
export function placeOf(path: string): Written | undefined {
  if (/\.md$/.test(path)) return /^docs\/rules\//.test(path) ? 'rules page' : 'docs';
  if (/^scenarios\/.*\.ya?ml$/.test(path)) return 'scenario';
  if (!/\.(ts|tsx|mjs)$/.test(path)) return undefined;
  if (/\.test\.(ts|tsx|mjs)$|(^|\/)test\//.test(path)) return 'test';
  if (/\/text\/(en|nl|fr|de|da)(\.ts$|\/)/.test(path)) return 'text';
  return 'code';
}

/** Every file of the checkout that may name something, with its kind. */
export function sourceFiles(root: string): { path: string; place: Written }[] {
  const found: { path: string; place: Written }[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (/^(node_modules|dist|coverage|data|test-results)$/.test(entry.name) || entry.name.startsWith('.')) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else {
        const place = /\.gen\.ts$/.test(path) ? undefined : placeOf(path);
        if (place) found.push({ path, place });
      }
    }
  };
  walk('');
  return found;
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/**
 * What a file says of itself, in a line: a page its first heading, a scenario its title, code what stands above all of it or
 * above the thing that it is named after, or else its first comment, test or thing for others; '' where nothing does.
 */
export function aboutOf(root: string, path: string): string {
  const lines = readText(root, path)
    .split('\n')
    .map((line) => line.trim());
  const name = path.split('/').at(-1)!.split('.')[0]!.replaceAll('-', '');
  const namesake = new RegExp(`^export (async )?(function|const|class|type|interface) ${name}\\b`, 'i');
  const said =
    lines.find((line) => /^(# |title: )/.test(line)) ??
    (COMMENT.test(lines[0]!) ? firstSaid(lines) : undefined) ??
    above(
      lines,
      lines.findIndex((line) => namesake.test(line)),
    ) ??
    firstSaid(lines) ??
    lines.find((line) => /^test\(/.test(line)) ??
    lines.find((line) => line.startsWith('export ')) ??
    '';
  return said.replace(/^(#+|title:|\/\/|\/\*\*?|\*) /, '').replace(/ ?\*\/$/, '');
}

/** Begins a comment, or goes on with one. */
const COMMENT = /^(\/\/|\/\*|\*)/;

/** The first line of a comment that says something. */
const firstSaid = (lines: readonly string[]): string | undefined => lines.find((line) => /^(\/\/|\/\*\*?|\*) \S/.test(line));

/** What the comment right above a line says first; undefined where there is none. */
function above(lines: readonly string[], at: number): string | undefined {
  let top = at;
  while (top > 0 && COMMENT.test(lines[top - 1]!)) top -= 1;
  return firstSaid(lines.slice(top, Math.max(at, 0)));
}
