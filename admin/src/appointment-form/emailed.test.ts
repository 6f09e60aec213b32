import { expect, test } from '@jest/globals';
import { allEmailed, emailed } from './emailed.ts';

const robin = { firstName: 'Robin', username: 'robin-marsh' };

test('an email to the client is mentioned only if the API queued one', () => {
  expect(emailed({ emails: ['client', 'practice'] }, robin, 'now')).toBe('We’ve emailed Robin.');
  expect(emailed({ emails: ['client', 'practice'] }, robin, 'soon')).toBe(
    'We’ll email Robin in a couple of minutes.',
  );
  for (const emails of [[], ['practice']] as const) {
    expect(emailed({ emails }, robin, 'now')).toBe('We won’t email Robin.');
  }
});

test('for several appointments, the clients with and without an email are named, each once', () => {
  const to = (firstName: string, isNotified: boolean) => ({
    emails: isNotified ? (['client', 'practice'] as const) : (['practice'] as const),
    user: { firstName, username: firstName },
  });
  expect(allEmailed([to('Ann', true), to('Bob', true), to('Bob', true), to('Cy', false)], 'soon')).toBe(
    'We’ll email Ann and Bob in a couple of minutes. We won’t email Cy.',
  );
});
