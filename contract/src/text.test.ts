import { describe, expect, test } from '@jest/globals';
import * as v from 'valibot';
import typedNames from '../test/typed-names.json' with { type: 'json' };
import { loginInput, registerInput } from './auth.ts';
import { readableEmail } from './readable-email.ts';
import { emailAddress, isolated, optionalPhone, singleLine } from './text.ts';

describe('what nobody sees', () => {
  test.each([
    '\u202Aanna@example.com\u202C',
    'anna\u200B@example.com',
    '\uFEFF anna@exam\u00ADple.com\u2060',
    'anna＠ｅｘａｍｐｌｅ.com',
  ])('is removed from an email address: %j', (email) => {
    expect(v.parse(emailAddress(), email)).toBe('anna@example.com');
    expect(v.parse(loginInput, { email, password: ' \u200Bsecret ' })).toEqual({
      email: 'anna@example.com',
      password: ' \u200Bsecret ',
    });
  });

  test('is removed from a phone number', () => {
    expect(v.parse(optionalPhone(), '\u202A(919)\u00A0555\u20110123\u202C')).toBe('(919)\u00A0555\u20110123');
    expect(v.is(optionalPhone(), '٩١٩٥٥٥٠١٢٣')).toBe(true);
  });

  const name = singleLine(2, 'too short', 100);

  test.each([
    ...['\u3164\u3164', 'A\u200B', '\u202Ea', '\u2800\u2800'],
    ...['a\u0308', 'ന്\u200D', '\u{E0041}B', '\u115F\u1160 x'],
  ])('does not count in a name: %j', (text) =>
    expect(v.safeParse(name, text).issues?.[0].message).toBe('too short'),
  );

  test.each(Object.entries(typedNames))(
    'is removed from the name %j unless its script needs it',
    (text, expected) => {
      expect(v.parse(name, text)).toBe(expected);
      const person = { firstName: text, lastName: text, email: 'a@example.com', password: 'secret' };
      expect(v.parse(registerInput, person).firstName).toBe(expected);
    },
  );

  test('does not hide a line break', () => {
    expect(v.safeParse(name, 'two\u200B\nlines').issues?.[0].message).toBe('Please use a single line.');
  });
});

describe('an address with an international domain', () => {
  test.each([
    ['anna@müller.de', 'anna@xn--mller-kva.de'],
    ['Anna@MÜLLER.de', 'anna@xn--mller-kva.de'],
    ['anna@mu\u0308ller.de', 'anna@xn--mller-kva.de'],
    ['a@post。例え.jp', 'a@post.xn--r8jz45g.jp'],
    ['anna@example.com', 'anna@example.com'],
  ])('%s is stored as %s', (typed, stored) => expect(v.parse(emailAddress(), typed)).toBe(stored));

  test.each([
    ...['müller@example.com', 'a@b@müller.de', 'a@müller', 'a@mü ller.de', 'a@mü/x.de'],
    `a@${'ü'.repeat(60)}.de`,
  ])('%s is refused', (typed) => expect(v.is(emailAddress(), typed)).toBe(false));
});

test.each([
  ['anna@xn--mller-kva.de', 'anna@müller.de'],
  ['anna@example.com', 'anna@example.com'],
  // These would read like another address.
  ['anna@xn--google-.com', 'anna@xn--google-.com'],
])('people read %s as %s', (stored, shown) => expect(readableEmail(stored)).toBe(shown));

test('a name from right to left is isolated from what is beside it, and other text stays as it is', () => {
  expect(isolated('New: محمد علی, 9:00 AM · עברית')).toBe(
    'New: \u2068محمد علی\u2069, 9:00 AM · \u2068עברית\u2069',
  );
  expect(isolated('José, 李明')).toBe('José, 李明');
});
