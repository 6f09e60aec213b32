import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingRules } from './booking-rules.entity.ts';
import { CalendarController } from './calendar.controller.ts';
import { Calendar } from './calendar.ts';
import { Closure } from './closure.entity.ts';
import { OpeningHours } from './opening-hours.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OpeningHours, BookingRules, Closure])],
  controllers: [CalendarController],
  providers: [Calendar],
  exports: [Calendar],
})
export class CalendarModule {}
