import { expect, test } from '@jest/globals';
import { replyEmail } from './reply-email.ts';

const ann = {
  fullName: 'Ann Lee',
  email: 'ann+desk@example.com',
  service: 'foundations',
  serviceLabel: 'Foundations',
};
test('a requester’s name cannot add a header or an address to the reply email', () => {
  const address = replyEmail({ ...ann, fullName: 'A&bcc=x@y.example\r\nB' }, 'Anna');
  const { protocol, pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'ann+desk@example.com']);
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: 'Your free consultation with Oakline Therapy',
    body: expect.stringMatching(/^Hi A&bcc=x@y\.example/),
  });
});
