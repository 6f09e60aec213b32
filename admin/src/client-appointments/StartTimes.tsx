import { Box, Button, Chip, Typography } from '@mui/material';
import { type StartTime, weekdays } from '@practice/contract/calendar';
import { timesOn } from '@practice/contract/start-times';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { ClockInput } from '../appointment-form/AppointmentInputs.tsx';
import type { DayFields } from './hours-fields.ts';

type StartTimesProps = { at: number; day: DayFields; offered: readonly string[] | undefined };

/** When clients can start on a weekday, and the inputs for times beyond those of every day. @param at the day's place in the form */
export function StartTimes({ at, day, offered }: StartTimesProps) {
  const { getValues, setFocus, setValue, trigger } = useFormContext();
  const addButton = useRef<HTMLButtonElement>(null);
  const typed = `hours.${at}.newTime`;
  const on = `on ${weekdays[day.weekday]}`;
  const keep = (added: StartTime[]) => setValue(`hours.${at}.added`, added, { shouldDirty: true });

  async function add() {
    const time: string = getValues(typed);
    if (!time) return setFocus(typed);
    if (!(await trigger(typed))) return;
    keep([...day.added, { weekday: day.weekday, time }]);
    setValue(typed, '', { shouldDirty: true });
  }

  function remove(removed: StartTime) {
    keep(day.added.filter((each) => each !== removed));
    addButton.current?.focus();
  }

  return (
    <Box className="stack gap-2" sx={{ gridColumn: '-2 / -1' }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {offered && offerOf(offered, day)}
      </Typography>
      <div className="cluster gap-2">
        {day.added.map((each) => (
          <Chip
            key={each.time}
            label={each.time}
            aria-label={`Remove ${each.time} ${on}`}
            onClick={() => remove(each)}
            onDelete={() => remove(each)}
            sx={{ height: 32, '& .MuiChip-deleteIcon': { color: 'inherit' } }}
          />
        ))}
        <ClockInput
          source={typed}
          label={false}
          helperText={false}
          fullWidth={false}
          slotProps={{ htmlInput: { 'aria-label': `Start time ${on}` } }}
        />
        <Button ref={addButton} variant="outlined" onClick={add} aria-label={`Add start time ${on}`}>
          Add start time
        </Button>
      </div>
    </Box>
  );
}

function offerOf(times: readonly string[], { weekday, added }: DayFields): string {
  const outside = added.filter(({ time }) => !times.includes(time));
  if (times.length === 0)
    return `Clients can’t book this day: they can start at ${listed(timesOn(weekday, added))}, and none of these leaves an hour.`;
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
