import { jest } from '@jest/globals';
import type { AdminAppointment } from '@practice/contract/appointments';
import { QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { AdminContext, type DataProvider, Notification } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { i18nProvider } from '../i18nProvider.ts';
import { SessionContext } from '../session/Session.tsx';
import { theme } from '../theme/theme.ts';

export const day = '2199-12-03';

/** The admin who is signed in. */
const anna = {
  ...{ id: 1, firstName: 'Anna', lastName: null, username: 'anna', email: 'anna@example.com' },
  ...{ isAdmin: true, isClient: false, emailConfirmed: true },
};

/** An appointment of Robin Marsh at 10:00 AM on that day, with the changes that a test needs. */
export function anAppointment(over: Partial<AdminAppointment> = {}, firstName = 'Robin'): AdminAppointment {
  return {
    id: 7,
    userId: 3,
    title: 'Desk check',
    description: null,
    appointmentDate: day,
    appointmentTime: '10:00 AM',
    minutes: 60,
    startsAt: `${day}T15:00:00.000Z`,
    status: 'scheduled',
    location: null,
    cancelReason: null,
    version: 1,
    createdAt: '2026-11-01T15:00:00.000Z',
    updatedAt: '2026-11-01T15:00:00.000Z',
    emailConfirmed: true,
    user: { firstName, lastName: 'Marsh', username: firstName, email: `${firstName}@example.com` },
    cancelledAt: null,
    cancelledBy: null,
    changedLateAt: null,
    guardianConsentAt: null,
    guardianConsentVersion: null,
    ...over,
  };
}

/** Draws a screen of the back office, whose calls the test answers. Returns a function that unmounts it. */
export async function draw(screen: ReactNode, calls: object): Promise<() => Promise<void>> {
  // react-admin logs each failed call.
  jest.spyOn(console, 'error').mockReturnValue();
  const dataProvider = calls as DataProvider;
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AdminContext
          i18nProvider={i18nProvider}
          theme={theme}
          dataProvider={dataProvider}
          queryClient={queryClient}
        >
          <SessionContext value={anna}>{screen}</SessionContext>
          <Notification />
        </AdminContext>
      </MemoryRouter>,
    ),
  );
  return () => act(async () => root.unmount());
}

/** Waits until the condition is true. The test's own time limit ends a wait in vain. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
}

/** A condition for `until`: whether the page contains the text. */
export const shows = (words: string) => () => Boolean(document.body.textContent?.includes(words));

export function button(label: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
}

export const press = (label: string) => act(async () => button(label)?.click());
