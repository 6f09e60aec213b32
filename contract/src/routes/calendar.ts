import type { CalendarInput, CalendarSettings, Closure, HolidayInput, NewClosure } from '../calendar.ts';
import { type ById, del, get, type NoInput, type Notice, post, put } from './route.ts';

const changing = { can: 'calendar.change', audit: 'calendar.change' } as const;
const adding = { can: 'calendar.change', audit: 'calendar.add' } as const;
const deleting = { can: 'calendar.change', audit: 'calendar.delete' } as const;

export const settings = get<NoInput, CalendarSettings>('/admin/calendar', { can: 'calendar.read' });
export const saveSettings = put<{ body: CalendarInput }, CalendarSettings>('/admin/calendar', changing);

export const closures = get<NoInput, Closure[]>('/admin/calendar/closures', { can: 'calendar.read' });

export const close = post<{ body: NewClosure }, Closure>('/admin/calendar/closures', adding);

export const openHolidays = get<NoInput, string[]>('/admin/calendar/open-holidays', { can: 'calendar.read' });
export const setHoliday = put<{ body: HolidayInput }, string[]>('/admin/calendar/open-holidays', changing);
export const reopen = del<ById, Notice>('/admin/calendar/closures/:id', deleting);
