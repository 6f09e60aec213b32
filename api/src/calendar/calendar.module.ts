import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarController } from './calendar.controller.ts';
import { BookingRules, Closure, OpenHoliday, OpeningHours, StartTime } from './calendar.entity.ts';
import { Calendar } from './calendar.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OpeningHours, StartTime, BookingRules, Closure, OpenHoliday])],
  controllers: [CalendarController],
  providers: [Calendar],
  exports: [Calendar],
})
export class CalendarModule {}
