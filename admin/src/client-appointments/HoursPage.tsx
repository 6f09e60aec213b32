import { Alert, Card } from '@mui/material';
import type { CalendarInput, CalendarSettings } from '@practice/contract/calendar';
import { pluralize } from '@practice/contract/format';
import { practice } from '@practice/contract/practice';
import { calendar } from '@practice/contract/routes';
import { useQueryClient } from '@tanstack/react-query';
import { BooleanInput, NumberInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useCall } from '../dataProvider.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { useSubmit } from '../form/useSaving.ts';
import { Loaded, Together } from '../layout/Loading.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { usePractitioners } from '../practitioner-field/WithInput.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import { DayHours } from './DayHours.tsx';
import { checkHours, fieldsOf, type HoursFields, offeredTimes, offersNothing } from './hours-fields.ts';

export function HoursPage() {
  const { data: practitioners = [], isPending } = usePractitioners();
  // Loaded once, so that what was typed isn't replaced.
  const query = useCall(settingsToEdit, calendar.settings, {}, { staleTime: 'static', gcTime: 0 });
  return (
    <>
      <PageTitle
        title="Hours & closed days"
        back={{ to: '/client-appointments', label: 'All appointments' }}
        lead="When clients can book on their own. You can schedule any time yourself."
      />
      <Together>
        <div aria-busy={isPending}>
          {practitioners.length > 1 && (
            <p className="cluster mb-4">
              Each of you can have your own hours:{' '}
              {practitioners.map(({ id, name }) => (
                <Link key={id} to={`/practitioners/edit/${id}`}>
                  {name}
                </Link>
              ))}
            </p>
          )}
        </div>
        <Loaded query={query} what="the hours">
          {(settings) => (
            <div className="columns gap-6 align-start" style={{ '--column': '24rem' }}>
              <HoursForm settings={settings} />
              <ClosedDays />
            </div>
          )}
        </Loaded>
      </Together>
    </>
  );
}

const settingsToEdit = ['calendar', 'settings to edit'];

function HoursForm({ settings }: { settings: CalendarSettings }) {
  const queries = useQueryClient();
  const save = useSubmit({
    send: (body: CalendarInput, calls) => calls.call(calendar.saveSettings, { body }),
    onSaved: (saved) => queries.setQueryData(settingsToEdit, saved),
    done: (saved) => ({
      title: 'Hours saved',
      description: offersNothing(saved)
        ? 'The website shows them. Clients can’t book any time online.'
        : 'The website shows them, and clients can book what’s still open of the times listed here.',
    }),
    failed: 'The hours weren’t saved',
  });
  return (
    <Card component="section">
      <RecordForm check={checkHours} defaultValues={fieldsOf(settings)} onSubmit={save} save="Save hours">
        <HoursInputs />
      </RecordForm>
    </Card>
  );
}

function HoursInputs() {
  const typed = useWatch() as HoursFields;
  const { output } = checkHours(typed);
  const offered = offeredTimes(typed);
  const { minNoticeHours, maxDaysAhead } = typed.rules;
  return (
    <>
      <h2>Opening hours</h2>
      <p className="text-soft">
        Once saved, the website’s contact page shows these hours. Clients book an hour at a time; below each
        day are the start times they’ll be offered. You can add more to a day. Existing appointments stay.
      </p>
      <div>
        {typed.hours.map((day, at) => (
          <DayHours key={day.weekday} at={at} day={day} offered={offered[at]} />
        ))}
      </div>
      <h2>Booking rules</h2>
      <NumberInput
        source="rules.minNoticeHours"
        label="Minimum notice (hours)"
        helperText={
          minNoticeHours
            ? `Clients book at least ${pluralize(minNoticeHours, 'hour')} ahead. 0 means no rule.`
            : '0 means no rule: clients can book up to the last minute.'
        }
      />
      <NumberInput
        source="rules.maxDaysAhead"
        label="How far ahead (days)"
        helperText={
          maxDaysAhead
            ? `Clients book up to ${pluralize(maxDaysAhead, 'day')} ahead. 0 means no rule.`
            : '0 means no rule: clients can book as far ahead as they like.'
        }
      />
      <BooleanInput
        source="rules.refusesLateChanges"
        label="Refuse late changes"
        helperText={`In the last ${practice.cancellationHours} hours before a visit, clients call you to move or cancel it. Off: they can, they’re told it’s late, and you see it on the visit.`}
      />
      {output && offersNothing(output) && (
        <Alert severity="warning" role="status">
          With these hours and booking rules, clients can’t book any time online.
        </Alert>
      )}
    </>
  );
}
