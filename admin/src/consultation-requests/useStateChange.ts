import type { ConsultationRequest, RequestState } from '@practice/contract/consultation-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'react-admin';
import type { CallError } from '../dataProvider.ts';

export function useStateChange(request: ConsultationRequest) {
  const queries = useQueryClient();
  const [update, mutation] = useUpdate<ConsultationRequest, CallError>(
    'consultation-requests',
    { id: request.id, previousData: request },
    { onSuccess: () => queries.invalidateQueries() },
  );
  return { ...mutation, change: (state: RequestState) => update(undefined, { data: { state } }) };
}
