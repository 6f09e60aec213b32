import { Logger } from '@nestjs/common';
import type { Logger as QueryLogger } from 'typeorm';

export const slowAfter = 500;

const logger = new Logger('database');

export const slowQueries: QueryLogger = {
  // Without its parameters, which may be anything that people typed.
  logQuerySlow(ms, statement) {
    logger.warn(`A query took ${Math.round(ms)} ms: ${statement}`);
  },
  logQuery() {},
  logQueryError() {},
  logSchemaBuild() {},
  logMigration() {},
  log() {},
};
