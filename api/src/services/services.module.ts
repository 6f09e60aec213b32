import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarModule } from '../calendar/calendar.module.ts';
import { Package } from './package.entity.ts';
import { Service } from './service.entity.ts';
import { ServicesController } from './services.controller.ts';
import { Services } from './services.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Service, Package]), CalendarModule],
  controllers: [ServicesController],
  providers: [Services],
  exports: [Services],
})
export class ServicesModule {}
