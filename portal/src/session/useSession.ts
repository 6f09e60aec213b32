import { call } from '@practice/contract/call';
import { auth } from '@practice/contract/routes';
import useSWR from 'swr';

/** The signed-in person, or `null` when there is none. */
export function useSession() {
  return useSWR('user', () => call(auth.user));
}
