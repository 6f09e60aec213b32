import { Chip } from '@mui/material';
import type { AdminAssessment } from '@practice/contract/admin-assessments';
import { type AppointmentStatus, statusLabel } from '@practice/contract/appointments';
import type { BlogPostSummary } from '@practice/contract/blog-posts';
import { type RequestState, requestStates } from '@practice/contract/consultation-requests';
import { dayAndTime } from '@practice/contract/format';
import { labelOf } from '@practice/contract/options';
import { type PaymentStatus, paymentLabel } from '@practice/contract/payments';
import { assessmentStates, type BadgeContent, madeBy, type Tone } from './assessment-texts.ts';

const colors = { neutral: 'default', danger: 'error' } as const;

export const Badge = ({ tone = 'neutral', children }: { tone?: Tone; children: string }) => (
  <Chip label={children} color={tone === 'neutral' || tone === 'danger' ? colors[tone] : tone} />
);

export function BadgeList({ badges }: { badges: readonly BadgeContent[] }) {
  if (badges.length === 0) return null;
  return (
    <span className="cluster gap-1">
      {badges.map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}

export const statusTones = {
  scheduled: 'info',
  rescheduled: 'info',
  completed: 'success',
  cancelled: 'neutral',
  'no-show': 'warning',
} as const;

export const AppointmentBadge = ({ status }: { status: AppointmentStatus }) => (
  <Badge tone={statusTones[status]}>{statusLabel(status)}</Badge>
);

const stateTones = { new: 'warning', contacted: 'info', booked: 'success', closed: 'neutral' } as const;

export const RequestBadge = ({ state }: { state: RequestState }) => (
  <Badge tone={stateTones[state]}>{labelOf(requestStates, state)}</Badge>
);

export const AssessmentBadges = ({ assessment }: { assessment: AdminAssessment }) => (
  <BadgeList badges={[...assessmentStates(assessment), { text: madeBy(assessment.kind), tone: 'info' }]} />
);

export function AssessmentBadge({ assessment }: { assessment: AdminAssessment }) {
  const [state] = assessmentStates(assessment);
  return state && <Badge tone={state.tone}>{state.text}</Badge>;
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { text, tone } = paymentLabel(status);
  return <Badge tone={tone}>{text}</Badge>;
}

type Publishing = Pick<BlogPostSummary, 'published' | 'publishAt'>;

export function PostStatus({ post, isShort }: { post: Publishing; isShort?: boolean }) {
  if (post.published) return <Badge tone="success">Published</Badge>;
  if (post.publishAt === null) return <Badge tone="warning">Draft</Badge>;
  return (
    <>
      <Badge tone="info">Scheduled</Badge>{' '}
      {!isShort && <small className="text-xs nowrap">{dayAndTime(post.publishAt)}</small>}
    </>
  );
}
