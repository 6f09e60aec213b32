import { Body, Controller, NotFoundException } from '@nestjs/common';
import { calendarSettingsInput, closureInput, holidayInput } from '@practice/contract/calendar';
import { practiceDay } from '@practice/contract/format';
import { calendar } from '@practice/contract/routes';
import { Id, type Input } from '../http/params.ts';
import { Route } from '../http/route.ts';
import { Calendar } from './calendar.ts';

@Controller()
export class CalendarController {
  constructor(private readonly calendar: Calendar) {}

  @Route(calendar.settings)
  settings() {
    return this.calendar.settings();
  }

  @Route(calendar.saveSettings)
  saveSettings(@Body({ schema: calendarSettingsInput }) input: Input<typeof calendarSettingsInput>) {
    return this.calendar.save(input);
  }

  @Route(calendar.closures)
  closures() {
    return this.calendar.closuresFrom(practiceDay());
  }

  @Route(calendar.close)
  close(@Body({ schema: closureInput }) input: Input<typeof closureInput>) {
    return this.calendar.close(input);
  }

  @Route(calendar.openHolidays)
  openHolidays() {
    return this.calendar.openHolidays();
  }

  @Route(calendar.setHoliday)
  setHoliday(@Body({ schema: holidayInput }) input: Input<typeof holidayInput>) {
    return this.calendar.setHoliday(input);
  }

  @Route(calendar.reopen)
  async reopen(@Id() id: number) {
    if (!(await this.calendar.reopen(id))) throw new NotFoundException('We can’t find that.');
    return { message: 'This closed time is removed.' };
  }
}
