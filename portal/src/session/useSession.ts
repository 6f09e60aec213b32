import { call } from '@practice/contract/call';
import { auth } from '@practice/contract/routes';
import useSWR from 'swr';

/** The signed-in person: `undefined` while asking, `null` when there is none. */
export function useSession() {
  const { data: user, error, mutate } = useSWR('user', () => call(auth.user));
  return { user, error, retry: () => mutate() };
}
