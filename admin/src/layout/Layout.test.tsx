/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { AdminContext } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { authProvider, forgetUser } from '../authProvider.ts';
import { useSession } from '../session/Session.tsx';
import { until } from '../test/screens.tsx';
import { Layout } from './Layout.tsx';

const anna = { id: 1, username: 'anna', email: 'anna@example.com', isAdmin: true, role: 'owner' };
let root: Root;

/** An answer of the API, because jsdom has no Response. */
const answer = (body: object, status = 200) => ({
  ok: status === 200,
  status,
  json: async () => body,
  text: async () => JSON.stringify(body),
});

/** Renders the back office for an API that gives these answers, one after the other. */
async function openOffice(...answers: object[]) {
  const fetch = jest.fn(async () => answers.shift());
  globalThis.fetch = fetch as never;
  // jsdom has none.
  window.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  forgetUser();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const place = document.createElement('div');
  root = createRoot(place);
  const dataProvider = { getList: async () => ({ data: [], total: 0 }) } as never;
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AdminContext {...{ authProvider, dataProvider, queryClient: queries }}>
          <Layout>
            <Greeting />
          </Layout>
        </AdminContext>
      </MemoryRouter>,
    ),
  );
  await until(() => place.textContent?.includes('Welcome, anna') ?? false);
  return { place, queries, fetch };
}

function Greeting() {
  return <p>Welcome, {useSession().username}</p>;
}

afterEach(async () => act(async () => root.unmount()));

test('an admin sees the back office, and reloading its data does not request the session again', async () => {
  const { queries, fetch } = await openOffice(answer(anna));
  await act(async () => queries.refetchQueries({ type: 'active' }));
  await act(async () => queries.invalidateQueries());
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the idle logoff hides everything and logs out, even without a connection', async () => {
  // jsdom can't open the login page, and says so.
  jest.spyOn(console, 'error').mockReturnValue();
  const { place, fetch } = await openOffice(answer({ ...anna, idleMinutes: 30 }));
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 60_000);
  await until(() => fetch.mock.calls.length > 1);
  expect(String(fetch.mock.lastCall)).toContain('/api/logout');
  expect(place.textContent).not.toContain('Welcome');
  await until(() => sessionStorage.getItem('carried-toast') !== null);
  jest.restoreAllMocks();
});
