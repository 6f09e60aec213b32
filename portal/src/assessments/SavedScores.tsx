import { type Assessment, ratingOf } from '@practice/contract/assessments';
import type { ScoreKind } from '@practice/desk/weights';
import { ArcGauge } from '@practice/ui/ArcGauge';
import { isWithheld } from './assessment.ts';
import { EmergencySummary } from './result/care.tsx';
import styles from './SavedScores.module.css';

interface ScoresProps {
  assessment: Assessment;
  size?: 'small' | 'large';
}

/** Both scores of a saved assessment, or the emergency that withheld them. */
export function SavedScores({ assessment, size = 'small' }: ScoresProps) {
  if (isWithheld(assessment)) return <EmergencySummary assessment={assessment} />;
  return (
    <div className={styles.scores}>
      <ScoreGauges assessment={assessment} size={size} wordOf={(_, score) => ratingOf(score)} />
    </div>
  );
}

interface ScoreGaugesProps extends ScoresProps {
  wordOf: (kind: ScoreKind, score: number | null) => string;
}

export function ScoreGauges({ assessment, size = 'large', wordOf }: ScoreGaugesProps) {
  const { workstationScore, posturalScore } = assessment;
  return (
    <>
      <ArcGauge
        label="Workstation Score"
        score={workstationScore}
        word={wordOf('workstation', workstationScore)}
        size={size}
      />
      <ArcGauge
        label="Postural Score"
        score={posturalScore}
        word={wordOf('posture', posturalScore)}
        size={size}
      />
    </>
  );
}
