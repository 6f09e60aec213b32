import { expect, test } from '@jest/globals';
import { guessableMessages } from '@practice/contract/auth';
import { type Browser, json, openBrowser } from '../../test/browser.ts';
import { aPerson, testApi } from '../../test/start-api.ts';

const api = testApi();

const common = ['password', 'Password1', 'QWERTY123', '123456', 'letmein'];

async function refusalOf(path: string, body: object, browser: Browser = api.visitor): Promise<unknown> {
  const response = await browser.send(path, json('POST', body));
  return response.status === 400 ? ((await response.json()) as { errors: unknown }).errors : response.status;
}

const refused = (why: keyof typeof guessableMessages) => [
  { path: 'password', message: guessableMessages[why] },
];

test('registering rejects common passwords and one’s own address', async () => {
  for (const password of common) {
    expect(await refusalOf('/api/register', { ...aPerson(), password })).toEqual(refused('common'));
  }
  for (const password of ['oakline', 'Oakline 2026'])
    expect(await refusalOf('/api/register', { ...aPerson(), password })).toEqual(refused('practice'));
  expect(await refusalOf('/api/register', { ...aPerson(), password: ' '.repeat(6) })).toEqual(
    refused('blank'),
  );
  const person = aPerson();
  for (const password of [person.email, person.email.toUpperCase()]) {
    expect(await refusalOf('/api/register', { ...person, password })).toEqual(refused('ownEmail'));
  }
  expect(await refusalOf('/api/register', { ...person, password: 'six 6!' }, openBrowser(api.origin))).toBe(
    201,
  );
});

test('an emailed link rejects them, and remains valid', async () => {
  const { person } = await api.aClient();
  await api.visitor.auth.forgotPassword({ body: { email: person.email } });
  const token = await api.mail.tokenIn('Reset your password', person.email);
  for (const password of common) {
    expect(await refusalOf('/api/reset-password', { token, password })).toEqual(refused('common'));
  }
  expect(await refusalOf('/api/reset-password', { token, password: person.email })).toEqual(
    refused('ownEmail'),
  );
  expect(await refusalOf('/api/reset-password', { token, password: 'a new one' })).toBe(200);
});

test('changing the password rejects them', async () => {
  const client = await api.aClient();
  const change = (password: string) =>
    refusalOf('/api/account/password', { currentPassword: client.person.password, password }, client);
  for (const password of common) expect(await change(password)).toEqual(refused('common'));
  expect(await change(client.person.email)).toEqual(refused('ownEmail'));
  expect(await change('a new one')).toBe(200);
});
