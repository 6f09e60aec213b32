import { addDays } from '@practice/contract/clock';
import { holidaysIn } from '@practice/contract/holidays';

const day = 86_400_000;

let weeks = 0;

/** A Monday, in a week without holidays, so far away that no other journey meets its week: they share one calendar. */
export function farWeekday(): string {
  const from = Date.UTC(2101, 0, 3);
  const week = (Number(process.env.TEST_WORKER_INDEX) * 200 + weeks++) % 4000;
  const monday = new Date(from + week * 7 * day).toISOString().slice(0, 10);
  return holidaysIn({ from: monday, to: addDays(monday, 6) }).length > 0 ? farWeekday() : monday;
}
