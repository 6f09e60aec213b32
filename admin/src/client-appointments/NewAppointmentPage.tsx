import type { Client } from '@practice/contract/clients';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { CallError } from '../dataProvider.ts';
import { useCallsInPlace } from '../form/CallsInPlace.tsx';
import { Failure } from '../layout/Failure.tsx';
import { Loading } from '../layout/Loading.tsx';
import { Page } from '../layout/Page.tsx';
import { NewAppointmentForm } from './NewAppointmentForm.tsx';
import { clientIn, wayBack } from './way-back.ts';

/** Books for a client: `?client=7` chooses whom, `?day=2026-12-01&time=10:00` when. */
export function NewAppointmentPage() {
  const [search] = useSearchParams();
  const calls = useCallsInPlace();
  const id = clientIn(search);
  const { data, error, isLoading, refetch } = useQuery<Client, CallError>({
    queryKey: ['clients', 'one', id],
    queryFn: async () => (await calls.getOne<Client>('clients', { id: id ?? 0 })).data,
    enabled: id !== undefined,
    refetchOnReconnect: false,
  });
  return (
    <Page
      title="New appointment"
      back={wayBack(search)}
      lead="Book any time you like, even outside your hours. Your client gets an email with the details."
    >
      {isLoading && <Loading />}
      {error && error.status !== 404 && (
        <Failure
          heading="The client could not be loaded"
          sentence={error.message}
          onRetry={() => refetch()}
        />
      )}
      {!isLoading && (!error || error.status === 404) && <NewAppointmentForm client={data} search={search} />}
    </Page>
  );
}
