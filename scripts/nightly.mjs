// npm run nightly: the programs of trust/ one after the other, each in its full size. `npm run nightly -- leaks fuzz` runs
// those two; `--minutes 10` bounds each of them in time; `--seed 7` begins elsewhere than yesterday.
import { spawnSync } from 'node:child_process';
import { checkNode, fail, install, root, say } from './steps.mjs';

const PROGRAMS = ['leaks', 'timing', 'secrets', 'kills', 'networks', 'fuzz'];

const args = process.argv.slice(2);
const flags = args.findIndex((arg) => arg.startsWith('--'));
const wanted = flags < 0 ? args : args.slice(0, flags);
const rest = flags < 0 ? [] : args.slice(flags);
for (const name of wanted) if (!PROGRAMS.includes(name)) fail(`There is no program ${name}; there are ${PROGRAMS.join(', ')}.`);

checkNode();
install();

const failed = [];
for (const name of wanted.length > 0 ? wanted : PROGRAMS) {
  say(name);
  const done = spawnSync(process.execPath, ['--conditions=source', '--import', 'tsx', `trust/${name}.ts`, ...rest], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0) failed.push(name);
}
if (failed.length > 0) fail(`Failed: ${failed.join(', ')}.`);
