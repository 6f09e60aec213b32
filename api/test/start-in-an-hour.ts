import { formatLocalDateTime, startOf, visitTimeOf } from '@practice/contract/clock';
import type { TestApi } from './start-api.ts';

export function startAt(api: TestApi, id: number, instant: number) {
  const time = visitTimeOf(formatLocalDateTime(new Date(instant)));
  return api.sql(
    'UPDATE client_appointments SET appointment_date = $2, appointment_time = $3, starts_at = $4 WHERE id = $1',
    [id, time.appointmentDate, time.appointmentTime, startOf(time)],
  );
}

export const startInAnHour = (api: TestApi, id: number) => startAt(api, id, Date.now() + 3_600_000);
