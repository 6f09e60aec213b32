import { Body, Controller, NotFoundException, Param } from '@nestjs/common';
import {
  type CalendarSettings,
  type Closure,
  type ClosureInput,
  calendarSettingsInput,
  closureInput,
  type OpeningTimes,
} from '@practice/contract/calendar';
import { practiceDay } from '@practice/contract/format';
import { calendar, type Notice } from '@practice/contract/routes';
import { ForAdmins, Public } from '../http/audience.ts';
import { Route } from '../http/route.ts';
import { IdPipe } from '../http/validation.ts';
import { Calendar } from './calendar.ts';

@Controller()
export class CalendarController {
  constructor(private readonly calendar: Calendar) {}

  @Route(calendar.openingTimes)
  @Public()
  openingTimes(): Promise<OpeningTimes> {
    return this.calendar.openingTimes(practiceDay());
  }

  @Route(calendar.settings)
  @ForAdmins()
  settings(): Promise<CalendarSettings> {
    return this.calendar.settings();
  }

  @Route(calendar.saveSettings)
  @ForAdmins()
  saveSettings(@Body({ schema: calendarSettingsInput }) input: CalendarSettings): Promise<CalendarSettings> {
    return this.calendar.save(input);
  }

  @Route(calendar.closures)
  @ForAdmins()
  closures(): Promise<Closure[]> {
    return this.calendar.closuresFrom(practiceDay());
  }

  @Route(calendar.close)
  @ForAdmins()
  close(@Body({ schema: closureInput }) input: ClosureInput): Promise<Closure> {
    return this.calendar.close(input);
  }

  @Route(calendar.reopen)
  @ForAdmins()
  async reopen(@Param('id', IdPipe) id: number): Promise<Notice> {
    if (!(await this.calendar.reopen(id))) throw new NotFoundException('There is nothing with this number.');
    return { message: 'This closed time is removed.' };
  }
}
