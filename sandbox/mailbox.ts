// Stands in for the mail provider: an SMTP server on this machine that keeps the newest thousand emails.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type Email, parseEmail } from './mailbox/email.ts';
import { renderMailbox } from './mailbox/page.ts';
import type { Address } from './stripe.ts';

const maxEmails = 1_000;
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
};

export async function startMailbox({ dir, host, port }: { dir: string } & Partial<Address>) {
  // Emails contain links that sign people in.
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const stored = await readEmails(dir);
  const emails = () => stored.map(({ email }) => email);

  async function store(message: Buffer, session: SMTPServerSession) {
    const email = await parseEmail(message, session);
    const name = `${email.date.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
    const part = join(dir, `${name}.part`);
    try {
      await writeFile(part, JSON.stringify(email));
      await rename(part, join(dir, name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    stored.unshift({ name, email });
    for (const old of stored.splice(maxEmails)) await rm(join(dir, old.name), { force: true });
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 25 * 1024 * 1024,
    disableReverseLookup: true,
    onData: (stream, session, done) =>
      void buffer(stream)
        .then((message) => store(message, session))
        .then(() => done(), done),
  });
  await once(server.listen(port ?? 0, host ?? '127.0.0.1'), 'listening');
  server.on('error', () => {});

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
    pages: express()
      .get('/sandbox/mail.json', (_req, res) => void res.set(headers).json(emails()))
      .get('/sandbox/mail', (_req, res) => void res.set(headers).send(renderMailbox(emails()))),
  };
}

async function readEmails(dir: string): Promise<{ name: string; email: Email }[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).sort();
  const newest = names.reverse().slice(0, maxEmails);
  return Promise.all(
    newest.map(async (name) => ({ name, email: JSON.parse(await readFile(join(dir, name), 'utf8')) })),
  );
}
