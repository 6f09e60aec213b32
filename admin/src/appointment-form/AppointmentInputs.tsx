import { Button, ToggleButton, Typography } from '@mui/material';
import { appointmentMinutes } from '@practice/contract/appointments';
import { appointments } from '@practice/contract/routes';
import { textLimits } from '@practice/contract/text';
import { isCalendarDay, to12Hour, to24Hour } from '@practice/contract/time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { DateInput, NumberInput, TextInput, type TextInputProps } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';
import { atMost } from '../form/RecordForm.tsx';
import type { Ids } from '../practitioner-field/WithInput.tsx';

export const newAppointment = {
  serviceId: null as number | null,
  paymentId: null as number | null,
  practitionerIds: null as Ids,
  title: '',
  appointmentDate: '',
  appointmentTime: '',
  minutes: appointmentMinutes,
  location: '',
  description: '',
};

export const AppointmentInputs = () => (
  <>
    <TextInput
      source="title"
      helperText="For example, “Desk check.” Your client sees it."
      {...atMost(textLimits.title)}
    />
    <TimeInputs />
    <TextInput
      source="location"
      helperText="For example, “Video call” or the client’s address. If you leave it blank, the email gives our address."
      {...atMost(textLimits.title)}
    />
    <TextInput
      source="description"
      helperText="What your client should know or bring. They’ll see it in their dashboard. You can leave it blank."
      multiline
      minRows={3}
      {...atMost(textLimits.description)}
    />
  </>
);

/** Not a `TimeInput`, which doesn't pass on the field's ref, so that errors couldn't focus it. */
export const ClockInput = (props: TextInputProps) => (
  <TextInput {...props} type="time" format={(time) => (time ? to24Hour(time) : '')} parse={to12Hour} />
);

export function TimeInputs() {
  const { clearErrors, setValue } = useFormContext();
  const typed = useWatch<Partial<typeof newAppointment>>();
  const { data: times, error, isDay, refetch } = useFreeTimes(typed);
  // A taken time may be free on another day or for another length.
  const forgetRefusal = () => clearErrors(['appointmentTime', 'practitionerIds']);

  function choose(free: string) {
    setValue('appointmentTime', free, { shouldDirty: true, shouldTouch: true });
    forgetRefusal();
  }

  return (
    <div className="stack">
      <div className="columns" style={{ '--column': '8rem' }}>
        <DateInput source="appointmentDate" label="Date" onChange={forgetRefusal} />
        <ClockInput source="appointmentTime" label="Time" />
        <NumberInput source="minutes" onChange={forgetRefusal} />
      </div>
      <div className="cluster gap-2">
        <Typography variant="body2" color="textSecondary" role="status" sx={{ width: '100%' }}>
          {!isDay && 'Pick a date to see open times.'}
          {isDay && !times && !error && 'Looking up open times…'}
          {error && `We couldn’t load the open times. ${error.message}`}
          {times && (times.length > 0 ? 'Open times:' : 'No open times that day. ')}
          {times?.length === 0 && 'You can still enter any other time.'}
        </Typography>
        {error && (
          <Button variant="outlined" size="small" onClick={() => refetch()}>
            Try again
          </Button>
        )}
        {times?.map((free) => (
          <ToggleButton
            key={free}
            value={free}
            size="small"
            selected={free === typed.appointmentTime}
            onChange={() => choose(free)}
          >
            {free}
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}

type AskedTimes = Partial<Pick<typeof newAppointment, 'appointmentDate' | 'serviceId' | 'practitionerIds'>>;

const queryOf = ({ appointmentDate: date = '', serviceId, practitionerIds }: AskedTimes) => ({
  date,
  ...(serviceId && { service: serviceId }),
  ...(practitionerIds && { practitioner: practitionerIds.join() }),
});

const keyOf = (asked: AskedTimes) => ['free-times', queryOf(asked)];

function useFreeTimes(asked: AskedTimes) {
  const calls = useCallsWithoutRedirect();
  const isDay = isCalendarDay(asked.appointmentDate ?? '');
  const query = useQuery<readonly string[], CallError>({
    queryKey: keyOf(asked),
    queryFn: async () =>
      (await calls.call(appointments.availability, { query: queryOf(asked) }))
        .filter(({ available }) => available)
        .map(({ time }) => time),
    enabled: isDay,
  });
  return { ...query, isDay };
}

/** Shows the times that the API offers instead of a taken one; the field shows the message. */
export function useShowFreeTimes() {
  const queries = useQueryClient();
  return ({ status, isOutdated, freeTimes }: CallError, asked: AskedTimes) => {
    if (status === 409 && !isOutdated) queries.setQueryData(keyOf(asked), freeTimes);
  };
}
