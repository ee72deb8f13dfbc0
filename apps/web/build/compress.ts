import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTUAL = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this many bytes a compressed copy saves nothing. */
const WORTH_IT = 1024;

/** Writes a `.br` and a `.gz` beside every textual file of the build, so that the server need not compress anything. */
export function compress(): Plugin {
  let out = '';
  let written = false;
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    async closeBundle() {
      // Nothing was written: what failed says so itself.
      if (!written) return;
      const files = await readdir(out, { recursive: true, withFileTypes: true });
      await Promise.all(
        files
          .filter((f) => f.isFile() && TEXTUAL.test(f.name))
          .map(async (f) => {
            const path = join(f.parentPath, f.name);
            const raw = await readFile(path);
            if (raw.length < WORTH_IT) return;
            const br = promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
            await Promise.all([writeFile(`${path}.br`, await br), writeFile(`${path}.gz`, await promisify(gzip)(raw, { level: 9 }))]);
          }),
      );
    },
  };
}
