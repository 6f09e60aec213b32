import { beforeAll, expect, test } from '@jest/globals';
import { nextAppointment } from '@practice/contract/appointments';
import { type Browser, openBrowser } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';
import { demoClient } from './data/story.ts';
import { DemoData } from './demo-data.ts';

const api = testApi({ DEMO_DATA: '1' });
let client: Browser;
beforeAll(async () => {
  client = openBrowser(api.origin);
  await client.auth.login({ body: demoClient });
  await api.app.get(DemoData, { strict: false }).onApplicationBootstrap();
});

test('the demo client has a past, an upcoming and a canceled appointment, created once and without emails', async () => {
  const mine = await client.appointments.mine();
  expect(mine.map(({ status }) => status)).toEqual(['completed', 'cancelled', 'scheduled']);
  expect(nextAppointment(mine)?.title).toBe('30-day follow-up check-in');
  expect(api.mail.emails.filter(({ subject }) => subject?.includes('appointment'))).toEqual([]);
});

test('the demo client has two AI assessments and a therapist’s, created once, and the later desk scores better', async () => {
  const mine = await client.assessments.mine();
  expect(mine.map(({ kind }) => kind)).toEqual(['ai', 'professional', 'ai']);
  const [after, , before] = mine;
  expect(after?.workstationScore).toBeGreaterThan(before?.workstationScore ?? 10);
  expect([before?.followUpNeeded, after?.followUpNeeded]).toEqual([true, false]);
});
