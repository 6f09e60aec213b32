import { type CalendarSettings, calendarSettingsInput } from '@practice/contract/calendar';
import { check } from '@practice/contract/check';
import { rulesBlockAllBookings, startTimes } from '@practice/contract/start-times';

const weekOrder = [1, 2, 3, 4, 5, 6, 0];

/** The settings as the form has them: from Monday on, and a closed day keeps the hours it would have. */
export function fieldsOf({ hours, rules }: CalendarSettings) {
  const days = weekOrder.map((weekday) => {
    const { opens = null, closes = null } = hours.find((day) => day.weekday === weekday) ?? {};
    return { weekday, isOpen: opens !== null, opens: opens ?? '9:00 AM', closes: closes ?? '5:00 PM' };
  });
  return { hours: days, rules };
}

export type HoursFields = ReturnType<typeof fieldsOf>;

export function checkHours({ hours, rules }: HoursFields) {
  const days = hours.map(({ weekday, isOpen, opens, closes }) => ({
    weekday,
    opens: isOpen ? opens : null,
    closes: isOpen ? closes : null,
  }));
  return check(calendarSettingsInput, { hours: days, rules });
}

export function offeredTimes(fields: HoursFields): readonly (readonly string[] | undefined)[] {
  const { errors = [] } = checkHours(fields);
  return fields.hours.map(({ isOpen, ...day }, at) => {
    if (errors.some(({ path }) => path.startsWith(`hours.${at}.`))) return undefined;
    return isOpen ? startTimes(day) : [];
  });
}

export const offersNothing = ({ hours, rules }: CalendarSettings): boolean =>
  hours.every((day) => startTimes(day).length === 0) || rulesBlockAllBookings(rules, hours);
