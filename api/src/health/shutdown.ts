import type { Server } from 'node:http';
import { setImmediate as accepted, setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { Config } from '../config.ts';
import { HealthController } from './health.controller.ts';

// Time for a load balancer to notice, and for a proxy to close its idle connections, which it should do after 4 s.
const noticeTime = 6_000;
const finishTime = 30_000;

export function stopGracefully(app: INestApplication, config: Config): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    app.get(HealthController, { strict: false }).isStopping = true;
    const server: Server = app.getHttpServer();
    // A request on a connection that is just closing is lost, so each answer is the last on its connection.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.keepAliveTimeout = 5_000;
    if (config.isProduction) await pause(noticeTime);
    const deadline = setTimeout(() => process.exit(1), finishTime);
    // Right after Node has accepted the connections that waited, since those would be reset.
    await accepted();
    await new Promise((done) => server.close(done));
    await app.close();
    clearTimeout(deadline);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
