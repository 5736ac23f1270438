// Tells in the last lines of a run what it left out, so that nobody takes it for tried.
import type { Reporter, TestModule, Vitest } from 'vitest/node';

export default class Skipped implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of this.#isFiltered ? [] : modules) {
      const skipped = [...module.children.allTests('skipped')];
      const named = skipped.slice(0, 1).map(({ fullName }) => fullName);
      if (skipped.length > 0)
        process.stdout.write(`${skipped.length} skipped in ${module.relativeModuleId}: ${named}, …\n`);
    }
  }
}
