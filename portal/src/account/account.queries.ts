import type { Account } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { account as accountRoutes } from '@practice/contract/routes';
import useSWR, { useSWRConfig } from 'swr';

export interface ChangeProps {
  account: Account;
  /** What a change has made of it. */
  onChanged: (changed: Partial<Account>) => Promise<void>;
}

/** The signed-in person's account: `undefined` while asking. */
export function useAccount() {
  const { data: account, error, mutate } = useSWR('account', () => call(accountRoutes.mine));
  const { mutate: mutateAny } = useSWRConfig();
  return {
    account,
    error,
    retry: () => mutate(),
    /** Shows the account as it is by now; the name stands in the frame of the page, too. */
    async show(changed: Partial<Account>) {
      await mutate((before) => before && { ...before, ...changed }, { revalidate: false });
      await mutateAny('user');
    },
  };
}
