import type { Client } from '@practice/contract/clients';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryToEdit } from '../form/EditPage.tsx';
import { LoadError } from '../layout/LoadError.tsx';
import { Loading } from '../layout/Loading.tsx';
import { clientIn } from './client-in.ts';

export function ForClient({ children }: { children: (client: Client | undefined) => ReactNode }) {
  const [search] = useSearchParams();
  const id = clientIn(search);
  const { data, error, isLoading, refetch } = useQueryToEdit(
    ['clients', id],
    async (calls) => (await calls.getOne<Client>('clients', { id: id ?? 0 })).data,
    id !== undefined,
  );
  if (isLoading) return <Loading />;
  if (error && error.status !== 404) {
    return <LoadError heading="We couldn’t load the client" error={error} onRetry={refetch} />;
  }
  return children(data);
}
