import type { Page } from '@playwright/test';
import type { Appointment, NewAdminAppointment } from '@practice/contract/appointments';
import { addDays } from '@practice/contract/clock';
import { dayInSentence, tableDate, weekdayAndDate } from '@practice/contract/format';
import { adminAppointment, paths } from '@practice/contract/paths';
import { practiceAddress } from '@practice/contract/visit';
import { farWeekday } from '../far-weekday.ts';
import {
  choose,
  delayRequests,
  expectAccessible,
  expectAccessibleEverywhere,
  field,
  fillIn,
  search,
} from '../on-page.ts';
import { test as base, expect } from '../product.ts';

const test = base.extend<{
  /** An appointment of a client of their own, and what the client sees of it. */
  anAppointment(
    over: Partial<NewAdminAppointment> & { appointmentDate: string },
  ): Promise<{ id: number; mine(): Promise<Appointment | undefined> }>;
}>({
  anAppointment: async ({ admin, aClient, word }, use) => {
    await use(async (over) => {
      const { id: userId, calls } = await aClient();
      const visit = { title: `Desk check ${word}`, appointmentTime: '10:00 AM', ...over };
      const { id } = await admin.adminAppointments.create({ body: { ...visit, userId } });
      return { id, mine: async () => (await calls.appointments.mine())[0] };
    });
  },
});

test('an appointment is moved, canceled and reopened', async ({ asOwner: page, word, anAppointment }) => {
  const date = farWeekday();
  const { id, mine } = await anAppointment({ appointmentDate: date });
  const taken = addDays(date, 1);
  await anAppointment({ appointmentDate: taken, appointmentTime: '2:00 PM', title: 'Family session' });

  await page.goto(paths.adminClientAppointments);
  await search(page, word);
  const row = page.getByRole('row').filter({ hasText: `Desk check ${word}` });
  await expect(row.getByText(`${tableDate(date)} at 10:00 AM`)).toBeVisible();
  await expect(row.getByText(`Not specified, so at our office: ${practiceAddress}`)).toBeVisible();
  await row.getByText('View Details').click();
  await expect(page).toHaveURL(new RegExp(`${adminAppointment(id)}\\?`));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(weekdayAndDate(date))).toBeVisible();
  await expectAccessibleEverywhere(page);

  await fillIn(dialog, { Date: taken, Time: '14:30' });
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog.getByText(`Anna Whitfield is booked 2:00–3:00 (Robin ${word}).`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '2:00 PM' })).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '11:00 AM' }).click();
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await expect(dialog.getByText(weekdayAndDate(taken))).toBeVisible();
  expect(await mine()).toMatchObject({ appointmentDate: taken, appointmentTime: '11:00 AM' });

  await dialog.getByRole('button', { name: 'Cancel appointment…' }).click();
  const question = page.getByRole('alertdialog');
  await field(question, 'Reason').fill('We’re at a conference.');
  await question.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(dialog.getByText('We’re at a conference.')).toBeVisible();
  await expect(dialog.getByText(/by Anna/)).toBeVisible();
  expect(await mine()).toMatchObject({ status: 'cancelled', cancelReason: 'We’re at a conference.' });

  await dialog.getByRole('button', { name: 'Reopen at this time' }).click();
  await expect(dialog.getByText('Once the visit has begun')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Complete' })).toBeHidden();
  await field(dialog, 'Date').fill(addDays('1990-01-01', Math.floor(Math.random() * 12_000)));
  await dialog.getByRole('button', { name: 'Move appointment' }).click();
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(dialog.getByRole('button', { name: 'Set back to scheduled' })).toBeVisible();
  expect(await mine()).toMatchObject({ status: 'completed', cancelReason: null });
});

