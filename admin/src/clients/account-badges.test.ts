import { expect, test } from '@jest/globals';
import { practiceDay } from '@practice/contract/format';
import { accountBadges } from './account-badges.ts';

const settled = {
  ...{ role: null, invitedAt: null, emailConfirmed: true, newPasswordRequired: false },
  ...{ hasLogin: true, birthDate: null, closedAt: null },
};
const invitedAt = '2026-11-20T15:00:00.000Z';
const words = (over: Partial<Parameters<typeof accountBadges>[0]>) =>
  accountBadges({ ...settled, ...over }).map(({ text }) => text);

test('an account has a badge only if its state is unusual', () => {
  expect(words({})).toEqual([]);
  expect(words({ role: 'assistant', emailConfirmed: false })).toEqual(['Assistant', 'Address not confirmed']);
});

test('a child, who has no login, and whose account was deleted are marked', () => {
  const none = { hasLogin: false, emailConfirmed: false };
  expect(words({ ...none, birthDate: practiceDay() })).toEqual(['Minor', 'No login']);
  expect(words({ ...none, closedAt: invitedAt })).toEqual(['Account deleted']);
});

test('a client is shown as invited until they use the link in the email', () => {
  expect(words({ invitedAt, emailConfirmed: false })).toEqual(['Invited']);
  expect(words({ invitedAt })).toEqual([]);
  expect(words({ invitedAt, role: 'owner', newPasswordRequired: true })).toEqual(['Owner', 'Invited']);
});
