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

/** The kinds of places, in the order in which they are shown; `file`: what is called so. */
export const PLACES = ['file', 'code', 'text', 'test', 'scenario', 'rules page', 'docs'] as const;
export type Place = (typeof PLACES)[number];

/** What kind of place a file of the checkout is, by its path; undefined for what nobody looks for. */
export function placeOf(path: string): Exclude<Place, 'file'> | undefined {
  if (/^docs\/rules\//.test(path)) return 'rules page';
  if (/\.md$/.test(path)) return 'docs';
  if (/^scenarios\/.*\.ya?ml$/.test(path)) return 'scenario';
  if (!/\.(ts|tsx|mjs)$/.test(path)) return undefined;
  if (/\.test\.(ts|tsx|mjs)$|(^|\/)test\//.test(path)) return 'test';
  if (/\/text\/(en|nl|fr|de|da)(\.ts$|\/)/.test(path)) return 'text';
  return 'code';
}

/** Every file of the checkout that may name something, with its kind. */
export function sourceFiles(root: string): { path: string; place: Exclude<Place, 'file'> }[] {
  const found: { path: string; place: Exclude<Place, 'file'> }[] = [];
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

export function readLines(root: string, path: string): string[] {
  return readFileSync(join(root, path), 'utf8').split('\n');
}

/** What a file says first of what it holds: its title, or the first comment or the first thing that it defines; '' where nothing does. */
export function aboutOf(root: string, path: string): string {
  const lines = readLines(root, path).map((line) => line.trim());
  const comment = lines.find((line) => /^(#+ |\/\/ |\* |\/\*\* )\S/.test(line));
  const said = comment ?? lines.find((line) => line.startsWith('export ')) ?? '';
  return said.replace(/^(#+|\/\/|\/\*\*|\*) /, '').replace(/ ?\*\/$/, '');
}
