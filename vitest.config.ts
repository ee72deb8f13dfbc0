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
          include: ['{packages,games,apps}/*/{src,test}/**/*.test.{ts,tsx}', '{test,trust}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', '**/dist/**', 'test/browser/**'],
          testTimeout: 60_000,
        },
      },
      {
        resolve,
        ssr,
        // A real browser against a real server: one file at a time, since each starts both.
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
