/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { Form, FormDataConsumer, TextInput } from 'react-admin';
import { button, draw, press, type } from '../test/screens.tsx';
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
