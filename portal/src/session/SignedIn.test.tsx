/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { mutate, SWRConfig } from 'swr';
import { SignedIn } from './SignedIn.tsx';
import { usePayments } from './session.queries.ts';

const answers = { emailConfirmed: false, isAdmin: false, payments: 0 };
const asked = jest.fn<(path: string) => void>();
let root: Root;

beforeEach(async () => {
  await mutate(() => true, undefined, { revalidate: false });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(answers, { emailConfirmed: false, isAdmin: false, payments: 0 });
  asked.mockReset();
  globalThis.fetch = async (input) => {
    asked(String(input));
    const { payments, ...user } = answers;
    const body = String(input).endsWith('/user') ? user : Array.from({ length: payments }, () => ({}));
    return { ok: true, status: 200, json: async () => body } as Response;
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => act(async () => root.unmount()));

function Payments() {
  return <p>{usePayments().data?.length} paid</p>;
}

const render = () =>
  act(async () =>
    root.render(
      <SWRConfig value={{ dedupingInterval: 0, revalidateOnFocus: false, revalidateIfStale: false }}>
        <SignedIn>{() => <Payments />}</SignedIn>
      </SWRConfig>,
    ),
  );

const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

test('the portal shows purchases once the address is confirmed in another tab, and then stops checking', async () => {
  await render();
  expect(document.body.textContent).toBe('0 paid');
  Object.assign(answers, { emailConfirmed: true, payments: 1 });
  await comeBack();
  expect(document.body.textContent).toBe('1 paid');
  asked.mockReset();
  await comeBack();
  expect(asked).not.toHaveBeenCalled();
});

test('the portal requests no client data for an admin', async () => {
  answers.isAdmin = true;
  await render();
  expect(document.body.textContent).toBe('0 paid');
  expect(asked.mock.calls).toEqual([['/api/user']]);
});
