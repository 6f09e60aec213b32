import {
  type CalendarInput,
  type CalendarSettings,
  calendarSettingsInput,
} from '@practice/contract/calendar';
import { type Checked, check } from '@practice/contract/check';
import { rulesBlockAllBookings, startTimes } from '@practice/contract/start-times';

const weekOrder = [1, 2, 3, 4, 5, 6, 0];

/** Monday first; a closed day keeps the hours it would have. */
export function fieldsOf({ hours, rules, startTimes }: CalendarSettings) {
  const days = weekOrder.map((weekday) => {
    const { opens = null, closes = null } = hours.find((day) => day.weekday === weekday) ?? {};
    const day = { isOpen: opens !== null, opens: opens ?? '9:00 AM', closes: closes ?? '5:00 PM' };
    return { weekday, ...day, added: startTimes.filter((each) => each.weekday === weekday) };
  });
  return { hours: days, rules };
}

export type HoursFields = ReturnType<typeof fieldsOf>;
export type DayFields = HoursFields['hours'][number];

/** Ignores blank rows. */
export const addedTo = ({ weekday, added }: DayFields) =>
  added.flatMap(({ time }, row) => (time ? { weekday, time, row } : []));

export function checkHours({ hours, rules }: HoursFields): Checked<CalendarInput> {
  const days = hours.map(({ weekday, isOpen, opens, closes }) => ({
    weekday,
    opens: isOpen ? opens : null,
    closes: isOpen ? closes : null,
  }));
  const startTimes = hours.flatMap((day, at) =>
    day.isOpen ? addedTo(day).map((each) => ({ ...each, field: `hours.${at}.added.${each.row}.time` })) : [],
  );
  const checked = check(calendarSettingsInput, { hours: days, rules, startTimes });
  if (!checked.errors) return checked;
  const errors = checked.errors.map(({ path, message }) => ({
    path: startTimes[Number(/^startTimes\.(\d+)/.exec(path)?.[1])]?.field ?? path,
    message,
  }));
  return { errors };
}

export function offeredTimes(fields: HoursFields): readonly (readonly string[] | undefined)[] {
  const { errors = [] } = checkHours(fields);
  return fields.hours.map((day, at) => {
    if (errors.some(({ path }) => path.startsWith(`hours.${at}.`) && !path.includes('added')))
      return undefined;
    return day.isOpen ? startTimes(day, addedTo(day)) : [];
  });
}

export const offersNothing = ({ hours, rules, startTimes: added = [] }: CalendarInput): boolean =>
  hours.every((day) => startTimes(day, added).length === 0) || rulesBlockAllBookings(rules, hours, added);
