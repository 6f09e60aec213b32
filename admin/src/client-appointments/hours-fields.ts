import { type CalendarSettings, calendarSettingsInput, weekdays } from '@practice/contract/calendar';
import { type Checked, check } from '@practice/contract/check';
import { rulesBlockAllBookings, startTimes } from '@practice/contract/start-times';
import { to12Hour, to24Hour } from '@practice/contract/time';

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
type Days = Record<`opens${Weekday}` | `closes${Weekday}`, string> & Record<`isOpen${Weekday}`, boolean>;

/** The form's fields as they are typed. They are not nested, so that each can have its own error. */
export type HoursFields = Days &
  Record<'minNoticeHours' | 'maxDaysAhead', string> &
  Pick<CalendarSettings['rules'], 'refusesLateChanges'>;

export const weekOrder: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

export const hoursLabels: Readonly<Record<keyof HoursFields, string>> = Object.assign(
  {},
  ...weekOrder.map((day) => ({
    [`isOpen${day}`]: weekdays[day],
    [`opens${day}`]: `${weekdays[day]}, opens`,
    [`closes${day}`]: `${weekdays[day]}, closes`,
  })),
  {
    minNoticeHours: 'Minimum notice',
    maxDaysAhead: 'How far ahead',
    refusesLateChanges: 'Refuse late changes',
  },
);

export function fieldsOf({ hours, rules }: CalendarSettings): HoursFields {
  const days = weekOrder.map((day) => {
    const { opens, closes } = hours.find(({ weekday }) => weekday === day) ?? {};
    return {
      [`isOpen${day}`]: Boolean(opens),
      [`opens${day}`]: to24Hour(opens ?? '9:00 AM'),
      [`closes${day}`]: to24Hour(closes ?? '5:00 PM'),
    };
  });
  const { minNoticeHours, maxDaysAhead } = rules;
  const typed = { minNoticeHours: `${minNoticeHours}`, maxDaysAhead: `${maxDaysAhead}` };
  return Object.assign({}, ...days, rules, typed);
}

export function checkHours(fields: HoursFields): Checked<CalendarSettings> {
  const checked = check(calendarSettingsInput, {
    hours: weekOrder.map((weekday) => ({ weekday, ...timesOf(fields, weekday) })),
    rules: {
      refusesLateChanges: fields.refusesLateChanges,
      minNoticeHours: numberOf(fields.minNoticeHours),
      maxDaysAhead: numberOf(fields.maxDaysAhead),
    },
  });
  if (!checked.errors) return checked;
  return { errors: checked.errors.map(({ path, message }) => ({ path: fieldOf(path), message })) };
}

export function offeredTimes(fields: HoursFields): readonly (readonly string[] | undefined)[] {
  const invalid = new Set(checkHours(fields).errors?.map(({ path }) => path));
  return weekOrder.map((day) =>
    invalid.has(`opens${day}`) || invalid.has(`closes${day}`) ? undefined : startTimes(timesOf(fields, day)),
  );
}

export function offersNothing({ hours, rules }: CalendarSettings): boolean {
  return hours.every((day) => startTimes(day).length === 0) || rulesBlockAllBookings(rules, hours);
}

function timesOf(fields: HoursFields, day: Weekday) {
  const isOpen = fields[`isOpen${day}`];
  return {
    opens: isOpen ? to12Hour(fields[`opens${day}`]) : null,
    closes: isOpen ? to12Hour(fields[`closes${day}`]) : null,
  };
}

function numberOf(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : Number(typed);
}

function fieldOf(path: string): string {
  const [group, at, part = ''] = path.split('.');
  return group === 'hours' ? `${part}${weekOrder[Number(at)]}` : (at ?? path);
}
