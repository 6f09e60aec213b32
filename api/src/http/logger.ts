import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { LogOutput } from './log-output.ts';

const standardOutput = 1;

/**
 * Structured logs, one JSON line each. Bodies, cookies, addresses with a query and email texts are never given to it,
 * so that no password, token or health answer can be in a log.
 */
export function createLogger(config: Config): Logger {
  // Of our own: pino's ends the process when the disk is full, or tries for ever at its exit.
  const output = new LogOutput(standardOutput, (lines) => {
    logger.warn({ lines }, 'lines of this log are missing: they could not be written');
  });
  const logger = pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorFacts },
    },
    output,
  );
  return logger;
}

/**
 * What may be said of an error. A database error also carries the values of its statement (a message about somebody's
 * health, the hash of a password) and the row in conflict: those are left out.
 */
export function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, query } = error as { code?: unknown; constraint?: unknown; query?: unknown };
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack,
    code,
    constraint,
    query,
  };
}

/** Nest's own messages in the same lines. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: unknown) {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown) {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: unknown, context?: unknown) {
    this.logger.error({ context, stack }, String(message));
  }

  fatal(message: unknown, stack?: unknown, context?: unknown) {
    this.logger.fatal({ context, stack }, String(message));
  }
}
