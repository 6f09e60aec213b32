import { idNumber } from '@practice/contract/lists';
import { is } from 'valibot';

export function clientIn(search: URLSearchParams): number | undefined {
  const id = Number(search.get('client'));
  return is(idNumber, id) ? id : undefined;
}
