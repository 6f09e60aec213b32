import { Box, Button } from '@mui/material';
import { weekdays } from '@practice/contract/calendar';
import { timesOn } from '@practice/contract/start-times';
import { ArrayInput, BooleanInput, SimpleFormIterator, useSimpleFormIterator } from 'react-admin';
import { ClockInput } from '../appointment-form/AppointmentInputs.tsx';
import { addedTo, type DayFields } from './hours-fields.ts';

type DayHoursProps = { at: number; day: DayFields; offered: readonly string[] | undefined };

/** @param at the day's index in the form */
export function DayHours({ at, day, offered }: DayHoursProps) {
  const name = weekdays[day.weekday] ?? '';
  return (
    <Box {...{ component: 'fieldset', 'aria-label': name }} className="line-above" sx={row}>
      <BooleanInput source={`hours.${at}.isOpen`} label={name} />
      {day.isOpen ? (
        <>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <HourInput source={`hours.${at}.opens`} label={`${name}, opens`} />
            <span className="text-soft">to</span>
            <HourInput source={`hours.${at}.closes`} label={`${name}, closes`} />
          </Box>
          <Box sx={{ gridColumn: '-2 / -1' }}>
            <p className="text-sm text-soft" aria-live="polite">
              {offered && offerOf(offered, day)}
            </p>
            <ArrayInput source={`hours.${at}.added`} label={false} helperText={false}>
              <SimpleFormIterator inline disableReordering disableClear addButton={<AddTime day={name} />}>
                <HourInput source="time" label={`Start time on ${name}`} />
              </SimpleFormIterator>
            </ArrayInput>
          </Box>
        </>
      ) : (
        <p className="text-soft">Closed</p>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9rem minmax(0, 20rem)' },
  alignItems: 'center',
  gap: 1,
  py: 1,
};

const HourInput = ({ source, label }: { source: string; label: string }) => (
  <ClockInput
    {...{ source, label: false, helperText: false, slotProps: { htmlInput: { 'aria-label': label } } }}
  />
);

function AddTime({ day }: { day: string }) {
  const { add } = useSimpleFormIterator();
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ mt: 1 }}
      aria-label={`Add start time on ${day}`}
      onClick={() => add()}
    >
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
