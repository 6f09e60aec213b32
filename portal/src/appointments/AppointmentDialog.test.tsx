/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import type { Appointment } from '@practice/contract/appointments';
import { draw } from '../test/draw.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';

const practice = {
  packages: [],
  services: [{ id: 3, title: 'Desk Check', place: 'client', consent: 'none', isBookable: true, price: null }],
};
const booked = {
  id: 1,
  serviceId: 3,
  title: 'Desk Check',
  appointmentDate: '2030-05-06',
  appointmentTime: '9:00 AM',
  location: '500 Fayetteville St',
  status: 'scheduled',
  minutes: 60,
  version: 1,
} as Appointment;

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has neither of these. The calendar, which is loaded later, calls the second.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
});

async function edit(appointment: Appointment) {
  const nothing = () => {};
  await draw(<AppointmentDialog appointment={appointment} userId={7} onClose={nothing} />, (address) =>
    address.endsWith('/practice') ? practice : [],
  );
}

const office = () => document.querySelector<HTMLInputElement>('input[name=place][value=office]');

test('a visit whose service takes place at the client’s cannot be moved to the office', async () => {
  await edit(booked);
  expect(office()?.disabled).toBe(true);
});

test('a visit for which the practice arranged another place can be moved back', async () => {
  await edit({ ...booked, location: null });
  expect(office()?.checked).toBe(true);
  expect(document.querySelectorAll('input[name=place]:disabled')).toHaveLength(0);
});
