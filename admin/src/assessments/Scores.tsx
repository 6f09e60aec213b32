import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { ratingOf } from '@practice/contract/assessments';
import { coverageText } from '@practice/desk/how-scored';
import { scoreBand } from '@practice/desk/scoring';
import type { ScoreKind } from '@practice/desk/weights';
import { outOfTen } from '../badges/assessment-words.ts';
import styles from './Assessments.module.css';
import { Section } from './Section.tsx';

/** Both scores, and whether a follow-up is needed. */
export function Scores({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { workstationScore, posturalScore, followUpNeeded, hasEmergency, scoring } = assessment;
  if (hasEmergency && workstationScore === null && posturalScore === null) {
    return (
      <Section heading="Scores">
        <p>No scores: what they told us comes before their desk. Follow-up is needed.</p>
      </Section>
    );
  }
  return (
    <Section heading="Scores">
      <dl className={styles.scores}>
        <Score kind="workstation" label="Workstation" score={workstationScore} />
        <Score kind="posture" label="Posture" score={posturalScore} />
        <div>
          <dt>Follow-up</dt>
          <dd>{followUpNeeded ? 'Needed' : 'Not needed'}</dd>
        </div>
      </dl>
      {scoring?.method && <p className={`text-xs text-soft ${styles.soft}`}>{coverageText(scoring)}</p>}
    </Section>
  );
}

function Score({ kind, label, score }: { kind: ScoreKind; label: string; score: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{outOfTen(score)}</dd>
      <dd className={`text-xs text-soft ${styles.soft}`}>
        {score === null ? ratingOf(score) : scoreBand(kind, score)}
      </dd>
    </div>
  );
}
