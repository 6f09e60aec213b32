import {
  type CalendarInput,
  type CalendarSettings,
  calendarSettingsInput,
} from '@practice/contract/calendar';
import { type Checked, check } from '@practice/contract/check';
import { rulesBlockAllBookings, startTimes } from '@practice/contract/start-times';

const weekOrder = [1, 2, 3, 4, 5, 6, 0];

/** The settings as the form has them: from Monday on, and a closed day keeps the hours it would have. */
export function fieldsOf({ hours, rules, startTimes }: CalendarSettings) {
  const days = weekOrder.map((weekday) => {
    const { opens = null, closes = null } = hours.find((day) => day.weekday === weekday) ?? {};
    const day = { isOpen: opens !== null, opens: opens ?? '9:00 AM', closes: closes ?? '5:00 PM' };
    const added = startTimes.filter((each) => each.weekday === weekday);
    return { weekday, ...day, added, newTime: '' };
  });
  return { hours: days, rules };
}

export type HoursFields = ReturnType<typeof fieldsOf>;
export type DayFields = HoursFields['hours'][number];

/** A start time that is typed but not added yet is saved, too. */
export function checkHours({ hours, rules }: HoursFields): Checked<CalendarInput> {
  const days = hours.map(({ weekday, isOpen, opens, closes }) => ({
    weekday,
    opens: isOpen ? opens : null,
    closes: isOpen ? closes : null,
  }));
  const startTimes = hours.flatMap(({ weekday, isOpen, added, newTime }, at) => {
    const typed = isOpen && newTime ? [{ weekday, time: newTime }] : [];
    return [...added, ...typed].map((each) => ({ ...each, at }));
  });
  const checked = check(calendarSettingsInput, { hours: days, rules, startTimes });
  if (!checked.errors) return checked;
  const errors = checked.errors.map(({ path, message }) => {
    const refused = startTimes[Number(/^startTimes\.(\d+)/.exec(path)?.[1])];
    return { path: refused ? `hours.${refused.at}.newTime` : path, message };
  });
  return { errors };
}

export function offeredTimes(fields: HoursFields): readonly (readonly string[] | undefined)[] {
  const { errors = [] } = checkHours(fields);
  return fields.hours.map((day, at) => {
    const own = errors.filter(({ path }) => path.startsWith(`hours.${at}.`));
    if (own.some(({ path }) => !path.endsWith('newTime'))) return undefined;
    return day.isOpen ? startTimes(day, day.added) : [];
  });
}

export const offersNothing = ({ hours, rules, startTimes: added = [] }: CalendarInput): boolean =>
  hours.every((day) => startTimes(day, added).length === 0) || rulesBlockAllBookings(rules, hours, added);
