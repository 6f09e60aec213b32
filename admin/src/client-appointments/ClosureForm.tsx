import { type Closure, closureInput } from '@practice/contract/calendar';
import { check } from '@practice/contract/check';
import { practiceDay } from '@practice/contract/format';
import { calendar } from '@practice/contract/routes';
import { to12Hour } from '@practice/contract/time';
import { Button } from '@practice/ui/Button';
import { TextField } from '@practice/ui/Field';
import { SwitchField } from '@practice/ui/SwitchField';
import { toast } from '@practice/ui/toast';
import { useAdminForm } from '../form/useAdminForm.ts';
import { showError } from '../layout/show-error.ts';
import styles from './HoursPage.module.css';

const empty = { isPart: false, firstDay: '', lastDay: '', fromTime: '', toTime: '', reason: '' };
const labels = {
  isPart: 'Only part of a day',
  firstDay: 'First day',
  lastDay: 'Last day',
  fromTime: 'From',
  toTime: 'To',
  reason: 'Reason',
};

const headingId = 'closure-heading';

export function ClosureForm({ onClosed }: { onClosed: (closure: Closure) => void }) {
  const form = useAdminForm({
    labels,
    values: empty,
    mode: 'onSubmit',
    check: (typed) => check(closureInput, inputOf(typed)),
    send: (input, calls) => calls.call(calendar.close, input),
    onSent(saved) {
      form.reset(empty);
      toast({ title: 'Closed', description: 'Clients can’t book this time.' });
      onClosed(saved);
    },
    onFailure: (error) => showError('Not closed', error),
  });
  const isPart = form.watch('isPart');

  const { field } = form;
  const today = practiceDay();
  return (
    <form {...form.props} className="box stack gap-4 padded-4" aria-labelledby={headingId}>
      <h3 id={headingId}>Add closed days</h3>
      <SwitchField {...field('isPart')} hint="Closes some hours of one day, such as an afternoon off." />
      {isPart ? (
        <>
          <TextField {...field('firstDay')} label="Day" type="date" min={today} />
          <div className={`stack ${styles.pair}`}>
            <TextField {...field('fromTime')} type="time" />
            <TextField {...field('toTime')} type="time" />
          </div>
        </>
      ) : (
        <div className={`stack ${styles.pair}`}>
          <TextField {...field('firstDay')} type="date" min={today} />
          <TextField {...field('lastDay')} type="date" min={today} />
        </div>
      )}
      <TextField
        {...field('reason')}
        autoComplete="off"
        hint="For you, such as vacation. You can leave it blank."
      />
      <Button className="self-start" type="submit" variant="secondary" busy={form.busy && 'Closing…'}>
        Close these {isPart ? 'hours' : 'days'}
      </Button>
    </form>
  );
}

function inputOf({ isPart, firstDay, lastDay, fromTime, toTime, reason }: typeof empty) {
  return {
    firstDay,
    lastDay: isPart || lastDay === '' ? firstDay : lastDay,
    fromTime: isPart ? to12Hour(fromTime) : null,
    toTime: isPart ? to12Hour(toTime) : null,
    reason,
  };
}
