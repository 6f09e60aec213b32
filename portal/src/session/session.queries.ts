import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { auth, payments } from '@practice/contract/routes';
import useSWR, { type Key } from 'swr';

/** The person who is logged in; null for a visitor. */
export function useUser() {
  return useSWR('user', () => call(auth.user));
}

/**
 * Like `useSWR`, for a call that only clients may make. For an admin it calls nothing and returns what the API would say:
 * `none` where that is an empty list, otherwise the refusal.
 */
export function useClientCall<Data>(key: Key, load: () => Promise<Data>, none?: Data) {
  const { data: user } = useUser();
  return useSWR(key, async () => {
    if (!user?.isAdmin) return load();
    if (none !== undefined) return none;
    throw new ApiError(403, messages.accessDenied.description);
  });
}

/** The payments of the client, newest first. */
export function usePayments() {
  return useClientCall('payments', () => call(payments.mine), []);
}
