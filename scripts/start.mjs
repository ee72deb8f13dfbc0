// npm start: installs what is missing, builds what is stale, and serves. `npm start -- --port 9000` passes flags on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, checkNode, install, root } from './steps.mjs';

checkNode();
install();
build();

// Under load most of what a server makes is thrown away at once: with a larger young generation of the heap much less of
// it is copied on the way. It can only be set when a process starts (docs/operating.md).
const flags = process.execArgv.some((flag) => flag.includes('semi-space')) ? [] : ['--max-semi-space-size=32'];
const main = join(root, 'apps/server/dist/main.js');
const server = spawn(process.execPath, [...process.execArgv, ...flags, main, ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
