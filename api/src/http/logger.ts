import type { LoggerService } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { type Level, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { currentRequestId, requestIdOf } from './request-id.ts';

/** Must never log bodies, cookies, queries or emails, which may hold passwords, tokens and health data. */
export function createLogger(config: Config): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
    },
    // pino's own output would end the process when the disk is full.
    process.stdout,
  );
}

declare global {
  namespace Express {
    interface Request {
      id: string;
      log: Logger;
      startedAt: number;
    }
  }
}

export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    request.startedAt = performance.now();
    request.id = requestIdOf(request);
    request.log = logger.child({ requestId: request.id });
    response.once('close', () => {
      const fields = {
        method: request.method,
        // The pattern, because the path may hold a token.
        route: request.route?.path ?? 'none',
        status: response.statusCode,
        ms: Math.round(performance.now() - request.startedAt),
        user: request.user?.id,
      };
      request.log.info(fields, 'answered');
    });
    next();
  };
}

/** Leaves out the values in a database error, such as a message about health or a password hash. */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, query } = error as { code?: unknown; constraint?: unknown; query?: unknown };
  const { message, stack } = error;
  return { type: error.constructor.name, message, stack, code, constraint, query };
}

export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log = (message: unknown, context?: unknown) => this.write('debug', message, context);
  warn = (message: unknown, context?: unknown) => this.write('warn', message, context);
  error = (message: unknown, stack?: unknown, context?: unknown) =>
    this.write('error', message, context, stack);
  fatal = (message: unknown, stack?: unknown, context?: unknown) =>
    this.write('fatal', message, context, stack);

  private write(level: Level, message: unknown, context: unknown, stack?: unknown): void {
    this.logger[level]({ context, stack, requestId: currentRequestId.getStore() }, String(message));
  }
}
