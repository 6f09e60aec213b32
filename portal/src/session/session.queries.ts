import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import { messages } from '@practice/contract/messages';
import { isPaid, type Payment } from '@practice/contract/payments';
import { auth, payments, services } from '@practice/contract/routes';
import useSWR, { type Key, mutate, type SWRConfiguration } from 'swr';

export function useUser() {
  return useSWR('user', () => call(auth.user));
}

/** Like `useSWR`, for data of clients. For an admin it makes no request: there are `none`, or the API would refuse. */
export function useClientCall<Data>(
  key: Key,
  load: () => Promise<Data>,
  none?: Data,
  config?: SWRConfiguration<Data>,
) {
  const { data: user } = useUser();
  return useSWR(
    key,
    async () => {
      if (!user?.isAdmin) return load();
      if (none !== undefined) return none;
      throw new ApiError(403, messages.accessDenied.description);
    },
    config,
  );
}

const practiceKey = 'practice';

export const usePractice = () => useSWR(practiceKey, () => call(services.practice));

export const reloadPractice = () => Promise.all([mutate(practiceKey), reloadPayments()]);

const paymentsKey = 'payments';

export const reloadPayments = () => mutate(paymentsKey);

export function usePayments() {
  return useClientCall(paymentsKey, () => call(payments.mine), [], {
    refreshInterval: (latest) => (latest?.some(mayChange) ? 5_000 : 0),
  });
}

function mayChange({ status, createdAt }: Payment) {
  return !isPaid(status) && Date.now() - Date.parse(createdAt) < 3_600_000;
}
