import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { Readiness } from './stop.ts';

@Module({ controllers: [HealthController], providers: [Readiness] })
export class HealthModule {}
