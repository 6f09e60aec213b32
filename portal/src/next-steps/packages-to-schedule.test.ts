import { expect, test } from '@jest/globals';
import { packagesToSchedule } from './packages-to-schedule.ts';

const paid = (serviceType: string, day: string, status: 'succeeded' | 'refunded' = 'succeeded') => ({
  serviceType,
  status,
  paymentDate: `2026-11-${day}T12:00:00.000Z`,
});
const visit = (
  title: string,
  day: string,
  status: 'scheduled' | 'completed' | 'cancelled' = 'scheduled',
) => ({
  title,
  status,
  createdAt: `2026-11-${day}T12:00:00.000Z`,
});
const foundations = 'Foundations Package';
const care = 'Personalized Care Package';

test.each([
  ['a package without a visit is to be scheduled', [paid(foundations, '10')], [], [foundations]],
  ['the earliest comes first', [paid(care, '12'), paid(foundations, '10')], [], [foundations, care]],
  ['a refunded one is not', [paid(foundations, '10', 'refunded')], [], []],
  [
    'a visit of its name was booked before',
    [paid(foundations, '10')],
    [visit('Foundations seminar', '01')],
    [],
  ],
  ['the practice booked a visit after it', [paid(foundations, '10')], [visit('Seminar at Acme', '11')], []],
  ['a visit before it is of something else', [paid(foundations, '10')], [visit('MNRI', '01')], [foundations]],
  ['its visit was', [paid(foundations, '10')], [visit('Seminar', '11', 'completed')], []],
  [
    'its visit was canceled',
    [paid(foundations, '10')],
    [visit(foundations, '11', 'cancelled')],
    [foundations],
  ],
  [
    'one visit is of one package',
    [paid(care, '12'), paid(foundations, '10')],
    [visit(care, '13')],
    [foundations],
  ],
  ['the same package twice takes two', [paid(care, '12'), paid(care, '10')], [visit(care, '13')], [care]],
])('%s', (_, payments, appointments, expected) => {
  expect(packagesToSchedule(payments, appointments)).toEqual(expected);
});
