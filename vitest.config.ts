import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { temporary } from './test/temporary.ts';

/**
 * What one runs at every change: pure functions and applying, in shared workers that may start no process. Without what is
 * large or random there, and what asks git.
 */
const FAST = 'test/{core,apply,diagnostics}/!(large|properties|worlds|processes).test.ts';

/**
 * What starts many processes, in workers without what needs much memory: to start one costs the more, the more memory who
 * starts it has.
 */
const GIT = ['test/{git,journeys,ledger}/*.test.ts', 'test/inventory/{git,partial-clone}.test.ts'];
/** The same beside a stand-in for GitHub, which needs some. */
const GITHUB = ['test/{github-journeys,workflows}/*.test.ts'];

export default defineConfig({
  test: {
    env: temporary(),
    // Limits bound what hangs. How long a test takes is the machine's affair.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Journeys mostly wait for processes and timers: more of them than there are cores keep the cores busy. Each has some
    // 500 MB.
    maxWorkers: availableParallelism() + 2,
    // Files share workers, and with them what they import. Nothing that a test makes outlives it.
    isolate: false,
    reporters: ['default', './test/skipped.ts'],
    projects: [
      {
        extends: true,
        test: {
          ...{ name: 'fast', include: [FAST] },
          // Workers are what runs them, and the inspector is what counts coverage. Node warns of both.
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
      // Below zero: so many branches may stay uncovered. CONTRIBUTING.md names them.
      thresholds: { 'src/{core,apply}/**': { branches: -3 } },
    },
  },
});
