// @ts-check
/** The fields of the form: how what is typed is written, and what is wrong with it in Stripe's words. */

/**
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {string} autocomplete
 * @property {'numeric' | 'email' | 'text'} inputmode
 * @property {string} placeholder
 * @property {(text: string) => string} format
 * @property {(text: string, values: Values) => { code: string, message: string } | undefined} check
 */
/** @typedef {Record<string, string>} Values what stands in the fields, by their names */

const digitsOf = (/** @type {string} */ text) => text.replace(/\D/g, '');

/** @type {Field[]} */
export const cardFields = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    placeholder: '1234 1234 1234 1234',
    format: (text) => grouped(digitsOf(text)),
    check(text) {
      const digits = digitsOf(text);
      const { length } = cardBrand(digits);
      if (digits.length < length) return wrong('incomplete_number', 'Your card number is incomplete.');
      if (!hasCheckDigit(digits)) return wrong('invalid_number', 'Your card number is invalid.');
      return undefined;
    },
  },
  {
    name: 'expiry',
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    placeholder: 'MM / YY',
    format: formatExpiry,
    check(text) {
      const [month, year] = readExpiry(text);
      if (month === undefined || year === undefined)
        return wrong('incomplete_expiry', 'Your card’s expiration date is incomplete.');
      const now = new Date();
      if (year < now.getFullYear())
        return wrong('invalid_expiry_year_past', 'Your card’s expiration year is in the past.');
      if (year === now.getFullYear() && month <= now.getMonth())
        return wrong('invalid_expiry_month_past', 'Your card’s expiration date is in the past.');
      return undefined;
    },
  },
  {
    name: 'cvc',
    label: 'Security code',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    placeholder: 'CVC',
    format: (text) => digitsOf(text).slice(0, 4),
    check: (text, { number = '' }) =>
      text.length < cardBrand(digitsOf(number)).code
        ? wrong('incomplete_cvc', 'Your card’s security code is incomplete.')
        : undefined,
  },
  {
    name: 'zip',
    label: 'ZIP',
    autocomplete: 'billing postal-code',
    inputmode: 'numeric',
    placeholder: '12345',
    format: (text) => digitsOf(text).slice(0, 5),
    check: (text) => (text.length < 5 ? wrong('incomplete_zip', 'Your ZIP is incomplete.') : undefined),
  },
];

/** @type {Field[]} */
export const bankFields = [
  {
    name: 'name',
    label: 'Account holder’s name',
    autocomplete: 'billing name',
    inputmode: 'text',
    placeholder: 'First and last name',
    format: (text) => text,
    check: (text) => (text.trim() ? undefined : wrong('incomplete_name', 'Please provide your full name.')),
  },
  {
    name: 'routing',
    label: 'Routing number',
    autocomplete: 'off',
    inputmode: 'numeric',
    placeholder: '110000000',
    format: (text) => digitsOf(text).slice(0, 9),
    check: (text) =>
      text.length < 9 ? wrong('incomplete_routing_number', 'Your routing number is incomplete.') : undefined,
  },
  {
    name: 'account',
    label: 'Account number',
    autocomplete: 'off',
    inputmode: 'numeric',
    placeholder: '000123456789',
    format: (text) => digitsOf(text).slice(0, 17),
    check: (text) =>
      text.length < 4 ? wrong('incomplete_account_number', 'Your account number is incomplete.') : undefined,
  },
];

/** @param {string} digits as many as were typed @returns {{ name: string, length: number, code: number }} */
export function cardBrand(digits) {
  if (/^3[47]/.test(digits)) return { name: 'Amex', length: 15, code: 4 };
  const name = /^4/.test(digits)
    ? 'Visa'
    : /^(5[1-5]|2[2-7])/.test(digits)
      ? 'Mastercard'
      : /^6(011|[45])/.test(digits)
        ? 'Discover'
        : '';
  return { name, length: 16, code: 3 };
}

/** @param {string} text @returns {[month?: number, year?: number]} */
export function readExpiry(text) {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  return month && year ? [Number(month), 2000 + Number(year)] : [];
}

/** @param {string} digits */
function grouped(digits) {
  const isAmex = cardBrand(digits).length === 15;
  const groups = isAmex ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  const [, ...found] = groups.exec(digits) ?? [];
  return found.filter(Boolean).join(' ');
}

/** `1227` and `12/2027` alike; a month above 1 has no second digit. @param {string} text */
function formatExpiry(text) {
  const [, first = '', last = ''] = /^\D*(\d{1,2})\s*\/\s*(\d*)/.exec(text) ?? [];
  const typed =
    first && last ? `${first.padStart(2, '0')}${last.length > 2 ? last.slice(-2) : last}` : digitsOf(text);
  const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  if (Number(digits.slice(0, 2)) > 12) return digits.slice(0, 1);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Luhn's rule, which catches a mistyped digit. @param {string} digits */
function hasCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** @param {string} code @param {string} message */
function wrong(code, message) {
  return { code, message };
}
