import { afterEach, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { AdminContext, type AuthProvider, type DataProvider, Notification } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { i18nProvider } from '../i18nProvider.ts';
import { SessionContext } from '../session/Session.tsx';
import { theme } from '../theme/theme.ts';

/** The admin who is signed in. */
const anna = {
  ...{ id: 1, firstName: 'Anna', lastName: null, username: 'anna', email: 'anna@example.com' },
  ...{ isAdmin: true, role: 'owner' as const, isClient: false, emailConfirmed: true },
};

let leave = async () => {};
afterEach(() => leave());

/**
 * Draws a screen of the back office, whose calls the test answers, until the next one or the test's end.
 * Without an authProvider, everything is allowed.
 */
export async function draw(screen: ReactNode, calls: object, authProvider?: object): Promise<void> {
  await leave();
  // jsdom has none.
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
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
          authProvider={authProvider as AuthProvider}
          queryClient={queryClient}
        >
          <SessionContext value={anna}>{screen}</SessionContext>
          <Notification />
        </AdminContext>
      </MemoryRouter>,
    ),
  );
  leave = () => act(async () => root.unmount());
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

/** Types into an input of the page, the first one unless it is named. React does not see a value that is set on the element itself. */
export async function type(text: string, name?: string): Promise<void> {
  const input = document.querySelector(name ? `[name="${name}"]` : 'input') as HTMLInputElement;
  await act(async () => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Chooses an option of a select of the page, and returns the names of all its options. */
export async function choose(option: string, select = 0) {
  const shown = document.querySelectorAll('[role=combobox]')[select];
  await act(async () => shown?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
  await act(async () => options.find(({ textContent }) => textContent === option)?.click());
  return options.map(({ textContent }) => textContent);
}
