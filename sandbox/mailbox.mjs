// @ts-check
/**
 * Stands in for the mail provider: a real SMTP server on this machine that keeps what it is given. It delivers nothing
 * to anybody, knows no passwords and no encryption, never refuses an address, and forgets all but the newest thousand.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mailPage } from './mailbox/page.mjs';

const mostMails = 1_000;

/**
 * @typedef {{ to: string, from: string, subject: string, text: string, html: string, date: string,
 *   attachments: { filename: string, contentType: string, size: number }[] }} Mail
 */

/**
 * @param {{ dir: string, port?: number }} options
 */
export async function startMailbox({ dir, port = 0 }) {
  // Links in mails are keys.
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const mails = await readMails(dir);

  /** @param {import('smtp-server').SMTPServerDataStream} stream @param {import('smtp-server').SMTPServerSession} session */
  async function keep(stream, session) {
    const mail = await parse(await buffer(stream), session);
    const name = `${mail.date.replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.json`;
    // Under another name first: a mail is saved whole or not at all.
    const part = join(dir, `${name}.part`);
    try {
      await writeFile(part, JSON.stringify(mail));
      await rename(part, join(dir, name));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    mails.unshift({ name, mail });
    for (const { name: old } of mails.splice(mostMails)) await rm(join(dir, old), { force: true });
  }

  let server = await listen(port, keep);
  const address = server.server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  const stopSmtp = () => new Promise((done) => server.close(() => done(undefined)));

  return {
    url: `smtp://127.0.0.1:${chosen}`,
    /** Newest first. */
    mails: () => mails.map(({ mail }) => mail),
    /** Nobody answers on the port until `resume`, as when the provider is down. */
    pause: stopSmtp,
    async resume() {
      server = await listen(chosen, keep);
    },
    close: stopSmtp,
    /** @param {string} path @returns {{ type: string, body: string } | undefined} */
    answer(path) {
      const newest = mails.map(({ mail }) => mail);
      if (path === '/sandbox/mail.json') {
        return { type: 'application/json; charset=utf-8', body: JSON.stringify(newest) };
      }
      if (path === '/sandbox/mail') return { type: 'text/html; charset=utf-8', body: mailPage(newest) };
      return undefined;
    },
  };
}

/**
 * @param {number} port
 * @param {(stream: import('smtp-server').SMTPServerDataStream, session: import('smtp-server').SMTPServerSession) => Promise<void>} keep
 * @returns {Promise<SMTPServer>}
 */
function listen(port, keep) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: 25 * 1024 * 1024,
    // Do not look up the names of those who connect.
    disableReverseLookup: true,
    onData: (stream, session, done) => void keep(stream, session).then(() => done(), done),
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      // A sender that hangs up in the middle is its own trouble.
      server.on('error', () => {});
      done(server);
    });
  });
}

/** @param {Buffer} message @param {import('smtp-server').SMTPServerSession} session @returns {Promise<Mail>} */
async function parse(message, session) {
  const parsed = await PostalMime.parse(message);
  return {
    // The recipients of the envelope, which may differ from those of the header.
    to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
    from: parsed.from?.address ?? (session.envelope.mailFrom ? session.envelope.mailFrom.address : ''),
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

/** @param {string} dir @returns {Promise<{ name: string, mail: Mail }[]>} */
async function readMails(dir) {
  const names = (await readdir(dir))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  return Promise.all(
    names
      .slice(0, mostMails)
      .map(async (name) => ({ name, mail: JSON.parse(await readFile(join(dir, name), 'utf8')) })),
  );
}
