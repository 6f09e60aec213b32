/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { Form, FormDataConsumer, TextInput } from 'react-admin';
import { saveUnsentForms } from '../drafts.ts';
import { draw, type } from '../test/screens.tsx';
import { KeepDraft } from './RecordForm.tsx';

beforeEach(() => localStorage.clear());

const person = (values: object) => (
  <Form defaultValues={values}>
    <TextInput source="name" />
    <FormDataConsumer>
      {({ formData }) => <output>{Object.values(formData).join(' ')}</output>}
    </FormDataConsumer>
    <KeepDraft />
  </Form>
);

const shown = () => document.querySelector('output')?.textContent;

test('a form restores the text typed before the session ended once, after the next login', async () => {
  await draw(person({ name: 'Ann', phone: '1' }), {});
  await type('Anne');
  saveUnsentForms();
  // Someone else has changed the phone meanwhile.
  const values = { name: 'Ann', phone: '2' };
  await draw(person(values), {});
  expect(shown()).toBe('Anne 2');
  await draw(person(values), {});
  expect(shown()).toBe('Ann 2');
});

test('a form in which nothing was typed keeps no draft', async () => {
  await draw(person({ name: 'Ann', phone: '1' }), {});
  saveUnsentForms();
  expect(localStorage).toHaveLength(0);
});
