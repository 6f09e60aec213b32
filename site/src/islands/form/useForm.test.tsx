/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { registerForm } from '@practice/contract/auth';
import { ApiError } from '@practice/contract/errors';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from './useForm.ts';

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
const failed = jest.fn();

function Registration() {
  const form = useForm({ schema: registerForm, labels, send, failed });
  return (
    <form {...form.props}>
      <p role="alert">{form.summary.errors.map(({ label }) => label).join(', ')}</p>
      {names.map((name) => {
        const { error, label, ...rest } = form.field(name);
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
  failed.mockReset();
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

function type(name: string, text: string) {
  act(() => {
    control(name).value = text;
    control(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function leave(name: string) {
  act(() => {
    control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

async function submit() {
  await act(async () => document.querySelector('form')?.requestSubmit());
}

function fill(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) type(name, text);
}

function error(name: string) {
  return document.querySelector(`[data-error=${name}]`)?.textContent;
}

test('says what is wrong on leaving a field, not while it is typed in', () => {
  type('email', 'jo@');
  expect(error('email')).toBe('');
  leave('email');
  expect(error('email')).toBe('Please enter a valid email address');
  type('email', 'jo@example.com');
  expect(error('email')).toBe('');
});

test('says nothing about a field that was only passed through', () => {
  leave('firstName');
  expect(error('firstName')).toBe('');
});

test('a change of the password is seen at the field that repeats it', () => {
  fill(jo);
  leave('confirmPassword');
  expect(error('confirmPassword')).toBe('');
  leave('password');
  type('password', 'kettles');
  expect(error('confirmPassword')).toBe('Passwords do not match');
});

test('a refused submit sends nothing, lists the fields and goes to the first', async () => {
  fill({ ...jo, lastName: '', email: 'x' });
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Last Name, Email');
  expect(document.activeElement).toBe(control('lastName'));
});

test('sends once however often it is submitted, what the contract made of it', async () => {
  let arrived = () => {};
  send.mockReturnValue(new Promise((resolve) => (arrived = resolve)));
  fill({ ...jo, email: ' JO@example.com ' });
  await submit();
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send.mock.calls[0]?.[0]).toEqual(jo);
  expect(document.querySelector('button')?.disabled).toBe(true);
  await act(async () => arrived());
  expect(document.querySelector('button')?.disabled).toBe(false);
});

test('what the server refuses stands beside its field until that field changes; what was typed stays', async () => {
  send.mockRejectedValue(new ApiError(400, 'No', [{ path: 'email', message: 'Taken' }]));
  fill(jo);
  await submit();
  expect(failed).toHaveBeenCalledTimes(1);
  expect(error('email')).toBe('Taken');
  expect(document.activeElement).toBe(control('email'));
  expect(control('firstName').value).toBe('Jo');
  type('firstName', 'Joan');
  leave('firstName');
  expect(error('email')).toBe('Taken');
  type('email', 'joan@example.com');
  expect(error('email')).toBe('');
});
