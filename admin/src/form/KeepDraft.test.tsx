/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { Form, FormDataConsumer, TextInput } from 'react-admin';
import { button, draw, press, shows, type, until } from '../test/screens.tsx';
import { CallForm } from './CallForm.tsx';
import { KeepDraft } from './KeepDraft.tsx';

beforeEach(() => localStorage.clear());

const restore = 'Restore unsaved text';

const person = (values: object) => (
  <Form defaultValues={values}>
    <KeepDraft />
    <TextInput source="name" />
    <FormDataConsumer>
      {({ formData }) => <output>{Object.values(formData).join(' ')}</output>}
    </FormDataConsumer>
  </Form>
);

const shown = () => document.querySelector('output')?.textContent;

test('a form that is opened again offers its unsaved text, until it is discarded', async () => {
  await draw(person({ name: 'Ann', phone: '1' }), {});
  await type('Anne');
  // Someone else has changed the phone meanwhile.
  const values = { name: 'Ann', phone: '2' };
  await draw(person(values), {});
  expect(shown()).toBe('Ann 2');
  await press(restore);
  expect(shown()).toBe('Anne 2');
  await draw(person(values), {});
  await press('Discard it');
  expect(shown()).toBe('Ann 2');
  await draw(person(values), {});
  expect(button(restore)).toBeUndefined();
});

test('a form in which nothing was typed, or that was sent, keeps no draft', async () => {
  await draw(person({ name: 'Ann', phone: '1' }), {});
  expect(localStorage).toHaveLength(0);
  await draw(
    <CallForm
      check={(typed: { text: string }) => ({ output: typed })}
      defaultValues={{ text: '' }}
      send={async () => {}}
      done={() => ({ title: 'Sent' })}
      resetsOnceSent
      save="Send"
    >
      <TextInput source="text" />
      <KeepDraft />
    </CallForm>,
    {},
  );
  await type('Prefers mornings.');
  expect(localStorage).toHaveLength(1);
  await press('Send');
  await until(shows('Sent'));
  await until(() => localStorage.length === 0);
});
