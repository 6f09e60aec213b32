// The stand-ins for the mail provider (SMTP on 1025, its emails as JSON on 8025), Stripe (12111) and a store of backups (S3 on 9000), in a container
// of their own.
import { mkdir } from 'node:fs/promises';
import { startMailbox } from '@practice/sandbox/mailbox';
import { startS3Server } from '@practice/sandbox/s3-server';
import { startStripe } from '@practice/sandbox/stripe';

const host = '0.0.0.0';
const mailbox = await startMailbox({ dir: '/data/mails', host, port: 1025 });
await mkdir('/data/s3', { recursive: true });
await startS3Server({ directory: '/data/s3', address: host, port: 9000 });
await startStripe({
  dir: '/data/stripe',
  host,
  port: 12111,
  webhookUrl: 'http://api:3000/api/stripe/webhook',
  publicOrigin: process.env.PUBLIC_ORIGIN ?? '',
});
mailbox.pages.listen(8025, host);
