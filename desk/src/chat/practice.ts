import { joinWithAnd, paragraphs } from '../texts.ts';

/** `parking`, `mnriPrice` and `insurance` are sentences. */
export interface Practice {
  therapists: string;
  phone: string;
  email: string;
  address: string;
  parking: string;
  area: string;
  replyWithinHours: number;
  packages: readonly { title: string; price: string }[];
  mnriPrice: string;
  insurance: string;
  /** Monday first; consecutive days with the same times share an entry. */
  hours: readonly { days: readonly string[]; label: string; times: string }[];
  closedDays: readonly string[];
  times: readonly string[];
  moreTimes: readonly { weekday: string; times: readonly string[] }[];
  /** 0 turns a rule off. */
  rules: { minNoticeHours: number; maxDaysAhead: number; refusesLateChanges: boolean };
  cancellationHours: number;
  pages: Record<
    'packages' | 'mnri' | 'request' | 'book' | 'appointments' | 'assessments' | 'privacy',
    string
  >;
}

const closed = 'Closed';

export const contactPhrase = ({ phone, email }: Practice) => `call us at ${phone} or email ${email}`;

export function prices({ packages, mnriPrice, pages }: Practice): string {
  const lines = packages.map(({ title, price }) => `- ${title}: ${price}`);
  return [
    `Our packages have fixed prices:\n\n${lines.join('\n')}`,
    `MNRI sessions: ${mnriPrice}`,
    `The first consultation is free. [Compare the packages](${pages.packages})`,
  ].join('\n\n');
}

export function hours({ hours: lines, closedDays, phone }: Practice, weekday?: string): string {
  const line = lines.find(({ days }) => weekday && days.includes(weekday));
  const first = line
    ? line.times === closed
      ? `We’re closed on ${weekday}s.`
      : `On ${weekday}s we’re open ${line.times}.`
    : `Our hours:\n\n${lines.map(({ label, times }) => `- ${label}: ${times}`).join('\n')}`;
  const exceptions = closedDays.length > 0 ? `We’ll be closed on ${joinWithAnd(closedDays)}.` : '';
  return paragraphs(first, exceptions, `You can also call us at ${phone}.`);
}

export function booking(practice: Practice, weekday?: string): string {
  const { times, moreTimes, rules, pages } = practice;
  const { minNoticeHours: notice, maxDaysAhead: ahead } = rules;
  const line = practice.hours.find(({ days }) => weekday && days.includes(weekday));
  const isClosed = line?.times === closed;
  return [
    isClosed ? `We’re closed on ${weekday}s, so please choose another day.` : '',
    `I can’t book for you here, but you can do it yourself: [choose a day and time](${pages.book}). You’ll see what’s open${weekday && !isClosed ? ` on ${weekday}` : ''}. Visits start at ${joinWithAnd(times)}.`,
    ...moreTimes
      .filter((day) => !weekday || day.weekday === weekday)
      .map((day) => `On ${day.weekday}s they can also start at ${joinWithAnd(day.times)}.`),
    notice > 0 ? `Please book at least ${count(notice, 'hour')} ahead.` : '',
    ahead > 0 ? `You can book up to ${count(ahead, 'day')} ahead.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function changePolicy({ rules, cancellationHours, pages, phone }: Practice): string {
  const later = rules.refusesLateChanges
    ? `please call us at ${phone}`
    : 'you still can, but it’s late, and we may charge for the visit';
  return `You can move or cancel a visit yourself under [Appointments](${pages.appointments}). It’s free up to ${count(cancellationHours, 'hour')} ahead. After that, ${later}.`;
}

export const replyTime = ({ replyWithinHours }: Practice) => count(replyWithinHours, 'hour');

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
