// @ts-check
import { invalidRequest } from './errors.mjs';

/** @typedef {string | Form} FormValue */
/** @typedef {{ [name: string]: FormValue }} Form */

const deepest = 6;

/**
 * `a=1&b[c]=2&d[]=3` as nested objects without a prototype; a list is an object with its indexes as names, until
 * parameters.mjs knows that a list is wanted.
 * @param {URLSearchParams} sent @returns {Form}
 */
export function readForm(sent) {
  const form = emptyForm();
  for (const [name, value] of sent) {
    const segments = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
    if (!segments) throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`);
    const [, first = '', rest = ''] = segments;
    const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, inner = '']) => inner)];
    if (path.length > deepest) throw invalidRequest(`Invalid parameter name: ${name.slice(0, 100)}`);
    put(form, path, value, name);
  }
  return form;
}

/** @param {Form} form @param {string[]} path @param {string} value @param {string} name */
function put(form, [segment = '', ...rest], value, name) {
  const key = segment === '' ? String(Object.keys(form).length) : segment;
  if (rest.length === 0) {
    if (typeof form[key] === 'object') throw invalidRequest(`Invalid hash: ${name}`);
    form[key] = value;
    return;
  }
  const inner = form[key] ?? emptyForm();
  if (typeof inner === 'string') throw invalidRequest(`Invalid string: ${name}`);
  form[key] = inner;
  put(inner, rest, value, name);
}

/** @returns {Form} */
function emptyForm() {
  return Object.create(null);
}
