/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import type { Appointment } from '@practice/contract/appointments';
import { act } from 'react';
import { draw, shows } from '../test/draw.tsx';
import { AppointmentDialog } from './AppointmentDialog.tsx';

const practice = {
  packages: [],
  services: [{ id: 3, title: 'Desk Check', place: 'client', consent: 'none', isBookable: true, price: null }],
  practitioners: [
    { id: 1, name: 'Anna Whitfield', serviceIds: [] },
    { id: 2, name: 'Daniel Whitfield', serviceIds: [3] },
    { id: 5, name: 'Ruth Weber', serviceIds: [3] },
  ],
};
const practitioners: Appointment['practitioners'] = [{ id: 2, name: 'Daniel Whitfield' }];
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
  practitioners,
} as Appointment;

beforeEach(() => {
  sessionStorage.clear();
  // jsdom has neither of these. The calendar, which is loaded later, calls the second.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
});

const asked: string[] = [];
let sent: unknown;

async function open(appointment?: Appointment) {
  asked.length = 0;
  const nothing = () => {};
  await draw(
    <AppointmentDialog appointment={appointment} userId={7} onClose={nothing} />,
    (address, body) => {
      asked.push(address);
      if (body) sent = JSON.parse(String(body));
      if (body) return { ...booked, emails: [] };
      if (address.includes('availability?')) return [{ time: '9:00 AM', available: true }];
      return address.endsWith('/practice') ? practice : [];
    },
  );
}

test('a visit whose service takes place at the client’s cannot be moved to the office', async () => {
  await open(booked);
  const office = document.querySelector<HTMLInputElement>('input[name=place][value=office]');
  expect(office?.disabled).toBe(true);
});

const people = () => [...document.querySelectorAll<HTMLInputElement>('input[name=practitionerId]')];
const chosen = () => people().find(({ checked }) => checked)?.value;

test('an earlier draft is with whoever is free first, until someone who gives the service is chosen', async () => {
  const { title, appointmentDate, appointmentTime, location } = booked;
  const draft = { visit: 'service-3', title, appointmentDate, appointmentTime, place: 'client', location };
  sessionStorage.setItem('draft:appointment:7:new', JSON.stringify(draft));
  await open();
  expect(people().map(({ value }) => value)).toEqual(['first-available', '2', '5']);
  expect(chosen()).toBe('first-available');
  await act(async () => people()[2]?.click());
  expect(asked.at(-1)).toContain('service=3&practitioner=5');
  expect(sessionStorage.getItem('draft:appointment:7:new')).toContain('"practitionerId":"5"');
  await act(async () => document.forms[0]?.requestSubmit());
  expect(sent).toMatchObject({ practitionerId: 5, serviceId: 3 });
});

test('an edited visit shows who it is with, and asks when all of them are free', async () => {
  await open(booked);
  expect(chosen()).toBe('2');
  await open({ ...booked, practitioners: practice.practitioners.slice(1) });
  expect(people()).toEqual([]);
  expect(shows('With Daniel Whitfield and Ruth Weber')).toBe(true);
  expect(asked.at(-1)).toContain('service=3&practitioner=2%2C5');
});
