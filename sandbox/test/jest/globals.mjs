// What test files import from @jest/globals. Each of them evaluates this once more.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } = globalThis;

// jest-light-runner ignores the time limits of tests. A test that hangs ends its thread here, and Jest goes on.
const limit = setTimeout(() => {
  throw new Error(`"${expect.getState().currentTestName}" did not end within half an hour.`);
}, 1_800_000);
afterAll(() => clearTimeout(limit));
