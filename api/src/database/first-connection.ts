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

export function retryOptions() {
  const start = Date.now();
  return {
    retryAttempts: Number.POSITIVE_INFINITY,
    retryDelay: 1_000,
    verboseRetryLog: true,
    toRetry: (error: unknown) => {
      const isName = /^(ENOTFOUND|EAI_AGAIN)$/.test(codeOf(error));
      if (isName) return Date.now() - start < maxNameDelay;
      return isBusyDatabase(error) || isDiskFull(error);
    },
  };
}

export function describeError(error: unknown): unknown {
  if (!types.isNativeError(error)) return error;
  const code = codeOf(error);
  const reason = /^SASL: /.test(error.message)
    ? 'it has no password, and the database asks for one'
    : unusable[code];
  if (!reason) return error;
  const message = `DATABASE_URL cannot be used: ${reason}. Please correct it.`;
  return Object.assign(new Error(message, { cause: error }), { code });
}
