import { expect, test } from '@jest/globals';
import { findFreePort } from './free-port.ts';

test('returns each free port once, and none that an outgoing connection could take', async () => {
  const found = await Promise.all(Array.from({ length: 200 }, () => findFreePort()));
  expect(new Set(found).size).toBe(200);
  expect(Math.max(...found)).toBeLessThan(32_768);
});
