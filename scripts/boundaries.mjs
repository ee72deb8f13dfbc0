// Checks who imports whom, and first that the checker still checks: a canary folder breaks each rule once, and every
// one of those must be reported. (A cruiser that reads no file also reports no violation.)
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './steps.mjs';

const require = createRequire(import.meta.url);
const config = require(join(root, '.dependency-cruiser.cjs'));
const tsConfig = extractTSConfig(join(root, 'tsconfig.cruise.json'));
process.chdir(root);

async function violationsIn(folders) {
  const { output } = await cruise(
    folders,
    { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } },
    config.options.enhancedResolveOptions,
    { tsConfig },
  );
  return { modules: output.summary.totalCruised, violations: output.summary.violations };
}

let failed = false;
const complain = (line) => {
  failed = true;
  console.error(line);
};

const canary = await violationsIn(['test/canary']);
const caught = new Set(canary.violations.map((v) => v.rule.name));
for (const { name } of config.forbidden) if (!caught.has(name)) complain(`the canary breaks ${name} and nobody noticed`);

const real = await violationsIn(['packages', 'games', 'apps'].filter((f) => existsSync(f)));
if (real.modules < 30) complain(`only ${real.modules} files were read: the check saw nothing`);
for (const v of real.violations) {
  const rule = config.forbidden.find((r) => r.name === v.rule.name);
  complain(`${v.from} → ${v.to}: ${v.rule.name} (${rule?.comment})`);
}
if (failed) process.exit(1);
console.log(`${real.modules} files keep the boundaries; the canary was caught ${caught.size} times`);
