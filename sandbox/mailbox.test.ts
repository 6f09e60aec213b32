import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startMailbox } from './mailbox.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'practice-mailbox-'));
});
afterEach(() => rm(dir, { recursive: true }));

test('shows emails without running their scripts, and keeps them over a restart', async () => {
  const first = await startMailbox({ dir });
  await send(first.url, '<img src=x onerror=alert(1)>');
  await first.close();
  const second = await startMailbox({ dir });
  const page = await pageOf(second, '/sandbox/mail');
  expect(page).toContain('nothing leaves this machine');
  expect(page).toContain('&#60;img src=x');
  expect(page).not.toContain('<img');
  await second.close();
});

async function pageOf({ pages }: Awaited<ReturnType<typeof startMailbox>>, path: string): Promise<string> {
  const server = pages.listen(0);
  await once(server, 'listening');
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  server.close();
  return answer.text();
}

/** Speaks SMTP as a mail library does. */
async function send(url: string, subject: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const people = ['EHLO test', 'MAIL FROM:<practice@example.com>', 'RCPT TO:<ann@example.com>'];
  const lines = [...people, 'DATA', `Subject: ${subject}\r\n\r\nHello\r\n.`, 'QUIT'];
  await new Promise((done, fail) => {
    socket.on('error', fail).on('close', done);
    // A greeting or an answer of several lines ends with the one that has a space after its number.
    socket.setEncoding('utf8').on('data', (answer) => {
      if (/^\d{3} /m.test(String(answer).split('\r\n').at(-2) ?? '')) socket.write(`${lines.shift()}\r\n`);
    });
  });
}
