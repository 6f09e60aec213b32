import { expect, test } from '@jest/globals';
import type { AppointmentStatus } from './appointments.ts';
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

const paid = (serviceType: string, day: string, status: PaymentStatus = 'succeeded') => ({
  serviceType,
  status,
  paymentDate: `2026-11-${day}T12:00:00.000Z`,
});
const visit = (title: string, day: string, status: AppointmentStatus = 'scheduled') => ({
  title,
  status,
  createdAt: `2026-11-${day}T12:00:00.000Z`,
});
const [foundations, care] = ['Foundations Package', 'Personalized Care Package'];

test.each([
  ['a package without a visit is to be scheduled', [paid(foundations, '10')], [], [foundations]],
  ['the earliest comes first', [paid(care, '12'), paid(foundations, '10')], [], [foundations, care]],
  ['a partly refunded one is to be scheduled', [paid(care, '10', 'partially_refunded')], [], [care]],
  ['a refunded one is not to be scheduled', [paid(foundations, '10', 'refunded')], [], []],
  ['an unpaid one is not', [paid(care, '10', 'failed'), paid(care, '11', 'processing')], [], []],
  ['a disputed one is not to be scheduled', [paid(care, '10', 'disputed')], [], []],
  ['its visit was booked before', [paid(foundations, '10')], [visit('Foundations seminar', '01')], []],
  ['the practice booked a visit after it', [paid(foundations, '10')], [visit('Seminar at Acme', '11')], []],
  ['a visit after it is of another kind', [paid(care, '10')], [visit('MNRI Family Session', '11')], [care]],
  ['a visit before it is of something else', [paid(care, '10')], [visit('Chairs', '01')], [care]],
  ['its visit is completed', [paid(foundations, '10')], [visit('Seminar', '11', 'completed')], []],
  ['its visit was canceled', [paid(care, '10')], [visit(care, '11', 'cancelled')], [care]],
  [
    'one visit counts for one package',
    [paid(care, '12'), paid(foundations, '10')],
    [visit(care, '13')],
    [foundations],
  ],
  ['the same package twice needs two', [paid(care, '12'), paid(care, '10')], [visit(care, '13')], [care]],
])('%s', (_, payments, appointments, expected) => {
  expect(packagesToSchedule(payments, appointments)).toEqual(expected);
});
