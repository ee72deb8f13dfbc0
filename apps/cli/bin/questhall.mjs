#!/usr/bin/env node
// Runs the built command line where the build is up to date. In a checkout whose sources are newer, it runs these
// instead, so that what is run is always what is written.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const cli = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(cli));
const built = join(cli, 'dist/main.js');

/** The packages that the command line loads: all of the checkout but the web. */
function packages() {
  return ['packages', 'games', 'apps'].flatMap((group) => {
    const folder = join(root, group);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name !== 'web' && existsSync(join(folder, name, 'src')))
      .map((name) => join(folder, name));
  });
}

/** The time of the newest source in a folder, tests left out. */
function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) time = Math.max(time, newest(path));
    else if (/\.(ts|json)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)) time = Math.max(time, statSync(path).mtimeMs);
  }
  return time;
}

function isFresh() {
  if (!existsSync(built)) return false;
  return packages().every((folder) => {
    const info = join(folder, 'dist/.tsbuildinfo');
    return existsSync(info) && statSync(info).mtimeMs >= newest(join(folder, 'src'));
  });
}

function tsx() {
  try {
    return createRequire(import.meta.url).resolve('tsx');
  } catch {
    return undefined; // not a developer's install
  }
}

if (isFresh()) {
  await import(pathToFileURL(built).href);
} else {
  const loader = tsx();
  const source = join(cli, 'src/main.ts');
  if (loader && existsSync(source)) {
    const args = ['--conditions=source', '--import', pathToFileURL(loader).href, source, ...process.argv.slice(2)];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
  } else if (existsSync(built)) {
    await import(pathToFileURL(built).href);
  } else {
    console.error('questhall: not built yet. Run `npm run build` first.');
    process.exit(1);
  }
}
