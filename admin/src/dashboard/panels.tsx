import type { AdminAssessment } from '@practice/contract/admin-assessments';
import type { AdminAppointment } from '@practice/contract/appointments';
import { personName } from '@practice/contract/auth';
import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { addDays, startOfDay } from '@practice/contract/clock';
import type { ConsultationRequest } from '@practice/contract/consultation-requests';
import { clockTime, dayAndTime, practiceDay, timeInSentence } from '@practice/contract/format';
import { bothScores } from '../badges/assessment-texts.ts';
import { AppointmentBadge, AssessmentBadge, PostStatus, RequestBadge } from '../badges/Badges.tsx';
import { ReplyClock } from '../badges/ReplyClock.tsx';
import { useNow } from '../layout/useRefresh.ts';
import { ListPanel } from '../list/ListPanel.tsx';

export const notReviewed = {
  sort: { field: 'attention', order: 'DESC' as const },
  filter: { isReviewed: false, kind: 'ai' },
};

export const Unreviewed = () => (
  <ListPanel<AdminAssessment>
    resource="assessments"
    heading="Assessments to review"
    params={notReviewed}
    emptyText="You’ve reviewed every assessment."
    linkLabel="All assessments to review"
    primaryText={({ user }) => personName(user)}
    secondaryText={(assessment) => `${dayAndTime(assessment.assessmentDate)} · ${bothScores(assessment)}`}
    tertiaryText={(assessment) => <AssessmentBadge assessment={assessment} />}
  />
);

export const unanswered = { sort: { field: 'createdAt', order: 'ASC' as const }, filter: { state: 'new' } };

export const Unanswered = () => (
  <ListPanel<ConsultationRequest>
    resource="consultation-requests"
    heading="Waiting for an answer"
    params={unanswered}
    emptyText="No one’s waiting. You’ve answered every request."
    linkLabel="All waiting requests"
    primaryText={({ fullName }) => fullName}
    secondaryText={({ companyName, serviceLabel }) => `${companyName} · ${serviceLabel}`}
    tertiaryText={(request) => <ReplyClock request={request} />}
  />
);

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
      primaryText={({ fullName }) => fullName}
      secondaryText={({ createdAt, serviceLabel }) => `${dayAndTime(createdAt, now)} · ${serviceLabel}`}
      tertiaryText={({ state }) => <RequestBadge state={state} />}
    />
  );
}

export function Drafts() {
  const now = new Date(useNow());
  return (
    <ListPanel<BlogPostSummary>
      resource="blog-posts"
      heading="Drafts"
      params={{ sort: { field: 'updatedAt', order: 'DESC' }, filter: { published: false } }}
      emptyText="No drafts waiting. Everything you’ve written is public."
      linkLabel="All drafts"
      to={({ id }) => `/blog-posts/edit/${id}`}
      primaryText={({ title }) => title}
      secondaryText={({ publishAt, updatedAt, category }) =>
        `${publishAt ? 'Scheduled for' : 'Changed'} ${timeInSentence(publishAt ?? updatedAt, now)} · ${category}`
      }
      tertiaryText={(post) => <PostStatus post={post} isShort />}
    />
  );
}

export function TodayAndTomorrow() {
  const today = practiceDay(new Date(useNow()));
  const status = ['scheduled', 'rescheduled', 'completed', 'no-show'];
  const filter = { from: today, to: addDays(today, 1), status };
  return (
    <ListPanel<AdminAppointment>
      resource="client-appointments"
      heading="Today and tomorrow"
      params={{ sort: { field: 'startsAt', order: 'ASC' }, filter }}
      shown={8}
      emptyText="No one’s coming today or tomorrow."
      linkLabel="See the calendar"
      linkTo="/client-appointments/calendar"
      primaryText={({ startsAt }) =>
        `${practiceDay(startsAt) === today ? 'Today' : 'Tomorrow'} at ${clockTime(startsAt)}`
      }
      secondaryText={({ user, title, location }) =>
        [personName(user), title, location].filter(Boolean).join(' · ')
      }
      tertiaryText={({ status }) => <AppointmentBadge status={status} />}
    />
  );
}
