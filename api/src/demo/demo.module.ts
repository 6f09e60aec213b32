import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { DemoData } from './demo-data.ts';

/** Left out of the application altogether in production. */
@Module({ imports: [AuthModule], providers: [DemoData] })
export class DemoModule {}
