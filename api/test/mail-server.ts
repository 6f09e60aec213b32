import { Readable } from 'node:stream';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

/** Where a conversation with a mail server can fail: signing in, naming the recipient, handing over the email. */
type Step = 'AUTH' | 'RCPT' | 'DATA';

interface Refusal {
  step: Step;
  /** What the server says, such as `550 5.1.1 No such user`. */
  reply: string;
  /** The recipient it says so for; without it, for all. */
  to?: string;
}

/** A real SMTP server that keeps what it is given, and can be switched off and on. */
export interface MailServer {
  url: string;
  emails: Email[];
  to(address: string, count?: number): Promise<Email[]>;
  about(subject: string, address: string, count?: number): Promise<Email[]>;
  /** The token of the link in the newest of `count` such emails. */
  tokenIn(subject: string, address: string, count?: number): Promise<string>;
  saying(words: string): Promise<Email>;
  refuse(refusal: Refusal): void;
  /** From now on emails are neither accepted nor refused; one that waits is lost. */
  hold(): void;
  isHeld(): Promise<void>;
  accept(): void;
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const emails: Email[] = [];
  let held: number | undefined;
  let refusal: Refusal | undefined;
  const refuses = (step: Step, to: string | undefined) => {
    if (refusal?.step !== step || (refusal.to ?? to) !== to) return undefined;
    const [, code, words] = /^(\d+) (.*)$/.exec(refusal.reply) ?? [];
    return Object.assign(new Error(words), { responseCode: Number(code) });
  };
  const take = (email: Email, done: () => void) => {
    if (held === undefined) {
      emails.push(email);
      done();
    } else held += 1;
  };
  let server = await listen(take, refuses, 0);
  const port = portOf(server);
  const once = (count: number, wanted: (email: Email) => boolean, what: string) =>
    eventually(() => {
      const found = emails.filter(wanted);
      return found.length >= count ? found : undefined;
    }, `${count} ${what}`);
  const about = (subject: string, address: string, count = 1) =>
    once(
      count,
      (email) => isTo(email, address) && email.subject === subject,
      `emails to ${address}: ${subject}`,
    );
  return {
    url: `smtp://practice:secret@127.0.0.1:${port}`,
    emails,
    to: (address, count = 1) => once(count, (email) => isTo(email, address), `emails to ${address}`),
    about,
    async tokenIn(subject, address, count) {
      const emails = await about(subject, address, count);
      const token = /token=([\w-]+)/.exec(emails.at(-1)?.text ?? '')?.[1];
      if (!token) throw new Error(`“${subject}” has no link.`);
      return token;
    },
    saying: async (words) => {
      const [first] = await once(
        1,
        (email) => email.text?.includes(words) ?? false,
        `emails saying ${words}`,
      );
      return first as Email;
    },
    refuse(next) {
      refusal = next;
    },
    hold() {
      held = 0;
    },
    async isHeld() {
      await eventually(() => (held ? true : undefined), 'an email that waits');
    },
    accept() {
      held = undefined;
      refusal = undefined;
    },
    switchOff: () => close(server),
    async switchOn() {
      server = await listen(take, refuses, port);
    },
    close: () => close(server),
  };
}

function isTo(email: Email, address: string): boolean {
  return email.to?.some((recipient) => recipient.address === address) ?? false;
}

async function listen(
  take: (email: Email, done: () => void) => void,
  refuses: (step: Step, to: string | undefined) => Error | undefined,
  port: number,
): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(refuses('AUTH', undefined), { user: 'practice' }),
    onRcptTo: ({ address }, _session, done) => done(refuses('RCPT', address)),
    onData(stream, { envelope }, done) {
      PostalMime.parse(Readable.toWeb(stream) as ReadableStream<Uint8Array>).then((email) => {
        const refusal = refuses('DATA', envelope.rcptTo[0]?.address);
        if (refusal) done(refusal);
        else take(email, done);
      }, done);
    },
  });
  // Who is killed in the middle of a conversation resets the connection, which the library would throw.
  server.on('error', () => {});
  // It would greet 100 ms later, to find out who talks first.
  const greet = () => {
    for (const connection of server.connections as Set<{ connectionReady: () => void }>) {
      connection.connectionReady();
      connection.connectionReady = () => {};
    }
  };
  server.server.on('connection', () => setImmediate(greet));
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
