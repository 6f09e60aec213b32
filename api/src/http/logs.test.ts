import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { json } from '../../test/browser.ts';
import { eventually } from '../../test/eventually.ts';
import { aRequest } from '../../test/start-api.ts';
import { startKillableApi } from '../../test/start-killable-api.ts';
import { loggedError } from './logger.ts';
import { requestIdOf } from './request-id.ts';

test('one id is passed from nginx through the call, its response and its jobs to the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'practice-log-'));
  const file = join(folder, 'log');
  const log = openSync(file, 'w');
  const api = await startKillableApi({ log });
  try {
    const id = '0123456789abcdef0123456789abcdef';
    const request = aRequest();
    api.mail.refuse({ step: 'RCPT', reply: '550 5.1.1 No such user here', to: request.email });
    const init = json('POST', request);
    const saved = await api.visitor.send('/api/consultation-requests', {
      ...init,
      headers: { 'content-type': 'application/json', 'x-request-id': id },
    });
    expect(saved.headers.get('x-request-id')).toBe(id);
    const words = await eventually(async () => {
      // What follows the last line break is empty, or a line that is being written.
      const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
      const own = lines
        .map((line) => JSON.parse(line))
        .filter(({ requestId }) => requestId === id)
        .map(({ msg }) => String(msg));
      return own.length >= 2 ? own : undefined;
    }, 'the lines of the call and of its job');
    expect(words).toEqual(['answered', expect.stringMatching(/of the queue mail failed at try 1: GivenUp$/)]);
    expect(await readFile(file, 'utf8')).not.toContain(request.email);
  } finally {
    await api.close();
    closeSync(log);
    await rm(folder, { recursive: true });
  }
});

test.each(['', 'A'.repeat(32), 'a'.repeat(33), `${'a'.repeat(32)}, b`])(
  'an id of another format (%p) is replaced',
  (given) => {
    const id = requestIdOf({ headers: { 'x-request-id': given } });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(id).not.toBe(given);
  },
);

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

test('the log of a database error has its statement without the values', () => {
  const driverError = Object.assign(new Error('canceling statement due to lock timeout'), {
    code: '55P03',
    detail: 'Key (email)=(patient@example.com) already exists.',
  });
  const error = new QueryFailedError(
    'INSERT INTO users VALUES ($1, $2)',
    ['patient@example.com', '$argon2id$x'],
    driverError,
  );
  const text = JSON.stringify(loggedError(error));
  expect(text).toContain('INSERT INTO users');
  expect(text).toContain('55P03');
  expect(text).not.toMatch(/patient@example\.com|argon2id/);
});
