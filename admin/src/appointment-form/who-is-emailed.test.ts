import { expect, test } from '@jest/globals';
import { whoIsEmailed } from './who-is-emailed.ts';

const to = (firstName: string, isNotified: boolean) => ({
  emails: isNotified ? (['client', 'practice'] as const) : (['practice'] as const),
  user: { firstName, lastName: 'Marsh', username: firstName },
});

test('an email to the client is mentioned only if the API queued one', () => {
  expect(whoIsEmailed([to('Robin', true)], 'now')).toBe('We’ve emailed Robin.');
  expect(whoIsEmailed([to('Robin', true)], 'soon')).toBe('We’ll email Robin in a couple of minutes.');
  expect(whoIsEmailed([to('Robin', false)], 'now')).toBe('We won’t email Robin.');
});

test('a message about several appointments names each emailed and each other client once', () => {
  const saved = [to('Ann', true), to('Bob', true), to('Bob', true), to('Cy', false)];
  expect(whoIsEmailed(saved, 'soon')).toBe(
    'We’ll email Ann and Bob in a couple of minutes. We won’t email Cy.',
  );
});
