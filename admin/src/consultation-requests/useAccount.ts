import { type Client, clientInput } from '@practice/contract/clients';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { safeParse } from 'valibot';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { useDebounced } from '../form/useDebounced.ts';

/** Looks up the account of an email address while it is typed. */
export function useAccount(typed: string) {
  const calls = useCallsInPlace();
  const address = safeParse(clientInput.entries.email, useDebounced(typed));
  const email = address.success ? address.output : '';
  const { data, error, isLoading } = useQuery<Client | null, CallError>({
    queryKey: ['clients', 'of', email],
    queryFn: async () => {
      const { data } = await calls.getList<Client>('clients', {
        filter: { email },
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 1, perPage: 1 },
      });
      return data[0] ?? null;
    },
    enabled: email !== '',
    placeholderData: keepPreviousData,
  });
  return { client: email === '' ? undefined : (data ?? undefined), error, isLoading };
}
