import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Whose files a server is made of; `trust` has one of its own. */
const READ = ['packages', 'games', 'apps/server', 'trust'];

const BANNER = [
  "import { createRequire as oldWay } from 'node:module';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  'const require = oldWay(import.meta.url);',
  "const __dirname = pathOf(new URL('.', import.meta.url));",
  'const __filename = pathOf(import.meta.url);',
].join('\n');

/** Says which sources these are: their names, sizes and times. */
function sources(): string {
  const list = createHash('sha256');
  for (const folder of READ) {
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ts|json)$/.test(path) || /(^|\/)(node_modules|dist)\//.test(path)) continue;
      const { size, mtimeMs } = statSync(join(ROOT, folder, path));
      list.update(`${folder}/${path} ${size} ${mtimeMs}\n`);
    }
  }
  return list.digest('hex').slice(0, 16);
}

const made = new Map<string, Promise<string>>();

/**
 * A server and its games as plain JavaScript, from the sources as they are now: reading TypeScript anew for each of hundreds of
 * starts would take most of the time. Made once for all processes of a run, and for the next run where the sources are the same.
 * @param name of the folder in which they lie, within the checkout, since what is installed is found from there
 * @param entryPoints sources by the names that they get
 * @returns that folder
 */
export function bundle(name: string, entryPoints: Record<string, string>): Promise<string> {
  const known = made.get(name) ?? bundled(name, entryPoints);
  made.set(name, known);
  return known;
}

async function bundled(name: string, entryPoints: Record<string, string>): Promise<string> {
  const all = join(ROOT, '.build', 'servers');
  const folder = join(all, `${name}-${sources()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(all, { recursive: true });
  const outdir = mkdtempSync(join(all, 'new-'));
  await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'warning',
    // Native code stays where it is; what still asks for modules in the old way must be able to.
    external: ['@photostructure/sqlite'],
    banner: { js: BANNER },
  });
  try {
    renameSync(outdir, folder);
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
    rmSync(outdir, { recursive: true });
  }
  return folder;
}
