import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CalendarController } from './calendar.controller.ts';
import { BookingRules, Closure, OpenHoliday, OpeningHours } from './calendar.entity.ts';
import { Calendar } from './calendar.ts';

@Module({
  imports: [TypeOrmModule.forFeature([OpeningHours, BookingRules, Closure, OpenHoliday])],
  controllers: [CalendarController],
  providers: [Calendar],
  exports: [Calendar],
})
export class CalendarModule {}
