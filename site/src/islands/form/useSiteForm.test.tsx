/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { registerForm } from '@practice/contract/auth';
import { authMessages } from '@practice/contract/messages';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useSiteForm } from './useSiteForm.ts';

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
};
const names = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const;
const jo = {
  firstName: 'Jo',
  lastName: 'Doe',
  email: 'jo@example.com',
  password: 'kettle',
  confirmPassword: 'kettle',
};

const send = jest.fn<(input: object) => Promise<void>>();
const failed = authMessages.registrationFailed;

function Registration() {
  const form = useSiteForm({ schema: registerForm, labels, send, failed });
  return (
    <form {...form.props}>
      <p role="alert">{form.summary.errors.map(({ label }) => label).join(', ')}</p>
      {names.map((name) => {
        const { error, label, ...rest } = form.field(
          name,
          name === 'password' ? { repeatedIn: 'confirmPassword' } : undefined,
        );
        return (
          <label key={name}>
            {label}
            <input {...rest} />
            <span data-error={name}>{error}</span>
          </label>
        );
      })}
      <button type="submit" disabled={form.busy}>
        Send
      </button>
    </form>
  );
}

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  send.mockReset().mockResolvedValue();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  act(() => root.render(<Registration />));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

// React does not see a value that is set on the element itself.
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

async function type(name: string, text: string) {
  await act(async () => {
    setValue?.call(control(name), text);
    control(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

async function leave(name: string) {
  await act(async () => {
    control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

async function submit() {
  await act(async () => document.querySelector('button')?.click());
}

async function fill(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) await type(name, text);
}

function error(name: string) {
  return document.querySelector(`[data-error=${name}]`)?.textContent;
}

test('a form shows an error on leaving a field, not while typing', async () => {
  await type('email', 'jo@');
  expect(error('email')).toBe('');
  await leave('email');
  expect(error('email')).toBe('Please enter a valid email address');
  await type('email', 'jo@example.com');
  expect(error('email')).toBe('');
});

test('changing the password updates the error of the field that repeats it', async () => {
  await fill(jo);
  await leave('confirmPassword');
  expect(error('confirmPassword')).toBe('');
  await leave('password');
  await type('password', 'kettles');
  expect(error('confirmPassword')).toBe('Passwords do not match');
});

test('a form sends the validated values once, even if it is submitted twice', async () => {
  let arrived = () => {};
  send.mockReturnValue(new Promise((resolve) => (arrived = resolve)));
  await fill({ ...jo, email: ' JO@example.com ' });
  await submit();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual(jo);
  expect(document.querySelector('button')?.disabled).toBe(true);
  await act(async () => arrived());
  expect(document.querySelector('button')?.disabled).toBe(false);
});
