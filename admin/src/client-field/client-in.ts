import { idNumber } from '@practice/contract/lists';
import { is } from 'valibot';

/** The id of the client that the address names: `?client=7`. */
export function clientIn(search: URLSearchParams): number | undefined {
  const id = Number(search.get('client'));
  return is(idNumber, id) ? id : undefined;
}
