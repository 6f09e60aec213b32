const digitsOf = (text) => text.replace(/\D/g, '');

export const cardFields = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    format: (text) =>
      digitsOf(text)
        .slice(0, 16)
        .replace(/(.{4})(?=.)/g, '$1 '),
    check(text) {
      const digits = digitsOf(text);
      if (digits.length < 16)
        return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
      if (!passesLuhnCheck(digits))
        return { code: 'invalid_number', message: 'Your card number is invalid.' };
    },
  },
  {
    name: 'expiry',
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    format: formatExpiry,
    check(text) {
      const [month, year] = readExpiry(text);
      if (!month || !year)
        return { code: 'incomplete_expiry', message: 'Your card’s expiration date is incomplete.' };
      // The months of a Date begin at 0, so this is the start of the next month.
      if (new Date(year, month) <= new Date())
        return { code: 'invalid_expiry_past', message: 'Your card’s expiration date is in the past.' };
    },
  },
  {
    name: 'cvc',
    label: 'Security code',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    format: (text) => digitsOf(text).slice(0, 4),
    check: atLeast(3, 'cvc', 'Your card’s security code is incomplete.'),
  },
  {
    name: 'zip',
    label: 'ZIP',
    autocomplete: 'billing postal-code',
    placeholder: '12345',
    format: (text) => digitsOf(text).slice(0, 5),
    check: atLeast(5, 'zip', 'Your ZIP is incomplete.'),
  },
];

export const bankFields = [
  {
    name: 'routing',
    label: 'Routing number',
    autocomplete: 'off',
    placeholder: '110000000',
    format: (text) => digitsOf(text).slice(0, 9),
    check: atLeast(9, 'routing_number', 'Your routing number is incomplete.'),
  },
  {
    name: 'account',
    label: 'Account number',
    autocomplete: 'off',
    placeholder: '000123456789',
    format: (text) => digitsOf(text).slice(0, 17),
    check: atLeast(4, 'account_number', 'Your account number is incomplete.'),
  },
];

function atLeast(length, name, message) {
  return (text) => (text.length < length ? { code: `incomplete_${name}`, message } : undefined);
}

function passesLuhnCheck(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function readExpiry(text) {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  return month && year ? [Number(month), 2000 + Number(year)] : [];
}

/** Formats `1227` and `12/2027` alike. A month that begins with 2 to 9 has no second digit. */
function formatExpiry(text) {
  const [, first = '', last = ''] = /^\D*(\d{1,2})\s*\/\s*(\d*)/.exec(text) ?? [];
  const typed = first ? first.padStart(2, '0') + (last.length > 2 ? last.slice(-2) : last) : digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  if (Number(digits.slice(0, 2)) > 12) return digits.slice(0, 1);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
