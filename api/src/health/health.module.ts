import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { Readiness } from './shutdown.ts';

@Module({ controllers: [HealthController], providers: [Readiness] })
export class HealthModule {}
