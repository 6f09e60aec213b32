import { types } from 'node:util';

// PostgreSQL's name for it and Node's two: the disk is full, or our share of it.
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something could not be written because there is no room left, in the database or in a folder of ours. */
export function isDiskFull(error: unknown): boolean {
  return types.isNativeError(error) && 'code' in error && codes.has(String(error.code));
}
