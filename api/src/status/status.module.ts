import { Module } from '@nestjs/common';
import { Metrics } from './metrics.ts';
import { StatusController } from './status.controller.ts';
import { Status } from './status.ts';
import { SystemMeasurements } from './system-measurements.ts';

@Module({ controllers: [StatusController], providers: [Metrics, Status, SystemMeasurements] })
export class StatusModule {}
