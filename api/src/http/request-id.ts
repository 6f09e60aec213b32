import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const currentRequestId = new AsyncLocalStorage<string | undefined>();

/** The id that nginx or the gateway gave the request. Nobody else can give it one, since they replace the header. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[0-9a-f]{32}$/.test(given) ? given : randomBytes(16).toString('hex');
}
