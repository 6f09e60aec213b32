import type { Assessment } from '@practice/contract/assessments';
import { Badge } from '@practice/ui/Badge';
import { detailsAddress } from '../address.ts';
import { SavedScores } from '../SavedScores.tsx';
import { ViewLink } from '../ViewLink.tsx';
import { madeBy, whenMade } from '../words.ts';
import styles from './AssessmentCard.module.css';

export function AssessmentCard({ assessment, all }: { assessment: Assessment; all: readonly Assessment[] }) {
  const { id, followUpNeeded, kind } = assessment;
  const date = whenMade(assessment, all);
  return (
    <li className={styles.card}>
      <div className={`cluster between ${styles.head}`}>
        <h3 className="text-lg">{date}</h3>
        <Badge tone={followUpNeeded ? 'warning' : 'success'}>
          {followUpNeeded ? 'Follow-up Needed' : 'Completed'}
        </Badge>
      </div>
      <p className="text-sm text-soft">{madeBy[kind]}</p>
      <SavedScores assessment={assessment} />
      <ViewLink variant="secondary" size="small" to={detailsAddress(id)}>
        View Assessment Details<span className="visually-hidden"> of {date}</span>
      </ViewLink>
    </li>
  );
}
