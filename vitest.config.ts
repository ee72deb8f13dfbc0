import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Packages resolve to their sources (condition "source"), so tests need no build.
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source', 'node', 'default'], externalConditions: ['source'] } };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['{packages,games,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'test/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
          // Vitest would leave one core idle; on two that is half of them.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      {
        resolve,
        ssr,
        // Each program starts servers and loads them: one at a time, when the quick tests are done.
        test: {
          name: 'trust',
          include: ['trust/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        // A real browser against a real server: one file at a time, since each starts both.
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
