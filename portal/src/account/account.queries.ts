import type { Account } from '@practice/contract/auth';
import { call } from '@practice/contract/call';
import { account as accountRoutes } from '@practice/contract/routes';
import useSWR, { useSWRConfig } from 'swr';

export interface ChangeProps {
  account: Account;
  /** Called with the changed fields. */
  onChanged: (changed: Partial<Account>) => Promise<void>;
}

/** The signed-in person's account; undefined while it is loading. */
export function useAccount() {
  const { data: account, error, mutate } = useSWR('account', () => call(accountRoutes.mine));
  const { mutate: mutateAny } = useSWRConfig();
  return {
    account,
    error,
    retry: () => mutate(),
    /** Shows changed fields, also in the frame of the page, which has the name. */
    async show(changed: Partial<Account>) {
      await mutate((before) => before && { ...before, ...changed }, { revalidate: false });
      await mutateAny('user');
    },
  };
}
