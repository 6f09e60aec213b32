import type { AdminAssessment } from '@practice/contract/admin-assessments';
import { Badge } from '@practice/ui/Badge';
import styles from './AssessmentBadges.module.css';
import { assessmentStates, madeBy } from './assessment-words.ts';

type Assessment = Pick<
  AdminAssessment,
  'hasEmergency' | 'hasRedFlags' | 'followUpNeeded' | 'reviewedAt' | 'kind'
>;

/** Everything worth knowing of an assessment, and who made it. */
export function AssessmentBadges({ assessment }: { assessment: Assessment }) {
  return (
    <span className={styles.badges}>
      {assessmentStates(assessment).map(({ text, tone }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
      <Badge tone="info">{madeBy(assessment.kind)}</Badge>
    </span>
  );
}

/** The most urgent of them, where there is room for one. */
export function AssessmentBadge({ assessment }: { assessment: Assessment }) {
  const [state] = assessmentStates(assessment);
  return state ? <Badge tone={state.tone}>{state.text}</Badge> : null;
}
