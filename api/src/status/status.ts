import { readFile, stat } from 'node:fs/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { dayAndTime, fileSize, longDate, timeInSentence } from '@practice/contract/format';
import type { StatusFact } from '@practice/contract/routes/status';
import { CONFIG, type Config, isThisMachine } from '../config.ts';
import { SystemMeasurements } from './system-measurements.ts';

const minute = 60_000;
const hour = 60 * minute;
const limits = {
  databaseMs: 1_000,
  dueFor: 10 * minute,
  backupAge: 26 * hour,
  freeBytes: 1024 ** 3,
  certificateLeft: 14 * 24 * hour,
} as const;

const ask = 'Ask whoever looks after your website to';

type Finding = readonly [text: string, todo?: string | false];

@Injectable()
export class Status {
  private readonly logger = new Logger(Status.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly measurements: SystemMeasurements,
  ) {}

  async list(): Promise<StatusFact[]> {
    return Promise.all(
      Object.entries(this.checks).map(async ([name, check]) => {
        try {
          const [text, todo] = await check();
          return { name, text, todo: todo || null };
        } catch (error) {
          this.logger.warn(`${name} could not be checked: ${String(error)}`);
          return { name, text: 'We couldn’t check this.', todo: `${ask} look into the log.` };
        }
      }),
    );
  }

  private readonly checks: Readonly<Record<string, () => Promise<Finding>>> = {
    Version: async () => {
      const { version } = JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'));
      const { mtime } = await stat(new URL(import.meta.url));
      return [`${version}, built ${timeInSentence(mtime)}`];
    },
    Database: async () => {
      const { ms, bytes } = await this.measurements.database();
      return [
        `It answered within ${Math.max(1, ms)} ms, and holds ${fileSize(bytes)}.`,
        ms > limits.databaseMs && `It’s slow. ${ask} find out why.`,
      ];
    },
    'Background tasks': async () => {
      const { waiting, dueSince, failed } = await this.measurements.queue();
      const since = dueSince ? `, the first since ${timeInSentence(dueSince)}` : '';
      const isStuck = dueSince !== null && Date.now() - dueSince.getTime() > limits.dueFor;
      return [
        `${waiting || 'None'} waiting${since}. ${failed || 'None'} failed.`,
        isStuck
          ? `Nothing gets done. ${ask} restart the website.`
          : failed > 0 && `${ask} look into the log.`,
      ];
    },
    Emails: async () => {
      const { failedEmails } = await this.measurements.queue();
      if (failedEmails === 0) return ['All of them went out.'];
      return [
        `${failedEmails === 1 ? 'One email wasn’t' : `${failedEmails} emails weren’t`} delivered.`,
        'Check the addresses below, then send again, or call.',
      ];
    },
    'Last backup': async () => {
      const newest = await this.measurements.backup();
      if (!newest) return ['There isn’t one yet.', `${ask} turn on the backups.`];
      const isOld = Date.now() - newest.at.getTime() > limits.backupAge;
      return [
        `${dayAndTime(newest.at)}, ${fileSize(newest.bytes)}`,
        isOld && `It’s too old. ${ask} check the backups today.`,
      ];
    },
    'Free disk space': async () => {
      const { free, size } = await this.measurements.disk();
      return [
        `${fileSize(free)} of ${fileSize(size)}`,
        free < limits.freeBytes && `That’s too little. ${ask} make room before uploads stop working.`,
      ];
    },
    'Security certificate': async () => {
      const expiry = await this.measurements.certificateExpiry();
      if (!expiry) return ['This website isn’t encrypted yet.', `${ask} give it an https address.`];
      const left = expiry.getTime() - Date.now();
      return [
        `${left < 0 ? 'Expired' : 'Valid until'} ${longDate(expiry)}`,
        left < limits.certificateLeft &&
          `${ask} renew it, because browsers warn visitors away from a website without one.`,
      ];
    },
    'Test services': async () => {
      const { stripe, smtpUrl } = this.config;
      const standIns = [
        ...(stripe.apiBase || stripe.secretKey.includes('_test_')
          ? ['card payments, so no money moves']
          : []),
        ...(isThisMachine(smtpUrl) ? ['emails, so no one gets them'] : []),
      ];
      if (standIns.length === 0) return ['None: cards are charged, and emails go out.'];
      return [
        `For ${standIns.join(', and for ')}.`,
        `Before clients use it, ${ask.toLowerCase()} set up the real ones.`,
      ];
    },
  };
}
