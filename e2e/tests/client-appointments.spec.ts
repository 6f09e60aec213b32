import type { Page } from '@playwright/test';
import { type Appointment, appointmentMessages, type NewAppointment } from '@practice/contract/appointments';
import { addDays, weekdayOf } from '@practice/contract/clock';
import { longDate, practiceDay, weekdayAndDate, weekdayAndDay } from '@practice/contract/format';
import { expectAccessible, expectAccessibleEverywhere, field } from '../on-page.ts';
import { test as base, expect } from '../product.ts';

interface Moment {
  /** yyyy-MM-dd and e.g. 9:00 AM, in the practice's zone. */
  date: string;
  time: string;
}

interface Words {
  /** A free time on a day that no journey running beside this one takes: they share one calendar. */
  aFreeTime(practitioner?: string): Promise<Moment>;
  anAppointment(over?: Partial<NewAppointment>): Promise<Appointment>;
}

const test = base.extend<Words>({
  aFreeTime: async ({ api }, use, { config, parallelIndex }) => {
    await use(async (practitioner) => {
      const days = await api.appointments.freeDays({
        query: { from: addDays(practiceDay(), 1), to: addDays(practiceDay(), 61), practitioner },
      });
      const own = days
        .filter(({ date }) => weekdayOf(date) % 6 !== 0)
        .filter((_, at) => at % config.workers === parallelIndex);
      // The full days of the sample practice have up to four left, with no room for a long visit.
      const { date } = anyOf(own.filter(({ free }) => free > 4));
      const slots = await api.appointments.availability({ query: { date, practitioner } });
      return { date, time: anyOf(slots.filter(({ available }) => available)).time };
    });
  },
  anAppointment: async ({ client, aFreeTime }, use) => {
    await use(async (over = {}) => {
      const { date, time } = await aFreeTime();
      return client.calls.appointments.create({
        body: { title: 'Chair advice', appointmentDate: date, appointmentTime: time, ...over },
      });
    });
  },
});

function anyOf<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('Nothing is free in the next two months.');
  return value;
}

/** Whether a name is that of the day: 'December 3' also begins 'December 31'. */
const isDay = (date: string) => new RegExp(`${weekdayAndDay(date)}(,|$)`);
const dayCell = (page: Page, date: string) =>
  page.getByRole('grid').getByRole('button', { name: isDay(date) });

const toAppointments = (page: Page) => page.goto('/client-dashboard?tab=appointments');
const times = (page: Page) => page.getByRole('group', { name: 'Time', exact: true }).getByRole('radio');
const row = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const bookButton = (page: Page) => page.getByRole('button', { name: 'Book Appointment' });

async function openForm(page: Page) {
  await toAppointments(page);
  await page.getByRole('button', { name: 'New Appointment' }).click();
  await expect(page.getByRole('dialog', { name: 'New Appointment' })).toBeVisible();
  await expect(field(page, 'Title')).toBeVisible();
}

async function chooseDay(page: Page, date: string) {
  const heading = page
    .getByRole('dialog')
    .getByText(/^[A-Z][a-z]+ \d{4}$/)
    .first();
  const shown = new Date(`1 ${await heading.textContent()} 12:00 UTC`);
  const months = monthsBetween(practiceDay(shown), date);
  const name = months > 0 ? 'Next' : 'Previous';
  for (let turned = 0; turned < Math.abs(months); turned++) {
    await page.getByRole('button', { name, exact: true }).first().click();
  }
  await dayCell(page, date).click();
}

function monthsBetween(first: string, second: string): number {
  const months = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));
  return months(second) - months(first);
}

async function fillIn(page: Page, title: string, { date, time }: Moment) {
  await field(page, 'Title').fill(title);
  await chooseDay(page, date);
  await page.getByRole('radio', { name: time, exact: true }).check();
}

