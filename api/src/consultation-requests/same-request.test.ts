import { expect, test } from '@jest/globals';
import { isSameRequest } from './consultation-requests.ts';

const said = {
  fullName: 'Ann Lee',
  companyName: 'Acme',
  email: 'ann@example.com',
  phone: null,
  service: 'not-sure',
  message: 'My shoulder hurts by noon.',
} as const;

test('requests that differ only in case and spaces are the same', () => {
  expect(isSameRequest(said, { ...said, message: 'my  shoulder hurts\nby noon.' })).toBe(true);
});

test('every field counts, also one that is added later', () => {
  const inRaleigh = { ...said, city: 'Raleigh' };
  const inDurham = { ...said, city: 'Durham' };
  expect(isSameRequest(inRaleigh, { ...inRaleigh })).toBe(true);
  expect(isSameRequest(inRaleigh, inDurham)).toBe(false);
  expect(isSameRequest(inRaleigh, said)).toBe(false);
});
