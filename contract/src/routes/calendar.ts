import type { CalendarSettings, Closure, HolidayInput, NewClosure, OpeningTimes } from '../calendar.ts';
import { del, get, type NoInput, type Notice, post, put } from './route.ts';

export const openingTimes = get<NoInput, OpeningTimes>('/opening-hours');
export const settings = get<NoInput, CalendarSettings>('/admin/calendar');
export const saveSettings = put<{ body: CalendarSettings }, CalendarSettings>('/admin/calendar');

export const closures = get<NoInput, Closure[]>('/admin/calendar/closures');

/** Nothing can be booked in a closure. Existing appointments stay. */
export const close = post<{ body: NewClosure }, Closure>('/admin/calendar/closures');

export const openHolidays = get<NoInput, string[]>('/admin/calendar/open-holidays');
export const setHoliday = put<{ body: HolidayInput }, string[]>('/admin/calendar/open-holidays');
export const reopen = del<{ params: { id: number } }, Notice>('/admin/calendar/closures/:id');
