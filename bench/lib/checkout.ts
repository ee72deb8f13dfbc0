import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** This checkout. */
export const HERE = fileURLToPath(new URL('../..', import.meta.url));

interface Kept {
  /** Packages that are not bundled, since they bring more than text. */
  external?: string[];
  /** What stands before the program. */
  banner?: string;
}

/**
 * Bundles a program of this checkout's `bench` folder with the sources of another one, so that both play the same matches:
 * what lies in `bench` is of here, all that it imports from elsewhere is of there, also where that one does not have the
 * program yet. The bundle is gone when the process ends.
 *
 * @param root the other checkout, with packages installed, or `HERE`
 * @param program its path in `bench`, such as `beside/child.ts`
 * @returns the path of the bundle, a module for Node
 * @throws what esbuild finds where the other checkout lacks something that the program needs
 */
export async function bundledFor(root: string, program: string, { external = [], banner = '' }: Kept = {}): Promise<string> {
  const [benchThere, benchHere] = [resolve(root, 'bench'), join(HERE, 'bench')];
  const isOurs = (path: string) => path.startsWith(benchThere + sep) && !path.includes('node_modules');
  mkdirSync(join(benchHere, '.build'), { recursive: true });
  const outdir = mkdtempSync(join(benchHere, '.build', `${dirname(program)}-`));
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  await build({
    entryPoints: ['program'],
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['source'],
    logLevel: 'warning',
    external,
    banner: { js: banner },
    plugins: [
      {
        name: 'programs of here',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^program$/ }, () => ({ path: join(benchThere, program) }));
          // The folder of a program that is not there cannot be looked into, so what lies beside it is named outright.
          onResolve({ filter: /^\.\.?\// }, ({ path, importer }) =>
            isOurs(importer) ? { path: resolve(dirname(importer), path) } : undefined,
          );
          onLoad({ filter: /\.ts$/ }, ({ path }) =>
            isOurs(path)
              ? { contents: readFileSync(path.replace(benchThere, benchHere), 'utf8'), loader: 'ts', resolveDir: benchThere }
              : undefined,
          );
        },
      },
    ],
  });
  return join(outdir, 'program.js');
}
