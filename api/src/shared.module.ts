import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Alert } from './alerts/alert.entity.ts';
import { AlertsController } from './alerts/alerts.controller.ts';
import { Alerts } from './alerts/alerts.ts';
import { AuditInterceptor } from './audit-log/audit.interceptor.ts';
import { AuditEntry } from './audit-log/audit-entry.entity.ts';
import { AuditLogController } from './audit-log/audit-log.controller.ts';
import { CONFIG, type Config } from './config.ts';
import { HealthController } from './health/health.controller.ts';
import { Shutdown } from './health/shutdown.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { RateLimits } from './http/rate-limits.ts';
import { ValidationPipe } from './http/validation.ts';
import { Jobs } from './jobs/jobs.ts';
import { Retention } from './jobs/retention.ts';
import { Mailer } from './mail/mailer.ts';
import { UndeliveredEmails } from './mail/undelivered.ts';
import { Notes } from './notes/notes.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { Worker } from './worker.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Alert, AuditEntry])],
  controllers: [AlertsController, AuditLogController, HealthController],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: ValidationPipe },
    { provide: APP_INTERCEPTOR, useClass: AuditInterceptor },
    Alerts,
    Jobs,
    RateLimits,
    Mailer,
    Notes,
    PageCache,
    Retention,
    Shutdown,
    UndeliveredEmails,
    Worker,
  ],
  exports: [Alerts, Jobs, RateLimits, Mailer, Notes, PageCache, UndeliveredEmails, Worker],
})
export class SharedModule {
  static with(config: Config): DynamicModule {
    return { module: SharedModule, providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] };
  }
}
