// npm run build: builds everything that is stale; `-- --force` builds in any case.
import { build, checkNode, install } from './steps.mjs';

checkNode();
install();
build({ force: process.argv.includes('--force') });
