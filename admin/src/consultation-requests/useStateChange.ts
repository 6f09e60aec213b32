import type { ConsultationRequest, RequestState } from '@practice/contract/consultation-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useUpdate } from 'react-admin';
import type { CallError } from '../dataProvider.ts';

export function useStateChange(request: ConsultationRequest) {
  const queries = useQueryClient();
  const [update, { isPending, isSuccess, error, variables }] = useUpdate<ConsultationRequest, CallError>();

  function change(state: RequestState) {
    if (isPending || state === request.state) return;
    update(
      'consultation-requests',
      { id: request.id, data: { state }, previousData: request },
      {
        mutationMode: 'pessimistic',
        onError: () => {},
        // The list behind the dialog may be filtered by state.
        onSuccess: () => queries.invalidateQueries({ queryKey: ['consultation-requests', 'getList'] }),
      },
    );
  }

  return { change, isPending, isSuccess, error, wanted: variables?.data?.state };
}
