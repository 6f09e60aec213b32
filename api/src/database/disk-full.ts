import { types } from 'node:util';

const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether the database or a file could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return types.isNativeError(error) && 'code' in error && codes.has(String(error.code));
}
