/** Reads the parameters of a call, and refuses wrong ones in Stripe's words. */
import { invalid } from './errors.ts';

type Value = string | Form;
export interface Form {
  [name: string]: Value;
}
export type Reader<T> = (value: Value | undefined, param: string) => T;
type Fields = Record<string, Reader<unknown>>;

/** `a=1&b[c]=2&d[]=3` as nested objects. A list is an object with its indexes as names. */
export function parseForm(sent: URLSearchParams): Form {
  const empty = (): Form => Object.create(null);
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

export function optional<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, param) => (value === undefined ? undefined : read(value, param));
}

/** The parameters of a call, or a hash among them. Unknown names are refused. */
export function object<F extends Fields>(fields: F): Reader<{ [K in keyof F]: ReturnType<F[K]> }> {
  return (value, param) => {
    const form = hash(value, param);
    const nameOf = (key: string) => (param ? `${param}[${key}]` : key);
    const unknown = Object.keys(form).find((key) => !Object.hasOwn(fields, key));
    if (unknown !== undefined) {
      const name = nameOf(unknown);
      throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    }
    const entries = Object.entries(fields).map(([key, read]) => [key, read(form[key], nameOf(key))]);
    return Object.fromEntries(entries);
  };
}

export const text: Reader<string> = (value, param) => {
  if (value === undefined)
    throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  if (typeof value !== 'string') throw invalid('Invalid string: {...}', { param });
  if (value === '')
    throw invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      { code: 'parameter_invalid_empty', param },
    );
  return value;
};

export const integer: Reader<number> = (value, param) => {
  const given = text(value, param);
  if (/^-?\d{1,15}$/.test(given)) return Number(given);
  throw invalid(`Invalid integer: ${given}`, { code: 'parameter_invalid_integer', param });
};

export const boolean: Reader<boolean> = (value, param) => {
  const given = text(value, param);
  if (given === 'true' || given === 'false') return given === 'true';
  throw invalid(`Invalid boolean: ${given}`, { param });
};

export function oneOf<T extends string>(...options: T[]): Reader<T> {
  return (value, param) => {
    const found = options.find((option) => option === text(value, param));
    if (found !== undefined) return found;
    throw invalid(`Invalid ${param}: must be one of ${options.join(', ')}`, { param });
  };
}

export const texts: Reader<string[]> = (value, param) =>
  Object.values(hash(value, param)).map((entry) => text(entry, param));

export const metadata: Reader<Record<string, string>> = (value, param) => {
  const entries = Object.entries(hash(value, param)).map(
    ([key, entry]) => [key, entry && text(entry, param)] as const,
  );
  if (entries.length > 50 || entries.some(([key, entry]) => key.length > 40 || entry.length > 500))
    throw invalid('Metadata can have at most 50 keys of up to 40 characters, and values of up to 500', {
      param,
    });
  return Object.fromEntries(entries);
};

function hash(value: Value | undefined, param: string): Form {
  if (typeof value !== 'object') throw invalid('Invalid hash', { param });
  return value;
}
