import { Module } from '@nestjs/common';
import { AssessmentsModule } from '../assessments/assessments.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { BlogPostsModule } from '../blog-posts/blog-posts.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { DemoData } from './demo-data.ts';
import { DemoPayments } from './demo-payments.ts';
import { DemoVisits } from './demo-visits.ts';

@Module({
  imports: [AssessmentsModule, AuthModule, BlogPostsModule, PaymentsModule],
  providers: [DemoData, DemoPayments, DemoVisits],
})
export class DemoModule {}
