import type { LoggerService } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Level, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Config } from '../config.ts';
import { LogOutput } from './log-output.ts';
import { currentRequestId, requestIdOf } from './request-id.ts';

const standardOutput = 1;

/** Logs JSON lines. It never gets bodies, cookies, queries or emails, which may hold passwords, tokens and health data. */
export function createLogger(config: Config): Logger {
  // pino's own output ends the process when the disk is full, or tries forever at its exit.
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

export function logRequests(logger: Logger) {
  const facts = (request: Request, response: Response, { responseTime }: { responseTime: number }) => ({
    method: request.method,
    // The pattern, because the address itself may hold a token.
    route: request.route?.path ?? 'none',
    status: response.statusCode,
    ms: responseTime,
    user: request.user?.id,
  });
  return pinoHttp<Request, Response>({
    logger,
    genReqId: requestIdOf,
    customAttributeKeys: { reqId: 'requestId' },
    quietReqLogger: true,
    quietResLogger: true,
    wrapSerializers: false,
    serializers: { req: () => undefined },
    customSuccessObject: facts,
    customErrorObject: (request, response, _error, values) => facts(request, response, values),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'answered',
  });
}

/** Leaves out the values and the row of a database error, such as a message about health or the hash of a password. */
export function errorFacts(error: unknown): unknown {
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
