import { serviceLabel } from '@practice/contract/consultation-requests';
import { dayAndTime, startOfYesterday } from '../practice-days.ts';
import { RequestPanel } from './RequestPanel.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useNow } from './useNow.ts';

/** What came in today and yesterday, by the practice's calendar. */
export function NewSinceYesterday() {
  const now = new Date(useNow());
  const createdFrom = startOfYesterday(now).toISOString();
  return (
    <RequestPanel
      heading="New since yesterday"
      params={{ sort: { field: 'createdAt', order: 'DESC' }, filter: { createdFrom } }}
      nothing="No request came in today or yesterday."
      all="All requests since yesterday"
      row={(request) => (
        <>
          <strong>{request.fullName}</strong>
          <StateBadge state={request.state} />
          <small>
            {dayAndTime(request.createdAt, now)} · {serviceLabel(request.service)}
          </small>
        </>
      )}
    />
  );
}
