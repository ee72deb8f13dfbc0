import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
/** Where everything lies that a server run from its sources may load, those of tests too. */
const FOLDERS = ['packages', 'games', 'apps/server', 'test', 'trust', 'bench'];

/** How esbuild makes plain modules for Node of sources; what several of them share lies in files of its own. */
export const FROM_SOURCES = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  conditions: ['source'] as string[],
  logLevel: 'warning',
} as const;

let known: string | undefined;
/** Which sources these are, by their names, sizes and times: as they were when this process first asked. */
function sources(): string {
  if (known) return known;
  const list = createHash('sha256');
  for (const folder of FOLDERS) {
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|json)$/.test(path) || /(^|[/\\])(node_modules|dist)[/\\]/.test(path)) continue;
      const { size, mtimeMs } = statSync(join(ROOT, folder, path));
      list.update(`${folder}/${path} ${size} ${mtimeMs}\n`);
    }
  }
  known = list.digest('hex');
  return known;
}

/**
 * What is made of the sources is made once: the next process that asks has it too, as long as no source has changed.
 * @param what names it, with all on which it depends besides
 * @param make writes it into the folder that it is given; which files there are, it alone says
 * @returns the folder, within the checkout, since what is installed is found from there
 */
export function madeOnce(what: string, make: (folder: string) => void): string {
  const all = join(ROOT, '.build', 'servers');
  const folder = join(all, createHash('sha256').update(`${what}\n${sources()}`).digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(all, { recursive: true });
  const fresh = mkdtempSync(join(all, 'new-'));
  make(fresh);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
  return folder;
}
