// Flags for Node in programs that run for seconds and not for hours, as tests do.
import { spawnSync } from 'node:child_process';

/**
 * How much of a function has run, in bytes of its code, before V8 makes machine code of it; 67,584 by itself. So soon much is made
 * after having seen little, and thrown away again: a third of what unit tests took of a processor. Never would be as cheap for
 * most of them, and slow for those that play thousands of matches.
 */
const BUDGET = '--interrupt-budget';

const known = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' }).stdout ?? '';

/** What is said to Node where it knows it; one that does not would not start. */
export const BRIEF = known.includes(`  ${BUDGET} (`) ? [`${BUDGET}=500000`] : [];
