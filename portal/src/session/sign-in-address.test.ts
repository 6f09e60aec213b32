import { expect, test } from '@jest/globals';
import { signInAddress } from './sign-in-address.ts';

test('signing in leads back to the tab that was asked for', () => {
  expect(signInAddress({ pathname: '/client-dashboard/', search: '?tab=payments' })).toBe(
    '/auth?next=%2Fclient-dashboard%3Ftab%3Dpayments',
  );
});
