import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { Config } from '../config.ts';
import { HealthController } from './health.controller.ts';

// Time for a load balancer to notice, and to send its requests elsewhere.
const noticeTime = 5_000;
const finishTime = 30_000;

/** On SIGTERM or SIGINT, reports "not ready", finishes running requests, closes everything and exits with 0. */
export function stopGracefully(app: INestApplication, config: Config): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.get(HealthController, { strict: false }).isStopping = true;
    if (config.isProduction) await pause(noticeTime);
    setTimeout(() => process.exit(1), finishTime).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
