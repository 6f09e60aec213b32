// @ts-check
/** What a call takes, and Stripe's words for what it does not. */
import { invalid } from './errors.mjs';

/** @typedef {string | Form} Value */
/** @typedef {{ [name: string]: Value }} Form */
/** @template T @typedef {(value: Value, param: string) => T} Kind */
/** @typedef {Record<string, Kind<unknown>>} Shape */
/** @template {Shape} S @typedef {{ [K in keyof S]: S[K] extends { isRequired: true } ? K : never }[keyof S]} RequiredName */
/**
 * @template {Shape} S
 * @typedef {{ [K in RequiredName<S>]: ReturnType<S[K]> } & { [K in Exclude<keyof S, RequiredName<S>>]?: ReturnType<S[K]> }} Read
 */

/** `a=1&b[c]=2&d[]=3` as nested objects; a list is an object with its indexes as names. @param {URLSearchParams} sent */
export function readForm(sent) {
  /** @returns {Form} */
  const empty = () => Object.create(null);
  const form = empty();
  for (const [name, value] of sent) {
    if (!/^[^[\]]+(\[[^[\]]*\]){0,5}$/.test(name))
      throw invalid(`Invalid parameter name: ${name.slice(0, 100)}`);
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let inner = form;
    for (const key of path) {
      inner[key] ??= empty();
      const next = inner[key];
      if (typeof next === 'string') throw invalid(`Invalid string: ${name}`);
      inner = next;
    }
    inner[last || Object.keys(inner).length] = value;
  }
  return form;
}

/** @template {Shape} S @param {S} shape @param {Form} given @param {string} [prefix] @returns {Read<S>} */
export function readParameters(shape, given, prefix) {
  const nameOf = (/** @type {string} */ key) => (prefix ? `${prefix}[${key}]` : key);
  for (const key of Object.keys(given)) {
    const param = nameOf(key);
    if (!Object.hasOwn(shape, key))
      throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  /** @type {Record<string, unknown>} */
  const read = {};
  for (const [key, kind] of Object.entries(shape)) {
    const value = given[key];
    const param = nameOf(key);
    if (value !== undefined) read[key] = kind(value, param);
    else if ('isRequired' in kind)
      throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  return /** @type {Read<S>} */ (read);
}

/** @template T @param {Kind<T>} kind */
export function required(kind) {
  /** @type {Kind<T>} */
  const same = (value, param) => kind(value, param);
  return Object.assign(same, { isRequired: /** @type {const} */ (true) });
}

/** @type {Kind<string>} */
export function text(value, param) {
  if (typeof value !== 'string') throw invalid('Invalid string: {...}', { param });
  if (value === '')
    throw invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  if (value.length > 5_000) throw invalid('Invalid string: must be at most 5000 characters', { param });
  return value;
}

/** @type {Kind<number>} */
export function integer(value, param) {
  const shown = typeof value === 'string' ? value : '{...}';
  if (/^-?\d{1,15}$/.test(shown)) return Number(shown);
  throw invalid(`Invalid integer: ${shown}`, { code: 'parameter_invalid_integer', param });
}

/** @type {Kind<boolean>} */
export function boolean(value, param) {
  if (value === 'true' || value === 'false') return value === 'true';
  throw invalid(`Invalid boolean: ${typeof value === 'string' ? value : '{...}'}`, { param });
}

/** @template {string} T @param {T[]} options @returns {Kind<T>} */
export function oneOf(...options) {
  return (value, param) => {
    const found = options.find((option) => option === value);
    if (found !== undefined) return found;
    throw invalid(`Invalid ${param}: must be one of ${options.join(', ')}`, { param });
  };
}

/** @template {Shape} S @param {S} shape @returns {Kind<Read<S>>} */
export function hash(shape) {
  return (value, param) => {
    if (typeof value === 'string') throw invalid('Invalid hash', { param });
    return readParameters(shape, value, param);
  };
}

/** @template T @param {Kind<T>} kind @returns {Kind<T[]>} */
export function listOf(kind) {
  return (value, param) => {
    if (typeof value === 'string') throw invalid('Invalid array', { param });
    return Object.values(value).map((entry) => kind(entry, param));
  };
}

/** @type {Kind<Record<string, string>>} */
export function metadata(value, param) {
  if (typeof value === 'string') throw invalid('Invalid hash', { param });
  const entries = Object.entries(value).map(([key, entry]) => [key, entry === '' ? '' : text(entry, param)]);
  if (entries.length > 50 || entries.some(([key = '', entry = '']) => key.length > 40 || entry.length > 500))
    throw invalid('Metadata can have at most 50 keys of up to 40 characters, and values of up to 500', {
      param,
    });
  return Object.fromEntries(entries);
}
