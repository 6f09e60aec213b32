import { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

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
  /** From now on mails are neither accepted nor refused; one that waits is lost. */
  hold(): void;
  /** Settles when a mail waits. */
  isHeld(): Promise<void>;
  /** Accepts again what comes from now on. */
  accept(): void;
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  let held: number | undefined;
  const take = (mail: Email, done: () => void) => {
    if (held === undefined) {
      mails.push(mail);
      done();
    } else held += 1;
  };
  let server = await listen(take, 0);
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
    hold() {
      held = 0;
    },
    async isHeld() {
      await eventually(() => (held ? true : undefined), 'a mail that waits');
    },
    accept() {
      held = undefined;
    },
    switchOff: () => close(server),
    async switchOn() {
      server = await listen(take, port);
    },
    close: () => close(server),
  };
}

function isTo(mail: Email, address: string): boolean {
  return mail.to?.some((recipient) => recipient.address === address) ?? false;
}

async function listen(take: (mail: Email, done: () => void) => void, port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      PostalMime.parse(Readable.toWeb(stream) as ReadableStream<Uint8Array>).then(
        (mail) => take(mail, done),
        done,
      );
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
