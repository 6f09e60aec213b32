import type { CalendarSettings, Closure, NewClosure, OpeningTimes } from '../calendar.ts';
import { del, get, type Notice, post, put } from './route.ts';

/** The hours of the week, and the closed days of the next two months; for everybody. */
export const openingTimes = get<[], OpeningTimes>('/opening-hours');

/** The opening hours, and the rules for clients who book; admins only, as all that follows. */
export const settings = get<[], CalendarSettings>('/admin/calendar');

/** Replaces both as a whole; 400 names each field that cannot be so. Appointments that exist stay. */
export const saveSettings = put<[settings: CalendarSettings], CalendarSettings>('/admin/calendar');

/** Closed days and hours of today and later, earliest first. */
export const closures = get<[], Closure[]>('/admin/calendar/closures');

/** Closes days, or hours of one day, for booking: nothing is booked in them after the answer. Appointments that exist stay. */
export const close = post<[closure: NewClosure], Closure>('/admin/calendar/closures');

/** Opens them again. 404 when there is no such closure. */
export const reopen = del<[id: number], Notice>('/admin/calendar/closures/:id');
