import { expect, test } from '@jest/globals';
import { openBrowser } from '../../test/browser.ts';
import { testApi } from '../../test/start-api.ts';
import { demoClient } from './data/story.ts';
import { DemoData } from './demo-data.ts';

const api = testApi({ DEMO_DATA: '1' });

test('the demo client has two AI assessments and a therapist’s, created once, and the later desk scores better', async () => {
  const client = openBrowser(api.origin);
  await client.auth.login({ body: demoClient });
  await api.app.get(DemoData, { strict: false }).onApplicationBootstrap();
  const mine = await client.assessments.mine();
  expect(mine.map(({ kind }) => kind)).toEqual(['ai', 'professional', 'ai']);
  const [after, , before] = mine;
  expect(after?.workstationScore).toBeGreaterThan(before?.workstationScore ?? 10);
  expect([before?.followUpNeeded, after?.followUpNeeded]).toEqual([true, false]);
});
