import { expect, test } from '@jest/globals';
import { emailed } from './emailed.ts';

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
