import { Box, Button, List } from '@mui/material';
import { type AdminAppointment, isOpen } from '@practice/contract/appointments';
import { type Closure, closureInput } from '@practice/contract/calendar';
import { check } from '@practice/contract/check';
import { addDays, spanOf } from '@practice/contract/clock';
import { dayInSentence, practiceDay, weekdayAndDate, withOn } from '@practice/contract/format';
import type { AdminPractitioner } from '@practice/contract/practitioners';
import { calendar } from '@practice/contract/routes';
import { during, overlap } from '@practice/contract/time';
import { useState } from 'react';
import { BooleanInput, DateInput, TextInput, useGetList } from 'react-admin';
import { ClockInput } from '../appointment-form/AppointmentInputs.tsx';
import { allBy, useCall } from '../dataProvider.ts';
import { CallForm } from '../form/CallForm.tsx';
import { Loaded, RetryMessage } from '../layout/Loading.tsx';
import { Row, Section } from '../layout/Section.tsx';
import { ActionButton } from '../list/ActionButton.tsx';
import { ChoiceInput, orNone } from '../list/filters.tsx';
import { usePractitioners } from '../practitioner-field/WithInput.tsx';
import { resource } from './appointment-texts.ts';
import { BookedAppointmentsDialog } from './BookedAppointmentsDialog.tsx';
import { Holidays } from './Holidays.tsx';

