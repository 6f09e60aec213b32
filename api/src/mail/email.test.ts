import { expect, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import { renderEmail } from './email.ts';
import { invitation, passwordChanged, passwordReset } from './email-templates.ts';

const origin = 'https://practice.example';

test.each([
  ['a reset', passwordReset('Maria', 'x')],
  ['a changed password', passwordChanged('Maria', false)],
  ['an invitation', invitation('Maria', 'x')],
])('%s greets by first name, ends with our names, and has the phone number once', (_, email) => {
  const { text, html } = renderEmail(email, origin);
  expect(text).toMatch(/^Hi Maria,\n/);
  expect(text).toMatch(/\nAnna and Daniel Whitfield\n\n--\n/);
  for (const body of [text, html]) expect(body.split(practice.phone)).toHaveLength(2);
});

test('the header has the logo, with the practice’s name as its alternative text', () => {
  const { html } = renderEmail(passwordReset('Maria', 'x'), origin);
  expect(html).toContain(
    `<img src="${origin}/email-logo.png" alt="${practice.name}" width="220" height="60">`,
  );
});
