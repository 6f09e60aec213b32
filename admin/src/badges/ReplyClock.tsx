import { type ConsultationRequest, replyDue } from '@practice/contract/consultation-requests';
import { useNow } from '../layout/useRefresh.ts';
import type { BadgeContent } from './assessment-texts.ts';
import { Badge } from './Badges.tsx';

export function ReplyClock({ request }: { request: ConsultationRequest }) {
  const { text, tone } = replyClock(request, useNow());
  return <Badge tone={tone}>{text}</Badge>;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const soon = 6 * hour;

type Times = Pick<ConsultationRequest, 'createdAt' | 'answeredAt'>;

export function replyClock(request: Times, now: number): BadgeContent {
  const due = replyDue(request);
  if (request.answeredAt !== null) {
    const answered = Date.parse(request.answeredAt);
    const text = `answered in ${span(answered - Date.parse(request.createdAt))}`;
    return { text, tone: answered <= due ? 'success' : 'neutral' };
  }
  if (now > due) return { text: `overdue by ${span(now - due)}`, tone: 'danger' };
  return { text: `${span(due - now)} left`, tone: due - now <= soon ? 'warning' : 'info' };
}

function span(milliseconds: number): string {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`;
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`;
  return `${Math.floor(milliseconds / day)} days`;
}
