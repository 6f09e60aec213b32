// @ts-check
import { invalidRequest } from './errors.mjs';

/**
 * `latest_charge`, or in a list `data.latest_charge`: the object in place of its id.
 * @param {import('./state.mjs').State} state @param {object} answer @param {string[]} paths
 */
export function expand(state, answer, paths) {
  const copy = structuredClone(answer);
  for (const path of paths) expandPath(state, copy, path.split('.'), path);
  return copy;
}

/** @param {import('./state.mjs').State} state @param {object} object @param {string[]} names @param {string} path */
function expandPath(state, object, [name = '', ...rest], path) {
  const value = Object.hasOwn(object, name) ? Reflect.get(object, name) : undefined;
  const found = typeof value === 'string' ? state.objects.get(value) : value;
  if (value === null) return;
  if (Array.isArray(found) && rest.length > 0) {
    for (const entry of found) expandPath(state, entry, rest, path);
    return;
  }
  if (typeof found !== 'object')
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  if (typeof value === 'string') Reflect.set(object, name, structuredClone(found));
  if (rest.length > 0) expandPath(state, Reflect.get(object, name), rest, path);
}
