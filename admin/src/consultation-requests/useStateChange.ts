import type { ConsultationRequest, RequestState } from '@practice/contract/consultation-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'react-admin';
import type { CallError } from '../dataProvider.ts';

export function useStateChange(request: ConsultationRequest) {
  const queries = useQueryClient();
  const [update, { variables, ...mutation }] = useUpdate<ConsultationRequest, CallError>(
    'consultation-requests',
    { id: request.id, previousData: request },
    // The list behind the dialog may be filtered by state.
    { onSuccess: () => queries.invalidateQueries() },
  );

  function change(state: RequestState) {
    if (!mutation.isPending && state !== request.state) update(undefined, { data: { state } });
  }

  return { ...mutation, change, wanted: variables?.data?.state };
}
