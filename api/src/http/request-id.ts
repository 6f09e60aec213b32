import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const currentRequestId = new AsyncLocalStorage<string | undefined>();

/** nginx and the gateway set this header, replacing any that the client sent. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : randomBytes(16).toString('hex');
}
