import { expect, test } from '@jest/globals';
import { daysLeft } from './Trash.tsx';

const deletedAt = '2026-11-01T12:00:00.000Z';

test('the days left in the trash are counted down to 0', () => {
  expect(daysLeft(deletedAt, Date.parse('2026-11-01T12:00:00Z'))).toBe(30);
  expect(daysLeft(deletedAt, Date.parse('2026-11-02T13:00:00Z'))).toBe(29);
  expect(daysLeft(deletedAt, Date.parse('2026-12-01T11:00:00Z'))).toBe(1);
  expect(daysLeft(deletedAt, Date.parse('2027-01-01T00:00:00Z'))).toBe(0);
});
