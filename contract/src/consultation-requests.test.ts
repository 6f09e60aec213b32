import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { check } from './check.ts';
import {
  consultationRequestBody,
  consultationRequestInput,
  consultationRequestLabels,
  otherFields,
  replyDue,
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
  test('has a message for every missing required field', () => {
    expect(errorsOf({})).toEqual({
      fullName: ['Full name must be at least 2 characters.'],
      companyName: ['Company name must be at least 2 characters.'],
      email: ['Please enter a valid email address.'],
      service: ['Please select a service package.'],
    });
  });

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
    for (const phone of ['9195550123', '(919) 555-0123 ext. 4', '+1 919.555.0123', '+47 22 22 55 55']) {
      expect(errorsOf({ ...good, phone })).toEqual({});
    }
    for (const phone of ['12', '555-0123', 'call me', '+1 555']) {
      expect(errorsOf({ ...good, phone })).toEqual({
        phone: ['Please enter the phone number with its area code, such as (919) 555-0123.'],
      });
    }
  });

  test('wants a service', () => {
    for (const service of ['', 'MNRI!', null, 4]) {
      expect(errorsOf({ ...good, service })).toEqual({ service: ['Please select a service package.'] });
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

  test('refuses a form filled in within a second, but not one whose hidden field is filled in, as a browser may do', () => {
    expect(errorsOf({ ...good, website: 'https://spam.example' })).toEqual({});
    expect(errorsOf({ ...good, secondsOpen: 0.4 })).toHaveProperty('secondsOpen');
    expect(errorsOf({ ...good, website: '', secondsOpen: 3 })).toEqual({});
  });

  test('promises a reply within 24 hours', () => {
    expect(replyDue({ createdAt: '2026-03-05T10:00:00Z' })).toBe(Date.parse('2026-03-06T10:00:00Z'));
  });

  test('shows the office and the CSV file a field that neither lays out by hand', () => {
    expect(otherFields()).toEqual([]);
    expect(otherFields({ ...consultationRequestLabels, budget: 'Your Budget (Optional)' })).toEqual([
      { name: 'budget', label: 'Your Budget' },
    ]);
  });
});
