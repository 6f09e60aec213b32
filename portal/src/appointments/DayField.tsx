import { type CalendarDate, parseDate } from '@internationalized/date';
import { monthOf } from '@practice/contract/clock';
import { dayInSentence, practiceDay, weekdayAndDay } from '@practice/contract/format';
import { Button, buttonClass } from '@practice/ui/Button';
import { lines } from '@practice/ui/drawings/lines';
import { useState } from 'react';
import {
  Button as ArrowButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { loadTimes, useFreeDays } from './appointments.queries.ts';
import { ChoiceField } from './ChoiceField.tsx';
import styles from './DayField.module.css';
import { closedFor, dayLabel, daysAhead } from './days.ts';
import { labels, type useAppointmentForm } from './useAppointmentForm.ts';

export function DayField({ form }: { form: ReturnType<typeof useAppointmentForm> }) {
  // The current day of an edited appointment can be kept.
  const ownDate = form.appointment?.appointmentDate;
  const value = form.watch('appointmentDate');
  const today = practiceDay();
  const [focused, setFocused] = useState(() => parseDate(value || today));
  const { data: freeDays, error: loadError, mutate } = useFreeDays(monthOf(focused.toString()), form.asked);
  const soonest = useFreeDays(daysAhead(), form.asked).data?.find(({ free }) => free > 0)?.date;
  const stateOf = (date: string) => freeDays?.find((day) => day.date === date);
  const canChoose = (date: string) => date === ownDate || (date >= today && (stateOf(date)?.free ?? 0) > 0);

  function choose(date: CalendarDate) {
    setFocused(date);
    form.choose('appointmentDate', date.toString());
  }

  async function chooseFirstTime(date: string) {
    choose(parseDate(date));
    // The times of the day show it if they cannot be loaded.
    const slots = await loadTimes(date, form.asked).catch(() => []);
    const first = slots.find(({ available }) => available);
    if (first && form.getValues('appointmentDate') === date) form.choose('appointmentTime', first.time);
  }

  return (
    <ChoiceField form={form} name="appointmentDate">
      <I18nProvider locale="en-US">
        <Calendar
          aria-label={labels.appointmentDate}
          className="stack gap-2"
          value={value ? parseDate(value) : null}
          onChange={choose}
          focusedValue={focused}
          onFocusChange={setFocused}
          // Past days of this month can get the focus, past months cannot be opened.
          minValue={parseDate(monthOf(ownDate && ownDate < today ? ownDate : today).from)}
          isDateUnavailable={(date) => !canChoose(date.toString())}
        >
          <div className="cluster between gap-2">
            <Arrow slot="previous" path="M12.5 4.5 7 10l5.5 5.5" />
            <CalendarHeading className="text-lg heading-font" />
            <Arrow slot="next" path="M7.5 4.5 13 10l-5.5 5.5" />
          </div>
          <CalendarGrid className={`${styles.grid}`} weekdayStyle="short" aria-busy={!freeDays && !loadError}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className="text-xs text-soft">{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => {
                const day = date.toString();
                const { free, times = 1, holiday } = stateOf(day) ?? {};
                const isOwn = day === ownDate;
                return (
                  <CalendarCell
                    date={date}
                    className={`${styles.day}`}
                    style={{ '--free': day >= today ? (free ?? 0) / times : 0 }}
                    data-current={day === today || undefined}
                    data-past={day < today || undefined}
                    // React Aria ignores an `aria-label` on the cell.
                    render={(props, { isSelected }) => (
                      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: The role is among the properties.
                      <div
                        {...props}
                        aria-label={dayLabel({ date: day, today, free, holiday, isSelected, isOwn })}
                      />
                    )}
                  />
                );
              }}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
      {freeDays?.map(
        ({ date, holiday }) =>
          holiday &&
          date >= today && (
            <p key={date} className="text-sm text-soft leading-snug">
              {date === today ? 'Today' : dayInSentence(date)}: {closedFor(holiday)}
            </p>
          ),
      )}
      {loadError ? (
        <p className="text-sm text-soft leading-snug" role="alert">
          We couldn’t load our calendar.{' '}
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            Try again
          </Button>
        </p>
      ) : (
        <div className="cluster between gap-4 row-gap-2">
          <p className={`text-sm text-soft leading-snug ${styles.key}`}>Longer line, more open times.</p>
          {soonest && (
            <Button variant="secondary" size="small" onClick={() => void chooseFirstTime(soonest)}>
              First available<span className="visually-hidden">: {weekdayAndDay(soonest)}</span>
            </Button>
          )}
        </div>
      )}
    </ChoiceField>
  );
}

function Arrow({ slot, path }: { slot: 'previous' | 'next'; path: string }) {
  return (
    <ArrowButton slot={slot} className={`${buttonClass({ variant: 'quiet' })} ${styles.arrow}`}>
      <svg {...lines} viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    </ArrowButton>
  );
}
