import { weekdayAndDay } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { Button } from '@practice/ui/Button';
import { useEffect } from 'react';
import { Skeletons } from '../layout/Skeletons.tsx';
import { useTimes } from './appointments.queries.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { offeredTimes } from './days.ts';
import type { useAppointmentForm } from './useAppointmentForm.ts';

export function TimeField({ form }: { form: ReturnType<typeof useAppointmentForm> }) {
  const [date, chosen] = form.watch(['appointmentDate', 'appointmentTime']);
  const { data: slots, error: loadError, mutate } = useTimes(date, form.asked);
  const { appointment, keepsTime, setValue } = form;
  // The current time of an edited appointment can be kept.
  const ownTime =
    keepsTime && date === appointment?.appointmentDate ? appointment.appointmentTime : undefined;
  const times = slots && offeredTimes(slots, ownTime);
  const isGone = chosen !== '' && times?.includes(chosen) === false;

  // Clears a time that was chosen for another day, or that someone else has just booked.
  useEffect(() => {
    if (isGone) setValue('appointmentTime', '');
  }, [isGone, setValue]);

  return (
    <ChoiceField
      form={form}
      name="appointmentTime"
      note={practice.zoneName}
      choices={times?.map((time) => ({ value: time, label: time }))}
    >
      <p className="text-sm text-soft leading-snug" role="status">
        {date ? `Open times on ${weekdayAndDay(date)}` : 'Choose a day to see its open times.'}
      </p>
      {date && !times && !loadError && (
        <Skeletons label="Loading the times…" className="stack gap-2" heights={['2.75rem', '2.75rem']} />
      )}
      {!times && loadError && (
        <p className="text-sm text-soft leading-snug" role="alert">
          We couldn’t load the times for this day.{' '}
          <Button variant="secondary" size="small" onClick={() => void mutate()}>
            Try again
          </Button>
        </p>
      )}
      {times?.length === 0 && <p>Nothing’s open that day anymore. Please choose another one.</p>}
    </ChoiceField>
  );
}
