import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
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
    await closeListener(server);
    await app.close();
    clearTimeout(deadline);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * A connection that waits to be accepted when the listener closes is reset, and its request lost. Node accepts one in each turn of its
 * loop, so none waits right after a short turn that accepted none.
 */
async function closeListener(server: Server) {
  // What runs for the first time takes longer.
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await new Promise((done) => other.close(done));

  let accepted = 0;
  server.prependListener('connection', () => {
    accepted += 1;
  });
  const began = performance.now();
  for (;;) {
    // After a pause, the system is unlikely to interrupt the process.
    await pause(3);
    await turn();
    const [start, before] = [performance.now(), accepted];
    await turn();
    const now = performance.now();
    // A busy process has no turn so short, and gets more and more time.
    if (accepted === before && now - start < 0.1 + (now - began) / 50_000) break;
  }
  await new Promise((done) => server.close(done));
}
