import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { eventually } from '../../test/eventually.ts';
import { startApi, testApi } from '../../test/start-api.ts';
import { Alerts } from './alerts.ts';

const api = testApi();
let alerts: Alerts;
beforeAll(async () => {
  alerts = api.app.get(Alerts);
});
beforeEach(() => api.sql('DELETE FROM alerts'));

const shown = () => api.admin.alerts.list();
const messages = async () => (await shown()).map(({ message }) => message);

async function expectShown(wanted: string[]): Promise<void> {
  await eventually(
    async () => JSON.stringify(await messages()) === JSON.stringify(wanted) || undefined,
    `the alerts ${wanted.join(', ')}`,
  );
}

test('repeated alerts with the same key are one alert, and the newest is first', async () => {
  alerts.raise({ key: 'mail', message: 'The mail server is away.' });
  await expectShown(['The mail server is away.']);
  alerts.raise({ key: 'cards', message: 'The card provider is away.' });
  await expectShown(['The card provider is away.', 'The mail server is away.']);
  alerts.raise({ key: 'mail', message: 'The mail server is still away.' });
  await expectShown(['The mail server is still away.', 'The card provider is away.']);
  const [mail, cards] = await shown();
  expect(mail).toMatchObject({ count: 2 });
  expect(cards).toMatchObject({ count: 1 });
  expect(Date.parse(mail?.lastAt ?? '')).toBeGreaterThan(Date.parse(mail?.firstAt ?? ''));
});

test('an owner can dismiss an alert, and dismissing it twice is no error', async () => {
  alerts.raise({ key: 'mail', message: 'The mail server is away again.' });
  await expectShown(['The mail server is away again.']);
  const [alert] = await shown();
  await api.admin.alerts.dismiss({ params: { id: alert?.id ?? 0 } });
  await api.admin.alerts.dismiss({ params: { id: alert?.id ?? 0 } });
  expect(await shown()).toEqual([]);
});

test('raise() and clear() take effect in the order of the calls', async () => {
  const keys = Array.from({ length: 50 }, (_, number) => `mail ${number}`);
  for (const key of keys) {
    alerts.clear(key);
    alerts.raise({ key, message: key });
  }
  await eventually(async () => (await shown()).length === keys.length || undefined, 'fifty alerts');
  const cleared = keys.map((key) => {
    alerts.raise({ key, message: key });
    return alerts.clear(key);
  });
  await Promise.all(cleared);
  await expectShown([]);
});

test('raise() returns even if the alert can’t be saved, and the log has no name or address', async () => {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  const own = await startApi();
  await own.sql('DROP TABLE alerts');
  const about = 'ann@example.com';
  own.app.get(Alerts).raise({ key: about, message: `We couldn’t deliver an email to ${about}.` });
  own.app.get(Alerts).clear(about);
  await eventually(() => logged.mock.calls.length > 1 || undefined, 'two lines in the log');
  expect(JSON.stringify(logged.mock.calls)).not.toContain(about);
  expect((await own.visitor.send('/api/health/ready')).status).toBe(200);
  logged.mockRestore();
  await own.close();
});
