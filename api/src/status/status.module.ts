import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LastBackup } from './last-backup.entity.ts';
import { Metrics } from './metrics.ts';
import { StatusController } from './status.controller.ts';
import { Status } from './status.ts';
import { SystemMeasurements } from './system-measurements.ts';

@Module({
  imports: [TypeOrmModule.forFeature([LastBackup])],
  controllers: [StatusController],
  providers: [Metrics, Status, SystemMeasurements],
})
export class StatusModule {}
