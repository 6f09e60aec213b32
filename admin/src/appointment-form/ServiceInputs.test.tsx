/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { CallForm } from '../form/CallForm.tsx';
import { choose, draw, press, shows, until } from '../test/screens.tsx';
import { aService } from '../test/services.ts';
import { newAppointment } from './AppointmentInputs.tsx';
import { PaidWithInput, ServiceInput } from './ServiceInputs.tsx';

const lists: Record<string, object[]> = {
  services: [
    aService({ id: 1, title: 'Video Consultation', minutes: 30, place: 'video' }),
    aService({ id: 2, title: 'Foundations Package', minutes: 90 }),
    aService({ id: 3, title: 'Old Service', retiredAt: '2026-11-01T15:00:00.000Z' }),
  ],
  payments: [
    { id: 12, userId: 5, packageId: 9, visitsLeft: 1, serviceType: 'Foundations Package' },
    { id: 13, userId: 5, packageId: 9, visitsLeft: 0, serviceType: 'Used Package' },
    { id: 14, userId: null, packageId: 9, visitsLeft: 1, serviceType: 'Guest’s Package' },
  ],
};

const calls = {
  getList: async (resource: string) => ({ data: lists[resource], total: 3 }),
  call: async () => ({ packages: [{ id: 9, serviceId: 2 }] }),
};

const sent: object[] = [];
const form = (userId?: number) => (
  <CallForm
    check={(typed) => ({ output: typed })}
    defaultValues={{ ...newAppointment, userId }}
    send={async (input) => sent.push(input)}
    save="Book"
  >
    <ServiceInput />
    <PaidWithInput />
  </CallForm>
);

test('a chosen service fills in title, minutes and location, and a retired one is not offered', async () => {
  await draw(form(), calls);
  await until(shows('Something else'));
  expect(await choose('Video Consultation')).toEqual([
    'Video Consultation',
    'Foundations Package',
    'Something else',
  ]);
  await press('Book');
  expect(sent.pop()).toMatchObject({
    ...{ serviceId: 1, paymentId: null, title: 'Video Consultation', minutes: 30, location: 'By video' },
  });
  await choose('Something else');
  await press('Book');
  expect(sent.pop()).toMatchObject({ serviceId: null, title: 'Video Consultation' });
  expect(document.body.textContent).not.toContain('Paid with');
});

test('a purchase with visits left can pay, and brings its service', async () => {
  await draw(form(5), calls);
  await until(shows('Paid with'));
  const paid = 'Foundations Package, OT-000012, 1 visit left';
  expect(await choose(paid, 1)).toEqual(['None of their purchases', paid]);
  await press('Book');
  expect(sent.pop()).toMatchObject({
    serviceId: 2,
    paymentId: 12,
    title: 'Foundations Package',
    minutes: 90,
  });
});
