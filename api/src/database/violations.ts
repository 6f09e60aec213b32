import { QueryFailedError } from 'typeorm';

export function isDeadlock(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && 'code' in error.driverError && error.driverError.code === '40P01'
  );
}

export function isForDeletedAccount(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  return code === '23503' && constraint?.endsWith('_user') === true;
}

/** @returns the unique or exclusion constraint that the statement violates, or undefined for any other error */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { code, constraint } = error.driverError as { code?: string; constraint?: string };
  const isUniqueOrExclusion = code === '23505' || code === '23P01';
  return isUniqueOrExclusion ? constraint : undefined;
}
