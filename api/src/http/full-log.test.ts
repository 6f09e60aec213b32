import { closeSync, openSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { json } from '../../test/browser.ts';
import { aRequest } from '../../test/start-api.ts';
import { startKillableApi } from '../../test/start-killable-api.ts';

test('the API reads, saves and stops although its log can’t be written', async () => {
  const log = openSync('/dev/full', 'w');
  const api = await startKillableApi({ log });
  // Several batches, and more than the half second after which a small one is written.
  for (const end = Date.now() + 1_000; Date.now() < end; )
    expect((await api.visitor.send('/api/blog-posts?published=true')).status).toBe(200);
  const saved = await api.visitor.send('/api/consultation-requests', json('POST', aRequest()));
  expect(saved.status).toBe(201);
  expect(await api.stop()).toBe(0);
  await api.close();
  closeSync(log);
});
