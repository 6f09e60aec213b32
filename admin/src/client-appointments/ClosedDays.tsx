import { Button, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import type { Closure } from '@practice/contract/calendar';
import { addDays } from '@practice/contract/clock';
import { dayInSentence, practiceDay, weekdayAndDate } from '@practice/contract/format';
import { calendar } from '@practice/contract/routes';
import { useState } from 'react';
import { RetryMessage } from '../layout/LoadError.tsx';
import { Section } from '../layout/Section.tsx';
import { useCall } from '../layout/useCall.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import { BookedAppointmentsDialog } from './BookedAppointmentsDialog.tsx';
import { ClosureForm } from './ClosureForm.tsx';
import { Holidays } from './Holidays.tsx';
import { useAppointmentsInClosures } from './useAppointmentsInClosures.ts';

export function ClosedDays() {
  const { data, error, refetch } = useCall(['calendar', 'closures'], calendar.closures);
  const booked = useAppointmentsInClosures(data);
  const [chosen, setChosen] = useState<Closure>();
  const inChosen = chosen && booked.appointmentsIn(chosen);
  return (
    <Section heading="Closed days" aria-busy={!data && !error}>
      {error && (
        <RetryMessage onRetry={refetch}>We couldn’t load the closed days. {error.message}</RetryMessage>
      )}
      {!data && !error && <Skeleton height="4rem" />}
      {data?.length === 0 && (
        <Typography color="textSecondary">
          Only the holidays are closed so far. Add vacations below.
        </Typography>
      )}
      {data && data.length > 0 && (
        <List disablePadding aria-label="Closed days">
          {data.map((closure) => {
            const count = booked.appointmentsIn(closure)?.length;
            return (
              <ListItem key={closure.id} disableGutters divider sx={{ flexWrap: 'wrap' }}>
                <ListItemText
                  sx={{ flex: '1 1 14rem' }}
                  primary={daysOf(closure)}
                  secondary={[timesOf(closure), closure.reason].filter(Boolean).join(' · ')}
                />
                {count ? (
                  <Button size="small" onClick={() => setChosen(closure)}>
                    {count} still booked
                  </Button>
                ) : null}
                <ActionButton
                  label="Open again"
                  fullLabel={`Open again ${daysOf(closure)}`}
                  variant="quietDanger"
                  size="small"
                  question={{
                    title: 'Open this time again?',
                    text: `Clients can book ${daysOf(closure, dayInSentence)} again within your hours and booking rules.`,
                    busy: 'Opening…',
                  }}
                  run={(calls) => calls.call(calendar.reopen, { params: { id: closure.id } })}
                  done={{
                    title: 'Open again',
                    description: 'Clients can book this time again within your hours and booking rules.',
                  }}
                  failed="Not opened"
                />
              </ListItem>
            );
          })}
        </List>
      )}
      {booked.error && (
        <RetryMessage onRetry={booked.refetch}>
          We couldn’t look up who’s booked on these days. {booked.error.message}
        </RetryMessage>
      )}
      <details>
        <summary className="text-strong">Holidays</summary>
        <Typography color="textSecondary">Clients can’t book these days unless you open them.</Typography>
        <Holidays from={practiceDay()} to={addDays(practiceDay(), 364)} />
      </details>
      <ClosureForm onClosed={setChosen} />
      {chosen && inChosen && inChosen.length > 0 && (
        <BookedAppointmentsDialog
          key={chosen.id}
          closed={[daysOf(chosen, dayInSentence), chosen.fromTime && timesOf(chosen)]
            .filter(Boolean)
            .join(', ')}
          booked={inChosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Section>
  );
}

function daysOf({ firstDay, lastDay }: Closure, format: (day: string) => string = weekdayAndDate): string {
  return [...new Set([firstDay, lastDay])].map((day) => format(day)).join(' – ');
}

function timesOf({ fromTime, toTime }: Closure): string {
  return fromTime && toTime ? `${fromTime} – ${toTime}` : 'All day';
}
