import { addDays, instantOf, monthOf } from '@practice/contract/clock';
import { type PaymentStatus, paymentStatuses } from '@practice/contract/payments';
import * as v from 'valibot';
import offices from './data/offices.json' with { type: 'json' };
import story from './data/story.json' with { type: 'json' };
import { emailOf, nameOf, samplePeople } from './people.ts';

export interface SamplePayment {
  name: string;
  email: string;
  company?: string | undefined;
  package: string;
  status: PaymentStatus;
  refund?: { reason: string; amountCents?: number } | undefined;
  at: Date;
}

const refunds: Readonly<Record<number, Pick<SamplePayment, 'status' | 'refund'>>> = {
  14: { status: 'refunded', refund: { reason: 'Moved away before the first visit' } },
  22: { status: 'partially_refunded', refund: { reason: 'Did without the home visit', amountCents: 15_000 } },
};

export function planPayments(today: string): SamplePayment[] {
  const own = story.payments.map(({ daysAgo, status, ...payment }) => ({
    ...payment,
    status: v.parse(v.picklist(paymentStatuses), status),
    name: nameOf(story.client),
    email: story.client.email,
    at: instantOf(addDays(today, -daysAgo), '11:20 AM'),
  }));
  const buyers = [...samplePeople.map((person) => ({ ...person, name: nameOf(person) })), ...offices].filter(
    ({ buys }) => buys,
  );
  const payments: SamplePayment[] = [];
  let first = monthOf(today).from;
  for (let month = 0; month < 12; month += 1) {
    for (let each = 0; each < 2 + (month % 3); each += 1) {
      const at = month * 3 + each;
      const { name, company, buys = '' } = buyers[(at * 4) % buyers.length] ?? {};
      const date = addDays(first, 1 + each * 7 + (month % 4));
      if (!name || date >= today) continue;
      payments.push({
        name,
        email: emailOf(name),
        company,
        package: buys,
        status: 'succeeded',
        ...refunds[at],
        at: instantOf(date, `${1 + each}:${10 + month} PM`),
      });
    }
    first = monthOf(addDays(first, -1)).from;
  }
  return [...own, ...payments];
}
