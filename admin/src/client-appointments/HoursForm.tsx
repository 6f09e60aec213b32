import { timeSlots } from '@practice/contract/appointments';
import { type CalendarSettings, weekdays } from '@practice/contract/calendar';
import { pluralize } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { calendar } from '@practice/contract/routes';
import { TextField } from '@practice/ui/Field';
import { Notice } from '@practice/ui/Notice';
import { SwitchField } from '@practice/ui/SwitchField';
import { toast } from '@practice/ui/toast';
import { useState } from 'react';
import { EditorForm, FieldGroup } from '../form/EditorForm.tsx';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import styles from './HoursPage.module.css';
import { checkHours, fieldsOf, hoursLabels, offeredTimes, offersNothing, weekOrder } from './hours-fields.ts';

const rules = [
  {
    name: 'minNoticeHours',
    label: 'Minimum notice (hours)',
    meaning: (hours: number) => `Clients book at least ${pluralize(hours, 'hour')} ahead`,
    withoutRule: 'clients can book up to the last minute',
  },
  {
    name: 'maxDaysAhead',
    label: 'How far ahead (days)',
    meaning: (days: number) => `Clients book up to ${pluralize(days, 'day')} ahead`,
    withoutRule: 'clients can book as far ahead as they like',
  },
] as const;

export function HoursForm({ loaded }: { loaded: CalendarSettings }) {
  const [base, setBase] = useState(() => fieldsOf(loaded));
  const form = useAdminForm({
    labels: hoursLabels,
    values: base,
    check: checkHours,
    send: (settings, calls) => calls.call(calendar.saveSettings, settings),
    onSent(saved) {
      setBase(fieldsOf(saved));
      form.reset(fieldsOf(saved));
      toast({
        title: 'Hours saved',
        description: offersNothing(saved)
          ? 'The website shows them. Clients can’t book any time online.'
          : 'The website shows them, and clients can book what’s still open of the times listed here.',
      });
    },
    onFailure: (error) => showError('The hours weren’t saved', error),
  });

  const { field } = form;
  const typed = form.watch();
  const { output } = checkHours(typed);
  const offered = offeredTimes(typed);
  return (
    <EditorForm
      form={form}
      leaveWarning="You haven’t saved your new hours. If you leave, you’ll lose them."
      save={['Save hours', 'Saving…']}
    >
      <FieldGroup legend="Opening hours">
        <p className="text-soft">
          Once saved, the website’s contact page shows these hours. Clients book an hour at a time; below each
          day are the start times they’ll be offered. Existing appointments stay.
        </p>
        <div>
          {weekOrder.map((day, index) => (
            <fieldset
              key={day}
              className={`stack align-start line-above ${styles.day}`}
              aria-label={weekdays[day]}
            >
              <label className={`cluster gap-2 text-semibold ${styles.line}`}>
                <input
                  type="checkbox"
                  id={`field-isOpen${day}`}
                  {...form.register(`isOpen${day}`, {
                    // A closed day needs no hours, so errors at them are removed.
                    onChange: () => form.clearErrors([`opens${day}`, `closes${day}`]),
                  })}
                />
                {weekdays[day]}
              </label>
              {typed[`isOpen${day}`] ? (
                <>
                  <div className={`stack align-start ${styles.times}`}>
                    <TextField {...field(`opens${day}`)} type="time" />
                    <span className={`cluster text-soft ${styles.line}`}>to</span>
                    <TextField {...field(`closes${day}`)} type="time" />
                  </div>
                  <p className={`text-sm text-soft ${styles.offered}`} aria-live="polite">
                    {offered[index] && offerOf(offered[index])}
                  </p>
                </>
              ) : (
                <p className={`cluster text-soft ${styles.line} ${styles.closedDay}`}>Closed</p>
              )}
            </fieldset>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend="Booking rules">
        {rules.map(({ name, label, meaning, withoutRule }) => (
          <TextField
            key={name}
            {...field(name)}
            label={label}
            hint={
              isNone(typed[name])
                ? `0 means no rule: ${withoutRule}.`
                : `${meaning(Number(typed[name]))}. 0 means no rule.`
            }
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
        <SwitchField
          {...field('refusesLateChanges')}
          hint={`In the last ${practice.cancellationHours} hours before a visit, clients call you to move or cancel it. Off: they can, they’re told it’s late, and you see it on the visit.`}
        />
      </FieldGroup>
      {output && offersNothing(output) && (
        <Notice tone="warning" role="status">
          <p>With these hours and booking rules, clients can’t book any time online.</p>
        </Notice>
      )}
    </EditorForm>
  );
}

function offerOf(times: readonly string[]): string {
  return times.length > 0
    ? `Clients can start at ${listed(times)}.`
    : `Clients can’t book this day: they can start at ${listed(timeSlots)}, and none of these leaves an hour.`;
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

function listed(times: readonly string[]): string {
  return either.format(times.map((time) => time.replace(' ', '\u00a0')));
}

function isNone(typed: string): boolean {
  return !/^\d+$/.test(typed.trim()) || Number(typed) === 0;
}
