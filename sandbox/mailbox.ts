// Stands in for the mail provider: an SMTP server on this machine that keeps the newest thousand emails.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { fillPage } from './page.ts';
import type { Address } from './stripe.ts';

const maxEmails = 1_000;
const layout = readFileSync(join(import.meta.dirname, 'mailbox.html'), 'utf8');
const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
};

export async function startMailbox({ dir, host, port }: { dir: string } & Partial<Address>) {
  // Emails contain links that sign people in.
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, 'emails.jsonl');
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  // A full disk may have cut a line off.
  const emails = lines.flatMap(readLine).reverse().slice(0, maxEmails);

  async function store(message: Buffer, session: SMTPServerSession) {
    const email = await parseEmail(message, session);
    await appendFile(file, `\n${JSON.stringify(email)}`, { mode: 0o600 });
    emails.unshift(email);
    emails.splice(maxEmails);
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
      .get('/sandbox/mail.json', (_req, res) => void res.set(headers).json(emails))
      .get('/sandbox/mail', (_req, res) => void res.set(headers).send(renderMailbox(emails))),
  };
}

function readLine(line: string): Email[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

type Email = Awaited<ReturnType<typeof parseEmail>>;

async function parseEmail(message: Buffer, { envelope }: SMTPServerSession) {
  const parsed = await PostalMime.parse(message);
  return {
    to: envelope.rcptTo.map(({ address }) => address).join(', '),
    from: parsed.from?.address ?? (envelope.mailFrom ? envelope.mailFrom.address : ''),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    date: new Date().toISOString(),
    attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      contentType: mimeType,
      size: typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength,
    })),
  };
}

const maxShown = 100;
const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

function renderMailbox(emails: Email[]): string {
  const older = emails.length - maxShown;
  const shown = emails.slice(0, maxShown).map(renderEmail).join('\n');
  return fillPage(layout, {
    emails: shown || '<p>No mail yet. Send the contact form, and look again.</p>',
    older: older > 0 ? `<p>${older} older mails are in <a href="/sandbox/mail.json">mail.json</a>.</p>` : '',
  });
}

function renderEmail({ subject, to, from, date, html, text, attachments }: Email, index: number): string {
  const files = attachments
    .map(
      ({ filename, contentType, size }) =>
        `<li>${escapeHtml(filename)} (${escapeHtml(contentType)}, ${size} bytes)</li>`,
    )
    .join('');
  const document = `<base target="_blank">${html}`;
  return `<details${index === 0 ? ' open' : ''}>
<summary><b>${escapeHtml(subject)}</b><span>${escapeHtml(to)}</span><time datetime="${escapeHtml(date)}">${time.format(new Date(date))}</time></summary>
<p>From ${escapeHtml(from)}</p>
${html ? `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe>` : ''}
<h2>As plain text</h2>
<pre>${escapeHtml(text)}</pre>
${files ? `<h2>Attachments</h2><ul>${files}</ul>` : ''}
</details>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
