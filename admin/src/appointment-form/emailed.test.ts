import { expect, test } from '@jest/globals';
import { allEmailed, emailed } from './emailed.ts';

const robin = { firstName: 'Robin', username: 'robin-marsh' };

test('an email is only spoken of where the API queued one for the client', () => {
  expect(emailed({ emails: ['client', 'practice'] }, robin, 'now')).toBe('We’ve emailed Robin.');
  expect(emailed({ emails: ['client', 'practice'] }, robin, 'soon')).toBe(
    'We’ll email Robin in a couple of minutes.',
  );
  for (const emails of [[], ['practice']] as const) {
    expect(emailed({ emails }, robin, 'now')).toBe('No email goes to Robin.');
  }
});

test('of several, those who get an email and those who don’t are named, each once', () => {
  const to = (firstName: string, isTold: boolean) => ({
    emails: isTold ? (['client', 'practice'] as const) : (['practice'] as const),
    user: { firstName, username: firstName },
  });
  expect(allEmailed([to('Ann', true), to('Bob', true), to('Bob', true), to('Cy', false)], 'soon')).toBe(
    'We’ll email Ann and Bob in a couple of minutes. No email goes to Cy.',
  );
});
