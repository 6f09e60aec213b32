import { serviceLabel } from '@practice/contract/consultation-requests';
import { ReplyClock } from './ReplyClock.tsx';
import { RequestPanel } from './RequestPanel.tsx';

const params = { sort: { field: 'createdAt', order: 'ASC' as const }, filter: { state: 'new' } };

/** Who has no answer yet; the oldest has the most urgent clock. */
export function StillWaiting() {
  return (
    <RequestPanel
      heading="Waiting for an answer"
      params={params}
      nothing="Nobody is waiting. Every request has had its answer."
      all="All waiting requests"
      row={(request) => (
        <>
          <strong>{request.fullName}</strong>
          <ReplyClock request={request} />
          <small>
            {request.companyName} · {serviceLabel(request.service)}
          </small>
        </>
      )}
    />
  );
}
