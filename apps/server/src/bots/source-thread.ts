import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What a thread of bots loads: its own file, and the module of the games. */
export interface ThreadFiles {
  worker: URL;
  games: string;
}

const bundles = new Map<string, ThreadFiles>();

/** This process's own, gone with it. Within the checkout, since what stays outside of a bundle is found from there. */
let folder: string | undefined;
function folderOfProcess(): string {
  if (folder) return folder;
  const all = fileURLToPath(new URL('../../../../.build/bots', import.meta.url));
  mkdirSync(all, { recursive: true });
  const own = mkdtempSync(join(all, 'threads-'));
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  folder = own;
  return own;
}

/**
 * A thread inherits no way to read TypeScript. Where the server runs from its sources (in tests, and while it is developed) a
 * thread's two files are bundled as plain JavaScript, once a process for each list of games: reading hundreds of sources anew
 * in every thread took two seconds of a processor.
 * @param games the module of the games, as an address
 */
export function bundled(games: string): ThreadFiles {
  const known = bundles.get(games);
  if (known) return known;
  const here = import.meta.url;
  const outdir = join(folderOfProcess(), String(bundles.size));
  const { buildSync } = createRequire(here)('esbuild') as { buildSync: (options: object) => unknown };
  buildSync({
    absWorkingDir: folderOfProcess(),
    entryPoints: { worker: fileURLToPath(new URL('./worker.ts', here)), games: fileURLToPath(games) },
    outdir,
    bundle: true,
    // Both share the kernel.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'warning',
    // Tests' own games may stand beside what only tests load.
    external: ['vitest', 'fast-check', '@photostructure/sqlite'],
    banner: { js: "import { createRequire as oldWay } from 'node:module'; const require = oldWay(import.meta.url);" },
  });
  const files = { worker: pathToFileURL(join(outdir, 'worker.js')), games: pathToFileURL(join(outdir, 'games.js')).href };
  bundles.set(games, files);
  return files;
}
