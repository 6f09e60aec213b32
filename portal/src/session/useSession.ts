import { createClient } from '@practice/contract/client';
import useSWR from 'swr';

/** The signed-in person: `undefined` while asking, `null` when there is none. */
export function useSession() {
  const { data: user, error, mutate } = useSWR('user', () => createClient().auth.user());
  return { user, error, retry: () => mutate() };
}
