import { expect, test } from '@jest/globals';
import { nextAppointment } from '@practice/contract/appointments';
import { openBrowser } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';
import { demoClient } from './data/story.ts';
import { DemoData } from './demo-data.ts';

const api = testApi({ DEMO_DATA: '1' });

test('the demo client has a past, an upcoming and a canceled appointment, created once and without emails', async () => {
  const client = openBrowser(api.origin);
  await client.auth.login({ body: demoClient });
  await api.app.get(DemoData, { strict: false }).onApplicationBootstrap();
  const mine = await client.appointments.mine();
  expect(mine.map(({ status }) => status)).toEqual(['completed', 'cancelled', 'scheduled']);
  expect(nextAppointment(mine)?.title).toBe('30-day follow-up check-in');
  expect(api.mail.emails.filter(({ subject }) => subject?.includes('appointment'))).toEqual([]);
});
