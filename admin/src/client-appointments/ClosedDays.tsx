import type { Closure } from '@practice/contract/calendar';
import { dayInSentence, practiceDay, weekdayAndDate } from '@practice/contract/format';
import { addDays } from '@practice/contract/practice-time';
import { calendar } from '@practice/contract/routes';
import { Button } from '@practice/ui/Button';
import { Skeleton } from '@practice/ui/Skeleton';
import { useState } from 'react';
import { RetryMessage } from '../layout/LoadError.tsx';
import { useCall } from '../layout/useCall.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import { BookedAppointmentsDialog } from './BookedAppointmentsDialog.tsx';
import { ClosureForm } from './ClosureForm.tsx';
import { Holidays } from './Holidays.tsx';
import styles from './HoursPage.module.css';
import { useAppointmentsInClosures } from './useAppointmentsInClosures.ts';

const headingId = 'closed-days-heading';

export function ClosedDays() {
  const { data, error, refetch } = useCall(['calendar', 'closures'], calendar.closures);
  const booked = useAppointmentsInClosures(data);
  const [chosen, setChosen] = useState<Closure>();
  const inChosen = chosen && booked.appointmentsIn(chosen);
  return (
    <section className="stack gap-4" aria-labelledby={headingId} aria-busy={!data && !error}>
      <h2 id={headingId}>Closed days</h2>
      {error && (
        <RetryMessage onRetry={refetch}>We couldn’t load the closed days. {error.message}</RetryMessage>
      )}
      {!data && !error && <Skeleton style={{ height: '4rem' }} />}
      {data?.length === 0 && (
        <p className="text-soft">Only the holidays are closed so far. Add vacations below.</p>
      )}
      {data && data.length > 0 && (
        <ul className={styles.closures} aria-label="Closed days">
          {data.map((closure) => (
            <li key={closure.id} className="cluster between one-row gap-4 line-above break-anywhere">
              <div>
                <strong className="block">{daysOf(closure)}</strong>
                <small className="block text-soft">
                  {[timesOf(closure), closure.reason].filter(Boolean).join(' · ')}
                </small>
                <StillBooked
                  count={booked.appointmentsIn(closure)?.length}
                  onShow={() => setChosen(closure)}
                />
              </div>
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
                run={(calls) => calls.call(calendar.reopen, closure.id)}
                done={{
                  title: 'Open again',
                  description: 'Clients can book this time again within your hours and booking rules.',
                }}
                failed="Not opened"
              />
            </li>
          ))}
        </ul>
      )}
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
    </section>
  );
}

function StillBooked({ count, onShow }: { count: number | undefined; onShow: () => void }) {
  if (!count) return null;
  return (
    <Button className={styles.stillBooked ?? ''} variant="quiet" size="small" onClick={onShow}>
      {count} still booked
    </Button>
  );
}

function daysOf({ firstDay, lastDay }: Closure, format: (day: string) => string = weekdayAndDate): string {
  return [...new Set([firstDay, lastDay])].map((day) => format(day)).join(' – ');
}

function timesOf({ fromTime, toTime }: Closure): string {
  return fromTime && toTime ? `${fromTime} – ${toTime}` : 'All day';
}
