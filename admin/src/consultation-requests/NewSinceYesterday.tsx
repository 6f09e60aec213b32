import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { useNow } from '../layout/useNow.ts';
import { ListPanel } from '../list/ListPanel.tsx';
import { dayAndTime, startOfYesterday } from '../practice-days.ts';
import { StateBadge } from './StateBadge.tsx';

/** What came in today and yesterday, by the practice's calendar. */
export function NewSinceYesterday() {
  const now = new Date(useNow());
  const createdFrom = startOfYesterday(now).toISOString();
  return (
    <ListPanel<ConsultationRequest>
      resource="consultation-requests"
      heading="New since yesterday"
      params={{ sort: { field: 'createdAt', order: 'DESC' }, filter: { createdFrom } }}
      nothing="No request came in today or yesterday."
      all="All requests since yesterday"
      to={({ id }) => `/consultation-requests/${id}`}
    >
      {(request) => (
        <>
          <strong>{request.fullName}</strong>
          <StateBadge state={request.state} />
          <small>
            {dayAndTime(request.createdAt, now)} · {serviceLabel(request.service)}
          </small>
        </>
      )}
    </ListPanel>
  );
}
