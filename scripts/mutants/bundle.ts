import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { type Mutant, switched } from './places.ts';

const here = import.meta.dirname;

/**
 * Writes one program with a game's tests and sources, in which each change has its switch. `tests` are paths from the
 * root. The program's value `collected` is the list of tests (`vitest.ts` beside this). `texts` are the files in which the
 * changes were found, from the root, so that a file which is written meanwhile is not changed at the wrong place.
 */
export async function bundle(
  root: string,
  tests: readonly string[],
  mutants: readonly Mutant[],
  outfile: string,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const standIn = join(here, 'vitest.ts');
  const entry = `${outfile}.entry.ts`;
  // `import` is hoisted, so each file is announced by a module of its own.
  const lines = tests.flatMap((test, i) => [`import 'begin:${i}';`, `import ${JSON.stringify(join(root, test))};`]);
  writeFileSync(entry, [...lines, `export { collected } from ${JSON.stringify(standIn)};`].join('\n'));

  const plugin: Plugin = {
    name: 'mutants',
    setup(on) {
      on.onResolve({ filter: /^begin:/ }, ({ path }) => ({ path, namespace: 'begin' }));
      on.onLoad({ filter: /.*/, namespace: 'begin' }, ({ path }) => ({
        contents: `import { fileBegins } from ${JSON.stringify(standIn)}; fileBegins(${JSON.stringify(tests[Number(path.slice(6))])});`,
        resolveDir: here,
        loader: 'ts',
      }));
      on.onResolve({ filter: /^vitest$/ }, () => ({ path: standIn }));
      // Packages of others are loaded as they are; our own are sources.
      on.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind !== 'entry-point' && !path.startsWith('@questhall/') && !path.startsWith('/') ? { path, external: true } : undefined,
      );
      on.onLoad({ filter: /\.tsx?$/, namespace: 'file' }, ({ path }) => {
        const text = texts.get(relative(root, path)) ?? readFileSync(path, 'utf8');
        const own = switched(
          text,
          mutants.filter(({ file }) => file === relative(root, path)),
        );
        const placed = own
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { contents: placed, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    banner: { js: 'const __mutant = globalThis.__mutant;' },
    logLevel: 'error',
    plugins: [plugin],
  });
}

/** Writes what runs such a program as plain JavaScript: it starts in a tenth of the time without a compiler. */
export async function compileWorker(outfile: string): Promise<void> {
  await build({ entryPoints: [join(here, 'worker.ts')], outfile, format: 'esm', platform: 'node', target: 'node20', logLevel: 'error' });
}
