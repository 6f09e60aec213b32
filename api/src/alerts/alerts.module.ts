import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Alert } from './alert.entity.ts';
import { AlertsController } from './alerts.controller.ts';
import { Alerts } from './alerts.ts';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Alert])],
  controllers: [AlertsController],
  providers: [Alerts],
  exports: [Alerts],
})
export class AlertsModule {}
