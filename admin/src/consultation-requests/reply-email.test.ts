import { expect, test } from '@jest/globals';
import { firstServices } from '@practice/contract/services';
import { aService } from '../test/services.ts';
import { replyEmail } from './reply-email.ts';

const ann = {
  fullName: 'Ann Lee',
  email: 'ann+desk@example.com',
  service: 'foundations',
  serviceLabel: 'Foundations',
};
const services = firstServices.map(aService);

function read(address: string) {
  const { protocol, pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  const of = (name: string) => searchParams.get(name) ?? '';
  return { protocol, to: decodeURIComponent(pathname), subject: of('subject'), body: of('body') };
}

test('the reply email greets by first name, names the service, and is signed', () => {
  expect(read(replyEmail(ann, 'Anna', services))).toEqual({
    protocol: 'mailto:',
    to: 'ann+desk@example.com',
    subject: 'Your free consultation with Oakline Therapy',
    body: expect.stringMatching(
      /^Hi Ann,\r\n\r\nThanks for asking about the Foundations Package\. \r\n[\s\S]*Anna\r\nOakline Therapy\r\n\(919\)/,
    ),
  });
});

test('a requester’s name cannot add a header or an address to the reply email', () => {
  const { to, subject } = read(replyEmail({ ...ann, fullName: 'A&bcc=x@y.example\r\nB' }, 'Anna'));
  expect([to, subject]).toEqual(['ann+desk@example.com', 'Your free consultation with Oakline Therapy']);
});
