/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { status } from '@practice/contract/routes';
import type { Status } from '@practice/contract/routes/status';
import { button, draw, press, shows, until } from '../test/screens.tsx';
import { StatusPage } from './StatusPage.tsx';

const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('each part of the product shows OK or what to do, and resending an email reloads the list', async () => {
  const facts = [
    { name: 'Database', text: 'It answered.', todo: null },
    { name: 'Last backup', text: 'There isn’t one yet.', todo: 'Ask someone.' },
  ];
  const email = {
    id: 'e-1',
    to: 'ann@example.com',
    subject: 'Your receipt',
    reason: 'there’s no such address',
    failedAt: '2025-11-03T15:00:00Z',
  };
  let undelivered: Status['undelivered'] = [email];
  await draw(<StatusPage />, {
    call: async (route: object, input?: { params: { id: string } }) => {
      if (route === status.read) return { facts, undelivered };
      undelivered = undelivered.filter((each) => each.id !== input?.params.id);
      return { message: '' };
    },
  });
  await until(shows('There isn’t one yet.'));
  expect(items()).toEqual([
    'DatabaseIt answered. OK',
    'Last backupThere isn’t one yet. Ask someone.Needs attention',
    'Your receiptTo ann@example.com: there’s no such address · Mon, Nov 3, 2025 at 10:00 AMSend again',
  ]);
  expect(button('Send again')?.getAttribute('aria-label')).toBe(
    'Send again: Your receipt, to ann@example.com',
  );
  await press('Send again');
  await until(() => !button('Send again'));
  expect(items()).toHaveLength(2);
  expect(document.body.textContent).not.toContain('weren’t delivered');
});
