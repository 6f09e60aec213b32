import { expect, test } from '@jest/globals';
import { accountBadges } from './account-badges.ts';

const settled = { role: null, invitedAt: null, emailConfirmed: true, newPasswordRequired: false };
const invitedAt = '2026-11-20T15:00:00.000Z';
const words = (over: Partial<Parameters<typeof accountBadges>[0]>) =>
  accountBadges({ ...settled, ...over }).map(({ text }) => text);

test('an account has a badge only if its state is unusual', () => {
  expect(words({})).toEqual([]);
  expect(words({ role: 'owner' })).toEqual(['Owner']);
  expect(words({ emailConfirmed: false })).toEqual(['Address not confirmed']);
  expect(words({ role: 'assistant', emailConfirmed: false })).toEqual(['Assistant', 'Address not confirmed']);
});

test('a client is shown as invited until they use the link in the email', () => {
  expect(accountBadges({ ...settled, invitedAt, emailConfirmed: false })).toMatchObject([
    { text: 'Invited' },
  ]);
  expect(accountBadges({ ...settled, invitedAt })).toEqual([]);
  const colleague = { ...settled, invitedAt, role: 'owner' as const, newPasswordRequired: true };
  expect(accountBadges(colleague).map(({ text }) => text)).toEqual(['Owner', 'Invited']);
});
