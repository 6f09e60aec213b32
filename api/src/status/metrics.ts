import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CONFIG, type Config } from '../config.ts';
import { SystemFacts } from './system-facts.ts';

/** Answers `/metrics` for Prometheus on a port of its own, which nginx doesn't know. Without METRICS_PORT it does nothing. */
@Injectable()
export class Metrics implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Metrics.name);
  private readonly registry = new Registry();
  private server: Server | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly facts: SystemFacts,
    private readonly http: HttpAdapterHost,
  ) {}

  onModuleInit(): void {
    if (this.config.metricsPort === undefined) return;
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Calls by method, pattern of the address and status, without event streams.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    });
    const fastify: FastifyInstance = this.http.httpAdapter.getInstance();
    fastify.addHook('onResponse', (request, reply, done) => {
      const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
      };
      if (!isStream) durations.observe(labels, reply.elapsedTime / 1000);
      done();
    });
    for (const [name, [help, read]] of Object.entries(this.gauges())) {
      const { logger } = this;
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          // What can't be measured is left out, and the rest is still told.
          this.remove();
          try {
            const value = await read();
            if (value !== undefined) this.set(value);
          } catch (error) {
            logger.warn(`${name} could not be measured: ${String(error)}`);
          }
        },
      });
    }
  }

  private gauges(): Readonly<
    Record<string, readonly [help: string, read: () => Promise<number | undefined>]>
  > {
    const { facts } = this;
    return {
      jobs_waiting: [
        'Jobs that should run by now, or are tried again.',
        async () => (await facts.queue()).waiting,
      ],
      jobs_failed: ['Jobs that were given up, without emails.', async () => (await facts.queue()).failed],
      emails_failed: ['Emails that were given up.', async () => (await facts.queue()).failedEmails],
      database_bytes: ['Size of the database.', async () => (await facts.database()).bytes],
      disk_free_bytes: ['Free space for uploads.', async () => (await facts.disk()).free],
      last_backup_bytes: ['Size of the newest backup.', async () => (await facts.backup())?.bytes],
      last_backup_timestamp_seconds: [
        'Time of the newest backup.',
        async () => {
          const at = (await facts.backup())?.at.getTime();
          return at && at / 1000;
        },
      ],
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.config;
    if (metricsPort === undefined) return;
    this.server = createServer(async (request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      const text = await this.registry.metrics();
      response.setHeader('content-type', this.registry.contentType).end(text);
    }).listen(metricsPort, host);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server?.close().closeAllConnections();
  }
}
