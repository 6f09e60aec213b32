import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppointmentsModule } from './appointments/appointments.module.ts';
import { AssessmentsModule } from './assessments/assessments.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { BlogPostsModule } from './blog-posts/blog-posts.module.ts';
import { CalendarModule } from './calendar/calendar.module.ts';
import { ClientsModule } from './clients/clients.module.ts';
import type { Config } from './config.ts';
import { ConsultationRequestsModule } from './consultation-requests/consultation-requests.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DemoModule } from './demo/demo.module.ts';
import { createLogger, NestLogger } from './http/logger.ts';
import { useMiddleware } from './http/middleware.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { PractitionersModule } from './practitioners/practitioners.module.ts';
import { ResourcesModule } from './resources/resources.module.ts';
import { ServicesModule } from './services/services.module.ts';
import { SharedModule } from './shared.module.ts';
import { StatusModule } from './status/status.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';

const areas = [
  AuthModule,
  ConsultationRequestsModule,
  BlogPostsModule,
  ResourcesModule,
  PaymentsModule,
  CalendarModule,
  PractitionersModule,
  ServicesModule,
  AppointmentsModule,
  ClientsModule,
  AssessmentsModule,
  StatusModule,
];

@Module({})
class AppModule {}

export async function createApp(config: Config): Promise<NestExpressApplication> {
  const logger = createLogger(config);
  const imports = [DatabaseModule.with(config), SharedModule.with(config), UploadsModule, ...areas];
  const app = await NestFactory.create<NestExpressApplication>(
    { module: AppModule, imports: config.demoData ? [...imports, DemoModule] : imports },
    {
      bodyParser: false,
      logger: new NestLogger(logger),
      abortOnError: false,
      // Matches `resources/samples` before `resources/:id`, whatever their order.
      routeResolutionStrategy: 'specificity',
    },
  );
  useMiddleware(app, config, logger);
  // Must be longer than the gateway's, which would otherwise reuse a closed connection.
  app.getHttpServer().keepAliveTimeout = 75_000;
  return app;
}
