import { expect, test } from '@jest/globals';
import { accountBadges } from './account-badges.ts';

const settled = { isAdmin: false, invitedAt: null, emailConfirmed: true };
const invitedAt = '2026-11-20T15:00:00.000Z';
const words = (over: Partial<typeof settled> | { invitedAt: string }) =>
  accountBadges({ ...settled, ...over }).map(({ text }) => text);

test('an account has a badge only if its state is unusual', () => {
  expect(words({})).toEqual([]);
  expect(words({ isAdmin: true })).toEqual(['Admin']);
  expect(words({ emailConfirmed: false })).toEqual(['Address not confirmed']);
  expect(words({ isAdmin: true, emailConfirmed: false })).toEqual(['Admin', 'Address not confirmed']);
});

test('a client is shown as invited until they use the link in the email', () => {
  expect(accountBadges({ ...settled, invitedAt, emailConfirmed: false })).toMatchObject([
    { text: 'Invited' },
  ]);
  expect(accountBadges({ ...settled, invitedAt })).toEqual([]);
});
