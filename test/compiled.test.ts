import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** What the engine says of every function that it begins to compile, while random matches are played. */
function compiledIn(game: string): { done: number; givenUp: string[] } {
  const warm = fileURLToPath(new URL('compiled/warm.ts', import.meta.url));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--trace-opt', '--conditions=source', '--import', 'tsx', warm, game, '4000'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+ decisions$/m);
  const lines = stdout.split('\n');
  return {
    done: lines.filter((line) => line.startsWith('[completed optimizing')).length,
    givenUp: lines.filter((line) => line.startsWith('[aborted optimizing')).map((line) => /<JSFunction (\S*)/.exec(line)?.[1] ?? line),
  };
}

/*
 * Of a class of Dystopia's kit nothing that makes one was ever compiled: the engine began anew each few milliseconds and gave it up, and with it
 * the loop of the kernel, which half of the time went into (Kit, packages/kernel/src/kit.ts). Both games have a kit that adds no
 * members to the kernel's.
 */
test.each(['dystopia', 'duel'])('what a match of %s does again and again is compiled, and not given up each time', (game) => {
  const { done, givenUp } = compiledIn(game);
  expect(done).toBeGreaterThan(20);
  expect(givenUp.length, [...new Set(givenUp)].join(', ')).toBeLessThan(20);
});
