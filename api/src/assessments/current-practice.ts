import { timeSlots } from '@practice/contract/appointments';
import { dollars, practiceDay } from '@practice/contract/format';
import { firstNames } from '@practice/contract/founders';
import { closedDaysOf, daysOf, linesOf, timesOf } from '@practice/contract/opening-hours';
import { packages } from '@practice/contract/packages';
import { paths } from '@practice/contract/paths';
import { practice } from '@practice/contract/practice';
import { insuranceAnswer, mnriPrice } from '@practice/contract/practice-answers';
import { practiceAddress } from '@practice/contract/visit';
import type { Practice } from '@practice/desk/chat/practice';
import type { Calendar } from '../calendar/calendar.ts';

export async function currentPractice(calendar: Calendar): Promise<Practice> {
  const { rules } = await calendar.settings();
  const { hours, closedDays } = await calendar.openingTimes(practiceDay());
  return {
    ...practice,
    therapists: firstNames('or'),
    rules,
    mnriPrice,
    address: practiceAddress,
    insurance: insuranceAnswer,
    packages: packages.map(({ title, price }) => ({ title, price: dollars(price) })),
    hours: linesOf(hours).map((line) => ({ days: line.days, label: daysOf(line), times: timesOf(line) })),
    closedDays: closedDays.map(closedDaysOf),
    times: timeSlots,
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
