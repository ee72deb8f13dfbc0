// npm start: installs what is missing, builds what is stale, and serves. `npm start -- --port 9000` passes flags on.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, checkNode, install, root } from './steps.mjs';

checkNode();
install();
build();
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
