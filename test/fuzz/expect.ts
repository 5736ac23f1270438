// A check that works with and without a test runner.

export function expectThat(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise);
}
