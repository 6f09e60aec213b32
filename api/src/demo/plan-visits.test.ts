import { describe, expect, test } from '@jest/globals';
import { holdsItsTime, isOpen } from '@practice/contract/appointments';
import { daysBetween, startOfDay, weekdayOf } from '@practice/contract/clock';
import { holidayOn } from '@practice/contract/holidays';
import { firstServices } from '@practice/contract/services';
import { held, minutesOf, overlap } from '@practice/contract/time';
import { planPayments } from './plan-payments.ts';
import { planVisits, type SampleVisit } from './plan-visits.ts';

const days = daysBetween('2027-10-20', '2028-11-30');
const plans = new Map(days.map((today) => [today, planVisits(today, firstServices)]));
const isWorkday = (date: string) => weekdayOf(date) % 6 !== 0 && !holidayOn(date);

function overlaps(visits: readonly SampleVisit[]): string[] {
  const holding = visits.filter((visit) => holdsItsTime(visit));
  const inOrder = holding.toSorted((a, b) => a.practitioner - b.practitioner || held(a).from - held(b).from);
  return inOrder.flatMap((visit, at) => {
    const next = inOrder[at + 1];
    const clash = next?.practitioner === visit.practitioner && overlap(held(visit), held(next));
    return clash ? `${visit.date} at ${visit.time}: ${visit.title}, ${next.title}` : [];
  });
}

describe('whatever day the sample practice begins on', () => {
  test('each visit has its time, on a day when the practice is open, outside of lunch', () => {
    for (const visits of plans.values()) {
      expect(overlaps(visits)).toEqual([]);
      expect(visits.filter(({ date }) => !isWorkday(date))).toEqual([]);
      const lunch = visits.filter(
        ({ time, minutes }) => minutesOf(time) < 13 * 60 && minutesOf(time) + minutes > 12 * 60,
      );
      expect(lunch).toEqual([]);
    }
  });

  test('what was is over, what comes is not, and everything was booked and paid before today', () => {
    for (const [today, visits] of plans) {
      for (const { date, status } of visits)
        expect(date < today ? !isOpen(status) : isOpen(status) || status === 'cancelled').toBe(true);
      const begin = startOfDay(today);
      const payments = planPayments(today);
      expect(visits.filter(({ bookedAt, startsAt }) => bookedAt > begin || bookedAt > startsAt)).toEqual([]);
      expect(payments.filter(({ at }) => at > begin)).toEqual([]);
      expect(payments.map(({ status }) => status)).toEqual(
        expect.arrayContaining(['failed', 'refunded', 'partially_refunded', 'succeeded']),
      );
      const paid = visits.filter(({ purchase }) => purchase);
      expect(paid.length).toBeGreaterThanOrEqual(5);
      expect(paid.filter(({ purchase, startsAt }) => purchase && purchase.at > startsAt)).toEqual([]);
      expect(new Set(paid.map(({ purchase }) => purchase)).size).toBe(paid.length);
    }
  });
});
