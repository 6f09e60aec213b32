import { practitionerLineTitle } from '@practice/contract/assessment-words';
import type { AssessmentDetails } from '@practice/contract/assessments';
import styles from './PractitionerLine.module.css';

export function PractitionerLine({ details: { practitionerLine } }: { details: AssessmentDetails }) {
  if (!practitionerLine) return null;
  return (
    <div className={`stack gap-1 break-anywhere ${styles.line}`}>
      <h3>{practitionerLineTitle}</h3>
      <p>{practitionerLine}</p>
    </div>
  );
}
