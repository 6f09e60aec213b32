import type { Assessment } from '@practice/contract/assessments';
import { longDate } from '@practice/contract/format';
import { Badge } from '@practice/ui/Badge';
import { detailsAddress } from '../address.ts';
import { SavedScores } from '../SavedScores.tsx';
import { ViewLink } from '../ViewLink.tsx';
import { madeBy } from '../words.ts';
import styles from './AssessmentCard.module.css';

/** One assessment of the list. */
export function AssessmentCard({ assessment }: { assessment: Assessment }) {
  const { id, assessmentDate, followUpNeeded, kind } = assessment;
  const date = longDate(assessmentDate);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.date}>{date}</h3>
        <Badge tone={followUpNeeded ? 'warning' : 'success'}>
          {followUpNeeded ? 'Follow-up Needed' : 'Completed'}
        </Badge>
      </div>
      <p className={styles.by}>{madeBy[kind]}</p>
      <SavedScores assessment={assessment} />
      <ViewLink variant="secondary" size="small" to={detailsAddress(id)}>
        View Assessment Details<span className="visually-hidden"> of {date}</span>
      </ViewLink>
    </li>
  );
}
