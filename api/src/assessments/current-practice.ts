import { timeSlots } from '@practice/contract/appointments';
import { weekdays } from '@practice/contract/calendar';
import { dollars } from '@practice/contract/format';
import { firstNames } from '@practice/contract/founders';
import { closedDaysOf, daysOf, linesOf, timesOf } from '@practice/contract/opening-hours';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { insuranceAnswer, mnriPrice } from '@practice/contract/practice-answers';
import { startTimes } from '@practice/contract/start-times';
import type { Practice } from '@practice/desk/chat/practice';
import type { Calendar } from '../calendar/calendar.ts';
import type { Services } from '../services/services.ts';

export async function currentPractice(calendar: Calendar, services: Services): Promise<Practice> {
  const { rules, startTimes: added } = await calendar.settings();
  const { address, packages, hours, closedDays } = await services.practice();
  const times: readonly string[] = timeSlots;
  const moreTimes = hours.map((day) => ({
    weekday: weekdays[day.weekday] ?? '',
    times: startTimes(day, added).filter((time) => !times.includes(time)),
  }));
  return {
    ...practice,
    therapists: firstNames('or'),
    rules,
    mnriPrice,
    address,
    insurance: insuranceAnswer,
    packages: packages.map(({ title, price }) => ({ title, price: dollars(price) })),
    hours: linesOf(hours).map((line) => ({ days: line.days, label: daysOf(line), times: timesOf(line) })),
    closedDays: closedDays.map(closedDaysOf),
    times,
    moreTimes: moreTimes.filter((day) => day.times.length > 0),
    pages: {
      packages: `${paths.services}#packages`,
      mnri: paths.mnri,
      request: paths.contact,
      book: paths.bookAppointment,
      appointments: paths.clientAppointments,
      assessments: paths.clientAssessments,
      privacy: paths.privacy,
    },
  };
}
