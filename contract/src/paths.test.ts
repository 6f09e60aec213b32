import { expect, test } from '@jest/globals';
import { signInAddress } from './paths.ts';

test('signing in leads back to the tab, the screen and the filter that were open', () => {
  expect(signInAddress({ pathname: '/client-dashboard/', search: '?tab=payments' })).toBe(
    '/auth?next=%2Fclient-dashboard%3Ftab%3Dpayments',
  );
  expect(
    signInAddress({ pathname: '/admin/consultation-requests/7', search: '?filter={"state":"new"}' }),
  ).toBe('/auth?next=%2Fadmin%2Fconsultation-requests%2F7%3Ffilter%3D%7B%22state%22%3A%22new%22%7D');
});
