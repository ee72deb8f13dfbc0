import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Fonts in the older format are for browsers that have no service workers either. */
const NOT_KEPT = /\.(map|woff)$/;

/**
 * Writes `sw.js`: the service worker of src/offline with the list of everything that this build consists of, files of
 * `public/` too. Its version is a hash over all of it, so that a build that changes nothing is no update.
 */
export function serviceWorker(): Plugin {
  let root = '';
  let publicDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const hash = createHash('sha256');
        const files: string[] = [];
        const add = (name: string, content: string | Uint8Array) => {
          hash.update(name).update('\0').update(content);
          if (!NOT_KEPT.test(name)) files.push(`/${name}`);
        };
        for (const name of Object.keys(bundle).sort()) {
          const part = bundle[name];
          if (part) add(name, part.type === 'chunk' ? part.code : part.source);
        }
        for (const name of (await readdir(publicDir)).sort()) add(name, await readFile(join(publicDir, name)));
        const code = await compile(join(root, 'src/offline/service-worker.ts'), files, hash.digest('hex').slice(0, 16));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}

/** One classic script, which every browser with service workers takes. */
async function compile(entry: string, files: readonly string[], version: string): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'questhall' }, target: 'es2022' },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('the service worker came out empty');
  return chunk.code;
}
