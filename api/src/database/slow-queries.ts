import { Logger } from '@nestjs/common';
import type { Logger as QueryLogger } from 'typeorm';

export const slowAfter = 500;

const logger = new Logger('database');

export const slowQueries: QueryLogger = {
  // Leaves out the parameters, which may be anything people typed.
  logQuerySlow(ms, statement) {
    logger.warn(`A query took ${Math.round(ms)} ms: ${statement}`);
  },
  logQuery() {},
  logQueryError() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};
