import type { CalendarSettings, Closure, HolidayInput, NewClosure, OpeningTimes } from '../calendar.ts';
import { del, get, type Notice, post, put } from './route.ts';

export const openingTimes = get<[], OpeningTimes>('/opening-hours');
export const settings = get<[], CalendarSettings>('/admin/calendar');
export const saveSettings = put<[settings: CalendarSettings], CalendarSettings>('/admin/calendar');

/** Current and future closures, earliest first. */
export const closures = get<[], Closure[]>('/admin/calendar/closures');

/** Nothing can be booked in a closure. Existing appointments stay. */
export const close = post<[closure: NewClosure], Closure>('/admin/calendar/closures');

/** The holidays on which the practice is open, earliest first. It is closed on every other one. */
export const openHolidays = get<[], string[]>('/admin/calendar/open-holidays');
export const setHoliday = put<[holiday: HolidayInput], string[]>('/admin/calendar/open-holidays');
export const reopen = del<[id: number], Notice>('/admin/calendar/closures/:id');
