import { expect, test } from '@jest/globals';
import { practice } from '@practice/contract/practice';
import { passwordReset } from '../auth/emails/password-reset.ts';
import { renderEmail } from './email.ts';

const origin = 'https://practice.example';

test('the header has the logo, with the practice’s name as its alternative text', () => {
  const { html } = renderEmail(passwordReset('Maria', 'x'), origin);
  expect(html).toContain(
    `<img src="${origin}/email-logo.png" alt="${practice.name}" width="220" height="60">`,
  );
});
