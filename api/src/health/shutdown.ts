import type { Server } from 'node:http';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG, type Config } from '../config.ts';

const finishTime = 30_000;

@Injectable()
export class Shutdown implements BeforeApplicationShutdown {
  hasBegun = false;
  /** Time for a load balancer to notice, and for proxies to close their idle connections (after 4 s). */
  private readonly noticeTime: number;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly http: HttpAdapterHost,
  ) {
    this.noticeTime = config.isProduction ? 6_000 : 0;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.hasBegun = true;
    const server: Server = this.http.httpAdapter.getHttpServer();
    // A request on a closing connection is lost, so each answer is the last on its connection.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.keepAliveTimeout = 5_000;
    await pause(this.noticeTime);
    setTimeout(() => server.closeAllConnections(), finishTime).unref();
    // Connections not yet accepted would be reset.
    let hasAccepted: boolean;
    server.on('connection', () => {
      hasAccepted = true;
    });
    do {
      hasAccepted = false;
      await turn();
    } while (hasAccepted);
  }
}
