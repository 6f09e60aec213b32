import { call } from '@practice/contract/call';
import { ApiError } from '@practice/contract/errors';
import type { Payment } from '@practice/contract/payments';
import { payments } from '@practice/contract/routes';
import useSWR from 'swr';

/** The signed-in client's payments, newest first; an owner who looks at the clients' side has none. */
export function usePayments() {
  const { data: payments, error, mutate } = useSWR('payments', ask);
  return { payments, error, retry: () => mutate() };
}

async function ask(): Promise<Payment[]> {
  try {
    return await call(payments.mine);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}
