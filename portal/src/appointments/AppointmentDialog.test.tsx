/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Appointment } from '@practice/contract/appointments';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { AppointmentDialog } from './AppointmentDialog.tsx';

const booked = {
  id: 1,
  title: 'Desk Check',
  appointmentDate: '2030-05-06',
  appointmentTime: '9:00 AM',
  location: '500 Fayetteville St',
  status: 'scheduled',
  minutes: 60,
  version: 1,
} as Appointment;
let root: Root;

beforeEach(() => {
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  // The calendar, which is loaded later, calls it, and jsdom does not have it.
  globalThis.CSS = { escape: (text: string) => text } as typeof CSS;
  globalThis.fetch = async () => ({ ok: true, status: 200, json: async () => [] }) as unknown as Response;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => act(async () => root.unmount()));

const edit = (appointment: Appointment) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <AppointmentDialog appointment={appointment} visit={undefined} userId={7} onClose={() => {}} />
      </SWRConfig>,
    ),
  );

const office = () => document.querySelector<HTMLInputElement>('input[name=place][value=office]');

test('a visit whose kind takes place at the client’s cannot be moved to the office', async () => {
  await edit(booked);
  expect(office()?.disabled).toBe(true);
});

test('a visit for which the practice arranged another place can be moved back', async () => {
  await edit({ ...booked, location: null });
  expect(office()?.checked).toBe(true);
  expect(document.querySelectorAll('input[name=place]:disabled')).toHaveLength(0);
});
