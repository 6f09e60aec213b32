/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@practice/contract/errors';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import * as v from 'valibot';
import { useDraftForm } from './useDraftForm.ts';

const saved = { title: '', status: 'scheduled' };
const typed = { title: 'Desk check', status: 'scheduled' };
const schema = v.object({
  title: v.pipe(v.string(), v.nonEmpty('Please enter a title')),
  status: v.string(),
});
const send = jest.fn<(output: typeof saved) => Promise<void>>();
const onFailure = jest.fn<(error: unknown, refused: readonly string[]) => void>();

let form: ReturnType<typeof useTestForm>;
let root: Root;

function useTestForm() {
  const labels = { title: 'Title', status: 'Status' };
  return useDraftForm({ draftKey: 'one', values: saved, labels, schema, send, onFailure });
}

function TestForm() {
  form = useTestForm();
  return <input {...form.field('title')} />;
}

async function renderForm() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<TestForm />));
}

async function reload() {
  await act(async () => root.unmount());
  await renderForm();
}

beforeEach(async () => {
  sessionStorage.clear();
  onFailure.mockReset();
  send.mockReset().mockResolvedValue();
  await renderForm();
});

afterEach(() => act(async () => root.unmount()));

test('starting a form over restores the saved values', async () => {
  await act(async () => form.setValue('title', 'Desk check'));
  await reload();
  await act(async () => form.startOver());
  expect(form.getValues()).toEqual(saved);
  expect(form.isRestored).toBe(false);
  expect(sessionStorage).toHaveLength(0);
});

test('the draft of a form is kept if sending fails, and the server’s message is shown at its field', async () => {
  const errors = [{ path: 'title', message: 'Taken' }];
  send.mockRejectedValue(new ApiError(409, 'No', { errors }));
  await act(async () => form.setValue('title', 'Desk check'));
  await act(async () => void form.submit());
  expect(onFailure).toHaveBeenCalledWith(expect.any(ApiError), ['title']);
  expect(form.errorOf('title')).toBe('Taken');
  expect(document.activeElement?.id).toBe('title');
  await reload();
  expect(form.getValues()).toEqual(typed);
});
