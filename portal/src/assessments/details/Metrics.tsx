import { ratingNote } from '@practice/contract/assessment-messages';
import { type AssessmentDetails, overallScore, type Rating, ratingOf } from '@practice/contract/assessments';
import { Badge, type BadgeTone } from '@practice/ui/Badge';
import { isWithheld } from '../assessment.ts';
import { HowScored } from '../result/HowScored.tsx';
import { NoScores } from '../result/notices.tsx';
import { WhatWeUnderstood } from '../understood/WhatWeUnderstood.tsx';
import styles from './Metrics.module.css';

const tones: Record<Rating, BadgeTone> = {
  Good: 'success',
  Moderate: 'warning',
  'Needs Improvement': 'danger',
  'Not Evaluated': 'neutral',
};

export function Metrics({ details }: { details: AssessmentDetails }) {
  const { workstationScore, posturalScore } = details;
  if (isWithheld(details)) return <NoScores details={details} />;
  const overall = overallScore(workstationScore, posturalScore);
  const rows = [
    { name: 'Workstation Setup', about: 'Chair, screen, keyboard, mouse, light', score: workstationScore },
    { name: 'Posture', about: 'How you sit, for how long, and your breaks', score: posturalScore },
    { name: 'Overall', about: 'Both together', score: overall, shown: overall?.toFixed(1) },
  ];
  return (
    <div className="stack gap-5">
      <table className={styles.table}>
        <caption className="visually-hidden">Scores out of 10, and their ratings</caption>
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col">Metric</th>
            <th scope="col">Score</th>
            <th scope="col">Rating</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, about, score, shown = score }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={`text-sm text-soft leading-snug block ${styles.about}`}>{about}</span>
              </th>
              <td className={`heading-font text-lg ${styles.score}`}>
                {score === null ? 'N/A' : `${shown}/10`}
              </td>
              <td>
                <Badge tone={tones[ratingOf(score)]}>{ratingOf(score)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-soft">{ratingNote}</p>
      <WhatWeUnderstood details={details} />
      <HowScored details={details} />
    </div>
  );
}