test('an appointment is dragged, but not onto another', async ({ asOwner: page, anAppointment, word }) => {
  const date = farWeekday();
  const { id, mine } = await anAppointment({ appointmentDate: date });
  await anAppointment({ appointmentDate: date, appointmentTime: '2:00 PM', title: `Family session ${word}` });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${paths.adminClientAppointments}/calendar?day=${date}`);
  const event = page.getByRole('button', { name: new RegExp(`Desk check ${word}`) });
  const other = page.getByRole('button', { name: new RegExp(`Family session ${word}`) });
  await expect(other).toBeVisible();

  await drag(page, event, other);
  await expect(page.getByText(`Not moved. Robin ${word} is still booked for`)).toBeVisible();
  expect(await mine()).toMatchObject({ appointmentDate: date, appointmentTime: '10:00 AM' });

  const release = await delayRequests(page, `**/api/admin/client-appointments/${id}`);
  const before = await event.boundingBox();
  await drag(page, event, { hours: 1 });
  await expect.poll(async () => (await event.boundingBox())?.y).toBeGreaterThan((before?.y ?? 0) + 40);
  await release();
  await expect(page.getByText('Appointment moved')).toBeVisible();
  expect(await mine()).toMatchObject({ appointmentDate: date, appointmentTime: '11:00 AM' });

  await event.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Move to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/calendar\?day=/);
  await expectAccessibleEverywhere(page);
});

async function drag(
  page: Page,
  from: ReturnType<Page['getByRole']>,
  to: ReturnType<Page['getByRole']> | { hours: number },
): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await from.boundingBox();
  if (!start) throw new Error('The appointment is not in the calendar.');
  const end =
    'hours' in to ? { ...start, y: start.y + start.height * to.hours } : ((await to.boundingBox()) ?? start);
  await page.mouse.move(start.x + 30, start.y + 20);
  await page.mouse.down();
  await page.mouse.move(start.x + 30, start.y + 30, { steps: 3 });
  await page.mouse.move(end.x + 30, end.y + 24, { steps: 10 });
  await page.mouse.up();
}

test('closing an afternoon cancels the selected appointments, until it is open again', async ({
  asOwner: page,
  api,
  anAppointment,
  word,
}) => {
  const date = farWeekday();
  const free = async () =>
    (await api.appointments.availability({ query: { date } })).filter(
      ({ time, available }) => available && time.endsWith('PM'),
    ).length;
  const first = await anAppointment({ appointmentDate: date, appointmentTime: '1:30 PM' });
  const second = await anAppointment({
    appointmentDate: date,
    appointmentTime: '3:00 PM',
    title: 'Second visit',
  });
  const morning = await anAppointment({ appointmentDate: date, title: 'Early visit' });
  await page.goto(`${paths.adminClientAppointments}/hours`);
  await page.getByLabel('Only part of a day').check();
  await fillIn(page, { Day: date, From: '13:00', To: '17:00', Reason: word });
  await page.getByRole('button', { name: 'Close these hours' }).click();
  const dialog = page.getByRole('dialog', { name: '2 appointments at this time' });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('checkbox', { name: /Second visit/ }).uncheck();
  await field(dialog, 'Reason for canceling').fill('The office has no power.');
  await dialog.getByRole('button', { name: 'Cancel 1 and tell them' }).click();
  await expect(page.getByText('1 appointment canceled')).toBeVisible();
  expect(await first.mine()).toMatchObject({ status: 'cancelled', cancelReason: 'The office has no power.' });
  expect(await second.mine()).toMatchObject({ status: 'scheduled' });
  expect(await morning.mine()).toMatchObject({ status: 'scheduled' });
  expect(await free()).toBe(0);

  await page.goto(`${paths.adminClientAppointments}/hours`);
  const closed = page.getByRole('listitem').filter({ hasText: word });
  await closed.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open again' }).click();
  // While the dialog is open, the list has no role, and would seem gone already.
  await expect(page.getByText('Clients can book this time again')).toBeVisible();
  await expect(closed).toBeHidden();
  expect(await free()).toBeGreaterThan(0);
});

test('the owner books by keyboard', async ({ asOwner: page, aPerson, anAppointment, word }) => {
  const date = farWeekday();
  await anAppointment({ appointmentDate: date });
  const { email } = await aPerson();
  await page.goto(paths.adminClientAppointments);
  await page.getByRole('link', { name: 'New appointment' }).click();
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText('Please choose a client.')).toBeVisible();
  const client = page.getByRole('combobox', { name: 'Client' });
  await expect(client).toBeFocused();
  await client.fill(email.split('@')[0] ?? '');
  const option = page.getByRole('option');
  await expect(option).toHaveCount(1);
  await expect(option).toContainText(email);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(client).toHaveValue(`Robin Marsh · ${email}`);

  await choose(page, 'With', 'Anna Whitfield');
  await fillIn(page, { Title: 'First visit', Date: date });
  await expect(page.getByRole('button', { name: '11:00 AM' })).toBeVisible();
  await expect(page.getByRole('button', { name: '10:00 AM' })).toBeHidden();
  await field(page, 'Time').fill('10:15');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Anna Whitfield is booked 10:00–11:00 (Robin ${word}).`)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('First visit');
  await expectAccessible(page);
  await page.getByRole('button', { name: '11:00 AM' }).click();
  await expect(field(page, 'Time')).toHaveValue('11:00');
  await page.getByRole('button', { name: 'Book appointment' }).click();
  await expect(page.getByText(`Robin Marsh is booked for ${dayInSentence(date)} at 11:00 AM.`)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'First visit' })).toContainText(email);
});
