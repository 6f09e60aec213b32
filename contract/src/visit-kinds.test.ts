import { expect, test } from '@jest/globals';
import type { PaymentStatus } from './payments.ts';
import { kindOf, packagesToSchedule } from './visit-kinds.ts';

test.each([
  ['desk check at home', 'Desk Check', 'client'],
  ['Foundations seminar for our team', 'Foundations Package', 'client'],
  ['workspace optimization', 'Workspace Optimization Package', 'client'],
  ['MNRI Family Session', 'MNRI Family Session', 'office'],
  ['Free consultation', 'Free Consultation', undefined],
])('%s is a kind of visit with its place', (typed, title, place) => {
  expect(kindOf(typed)?.title).toBe(title);
  expect(kindOf(typed)?.place).toBe(place);
});

test('any other title is no kind of visit', () => {
  for (const title of ['', 'Tea', 'MNRI']) expect(kindOf(title)).toBeUndefined();
});

const payment = (serviceType: string, status: PaymentStatus = 'succeeded') => ({ serviceType, status });
const [foundations, care] = ['Foundations Package', 'Personalized Care Package'];
const titles = (...args: Parameters<typeof packagesToSchedule>) =>
  packagesToSchedule(...args).map(({ title }) => title);

test('a package that is paid for can be scheduled once for each payment', () => {
  const paid = [payment(care), payment(foundations), payment(foundations)];
  const visit = { title: 'Foundations seminar', status: 'completed' } as const;
  expect(titles(paid, [])).toEqual([foundations, care]);
  expect(titles(paid, [visit])).toEqual([foundations, care]);
  expect(titles(paid, [visit, visit])).toEqual([care]);
  expect(titles(paid, [visit, { ...visit, status: 'cancelled' }])).toEqual([foundations, care]);
});

test('a package that is not paid, refunded or in dispute can’t', () => {
  const statuses = ['pending', 'processing', 'failed', 'refunded', 'disputed'] as const;
  expect(
    titles(
      statuses.map((status) => payment(care, status)),
      [],
    ),
  ).toEqual([]);
  expect(titles([payment(care, 'partially_refunded')], [])).toEqual([care]);
});
