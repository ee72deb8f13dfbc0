import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FROM_SOURCES, madeOnce } from './made-once.ts';

/** What a thread of bots loads: its own file, and the module of the games. */
export interface ThreadFiles {
  worker: URL;
  games: string;
}

/**
 * A thread inherits no way to read TypeScript. Where the server runs from its sources (in tests, and while it is developed) a
 * thread's two files are bundled as plain JavaScript, once for each list of games: reading hundreds of sources anew in every
 * thread took two seconds of a processor.
 * @param games the module of the games, as an address of a file within the checkout
 */
export function bundled(games: string): ThreadFiles {
  const here = import.meta.url;
  const folder = madeOnce(`threads for ${games}`, (outdir) => {
    const { buildSync } = createRequire(here)('esbuild') as { buildSync: (options: object) => unknown };
    buildSync({
      absWorkingDir: outdir,
      entryPoints: { worker: fileURLToPath(new URL('./worker.ts', here)), games: fileURLToPath(games) },
      outdir,
      ...FROM_SOURCES,
      // Tests' own games may stand beside what only tests load.
      external: ['vitest', 'fast-check', '@photostructure/sqlite'],
      banner: { js: "import { createRequire as oldWay } from 'node:module'; const require = oldWay(import.meta.url);" },
    });
  });
  return { worker: pathToFileURL(join(folder, 'worker.js')), games: pathToFileURL(join(folder, 'games.js')).href };
}
