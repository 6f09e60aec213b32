/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act } from 'react';
import { button, draw, press } from '../test/screens.tsx';
import { saveUnsentForms } from './unsent-forms.ts';
import { useAdminForm } from './useAdminForm.ts';

let close: () => Promise<void>;
beforeEach(() => localStorage.clear());
afterEach(() => close());

function Form({ values = { name: 'Ann', phone: '1' }, savesDraft = true }) {
  const form = useAdminForm({
    labels: { name: 'Name', phone: 'Phone' },
    values,
    savesDraft,
    check: (typed) => ({ output: typed }),
    send: async () => ({ ok: true }),
    onFailure: () => {},
  });
  const name = form.watch('name');
  const phone = form.watch('phone');
  return (
    <form {...form.props}>
      <input {...form.register('name')} />
      <p>
        {name} {phone} {form.isUnsaved() ? 'unsaved' : 'saved'}
      </p>
      <button type="submit">Save</button>
    </form>
  );
}

const shown = () => document.querySelector('p')?.textContent;

async function type(text: string) {
  const field = document.querySelector('input');
  if (!field) throw new Error('There is no field.');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('a form restores the text typed before the session ended once, after the next login', async () => {
  close = await draw(<Form />, {});
  await type('Anne');
  saveUnsentForms();
  await close();
  // Someone else has changed the phone meanwhile.
  const values = { name: 'Ann', phone: '2' };
  close = await draw(<Form values={values} />, {});
  expect(shown()).toBe('Anne 2 unsaved');
  await close();
  close = await draw(<Form values={values} />, {});
  expect(shown()).toBe('Ann 2 saved');
});

test('a form that was sent, or that has secrets, saves no draft', async () => {
  close = await draw(<Form />, {});
  await type('Anne');
  saveUnsentForms();
  expect(button('Save')).toBeDefined();
  await press('Save');
  await close();
  close = await draw(<Form />, {});
  expect(shown()).toBe('Ann 1 saved');
  await close();
  close = await draw(<Form savesDraft={false} />, {});
  await type('Anne');
  saveUnsentForms();
  expect(localStorage).toHaveLength(0);
});
