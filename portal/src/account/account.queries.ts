import type { Account } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { account as accountRoutes } from '@practice/contract/routes';
import useSWR, { mutate } from 'swr';

const key = 'account';

export function useAccount() {
  return useSWR(key, () => call(accountRoutes.mine));
}

export async function showChanges(changed: Partial<Account>): Promise<void> {
  await mutate<Account>(key, (before) => before && { ...before, ...changed }, { revalidate: false });
  await mutate('user');
}
