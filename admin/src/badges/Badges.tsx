import type { AdminAssessment } from '@practice/contract/admin-assessments';
import { type AppointmentStatus, statusLabel } from '@practice/contract/appointments';
import { type RequestState, requestStates } from '@practice/contract/consultation-requests';
import { assessmentStates, type BadgeContent, madeBy } from './assessment-texts.ts';
import { Badge } from './Badge.tsx';

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

export function AppointmentBadge({ status }: { status: AppointmentStatus }) {
  return <Badge tone={statusTones[status]}>{statusLabel(status)}</Badge>;
}

const stateTones = { new: 'warning', contacted: 'info', booked: 'success', closed: 'neutral' } as const;

export function RequestBadge({ state }: { state: RequestState }) {
  const label = requestStates.find(({ value }) => value === state)?.label ?? state;
  return <Badge tone={stateTones[state]}>{label}</Badge>;
}

export function AssessmentBadges({ assessment }: { assessment: AdminAssessment }) {
  const maker = { text: madeBy(assessment.kind), tone: 'info' as const };
  return <BadgeList badges={[...assessmentStates(assessment), maker]} />;
}

export function AssessmentBadge({ assessment }: { assessment: AdminAssessment }) {
  const [state] = assessmentStates(assessment);
  return state && <Badge tone={state.tone}>{state.text}</Badge>;
}