test('a client books, moves and deletes an appointment', async ({ page, client, aFreeTime }) => {
  const { date, time } = await aFreeTime();
  await toAppointments(page);
  await expect(page.getByRole('heading', { name: 'Your Appointments' })).toBeVisible();
  await page.getByRole('button', { name: 'New Appointment' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Free Consultation/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field(page, 'Title')).toHaveValue('Free Consultation');
  await expect(page.getByRole('radio', { name: /^At our office/ })).toBeChecked();
  await fillIn(page, 'Chair advice', { date, time });
  await expect(page.getByRole('radio', { name: /^Free Consultation/ })).toBeChecked();
  await expect(dayCell(page, date)).toHaveAccessibleName(/, selected$/);
  await bookButton(page).click();
  await expect(page.getByText('Appointment Created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Appointment' })).toBeFocused();
  for (const words of [weekdayAndDate(date), `${time} Eastern Time`, 'Scheduled'])
    await expect(row(page).first()).toContainText(words);

  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { name: 'Chair advice' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText(longDate(date));
  await expect(page.getByRole('tabpanel')).toContainText(`${time} Eastern Time`);
  await page.getByRole('link', { name: 'View Appointment Details' }).click();
  await expect(page.getByRole('tab', { name: 'Appointments' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit Chair advice' }).click();
  await expect(page.getByRole('radio', { name: time, exact: true })).toBeChecked();
  await fillIn(page, 'Chair check', await aFreeTime());
  const status = field(page, 'Status');
  const labels = ['Scheduled', 'Completed', 'Canceled', 'Rescheduled'];
  await expect(status.getByRole('option')).toHaveText(['Choose a status', ...labels]);
  await status.selectOption('Rescheduled');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Appointment Updated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Chair check' })).toBeVisible();
  await expect(row(page).first()).toContainText('Rescheduled');

  await page.getByRole('button', { name: 'Delete Chair check' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete' })).toContainText('will be canceled');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Appointment Deleted')).toBeVisible();
  await expect(page.getByText('No upcoming appointments scheduled')).toBeVisible();
  expect(await client.calls.appointments.mine()).toEqual([]);
});

test('a client whose time was taken is offered others', async ({ page, client, aClient, aFreeTime }) => {
  const { practitioners } = await client.calls.services.practice();
  const { id: practitionerId, name } = anyOf(practitioners.slice(0, 1));
  const wanted = await aFreeTime(String(practitionerId));
  await openForm(page);
  await page.getByRole('radio', { name }).check();
  await fillIn(page, 'Chair advice', wanted);
  await field(page, 'Description (Optional)').fill('My chair squeaks.');
  const faster = await aClient();
  await faster.calls.appointments.create({
    body: { title: 'Faster', practitionerId, appointmentDate: wanted.date, appointmentTime: wanted.time },
  });
  await bookButton(page).click();
  await expect(page.getByText(appointmentMessages.taken)).toBeVisible();
  await expect(page.getByRole('radio', { name: wanted.time, exact: true })).toBeHidden();
  await expect(times(page).first()).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('Chair advice');
  await expect(field(page, 'Description (Optional)')).toHaveValue('My chair squeaks.');
  await times(page).first().check();
  await expect(page.getByText(appointmentMessages.taken)).toBeHidden();
  await bookButton(page).click();
  await expect(page.getByText('Appointment Created')).toBeVisible();
  const [booked] = await client.calls.appointments.mine();
  expect(booked?.appointmentDate).toBe(wanted.date);
  expect(booked?.appointmentTime).not.toBe(wanted.time);
});

test('a paid package is offered first and by a link', {
  tag: '@stand-in',
}, async ({ page, client, aPayment, aFreeTime }) => {
  await aPayment({ name: 'Ann Lee', email: client.person.email }, client.calls);
  await expect.poll(async () => (await client.calls.payments.mine())[0]?.visitsLeft).toBe(1);
  const foundations = page.getByRole('radio', { name: /^Foundations Package/ });
  await openForm(page);
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Foundations Package/);
  await expect(foundations).not.toBeChecked();
  await page.goto('/client-dashboard');
  await page.getByRole('link', { name: 'Pick a day for your Foundations Package' }).click();
  await expect(foundations).toBeChecked();
  await expect(field(page, 'Title')).toHaveValue('Foundations Package');
  await field(page, 'Location').fill('100 Fayetteville St');
  await fillIn(page, 'Foundations seminar', await aFreeTime());
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Foundations seminar');
  await bookButton(page).click();
  await expect(page.getByText('Appointment Created')).toBeVisible();
  await page.getByRole('button', { name: 'New Appointment' }).click();
  await expect(page.getByRole('radio', { name: /^Free Consultation/ })).toBeVisible();
  await expect(foundations).toBeHidden();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a client books the date and time that the practice sees', async ({ page, client, aFreeTime }) => {
    const wanted = await aFreeTime();
    await openForm(page);
    await expect(page.getByRole('button', { name: /^Today, / })).toHaveAccessibleName(
      new RegExp(`^Today, ${weekdayAndDay(practiceDay())}`),
    );
    await fillIn(page, 'Chair advice', wanted);
    await bookButton(page).click();
    await expect(row(page).first()).toContainText(weekdayAndDate(wanted.date));
    await expect(row(page).first()).toContainText(`${wanted.time} Eastern Time`);
    const [booked] = await client.calls.appointments.mine();
    expect(booked).toMatchObject({ appointmentDate: wanted.date, appointmentTime: wanted.time });
    await page.getByRole('button', { name: 'Edit Chair advice' }).click();
    await expect(dayCell(page, wanted.date)).toHaveAccessibleName(/your appointment, selected$/);
    await expect(page.getByRole('radio', { name: wanted.time, exact: true })).toBeChecked();
  });
});

test('axe passes the appointments and their dialogs', async ({ page, admin, anAppointment }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await anAppointment({ title: 'Longword'.repeat(20), location: 'Place'.repeat(30) });
  const { id } = await anAppointment({ title: 'Not any more' });
  const canceled = { status: 'cancelled', cancelReason: 'The road is flooded.' } as const;
  await admin.adminAppointments.update({ params: { id }, body: canceled });
  await page.goto('/client-dashboard');
  await expect(page.getByRole('link', { name: 'Add phone number' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await toAppointments(page);
  await page.getByText('Past and canceled').click();
  await expect(page.getByText('Canceled by the practice: The road is flooded.')).toBeVisible();
  await page.getByText('Add to calendar').click();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Delete Not any more' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: /^Edit Longword/ }).click();
  await expect(times(page).and(page.getByRole('radio', { checked: true }))).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'New Appointment' }).click();
  await bookButton(page).click();
  await page.getByLabel('Description (Optional)').scrollIntoViewIfNeeded();
  await expect(page.getByText('3 fields need another look')).toBeInViewport();
  await expectAccessible(page);
});
