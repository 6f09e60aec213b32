import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { BlogPostsModule } from '../blog-posts/blog-posts.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { DemoAppointments } from './demo-appointments.ts';
import { DemoBlog } from './demo-blog.ts';
import { DemoData } from './demo-data.ts';
import { DemoPayments } from './demo-payments.ts';

/** Left out of the application altogether in production. */
@Module({
  imports: [AuthModule, BlogPostsModule, PaymentsModule],
  providers: [DemoData, DemoAppointments, DemoPayments, DemoBlog],
})
export class DemoModule {}
