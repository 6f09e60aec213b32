import { type DynamicModule, Module } from '@nestjs/common';
import { AlertsModule } from './alerts/alerts.module.ts';
import { AppointmentsModule } from './appointments/appointments.module.ts';
import { AssessmentsModule } from './assessments/assessments.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { BlogPostsModule } from './blog-posts/blog-posts.module.ts';
import { CalendarModule } from './calendar/calendar.module.ts';
import { ClientsModule } from './clients/clients.module.ts';
import { ConfigModule } from './config.module.ts';
import type { Config } from './config.ts';
import { ConsultationRequestsModule } from './consultation-requests/consultation-requests.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DemoModule } from './demo/demo.module.ts';
import { HealthModule } from './health/health.module.ts';
import { HttpModule } from './http/http.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { PageCacheModule } from './page-cache/page-cache.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { ResourcesModule } from './resources/resources.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule,
        HttpModule,
        AlertsModule,
        JobsModule,
        MailModule,
        PageCacheModule,
        UploadsModule,
        AuthModule,
        ConsultationRequestsModule,
        BlogPostsModule,
        ResourcesModule,
        PaymentsModule,
        CalendarModule,
        AppointmentsModule,
        ClientsModule,
        AssessmentsModule,
        HealthModule,
        ...(config.demoData ? [DemoModule] : []),
      ],
    };
  }
}
