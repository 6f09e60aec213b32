import { Box } from '@mui/material';
import { type Closure, type ClosureInput, closureInput } from '@practice/contract/calendar';
import { check } from '@practice/contract/check';
import { practiceDay } from '@practice/contract/format';
import { calendar } from '@practice/contract/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BooleanInput, DateInput, TextInput } from 'react-admin';
import { ClockInput } from '../appointment-form/TimeInputs.tsx';
import { useCalls } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { useToast } from '../layout/useToast.tsx';

const empty = { isPart: false, firstDay: '', lastDay: '', fromTime: '', toTime: '', reason: '' };

const headingId = 'closure-heading';

export function ClosureForm({ onClosed }: { onClosed: (closure: Closure) => void }) {
  const calls = useCalls();
  const toast = useToast();
  const [isPart, setIsPart] = useState(false);
  const queries = useQueryClient();
  async function close(input: ClosureInput) {
    const closure = await calls.call(calendar.close, { body: input });
    setIsPart(false);
    toast({ title: 'Closed', description: 'Clients can’t book this time.' });
    onClosed(closure);
    void queries.invalidateQueries();
  }

  const fromToday = { slotProps: { htmlInput: { min: practiceDay() } } };
  return (
    <Box component="section" className="stack line-above" sx={{ pt: 2 }} aria-labelledby={headingId}>
      <h3 id={headingId}>Add closed days</h3>
      <CallForm
        check={(typed: typeof empty) => check(closureInput, inputOf(typed))}
        defaultValues={empty}
        send={close}
        resetsOnceSent
        variant="outlined"
        save={`Close these ${isPart ? 'hours' : 'days'}`}
      >
        <BooleanInput
          source="isPart"
          label="Only part of a day"
          helperText="Closes some hours of one day, such as an afternoon off."
          onChange={({ target }) => setIsPart(target.checked)}
        />
        <div className="columns gap-4 pair">
          <DateInput source="firstDay" label={isPart ? 'Day' : 'First day'} {...fromToday} />
          {!isPart && <DateInput source="lastDay" label="Last day" {...fromToday} />}
        </div>
        {isPart && (
          <div className="columns gap-4 pair">
            <ClockInput source="fromTime" label="From" />
            <ClockInput source="toTime" label="To" />
          </div>
        )}
        <TextInput
          source="reason"
          label="Reason"
          autoComplete="off"
          helperText="For you, such as vacation. You can leave it blank."
        />
      </CallForm>
    </Box>
  );
}

function inputOf({ isPart, firstDay, lastDay, fromTime, toTime, reason }: typeof empty) {
  return {
    firstDay,
    lastDay: isPart || !lastDay ? firstDay : lastDay,
    fromTime: isPart ? fromTime : null,
    toTime: isPart ? toTime : null,
    reason,
  };
}
