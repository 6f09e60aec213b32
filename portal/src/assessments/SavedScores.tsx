import { type Assessment, ratingOf } from '@practice/contract/assessments';
import { ArcGauge } from '@practice/ui/ArcGauge';
import styles from './SavedScores.module.css';

/** Both scores of a saved assessment, side by side. */
export function SavedScores({
  assessment: { workstationScore, posturalScore },
  size = 'small',
}: {
  assessment: Pick<Assessment, 'workstationScore' | 'posturalScore'>;
  size?: 'small' | 'large';
}) {
  return (
    <div className={styles.scores}>
      <ArcGauge
        label="Workstation Score"
        score={workstationScore}
        word={ratingOf(workstationScore)}
        size={size}
      />
      <ArcGauge label="Postural Score" score={posturalScore} word={ratingOf(posturalScore)} size={size} />
    </div>
  );
}
