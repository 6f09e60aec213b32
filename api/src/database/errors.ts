import { types } from 'node:util';
import {
  EntityNotFoundError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

const diskFullCodes = /^(53100|ENOSPC|EDQUOT)$/;

// PostgreSQL's codes for lost connections, timeouts, deadlocks, restarts and too many connections, and Node's
// for an unreachable server.
const busyCodes =
  /^(08...|57014|25P03|55P03|40P01|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)$/;
const lostConnection =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error|Client was closed/;

export function isDiskFull(error: unknown): boolean {
  return diskFullCodes.test(codeOf(error));
}

export function isBusyDatabase(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  return (
    busyCodes.test(codeOf(error)) ||
    lostConnection.test(error.message) ||
    // TypeORM's errors when a connection breaks between two statements of a transaction.
    error instanceof QueryRunnerAlreadyReleasedError ||
    error instanceof QueryRunnerProviderAlreadyReleasedError
  );
}

export function isDeadlock(error: unknown): boolean {
  return error instanceof QueryFailedError && codeOf(error.driverError) === '40P01';
}

export function isForDeletedAccount(error: unknown): boolean {
  if (error instanceof EntityNotFoundError)
    return typeof error.entityClass === 'function' && /^(User|Person)$/.test(error.entityClass.name);
  return /_(user|person|author|added_by)$/.test(constraintOf(error, ['23503']) ?? '');
}

export function violatedConstraint(error: unknown): string | undefined {
  return constraintOf(error, ['23505', '23P01']);
}

/** @throws `refusal` if the write violates the constraint */
export function unlessTaken<Result>(writing: Promise<Result>, constraint: string, refusal: Error) {
  return writing.catch((error: unknown): never => {
    throw violatedConstraint(error) === constraint ? refusal : error;
  });
}

function constraintOf(error: unknown, codes: readonly string[]): string | undefined {
  if (!(error instanceof QueryFailedError) || !codes.includes(codeOf(error.driverError))) return undefined;
  return 'constraint' in error.driverError ? String(error.driverError.constraint) : undefined;
}

export function codeOf(error: unknown): string {
  return types.isNativeError(error) && 'code' in error ? String(error.code) : '';
}
