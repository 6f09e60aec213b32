import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { assessmentMessages } from '@practice/contract/assessment-words';
import { ratingOf } from '@practice/contract/assessments';
import { personName } from '@practice/contract/auth';
import { dateAndTime, fileSize, longDate } from '@practice/contract/format';
import { coverageText } from '@practice/desk/how-scored';
import { scoreBand } from '@practice/desk/scoring';
import type { ScoreKind } from '@practice/desk/weights';
import { ButtonLink } from '@practice/ui/Button';
import { Card } from '@practice/ui/Card';
import { useState } from 'react';
import { Link } from 'react-router';
import { outOfTen } from '../badges/assessment-words.ts';
import { AssessmentBadges } from '../badges/Badges.tsx';
import { EditPage } from '../form/EditPage.tsx';
import { Page } from '../layout/Page.tsx';
import { Notes } from '../notes/Notes.tsx';
import { EditAndDelete, Review } from './AssessmentActions.tsx';
import styles from './Assessments.module.css';
import { ClientAnswers, Conversation } from './ClientAnswers.tsx';
import { Findings, HowScored, UnansweredQuestions } from './Findings.tsx';
import { withoutMarks } from './plain-text.ts';
import { RedFlags } from './RedFlags.tsx';
import { Section } from './Section.tsx';

export function AssessmentPage() {
  return (
    <EditPage<AdminAssessmentDetails>
      resource="assessments"
      noun="assessment"
      title="Assessment"
      missing={{ title: 'Assessment Not Found', sentence: assessmentMessages.unknown }}
      back="All assessments"
    >
      {(assessment) => <LoadedAssessment loaded={assessment} />}
    </EditPage>
  );
}

function LoadedAssessment({ loaded }: { loaded: AdminAssessmentDetails }) {
  const [assessment, setAssessment] = useState(loaded);
  const { id, user, kind, assessmentDate, analysis, recommendations, scoring } = assessment;
  return (
    <Page
      title={`Assessment of ${personName(user)}`}
      back={{ to: '/assessments', label: 'All assessments' }}
      lead={
        <span className="cluster gap-4 tight-rows break-anywhere">
          <Link to={`/clients/${assessment.userId}`}>{personName(user)}’s page</Link>
          <time dateTime={assessmentDate}>
            {kind === 'ai' ? dateAndTime(assessmentDate) : longDate(assessmentDate)}
          </time>
          <AssessmentBadges assessment={assessment} />
        </span>
      }
      actions={
        kind === 'ai' ? (
          <Review assessment={assessment} onReviewed={setAssessment} />
        ) : (
          <EditAndDelete assessment={assessment} />
        )
      }
    >
      <div className="stack gap-5 main-and-side">
        <div className="stack gap-5">
          <RedFlags assessment={assessment} />
          <Scores assessment={assessment} />
          <Prose heading="Summary" text={analysis} />
          <Prose heading="Risks" text={assessment.ergonomicRisks} />
          {/* In an emergency, both texts are the same. */}
          {recommendations !== analysis && <Prose heading="Recommendations" text={recommendations} />}
          <AttachedReport assessment={assessment} />
          {scoring && <Findings assessment={assessment} scoring={scoring} />}
          {scoring && <HowScored scoring={scoring} />}
          {kind === 'ai' && <Conversation assessment={assessment} />}
        </div>
        <div className="stack gap-5">
          <Card>
            <Notes resource="assessments" id={id} level={2} />
          </Card>
          <ClientAnswers assessment={assessment} />
          {scoring && scoring.unknown.length > 0 && <UnansweredQuestions unknown={scoring.unknown} />}
        </div>
      </div>
    </Page>
  );
}

function Scores({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { workstationScore, posturalScore, followUpNeeded, hasEmergency, scoring } = assessment;
  if (hasEmergency && workstationScore === null && posturalScore === null) {
    return (
      <Section heading="Scores">
        <p>No scores: what they told us is more urgent than their desk. Please follow up.</p>
      </Section>
    );
  }
  return (
    <Section heading="Scores">
      <dl className={`columns gap-4 ${styles.scores}`} style={{ '--column': '8rem' }}>
        <Score kind="workstation" label="Workstation" score={workstationScore} />
        <Score kind="posture" label="Posture" score={posturalScore} />
        <div>
          <dt>Follow-up</dt>
          <dd>{followUpNeeded ? 'Needed' : 'Not needed'}</dd>
        </div>
      </dl>
      {scoring && <p className="text-xs text-soft">{coverageText(scoring)}</p>}
    </Section>
  );
}

function Score({ kind, label, score }: { kind: ScoreKind; label: string; score: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{outOfTen(score)}</dd>
      <dd className="text-xs text-soft">{score === null ? ratingOf(score) : scoreBand(kind, score)}</dd>
    </div>
  );
}

function Prose({ heading, text }: { heading: string; text: string | null }) {
  if (!text) return null;
  return (
    <Section heading={heading}>
      <p className="pre-wrap">{withoutMarks(text)}</p>
    </Section>
  );
}

function AttachedReport({ assessment: { report, attachments } }: { assessment: AdminAssessmentDetails }) {
  if (!report || !attachments) return null;
  return (
    <Section heading="Report">
      <p>
        {report.name} <small className="text-xs text-soft">{fileSize(report.size)}</small>
      </p>
      <p>
        <ButtonLink variant="secondary" size="small" href={attachments} download>
          Download the report
        </ButtonLink>
      </p>
    </Section>
  );
}
