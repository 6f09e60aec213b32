import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { findFreePort } from './free-port.ts';
import { startSite } from './service.ts';

// `npm test` builds the site first.
test('a site’s server that stops still answers over idle connections, and each answer is the last on its connection', async () => {
  const sitePort = await findFreePort();
  const site = await startSite({ sitePort, apiPort: 1, publicOrigin: 'http://practice.example' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connectionOf = async () => {
    const answer: IncomingMessage = await new Promise((resolve, reject) => {
      get({ port: sitePort, host: '127.0.0.1', path: '/about', agent }, resolve).on('error', reject);
    });
    await answer.resume().toArray();
    expect(answer.statusCode).toBe(200);
    return answer.headers.connection;
  };
  expect(await connectionOf()).toBe('keep-alive');
  const isGone = site.close();
  // Nothing closes it meanwhile.
  await pause(1_000);
  expect(await connectionOf()).toBe('close');
  await isGone;
  agent.destroy();
});
