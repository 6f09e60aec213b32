import type { Client } from '@practice/contract/clients';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallError, useCallsWithoutRedirect } from '../dataProvider.ts';

const firstByLastName = {
  sort: { field: 'lastName', order: 'ASC' },
  pagination: { page: 1, perPage: 20 },
} as const;

export function useClients(filter: { q?: string; email?: string }, enabled = true) {
  const calls = useCallsWithoutRedirect();
  return useQuery<Client[], CallError>({
    queryKey: ['clients', 'matching', filter],
    queryFn: async () => (await calls.getList<Client>('clients', { filter, ...firstByLastName })).data,
    enabled,
    placeholderData: keepPreviousData,
  });
}
