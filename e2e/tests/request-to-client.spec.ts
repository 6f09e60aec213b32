import { randomUUID } from 'node:crypto';
import { dayInSentence } from '@practice/contract/format';
import { farWeekday } from '../far-weekday.ts';
import { field, search, setPassword } from '../on-page.ts';
import { expect, linkIn, test } from '../product.ts';

test('a consultation request becomes a client, who sets a password and sees the appointment', async ({
  asOwner: page,
  elsewhere: visitor,
  admin,
  aRequest,
  mailsTo,
}) => {
  const date = farWeekday();
  const word = randomUUID().slice(0, 8);
  const email = `mary-${word}@example.com`;
  const fullName = `Mary Ann van der ${word}`;
  await aRequest({ fullName, email, service: 'mnri-initial', message: 'Tuesdays are best.' });
  await page.goto('/admin/consultation-requests');
  await search(page, email);
  await page
    .getByRole('row', { name: new RegExp(word) })
    .getByText('View Details')
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Set up client and appointment' }).click();
  await expect(page.getByText('Tuesdays are best.')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('Mary Ann');
  await expect(field(page, 'Last name')).toHaveValue(`van der ${word}`);
  await expect(field(page, 'Title')).toHaveValue('MNRI Initial Assessment');
  await field(page, 'Date').fill(date);
  await page.getByRole('button', { name: '1:00 PM' }).click();
  await page.getByRole('button', { name: 'Set up client and appointment' }).click();
  await expect(page.getByText(`${fullName} is booked for ${dayInSentence(date)} at 1:00 PM.`)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'MNRI Initial Assessment' })).toContainText(email);
  const { rows } = await admin.consultationRequests.list({ query: { filter: { email } } });
  expect(rows).toMatchObject([{ state: 'booked' }]);

  let link = '';
  await expect
    .poll(async () => {
      link = linkIn(await mailsTo(email), 'reset-password');
      return link;
    })
    .not.toBe('');
  await visitor.goto(link);
  await setPassword(visitor, email, 'a password of my own');
  await visitor.goto('/client-dashboard');
  await visitor.getByRole('tab', { name: 'Appointments' }).click();
  await expect(visitor.getByText('MNRI Initial Assessment').first()).toBeVisible();
});
