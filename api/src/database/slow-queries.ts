import { Logger } from '@nestjs/common';
import type { Logger as QueryLogger } from 'typeorm';

/** Milliseconds. */
export const slowAfter = 500;

const logger = new Logger('database');

/** Logs the statement without its parameters, which may be anything that people typed. */
export function logSlowQuery(ms: number, statement: string): void {
  logger.warn(`A query took ${Math.round(ms)} ms: ${statement}`);
}

export const slowQueries: QueryLogger = {
  logQuerySlow: logSlowQuery,
  logQuery() {},
  logQueryError() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};
