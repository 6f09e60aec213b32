import { Module } from '@nestjs/common';
import { Metrics } from './metrics.ts';
import { StatusController } from './status.controller.ts';
import { Status } from './status.ts';
import { SystemFacts } from './system-facts.ts';

@Module({ controllers: [StatusController], providers: [Metrics, Status, SystemFacts] })
export class StatusModule {}
