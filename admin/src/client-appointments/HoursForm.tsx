import { timeSlots } from '@practice/contract/appointments';
import { type CalendarSettings, weekdays } from '@practice/contract/calendar';
import { calendar } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { TextField } from '@practice/ui/Field';
import { Notice } from '@practice/ui/Notice';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { EditorForm, FieldGroup } from '../form/EditorForm.tsx';
import { resolved } from '../form/field-errors.ts';
import { fieldProps, isSame } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { showError } from '../layout/show-error.ts';
import styles from './HoursPage.module.css';
import {
  checkHours,
  fieldsOf,
  type HoursFields,
  hoursFields,
  offeredTimes,
  offersNothing,
  week,
} from './hours-fields.ts';

/** The hours of each weekday, and what binds clients who book. */
export function HoursForm({ loaded }: { loaded: CalendarSettings }) {
  const [base, setBase] = useState(() => fieldsOf(loaded));
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const form = useForm<HoursFields, unknown, CalendarSettings>({
    defaultValues: base,
    mode: 'onTouched',
    resolver: (fields) => resolved(checkHours(fields)),
  });
  const saving = useSaving({
    form,
    fields: hoursFields,
    save: (settings) => calls.call(calendar.saveSettings, settings),
    onFailure: (error) => showError('The hours were not saved', error),
  });

  async function save() {
    const saved = await saving.submit();
    if (!saved) return;
    setBase(fieldsOf(saved));
    form.reset(fieldsOf(saved));
    toast({
      title: 'Hours saved',
      description: offersNothing(saved)
        ? 'The website shows them. Clients can’t book any time online.'
        : 'The website shows them, and clients can book what’s still open of the times listed here.',
    });
    await queries.invalidateQueries({ queryKey: ['calendar'] });
  }

  const field = fieldProps(form);
  const typed = form.watch();
  const { output } = checkHours(typed);
  const offered = offeredTimes(typed);
  return (
    <EditorForm
      form={form}
      fields={hoursFields}
      isSignedOut={saving.isSignedOut}
      onSubmit={save}
      onSaveKey={save}
      isUnsaved={() => !isSame(hoursFields, form.getValues(), base)}
      leaveWarning="You haven’t saved the hours you changed. If you leave, they’re lost."
      buttons={
        <Button type="submit" busy={saving.isSaving && 'Saving…'}>
          Save hours
        </Button>
      }
    >
      <FieldGroup legend="Opening hours">
        <p className={styles.soft}>
          Once saved, the website’s contact page shows these hours. Clients book an hour at a time; below each
          day are the start times they’ll be offered. Existing appointments stay.
        </p>
        <div className={styles.days}>
          {week.map((day, at) => (
            <fieldset key={day} className={styles.day} aria-label={weekdays[day]}>
              <label className={styles.weekday}>
                <input
                  type="checkbox"
                  id={`field-isOpen${day}`}
                  {...form.register(`isOpen${day}`, {
                    // A day that is closed has no hours that could be wrong.
                    onChange: () => form.clearErrors([`opens${day}`, `closes${day}`]),
                  })}
                />
                {weekdays[day]}
              </label>
              {typed[`isOpen${day}`] ? (
                <div className={styles.times}>
                  <TextField label={`${weekdays[day]}, opens`} type="time" {...field(`opens${day}`)} />
                  <span>to</span>
                  <TextField label={`${weekdays[day]}, closes`} type="time" {...field(`closes${day}`)} />
                </div>
              ) : (
                <p className={styles.shut}>Closed</p>
              )}
              {typed[`isOpen${day}`] && (
                <p className={styles.offered} aria-live="polite">
                  {offered[at] && offerOf(offered[at])}
                </p>
              )}
            </fieldset>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup legend="Booking rules">
        <RuleField
          label="Minimum notice (hours)"
          hint={noticeHint(typed.minNoticeHours)}
          {...field('minNoticeHours')}
        />
        <RuleField
          label="How far ahead (days)"
          hint={aheadHint(typed.maxDaysAhead)}
          {...field('maxDaysAhead')}
        />
        <RuleField
          label="Deadline for changes (hours before)"
          hint={cutoffHint(typed.changeCutoffHours)}
          {...field('changeCutoffHours')}
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

function listed(times: readonly string[]): string {
  // "1:00 PM" stays on one line.
  return either.format(times.map((time) => time.replace(' ', '\u00a0')));
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** A rule is a whole number, which browsers have nothing to suggest for. */
function RuleField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" autoComplete="off" {...props} />;
}

function noticeHint(hours: string): string {
  return isNone(hours)
    ? '0 means no rule: clients can book up to the last minute.'
    : `Clients book at least ${counted(hours, 'hour')} ahead. 0 means no rule.`;
}

function aheadHint(days: string): string {
  return isNone(days)
    ? '0 means no rule: clients can book as far ahead as they like.'
    : `Clients book up to ${counted(days, 'day')} ahead. 0 means no rule.`;
}

function cutoffHint(hours: string): string {
  return isNone(hours)
    ? '0 means no rule: clients can move or cancel up to the last minute.'
    : `In the last ${counted(hours, 'hour')}, clients call you to move or cancel. 0 means no rule.`;
}

/** While it is no number, it is no rule either. */
function isNone(typed: string): boolean {
  return !/^\d+$/.test(typed.trim()) || Number(typed) === 0;
}

function counted(typed: string, noun: string): string {
  return `${typed.trim()} ${noun}${Number(typed) === 1 ? '' : 's'}`;
}
