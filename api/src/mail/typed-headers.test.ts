import { expect, test } from '@jest/globals';
import { json } from '../../test/browser.ts';
import { aRequest, testApi } from '../../test/start-api.ts';

const api = testApi();

// Mail programs decode what stands between =? and ?= (RFC 2047); the mail server of the tests does as they do.
test.each([
  '=?utf-8?B?WW91ciBpbnZvaWNlIGlzIGR1ZQ==?=',
  '=?utf-8?Q?Ann=E2=80=AE?= Lee',
  'Zoë =?utf-8?Q?Ann?= "Lee"',
  `=?utf-8?Q?${'a'.repeat(80)}?=`,
])('the name %s reaches the practice as typed', async (fullName) => {
  const request = { ...aRequest(), fullName };
  await api.visitor.consultationRequests.create({ body: request });
  const email = await api.mail.saying(request.email);
  expect(email.subject).toBe(`New consultation request: ${fullName}`);
  expect(email.replyTo).toEqual([{ name: '', address: request.email }]);
});

test('an address that email programs would decode is rejected', async () => {
  const body = { ...aRequest(), email: '=?utf-8?q?ann?=@example.com' };
  const response = await api.visitor.send('/api/consultation-requests', json('POST', body));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ path: 'email' }] });
});
