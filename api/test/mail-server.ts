import { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it is given, and can be switched off and on. */
export interface MailServer {
  url: string;
  mails: Email[];
  /** The mails to one address, once there are at least `count`. */
  to(address: string, count?: number): Promise<Email[]>;
  /** The mails to one address with this subject, once there are at least `count`. */
  about(subject: string, address: string, count?: number): Promise<Email[]>;
  /** The first mail whose text has these words, once it is there. */
  saying(words: string): Promise<Email>;
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  let server = await listen(mails, 0);
  const port = portOf(server);
  const once = (count: number, wanted: (mail: Email) => boolean, what: string) =>
    eventually(() => {
      const found = mails.filter(wanted);
      return found.length >= count ? found : undefined;
    }, `${count} ${what}`);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    to: (address, count = 1) => once(count, (mail) => isTo(mail, address), `mails to ${address}`),
    about: (subject, address, count = 1) =>
      once(
        count,
        (mail) => isTo(mail, address) && mail.subject === subject,
        `mails to ${address}: ${subject}`,
      ),
    saying: async (words) => {
      const [first] = await once(1, (mail) => mail.text?.includes(words) ?? false, `mails saying ${words}`);
      return first as Email;
    },
    switchOff: () => close(server),
    async switchOn() {
      server = await listen(mails, port);
    },
    close: () => close(server),
  };
}

function isTo(mail: Email, address: string): boolean {
  return mail.to?.some((recipient) => recipient.address === address) ?? false;
}

async function listen(mails: Email[], port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      PostalMime.parse(Readable.toWeb(stream) as ReadableStream<Uint8Array>).then((mail) => {
        mails.push(mail);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function portOf({ server }: SMTPServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return address.port;
}

function close(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(resolve));
}

async function eventually<Value>(look: () => Value | undefined, what: string): Promise<Value> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const value = look();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error(`There was never ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
