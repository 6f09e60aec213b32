import { types } from 'node:util';
import { codeOf, isBusyDatabase, isDiskFull } from './errors.ts';

const unusable: Readonly<Record<string, string>> = {
  '28P01': 'the database refuses this user with this password',
  '28000': 'the database refuses this user',
  '3D000': 'the database server has no database of this name',
  ENOTFOUND: 'no machine of this name is known',
  EAI_AGAIN: 'no machine of this name is known',
};

const maxNameDelay = 3_000;

/** Nest's options for the first connection, which wait for a database that is down. */
export function retryOptions() {
  const start = Date.now();
  return {
    retryAttempts: Number.POSITIVE_INFINITY,
    retryDelay: 1_000,
    verboseRetryLog: true,
    toRetry: (error: unknown) =>
      error instanceof UnusableDatabase
        ? error.mayChange && Date.now() - start < maxNameDelay
        : isBusyDatabase(error) || isDiskFull(error),
  };
}

class UnusableDatabase extends Error {
  constructor(
    reason: string,
    readonly mayChange: boolean,
    options: ErrorOptions,
  ) {
    super(`DATABASE_URL cannot be used: ${reason}. Please correct it.`, options);
  }
}

/** Explains what is wrong with DATABASE_URL. Other errors stay as they are. */
export function describeError(error: unknown): unknown {
  if (!types.isNativeError(error)) return error;
  const code = codeOf(error);
  const reason = /^SASL: /.test(error.message)
    ? 'it has no password, and the database asks for one'
    : unusable[code];
  return reason ? new UnusableDatabase(reason, /^E/.test(code), { cause: error }) : error;
}
