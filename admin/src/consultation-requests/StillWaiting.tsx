import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { ListPanel } from '../list/ListPanel.tsx';
import { ReplyClock } from './ReplyClock.tsx';

const params = { sort: { field: 'createdAt', order: 'ASC' as const }, filter: { state: 'new' } };

/** Who has no answer yet; the oldest has the most urgent clock. */
export function StillWaiting() {
  return (
    <ListPanel<ConsultationRequest>
      resource="consultation-requests"
      heading="Waiting for an answer"
      params={params}
      nothing="Nobody is waiting. Every request has had its answer."
      all="All waiting requests"
      to={({ id }) => `/consultation-requests/${id}`}
    >
      {(request) => (
        <>
          <strong>{request.fullName}</strong>
          <ReplyClock request={request} />
          <small>
            {request.companyName} · {serviceLabel(request.service)}
          </small>
        </>
      )}
    </ListPanel>
  );
}
