import type { Server } from 'node:http';
import { setImmediate as accepted, setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { INestApplication } from '@nestjs/common';
import type { Config } from '../config.ts';
import { HealthController } from './health.controller.ts';

// Time for a load balancer to notice, and for a proxy to close its idle connections, which it should do after 4 s.
const noticeTime = 6_000;
const quietTime = 5_000;
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
    // A connection that waits to be accepted when the listener closes is reset, so it closes when none is open and none waits.
    const connections = promisify(server.getConnections.bind(server));
    const end = Date.now() + (config.isProduction ? quietTime : 0);
    do {
      await pause(5);
      await accepted();
    } while (Date.now() < end && (await connections()) > 0);
    await new Promise((done) => server.close(done));
    await app.close();
    clearTimeout(deadline);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
