import { type Assessment, ratingOf } from '@practice/contract/assessments';
import type { ScoreKind } from '@practice/desk/weights';
import type { ReactNode } from 'react';
import styles from './ArcGauge.module.css';
import { ArcGauge } from './ArcGauge.tsx';
import { isWithheld } from './assessment.ts';
import { EmergencySummary } from './result/care.tsx';

interface SavedScoresProps {
  assessment: Assessment;
  size?: 'small' | 'large';
}

export function SavedScores({ assessment, size = 'small' }: SavedScoresProps) {
  if (isWithheld(assessment)) return <EmergencySummary assessment={assessment} />;
  return (
    <ScoreGauges assessment={assessment} size={size} width="11rem" wordOf={(_, score) => ratingOf(score)} />
  );
}

interface ScoreGaugesProps extends SavedScoresProps {
  width: string;
  wordOf: (kind: ScoreKind, score: number | null) => ReactNode;
}

export function ScoreGauges({ assessment, size = 'large', width, wordOf }: ScoreGaugesProps) {
  const gauges = [
    { kind: 'workstation', label: 'Workstation Score', score: assessment.workstationScore },
    { kind: 'posture', label: 'Postural Score', score: assessment.posturalScore },
  ] as const;
  return (
    <div className={`columns gap-4 ${styles.gauges}`} style={{ '--width': width }}>
      {gauges.map(({ kind, label, score }) => (
        <ArcGauge key={kind} label={label} score={score} word={wordOf(kind, score)} size={size} />
      ))}
    </div>
  );
}
