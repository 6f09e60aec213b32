import { type Closure, type ClosureInput, closureInput } from '@practice/contract/calendar';
import { check } from '@practice/contract/check';
import { practiceDay } from '@practice/contract/format';
import { calendar } from '@practice/contract/routes';
import { to12Hour } from '@practice/contract/time';
import { Button } from '@practice/ui/Button';
import { TextField } from '@practice/ui/Field';
import { SwitchField } from '@practice/ui/SwitchField';
import { toast } from '@practice/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { resolved } from '../form/field-errors.ts';
import { fieldProps } from '../form/fields.ts';
import { useSaving } from '../form/useSaving.ts';
import { showError } from '../layout/show-error.ts';
import { resource } from './appointment-words.ts';
import styles from './HoursPage.module.css';

const empty = { isPart: false, firstDay: '', lastDay: '', fromTime: '', toTime: '', reason: '' };

const fields = [
  { name: 'firstDay', label: 'First day' },
  { name: 'lastDay', label: 'Last day' },
  { name: 'fromTime', label: 'From' },
  { name: 'toTime', label: 'To' },
  { name: 'reason', label: 'Reason' },
] as const;

const headingId = 'closure-heading';

/** Closes whole days, or a part of one day. */
export function ClosureForm({ onClosed }: { onClosed: (closure: Closure) => void }) {
  const calls = useCallsInPlace();
  const queries = useQueryClient();
  const form = useForm<typeof empty, unknown, ClosureInput>({
    defaultValues: empty,
    resolver: (typed) => resolved(check(closureInput, inputOf(typed))),
  });
  const isPart = form.watch('isPart');
  const saving = useSaving({
    form,
    fields,
    save: (input) => calls.call(calendar.close, input),
    onFailure: (error) => showError('Not closed', error),
  });

  async function close() {
    const saved = await saving.submit();
    if (!saved) return;
    form.reset(empty);
    toast({ title: 'Closed', description: 'Clients can’t book this time.' });
    // Who is booked is looked up once nobody more can be.
    await Promise.all([['calendar'], [resource]].map((queryKey) => queries.invalidateQueries({ queryKey })));
    onClosed(saved);
  }

  const field = fieldProps(form);
  const today = practiceDay();
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={headingId}
      onSubmit={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h3 id={headingId}>Add closed days</h3>
      <SwitchField
        label="Only part of a day"
        hint="Closes some hours of one day, such as an afternoon off."
        {...form.register('isPart')}
      />
      {isPart ? (
        <>
          <TextField label="Day" type="date" min={today} {...field('firstDay')} />
          <div className={styles.pair}>
            <TextField label="From" type="time" {...field('fromTime')} />
            <TextField label="To" type="time" {...field('toTime')} />
          </div>
        </>
      ) : (
        <div className={styles.pair}>
          <TextField label="First day" type="date" min={today} {...field('firstDay')} />
          <TextField label="Last day" type="date" min={today} {...field('lastDay')} />
        </div>
      )}
      <TextField
        label="Reason"
        autoComplete="off"
        hint="For you, such as Thanksgiving. You can leave it empty."
        {...field('reason')}
      />
      <Button type="submit" variant="secondary" busy={saving.isSaving && 'Closing…'}>
        Close these {isPart ? 'hours' : 'days'}
      </Button>
    </form>
  );
}

/** A single day needs no last one. */
function inputOf({ isPart, firstDay, lastDay, fromTime, toTime, reason }: typeof empty) {
  return {
    firstDay,
    lastDay: isPart || lastDay === '' ? firstDay : lastDay,
    fromTime: isPart ? to12Hour(fromTime) : null,
    toTime: isPart ? to12Hour(toTime) : null,
    reason,
  };
}
