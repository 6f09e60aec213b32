import { assessmentDisclaimer, practitionerLineTitle } from '@practice/contract/assessment-messages';
import type { AssessmentDetails } from '@practice/contract/assessments';
import { emergencyNotice } from '@practice/desk/emergency';
import { wordsOf } from '@practice/desk/factor-words';
import type { ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import styles from './notices.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

export function Disclaimer() {
  return (
    <div className="stack gap-2 text-sm text-soft">
      {assessmentDisclaimer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

const [emergencySigns, endOfNotice] = emergencyNotice.split('911');

export function EmergencyNotice() {
  return (
    <p className="text-strong edge edge-danger">
      {emergencySigns}
      <a className="text-danger" href="tel:911">
        911
      </a>
      {endOfNotice}
    </p>
  );
}

export function PractitionerNote({ details: { practitionerLine } }: { details: AssessmentDetails }) {
  if (!practitionerLine) return null;
  return (
    <div className={`stack gap-1 break-anywhere ${styles.practitioner}`}>
      <h3>{practitionerLineTitle}</h3>
      <p className="pre-line">{practitionerLine}</p>
    </div>
  );
}

export function RiskList({ details: { ergonomicRisks, fixes } }: { details: AssessmentDetails }) {
  const { language } = useLanguage();
  const spanish = fixes.flatMap(({ factor, state, score }) =>
    score === null ? [] : (wordsOf(factor, language).findings[state] ?? []),
  );
  const lines =
    spanish.length > 0
      ? spanish
      : (ergonomicRisks ?? '').split('\n').flatMap((line) => line.replace(/^\s*[-*•]\s*/, '').trim() || []);
  if (lines.length === 0) return <p className="text-soft">No risks were found.</p>;
  return (
    <ul
      className={`stack gap-2 break-anywhere text-list ${styles.risks}`}
      lang={spanish.length > 0 ? language : undefined}
    >
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Takes the place of the scores that were withheld because of an emergency. */
export function NoScores({ details: { needsConfirmation } }: { details: AssessmentDetails }) {
  return (
    <p>
      {needsConfirmation
        ? 'We haven’t scored this desk yet: please answer the question above first.'
        : 'We didn’t score this desk: what you told us comes first.'}{' '}
      Your answers are saved with this assessment.
    </p>
  );
}
