import { afterEach } from 'vitest';
import { everybodyLeaves } from './harness.ts';

// Of every file of this folder (vitest.config.ts).
afterEach(everybodyLeaves);
