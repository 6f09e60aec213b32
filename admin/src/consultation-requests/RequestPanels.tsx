import { addDays, startOfDay } from '@practice/contract/clock';
import { type ConsultationRequest, serviceLabel } from '@practice/contract/consultation-requests';
import { dayAndTime, practiceDay } from '@practice/contract/format';
import { RequestBadge } from '../badges/Badges.tsx';
import { useNow } from '../layout/useNow.ts';
import { ListPanel } from '../list/ListPanel.tsx';
import { ReplyClock } from './ReplyClock.tsx';

export const unanswered = { sort: { field: 'createdAt', order: 'ASC' as const }, filter: { state: 'new' } };

export function UnansweredRequests() {
  return (
    <ListPanel<ConsultationRequest>
      resource="consultation-requests"
      heading="Waiting for an answer"
      params={unanswered}
      emptyText="No one’s waiting. You’ve answered every request."
      linkLabel="All waiting requests"
      row={(request) => ({
        title: request.fullName,
        badge: <ReplyClock request={request} />,
        text: `${request.companyName} · ${serviceLabel(request.service)}`,
      })}
    />
  );
}

export function RecentRequests() {
  const now = new Date(useNow());
  const createdFrom = startOfDay(addDays(practiceDay(now), -1)).toISOString();
  return (
    <ListPanel<ConsultationRequest>
      resource="consultation-requests"
      heading="New requests since yesterday"
      params={{ sort: { field: 'createdAt', order: 'DESC' }, filter: { createdFrom } }}
      emptyText="No request came in today or yesterday."
      linkLabel="All requests since yesterday"
      row={({ fullName, state, createdAt, service }) => ({
        title: fullName,
        badge: <RequestBadge state={state} />,
        text: `${dayAndTime(createdAt, now)} · ${serviceLabel(service)}`,
      })}
    />
  );
}
