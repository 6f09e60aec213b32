import type { Server } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Request, type Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { CONFIG, type Config } from '../config.ts';
import { SystemMeasurements } from './system-measurements.ts';

/** Serves `/metrics` for Prometheus on its own port, which nginx doesn't expose. Off without METRICS_PORT. */
@Injectable()
export class Metrics implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Metrics.name);
  private readonly registry = new Registry();
  private server: Server | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly measurements: SystemMeasurements,
    private readonly http: HttpAdapterHost<ExpressAdapter>,
  ) {}

  onModuleInit(): void {
    if (this.config.metricsPort === undefined) return;
    collectDefaultMetrics({ register: this.registry });
    this.measureCalls();
    const { measurements } = this;
    const queue = async (name: 'waiting' | 'failed' | 'failedEmails') => (await measurements.queue())[name];
    const backup = async (name: 'bytes' | 'seconds') => (await measurements.backup())?.[name];
    this.measure('jobs_waiting', 'Jobs that should run by now, or are tried again.', () => queue('waiting'));
    this.measure('jobs_failed', 'Jobs that were given up, without emails.', () => queue('failed'));
    this.measure('emails_failed', 'Emails that were given up.', () => queue('failedEmails'));
    this.measure(
      'database_bytes',
      'Size of the database.',
      async () => (await measurements.database()).bytes,
    );
    this.measure('disk_free_bytes', 'Free space for uploads.', async () => (await measurements.disk()).free);
    this.measure('last_backup_bytes', 'Size of the newest backup.', () => backup('bytes'));
    this.measure('last_backup_timestamp_seconds', 'Time of the newest backup.', () => backup('seconds'));
  }

  private measureCalls(): void {
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Calls by method, pattern of the address and status, without event streams.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [this.registry],
    });
    this.http.httpAdapter.setOnResponseHook((request: Request, response: Response) => {
      const isStream = response.get('Content-Type')?.startsWith('text/event-stream');
      const labels = {
        method: request.method,
        route: request.route?.path ?? 'none',
        status: response.statusCode,
      };
      if (!isStream) durations.observe(labels, (performance.now() - request.startedAt) / 1000);
    });
  }

  private measure(name: string, help: string, read: () => Promise<number | undefined>): void {
    const { logger, registry } = this;
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
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

  onApplicationBootstrap(): void {
    const { metricsPort, host } = this.config;
    if (metricsPort === undefined) return;
    const app = express().disable('x-powered-by');
    app.get('/metrics', async (_request, response) => {
      response.type(this.registry.contentType).send(await this.registry.metrics());
    });
    this.server = app.listen(metricsPort, host);
  }

  onApplicationShutdown(): void {
    this.server?.close().closeAllConnections();
  }
}
