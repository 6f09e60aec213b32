/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { check } from '@practice/contract/check';
import { ApiError } from '@practice/contract/errors';
import { noteInput } from '@practice/contract/notes';
import { TextInput } from 'react-admin';
import { CallError } from '../dataProvider.ts';
import { draw, press, shows, type, until } from '../test/screens.tsx';
import { CallForm } from './CallForm.tsx';

async function typeInto(send: (note: { text: string }) => Promise<unknown>) {
  await draw(
    <CallForm
      check={(typed) => check(noteInput, typed)}
      defaultValues={{ text: '' }}
      send={send}
      resetsOnceSent
      save="Save note"
    >
      <TextInput source="text" label="Add a note" />
    </CallForm>,
    {},
  );
}

const input = () => document.querySelector('input') as HTMLInputElement;

test('a form for a call sends nothing that the contract refuses, and is empty once it was sent', async () => {
  const sent: object[] = [];
  await typeInto(async (note) => sent.push(note));
  await press('Save note');
  await until(shows('Please write a note first.'));
  expect(sent).toEqual([]);
  await type('Prefers mornings.');
  await press('Save note');
  await until(() => input().value === '');
  expect(sent).toEqual([{ text: 'Prefers mornings.' }]);
});

test.each([
  ['at the field', [{ path: 'text', message: 'This note is too long.' }], true],
  ['above the button', [], false],
])('a form for a call shows a refusal %s and keeps what was typed', async (_, errors, isAtField) => {
  await typeInto(async () => {
    throw new CallError(new ApiError(400, 'This note is too long.', { errors }));
  });
  await type('Prefers mornings.');
  await press('Save note');
  await until(shows('This note is too long.'));
  expect(input().value).toBe('Prefers mornings.');
  expect(input().getAttribute('aria-invalid')).toBe(String(isAtField));
  expect(document.querySelector('[role=alert]') !== null).toBe(!isAtField);
});
