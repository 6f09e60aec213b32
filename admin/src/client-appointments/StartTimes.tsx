import { Box, Button } from '@mui/material';
import { weekdays } from '@practice/contract/calendar';
import { timesOn } from '@practice/contract/start-times';
import { ArrayInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';
import { ClockInput } from '../appointment-form/AppointmentInputs.tsx';
import { addedTo, type DayFields } from './hours-fields.ts';

type StartTimesProps = { at: number; day: DayFields; offered: readonly string[] | undefined };

/** When clients can start on a weekday, and the inputs for times beyond those of every day. @param at the day's place in the form */
export const StartTimes = ({ at, day, offered }: StartTimesProps) => (
  <Box sx={{ gridColumn: '-2 / -1' }}>
    <p className="text-sm text-soft" aria-live="polite">
      {offered && offerOf(offered, day)}
    </p>
    <ArrayInput source={`hours.${at}.added`} label={false} helperText={false}>
      <SimpleFormIterator
        inline
        disableReordering
        disableClear
        addButton={<AddTime weekday={weekdays[day.weekday]} />}
      >
        <ClockInput
          source="time"
          label={false}
          helperText={false}
          slotProps={{ htmlInput: { 'aria-label': `Start time on ${weekdays[day.weekday]}` } }}
        />
      </SimpleFormIterator>
    </ArrayInput>
  </Box>
);

function AddTime({ weekday }: { weekday: string | undefined }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button size="small" variant="outlined" aria-label={`Add start time on ${weekday}`} onClick={() => add()}>
      Add start time
    </Button>
  );
}

function offerOf(times: readonly string[], day: DayFields): string {
  const added = addedTo(day);
  const outside = added.filter(({ time }) => !times.includes(time));
  if (times.length === 0)
    return `Clients can’t book this day: they can start at ${listed(timesOn(day.weekday, added))}, and none of these leaves an hour.`;
  return [
    `Clients can start at ${listed(times)}.`,
    ...outside.map(
      ({ time }) => `${listed([time])} isn’t offered: that hour is outside of the opening hours.`,
    ),
  ].join(' ');
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

const listed = (times: readonly string[]): string =>
  either.format(times.map((time) => time.replace(' ', '\u00a0')));
