#!/usr/bin/env node
// The program of the package: `questhall` alone serves, `questhall <command>` does what the command line can do.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24)) {
  console.error(
    `Questhall needs Node 20.19, 22.13, 24 or newer; this is Node ${process.versions.node}. See https://nodejs.org for a newer one.`,
  );
  process.exit(1);
}

const given = process.argv.slice(2);
const args =
  given.length === 0 || (given[0].startsWith('-') && !['--help', '-h', '--version', '-V'].includes(given[0])) ? ['serve', ...given] : given;
const main = new URL('./node_modules/questhall-cli/dist/main.js', import.meta.url);
// Under load most of what a server makes is thrown away at once: with a larger young generation of the heap much less of
// it is copied on the way. It can only be set when a process starts; where it is (as in the image), one process is enough.
if (args[0] !== 'serve' || process.execArgv.some((flag) => flag.includes('semi-space'))) {
  process.argv.splice(2, process.argv.length, ...args);
  await import(main.href);
} else {
  const child = spawn(process.execPath, [...process.execArgv, '--max-semi-space-size=32', fileURLToPath(main), ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
