// @ts-check
/** What a call takes, and Stripe's words for what it does not. */
import { invalidRequest } from './errors.mjs';

/** @typedef {import('./form-body.mjs').FormValue} FormValue */
/** @template T @typedef {(value: FormValue, name: string) => T} Kind */
/** @typedef {Record<string, Kind<unknown>>} Shape */
/** @template {Shape} S @typedef {{ [K in keyof S]: S[K] extends { isRequired: true } ? K : never }[keyof S]} RequiredName */
/**
 * @template {Shape} S
 * @typedef {{ [K in RequiredName<S>]: ReturnType<S[K]> } & { [K in Exclude<keyof S, RequiredName<S>>]?: ReturnType<S[K]> }} Read
 */

/** @template {Shape} S @param {S} shape @param {import('./form-body.mjs').Form} given @param {string} [prefix] @returns {Read<S>} */
export function readParameters(shape, given, prefix = '') {
  const nameOf = (/** @type {string} */ key) => (prefix ? `${prefix}[${key}]` : key);
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(shape, key));
  if (unknown.length > 0) {
    const names = unknown.map(nameOf);
    throw invalidRequest(`Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`, {
      code: 'parameter_unknown',
      param: names[0] ?? '',
    });
  }
  /** @type {Record<string, unknown>} */
  const read = {};
  for (const [key, kind] of Object.entries(shape)) {
    const value = given[key];
    const param = nameOf(key);
    if (value !== undefined) read[key] = kind(value, param);
    else if ('isRequired' in kind)
      throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return /** @type {Read<S>} */ (read);
}

/** @template T @param {Kind<T>} kind */
export function required(kind) {
  /** @type {(value: FormValue, name: string) => T} */
  const same = (value, name) => kind(value, name);
  return Object.assign(same, { isRequired: /** @type {const} */ (true) });
}

/** What an empty value unsets. @template T @param {Kind<T>} kind @returns {Kind<T | null>} */
export function emptyable(kind) {
  return (value, name) => (value === '' ? null : kind(value, name));
}

/** @type {Kind<string>} */
export function text(value, param) {
  if (typeof value !== 'string') throw invalidRequest('Invalid string: {...}', { param });
  if (value === '') {
    throw invalidRequest(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  }
  if (value.length > 5_000)
    throw invalidRequest(`Invalid string: ${value.slice(0, 20)}...; must be at most 5000 characters`, {
      param,
    });
  return value;
}

/** @type {Kind<number>} */
export function integer(value, param) {
  const shown = typeof value === 'string' ? value : '{...}';
  if (!/^-?\d{1,15}$/.test(shown))
    throw invalidRequest(`Invalid integer: ${shown}`, { code: 'parameter_invalid_integer', param });
  return Number(shown);
}

/** @type {Kind<boolean>} */
export function boolean(value, param) {
  if (value === 'true') return true;
  if (value === 'false') return false;
  throw invalidRequest(`Invalid boolean: ${typeof value === 'string' ? value : '{...}'}`, { param });
}

/** @type {Kind<string>} */
export function email(value, param) {
  const address = text(value, param);
  if (/^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,]+$/.test(address)) return address;
  throw invalidRequest(`Invalid email address: ${address}`, { code: 'email_invalid', param });
}

/** @template {string} T @param {readonly T[]} options @returns {Kind<T>} */
export function oneOf(options) {
  return (value, param) => {
    const found = options.find((option) => option === value);
    if (found !== undefined) return found;
    throw invalidRequest(`Invalid ${param}: must be one of ${options.join(', ')}`, { param });
  };
}

/** @template {Shape} S @param {S} shape @returns {Kind<Read<S>>} */
export function hash(shape) {
  return (value, param) => {
    if (typeof value === 'string') throw invalidRequest('Invalid hash', { param });
    return readParameters(shape, value, param);
  };
}

/** @template T @param {Kind<T>} kind @returns {Kind<T[]>} */
export function listOf(kind) {
  return (value, param) => {
    const isList = typeof value !== 'string' && Object.keys(value).every((key) => /^\d+$/.test(key));
    if (!isList) throw invalidRequest('Invalid array', { param });
    return Object.values(value).map((entry, index) => kind(entry, `${param}[${index}]`));
  };
}

/** An empty value takes its key away. @type {Kind<Record<string, string>>} */
export function metadata(value, param) {
  if (typeof value === 'string') throw invalidRequest('Invalid hash', { param });
  const entries = Object.entries(value);
  if (entries.length > 50)
    throw invalidRequest('Metadata can have at most 50 keys', { code: 'invalid_metadata', param });
  for (const [key, entry] of entries) {
    if (typeof entry !== 'string') throw invalidRequest('Metadata values can be no hashes', { param });
    if (key.length > 40 || entry.length > 500)
      throw invalidRequest(
        `Metadata keys can have up to 40 characters and values up to 500; '${key.slice(0, 40)}' has more`,
        { param: `${param}[${key.slice(0, 40)}]` },
      );
  }
  return Object.fromEntries(entries.map(([key, entry]) => [key, String(entry)]));
}

/** `10`, or `{ gt, gte, lt, lte }`. @type {Kind<(time: number) => boolean>} */
export function timeRange(value, param) {
  if (typeof value === 'string') {
    const exactly = integer(value, param);
    return (time) => time === exactly;
  }
  const { gt, gte, lt, lte } = readParameters(
    { gt: integer, gte: integer, lt: integer, lte: integer },
    value,
    param,
  );
  return (time) =>
    !(gt !== undefined && time <= gt) &&
    !(gte !== undefined && time < gte) &&
    !(lt !== undefined && time >= lt) &&
    !(lte !== undefined && time > lte);
}
