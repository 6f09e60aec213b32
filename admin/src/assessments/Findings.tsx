import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { type Factor, factors } from '@practice/desk/factors';
import { coverageText, methodText, scoreNames, subtraction } from '@practice/desk/how-scored';
import type { AssessmentScoring } from '@practice/desk/scoring';
import { scoreKinds } from '@practice/desk/weights';
import { SumTable } from '@practice/ui/SumTable';
import { Badge } from '../badges/Badge.tsx';
import { Section } from '../layout/Section.tsx';
import styles from './Assessments.module.css';
import { findingRows } from './finding-rows.ts';
import { capitalized } from './plain-text.ts';

interface FindingsProps {
  assessment: AdminAssessmentDetails;
  scoring: AssessmentScoring;
}

export function Findings({ assessment: { evidence, picture }, scoring }: FindingsProps) {
  const rows = findingRows(scoring, evidence);
  return (
    <Section heading="What we found">
      {rows.length === 0 && <p>Nothing to base scores on.</p>}
      <ul className={styles.findings}>
        {rows.map(({ factor, state, isFine, quote, isImplied }) => (
          <li key={factor} className="line-above">
            <strong>{factors[factor].name}</strong>
            <span>
              <Badge tone={isFine ? 'success' : 'warning'}>{capitalized(state)}</Badge>
            </span>
            {quote && <blockquote className={styles.quote}>“{quote}”</blockquote>}
            {picture?.picks[factor] && <p className="text-xs text-soft">Told afterward</p>}
            {isImplied && <p className="text-xs text-soft">Inferred</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function UnansweredQuestions({ unknown }: { unknown: readonly Factor[] }) {
  return (
    <Section heading="We couldn’t tell" lead="What to ask when you talk.">
      <ul className={styles.unanswered}>
        {unknown.map((factor) => (
          <li key={factor}>
            <strong className="block">{factors[factor].name}</strong>
            <span className="text-soft">{factors[factor].question}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function HowScored({ scoring }: { scoring: AssessmentScoring }) {
  return (
    <Section heading="How this was scored" lead={methodText}>
      <p>{coverageText(scoring)}</p>
      <div className="columns align-start">
        {scoreKinds.map((kind) => (
          <SumTable key={kind} caption={scoreNames[kind]} lines={subtraction(scoring, kind)} />
        ))}
      </div>
    </Section>
  );
}
