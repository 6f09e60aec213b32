import { call } from '@practice/contract/call';
import { payments } from '@practice/contract/routes';
import { useClientCall } from './user.queries.ts';

/** The payments of the client, newest first. */
export function usePayments() {
  return useClientCall('payments', () => call(payments.mine), []);
}
