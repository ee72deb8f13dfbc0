import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/*
 * Asks the engine itself. Classes hang on all that ran before in a process: a test file that asks has a process of its own
 * (`TAKES`, vitest.config.ts).
 */

// It stays on: the engine compiles what follows when it is first called, and anew when it was long not called.
setFlagsFromString('--allow-natives-syntax');

/**
 * Whether both objects have one hidden class, so that whoever looks at both need not look up anew where their members lie.
 */
export const areOfOneForm = new Script('(a, b) => %HaveSameMap(a, b)').runInThisContext() as (a: object, b: object) => boolean;
