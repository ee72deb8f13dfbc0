import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// That it plays without them, and names none, is tried each time (`without-expansions.test.ts`).
test('the base game compiles without the folder of any expansion', { timeout: 120_000 }, () => {
  const root = new URL('../../../', import.meta.url).pathname;
  const copy = mkdtempSync(join(tmpdir(), 'questhall-base-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
    for (const folder of ['packages/kernel', 'games/talisman/src'])
      cpSync(join(root, folder), join(copy, folder), {
        recursive: true,
        filter: (file) => !/\/(dist|node_modules|realm-of-souls|drowned-crypts)$/.test(file),
      });
    for (const file of ['tsconfig.json', 'package.json']) cpSync(join(root, 'games/talisman', file), join(copy, 'games/talisman', file));
    const lists = ['index.ts', 'printed.ts', ...['index', 'en', 'nl', 'fr', 'de', 'da'].map((name) => `words/${name}.ts`)];
    for (const file of [...lists.map((list) => `expansions/${list}`), 'client.ts']) {
      const path = join(copy, 'games/talisman/src', file);
      const lines = readFileSync(path, 'utf8').split('\n');
      writeFileSync(
        path,
        lines
          .filter((line) => !/realmOfSouls|REALM_OF_SOULS|realm-of-souls|breachText|drownedCrypts|CRYPT_SPACES|drowned-crypts/.test(line))
          .join('\n'),
      );
    }
    const tsc = spawnSync(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), '-b', join(copy, 'games/talisman')], {
      encoding: 'utf8',
    });
    expect(tsc.stdout).toBe('');
    expect(tsc.status).toBe(0);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
