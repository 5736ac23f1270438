import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Journeys mostly wait for processes and timers: more of them than there are cores keep the cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary'],
      // Below zero: so many branches may stay uncovered. CONTRIBUTING.md names them.
      thresholds: { 'src/{core,apply}/**': { branches: -4 } },
    },
  },
});
