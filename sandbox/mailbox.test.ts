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

test('keeps emails over a restart, newest first', async () => {
  const first = await startMailbox({ dir });
  await send(first.url, 'One');
  await send(first.url, 'Two', [
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Hello</p><script>alert(1)</script>',
    '--b',
    'Content-Type: text/calendar; name=visit.ics',
    'Content-Disposition: attachment; filename=visit.ics',
    '',
    'BEGIN:VCALENDAR',
    '--b--',
  ]);
  await first.close();
  const second = await startMailbox({ dir });
  expect(JSON.parse(await pageOf(second, '/sandbox/mail.json'))).toEqual([
    {
      to: 'ann@example.com, bob@example.com',
      from: 'practice@example.com',
      subject: 'Two',
      text: expect.any(String),
      html: expect.stringContaining('<p>Hello</p>'),
      date: expect.stringMatching(/^\d{4}-.*Z$/),
      attachments: [{ filename: 'visit.ics', contentType: 'text/calendar', size: expect.any(Number) }],
    },
    expect.objectContaining({ subject: 'One' }),
  ]);
  await second.close();
});

test('shows emails without running their scripts', async () => {
  const mailbox = await startMailbox({ dir });
  await send(mailbox.url, '<img src=x onerror=alert(1)>');
  const page = await pageOf(mailbox, '/sandbox/mail');
  expect(page).toContain('nothing leaves this machine');
  expect(page).toContain('&#60;img src=x');
  expect(page).not.toContain('<img');
  await mailbox.close();
});

async function pageOf({ pages }: Awaited<ReturnType<typeof startMailbox>>, path: string): Promise<string> {
  const server = pages.listen(0);
  await once(server, 'listening');
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  server.close();
  return answer.text();
}

/** Speaks SMTP as a mail library does. */
async function send(url: string, subject: string, rest: string[] = ['', 'Hello']) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const lines = [
    'EHLO test',
    'MAIL FROM:<practice@example.com>',
    'RCPT TO:<ann@example.com>',
    'RCPT TO:<bob@example.com>',
    'DATA',
    [
      `From: Practice <practice@example.com>`,
      'To: ann@example.com',
      `Subject: ${subject}`,
      ...rest,
      '.',
    ].join('\r\n'),
    'QUIT',
  ];
  await new Promise((done, fail) => {
    socket.on('error', fail).on('close', done);
    // A greeting or an answer of several lines ends with the one that has a space after its number.
    socket.setEncoding('utf8').on('data', (answer) => {
      if (/^\d{3} /m.test(String(answer).split('\r\n').at(-2) ?? '')) socket.write(`${lines.shift()}\r\n`);
    });
  });
}
