import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { check } from './check.ts';
import {
  consultationRequestBody,
  consultationRequestInput,
  consultationRequestLabels,
  otherFields,
} from './consultation-requests.ts';

const good = {
  fullName: 'Ann Lee',
  companyName: 'Acme',
  email: 'Ann.Lee@Example.com',
  phone: ' ',
  service: 'not-sure',
  message: '',
};

function errorsOf(input: object) {
  const { errors = [] } = check(consultationRequestBody, input);
  return Object.fromEntries(errors.map(({ path, message }) => [path, [message]]));
}

describe('the consultation form', () => {
  test('does not count spaces as a name', () => {
    expect(errorsOf({ ...good, fullName: ' a ' })).toHaveProperty('fullName');
  });

  test('turns an empty phone or message into none, and the address into lower case', () => {
    expect(v.parse(consultationRequestInput, good)).toEqual({
      fullName: 'Ann Lee',
      companyName: 'Acme',
      email: 'ann.lee@example.com',
      phone: undefined,
      service: 'not-sure',
      message: undefined,
    });
  });

  test('takes a phone number with its area code, in any spelling and of any country', () => {
    for (const phone of ['9195550123', '(919) 555-0123 ext. 4', '+47 22 22 55 55']) {
      expect(errorsOf({ ...good, phone })).toEqual({});
    }
    for (const phone of ['12', '555-0123', 'call me', '+1 555']) {
      expect(errorsOf({ ...good, phone })).toEqual({
        phone: ['Please enter the phone number with its area code, such as (919) 555-0123.'],
      });
    }
  });

  test.each([
    ...['a\nb@example.com', 'a b@example.com', '@example.com', 'a@', 'a@localhost', '<a@example.com>'],
    `${'a'.repeat(250)}@example.com`,
  ])('refuses the address %j', (email) => expect(errorsOf({ ...good, email })).toHaveProperty('email'));

  test.each(["o'brien@example.com", 'a+b@sub.example.co.uk', 'X@EXAMPLE.ORG'])(
    'takes the address %j',
    (email) => expect(errorsOf({ ...good, email })).toEqual({}),
  );

  test('keeps a name on one line, so that it cannot add a header to an email', () => {
    expect(errorsOf({ ...good, fullName: 'Ann\r\nBcc: all@example.com' })).toHaveProperty('fullName');
  });

  test('shows the office and the CSV file a field that neither lays out by hand', () => {
    const labels = { ...consultationRequestLabels, budget: 'Your Budget (Optional)' };
    expect(otherFields(labels)).toContainEqual({ name: 'budget', label: 'Your Budget' });
  });
});
