import { buildSync } from 'esbuild';
import { FROM_SOURCES, madeOnce, ROOT } from '../src/bots/made-once.ts';

/** What bundled modules need that ask for others in the old way. */
export const BANNER = [
  "import { createRequire as oldWay } from 'node:module';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  'const require = oldWay(import.meta.url);',
  "const __dirname = pathOf(new URL('.', import.meta.url));",
  'const __filename = pathOf(import.meta.url);',
].join('\n');

/** What tests are started with to be quick where code runs for seconds (scripts/brief.mjs); none where a program of trust runs by itself. */
export const BRIEFLY = process.execArgv.filter((word) => word.startsWith('--interrupt-budget='));

/**
 * A server and its games as plain JavaScript, from the sources as they are now: reading TypeScript anew for each of hundreds of
 * starts would take most of the time.
 * @param entryPoints sources by the names that they get
 * @returns the folder in which they lie
 */
export function bundle(entryPoints: Readonly<Record<string, string>>): string {
  return madeOnce(`server of ${JSON.stringify(entryPoints)}`, (outdir) =>
    buildSync({
      absWorkingDir: ROOT,
      entryPoints,
      outdir,
      ...FROM_SOURCES,
      // Native code stays where it is; what still asks for modules in the old way must be able to.
      external: ['@photostructure/sqlite'],
      banner: { js: BANNER },
    }),
  );
}