export function ClosedDays() {
  const closures = useCall(['calendar', 'closures'], calendar.closures);
  const { data: practitioners = [] } = usePractitioners();
  const lastDays = closures.data?.map(({ lastDay }) => lastDay) ?? [];
  const to = lastDays.sort().at(-1);
  const booked = useGetList<AdminAppointment>(
    resource,
    allBy('startsAt', { from: practiceDay(), to, status: ['scheduled', 'rescheduled'] }),
    { enabled: to !== undefined },
  );
  const [chosen, setChosen] = useState<Closure>();
  const inChosen = chosen ? appointmentsIn(chosen, booked.data) : [];
  return (
    <Section heading="Closed days">
      {closures.data?.length === 0 && (
        <p className="text-soft">Only the holidays are closed so far. Add vacations below.</p>
      )}
      <Loaded query={closures} what="the closed days">
        {(data) => (
          <List disablePadding aria-label="Closed days">
            {data.map((closure) => {
              const count = appointmentsIn(closure, booked.data).length;
              const { who, days, times, what } = wordsOf(closure, practitioners);
              return (
                <Row key={closure.id} primary={days} secondary={joined([who, times, closure.reason])}>
                  {count ? <Button onClick={() => setChosen(closure)}>{count} still booked</Button> : null}
                  <ActionButton
                    label="Open again"
                    fullLabel={`Open again ${joined([days, who, times])}`}
                    color="error"
                    question={{
                      title: 'Open this time again?',
                      lead: `Clients can book ${what} again within your hours and booking rules.`,
                    }}
                    run={(calls) => calls.call(calendar.reopen, { params: { id: closure.id } })}
                    done={{
                      title: 'Open again',
                      description: 'Clients can book this time again within your hours and booking rules.',
                    }}
                    failed="Not opened"
                  />
                </Row>
              );
            })}
          </List>
        )}
      </Loaded>
      {booked.error && (
        <RetryMessage onRetry={booked.refetch}>
          We couldn’t look up who’s booked on these days. {booked.error.message}
        </RetryMessage>
      )}
      <details>
        <summary className="text-strong">Holidays</summary>
        <p className="text-soft">Clients can’t book these days unless you open them.</p>
        <Holidays from={practiceDay()} to={addDays(practiceDay(), 364)} />
      </details>
      <ClosureForm onClosed={setChosen} />
      {chosen && inChosen.length > 0 && (
        <BookedAppointmentsDialog
          key={chosen.id}
          closed={wordsOf(chosen, practitioners).what + (chosen.fromTime ? `, ${timesOf(chosen)}` : '')}
          booked={inChosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
}

const timesOf = ({ fromTime, toTime }: Closure): string =>
  fromTime && toTime ? `${fromTime} – ${toTime}` : 'All day';

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

const awayOf = (name = 'Someone who left') => `${name} is away`;

function wordsOf(closure: Closure, practitioners: readonly AdminPractitioner[]) {
  const { practitionerId, firstDay, lastDay } = closure;
  const days = [...new Set([firstDay, lastDay])];
  const daysInSentence = days.map((day) => dayInSentence(day)).join(' – ');
  const name = practitioners.find(({ id }) => id === practitionerId)?.name;
  const everyone = practitioners.length > 1 ? 'Everyone' : '';
  return {
    name,
    who: practitionerId === null ? everyone : awayOf(name),
    days: days.map(weekdayAndDate).join(' – '),
    times: timesOf(closure),
    what: name ? `${name} ${withOn(daysInSentence)}` : daysInSentence,
  };
}

const empty = {
  practitionerId: null as number | null,
  isPart: false,
  firstDay: '',
  lastDay: '',
  fromTime: '',
  toTime: '',
  reason: '',
};

function ClosureForm({ onClosed }: { onClosed: (closure: Closure) => void }) {
  const { data: practitioners = [] } = usePractitioners();
  const [isPart, setIsPart] = useState(false);
  const fromToday = { slotProps: { htmlInput: { min: practiceDay() } } };
  return (
    <Box component="section" className="stack line-above" sx={{ pt: 2 }} aria-labelledby="closure-heading">
      <h3 id="closure-heading">Add closed days</h3>
      <CallForm
        check={(typed: typeof empty) => check(closureInput, inputOf(typed))}
        defaultValues={empty}
        send={(body, calls) => calls.call(calendar.close, { body })}
        done={(closure) => {
          setIsPart(false);
          onClosed(closure);
          const { name } = wordsOf(closure, practitioners);
          const what = name ? 'them at this time' : 'this time';
          return { title: name ? awayOf(name) : 'Closed', description: `Clients can’t book ${what}.` };
        }}
        resetsOnceSent
        variant="outlined"
        save={`Close these ${isPart ? 'hours' : 'days'}`}
      >
        {practitioners.length > 1 && (
          <ChoiceInput
            source="practitionerId"
            label="Who"
            isAlwaysChosen
            {...orNone}
            choices={[
              { value: 0, label: 'Everyone (the practice is closed)' },
              ...practitioners.map(({ id, name }) => ({ value: id, label: awayOf(name) })),
            ]}
          />
        )}
        <BooleanInput
          source="isPart"
          label="Only part of a day"
          helperText="Closes some hours of one day, such as an afternoon off."
          onChange={({ target }) => setIsPart(target.checked)}
        />
        <div className="columns gap-4 pair">
          <DateInput source="firstDay" label={isPart ? 'Day' : 'First day'} {...fromToday} />
          {!isPart && <DateInput source="lastDay" {...fromToday} />}
        </div>
        {isPart && (
          <div className="columns gap-4 pair">
            <ClockInput source="fromTime" label="From" />
            <ClockInput source="toTime" label="To" />
          </div>
        )}
        <TextInput source="reason" helperText="For you, such as vacation. You can leave it blank." />
      </CallForm>
    </Box>
  );
}

const inputOf = ({ isPart, lastDay, ...typed }: typeof empty) => ({
  ...typed,
  lastDay: isPart || !lastDay ? typed.firstDay : lastDay,
  ...(!isPart && { fromTime: null, toTime: null }),
});

function appointmentsIn(closure: Closure, appointments: readonly AdminAppointment[] = []) {
  const closed = spanOf(closure);
  const { practitionerId } = closure;
  return appointments.filter(
    (each) =>
      isOpen(each.status) &&
      Date.parse(each.startsAt) > Date.now() &&
      overlap(closed, during(each)) &&
      (practitionerId === null || each.practitioners.some(({ id }) => id === practitionerId)),
  );
}
