import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { temporary } from './test/temporary.ts';

/** Tests to run at every change: pure functions and applying. They may start no process, and are neither large nor random. */
const FAST = 'test/{core,apply,diagnostics}/!(large|properties|worlds|processes).test.ts';

/**
 * Tests that start many processes. They have workers of their own, because a process starts more slowly from a worker
 * that uses much memory.
 */
const GIT = ['test/{git,journeys,ledger}/*.test.ts', 'test/inventory/{git,partial-clone}.test.ts'];
/** The same with a stand-in for GitHub, which uses more memory. */
const GITHUB = ['test/{github-journeys,workflows}/*.test.ts'];

export default defineConfig({
  test: {
    env: temporary(),
    // These limits end tests that hang. They do not measure: a slow machine may take long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Journeys mostly wait for processes and timers, so more workers than cores keep the cores busy. Each worker uses about
    // 500 MB.
    maxWorkers: availableParallelism() + 2,
    // Test files share workers and their imported modules. A test closes and removes everything that it makes.
    isolate: false,
    reporters: ['default', './test/skipped.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...{ name: 'fast', include: [FAST] },
          // Vitest needs workers to run them, and the inspector to count coverage. Node warns about both.
          execArgv: [
            '--permission',
            '--allow-fs-read=*',
            '--allow-fs-write=*',
            '--allow-worker',
            '--allow-inspector',
            '--disable-warning=SecurityWarning',
          ],
        },
      },
      { extends: true, test: { name: 'git', include: GIT } },
      { extends: true, test: { name: 'github', include: GITHUB } },
      { extends: true, test: { name: 'rest', include: ['test/**/*.test.ts'], exclude: [FAST, ...GIT, ...GITHUB] } },
    ],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      // A number below zero is how many branches may be uncovered.
      thresholds: { 'src/{core,apply}/**': { branches: -3 } },
    },
  },
});
