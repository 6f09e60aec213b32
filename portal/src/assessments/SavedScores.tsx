import { type Assessment, ratingOf } from '@practice/contract/assessments';
import { ArcGauge } from '@practice/ui/ArcGauge';
import { CareInBrief } from './result/CareInBrief.tsx';
import styles from './SavedScores.module.css';
import { isWithheld } from './withheld.ts';

/** Both scores of a saved assessment, or the emergency that withheld them. */
export function SavedScores({
  assessment,
  size = 'small',
}: {
  assessment: Assessment;
  size?: 'small' | 'large';
}) {
  const { workstationScore, posturalScore } = assessment;
  if (isWithheld(assessment)) return <CareInBrief assessment={assessment} />;
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
