import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { Config } from '../config.ts';
import { HealthController } from './health.controller.ts';

// Time for a load balancer to notice, and for nginx to close its idle connections, which it does after 4 s (nginx.conf).
const noticeTime = 6_000;
const finishTime = 30_000;

/** On SIGTERM or SIGINT, reports "not ready", finishes running requests, closes everything and exits with 0. */
export function stopGracefully(app: INestApplication, config: Config): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.get(HealthController, { strict: false }).isStopping = true;
    // A request that comes over a connection at the moment it is closed is lost, so each answer is the last on its connection.
    app
      .getHttpServer()
      .prependListener('request', (_: unknown, response: ServerResponse) =>
        response.setHeader('Connection', 'close'),
      );
    if (config.isProduction) await pause(noticeTime);
    const deadline = setTimeout(() => process.exit(1), finishTime);
    await app.close();
    clearTimeout(deadline);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
