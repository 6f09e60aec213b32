import { ForbiddenException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { isForeignWrite } from '@practice/contract/same-origin';
import cookieParser from 'cookie-parser';
import { json, type RequestHandler, raw } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { refuseUncleanInput } from './clean-input.ts';
import { refusals } from './error.filter.ts';
import { logRequests } from './logger.ts';
import { currentRequestId } from './request-id.ts';

// API answers are never pages, so they must not load, frame or run anything.
export const apiHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

const webhook = '/api/stripe/webhook';

/** Paths that accept files, as in nginx.conf. All others accept only JSON. */
const formAddresses = /^\/api\/(resources|images|admin\/assessments)(\/\d+)?\/?$/i;

export function useMiddleware(app: NestExpressApplication, config: Config, logger: Logger): void {
  // Trusts X-Forwarded-For only from the first hop, the gateway or nginx.
  app.set('trust proxy', 1);
  app.disable('x-powered-by');
  app.use(logRequests(logger), setHeaders, refuseForeignWrites(config.publicOrigin), requireJson);
  app.use(webhook, raw({ type: 'application/json', limit: '1mb', inflate: false }));
  app.use('/api/blog-posts', json({ limit: '256kb', inflate: false }));
  app.use(json({ limit: '100kb', inflate: false }));
  app.use(cookieParser(), refuseUncleanInput);
}

const setHeaders: RequestHandler = (request, response, next) => {
  response.setHeaders(new Map(Object.entries(apiHeaders))).setHeader('X-Request-Id', request.id);
  currentRequestId.run(request.id, next);
};

function refuseForeignWrites(publicOrigin: string): RequestHandler {
  return (request, _response, next) => {
    if (request.path !== webhook && isForeignWrite(request, publicOrigin)) {
      request.log.warn({ origin: request.headers.origin }, 'refused a write from another site');
      throw new ForbiddenException(`This request did not come from ${publicOrigin} and was refused.`);
    }
    next();
  };
}

const requireJson: RequestHandler = (request, _response, next) => {
  const accepted = formAddresses.test(request.path) ? ['json', 'multipart/form-data'] : ['json'];
  if (request.headers['content-type'] !== undefined && request.is(accepted) === false)
    throw new UnsupportedMediaTypeException({ message: refusals[415] });
  next();
};
