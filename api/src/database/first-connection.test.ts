import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestEnvironment, type TestEnvironment } from '../../test/test-environment.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { describeError } from './first-connection.ts';

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startTestEnvironment();
});
afterAll(() => environment.close());

function address(change: Partial<Pick<URL, 'password' | 'username' | 'pathname' | 'hostname' | 'port'>>) {
  return Object.assign(new URL(environment.databaseUrl), change).href;
}

const start = (databaseUrl: string) =>
  createApp(readConfig({ ...environment.variables, DATABASE_URL: databaseUrl }));

test.each([
  [{ password: 'wrong' }, /DATABASE_URL.* refuses this user with this password/],
  [{ pathname: '/nothing' }, /DATABASE_URL.* no database of this name/],
  [{ hostname: 'database.invalid' }, /DATABASE_URL.* no machine of this name/],
])('a DATABASE_URL with %j ends the start with a message', async (change, sentence) => {
  await expect(start(address(change))).rejects.toThrow(sentence);
});

test('a DATABASE_URL without a password ends the start with a message', () => {
  // As pg says it; it leaves such a connection open, which would hold up the end of this test.
  const error = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
  expect(describeError(error)).toMatchObject({
    message: expect.stringMatching(/DATABASE_URL.* has no password/),
  });
});

test('the start waits for a database that is down', async () => {
  const { hostname, port } = new URL(environment.databaseUrl);
  const down = createServer();
  await once(down.listen(0, '127.0.0.1'), 'listening');
  const { port: own } = down.address() as AddressInfo;
  await new Promise((done) => down.close(done));

  let isUp = false;
  const starting = start(address({ port: String(own) })).then((app) => {
    expect(isUp).toBe(true);
    return app;
  });
  await Promise.race([starting, new Promise((done) => setTimeout(done, 2_500))]);
  const up = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
  isUp = true;
  await once(up.listen(own, '127.0.0.1'), 'listening');
  const app = await starting;
  await app.close();
  up.close();
});
