import { call } from '@practice/contract/call';
import { payments } from '@practice/contract/routes';
import useSWR from 'swr';
import { ownRows } from '../session/own-rows.ts';

/** The payments of the signed-in client, newest first. */
export function usePayments() {
  const { data, error, mutate } = useSWR('payments', () => ownRows(call(payments.mine)));
  return { payments: data, error, retry: () => mutate() };
}
