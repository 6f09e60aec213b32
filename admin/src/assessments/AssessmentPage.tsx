import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { personName } from '@practice/contract/auth';
import { dateAndTime, longDate } from '@practice/contract/format';
import { Card } from '@practice/ui/Card';
import { useState } from 'react';
import { Link } from 'react-router';
import { AssessmentBadges } from '../badges/AssessmentBadges.tsx';
import { Page } from '../layout/Page.tsx';
import { Notes } from '../notes/Notes.tsx';
import styles from './Assessments.module.css';
import { ClientAnswers } from './ClientAnswers.tsx';
import { Conversation } from './Conversation.tsx';
import { Findings, UnansweredQuestions } from './Findings.tsx';
import { HowScored } from './HowScored.tsx';
import { withoutMarks } from './plain-text.ts';
import { RedFlags } from './RedFlags.tsx';
import { Review } from './Review.tsx';
import { resource } from './resource.ts';
import { Scores } from './Scores.tsx';
import { Section } from './Section.tsx';
import { AttachedReport, WrittenActions } from './WrittenActions.tsx';

/** One assessment, with the urgent parts first. */
export function AssessmentPage({ loaded }: { loaded: AdminAssessmentDetails }) {
  const [assessment, setAssessment] = useState(loaded);
  const { id, user, analysis, ergonomicRisks, recommendations, scoring, evidence, picture } = assessment;
  const name = personName(user);
  return (
    <Page
      title={`Assessment of ${name}`}
      back={{ to: `/${resource}`, label: 'All assessments' }}
      lead={<About assessment={assessment} />}
      actions={
        assessment.kind === 'ai' ? (
          <Review assessment={assessment} onReviewed={setAssessment} />
        ) : (
          <WrittenActions assessment={assessment} />
        )
      }
    >
      <div className={`stack gap-5 ${styles.columns}`}>
        <div className="stack gap-5">
          <RedFlags assessment={assessment} />
          <Scores assessment={assessment} />
          <Prose heading="Summary" text={analysis} />
          <Prose heading="Risks" text={ergonomicRisks} />
          {/* In an emergency, both texts are the same. */}
          {recommendations !== analysis && <Prose heading="Recommendations" text={recommendations} />}
          <AttachedReport assessment={assessment} />
          {scoring && <Findings scoring={scoring} evidence={evidence} picks={picture?.picks} />}
          {scoring && <HowScored scoring={scoring} />}
          <Conversation assessment={assessment} name={name} />
        </div>
        <div className="stack gap-5">
          <Card>
            <Notes resource={resource} id={id} level={2} />
          </Card>
          <ClientAnswers assessment={assessment} />
          {scoring && scoring.unknown.length > 0 && <UnansweredQuestions unknown={scoring.unknown} />}
        </div>
      </div>
    </Page>
  );
}

function About({ assessment }: { assessment: AdminAssessmentDetails }) {
  const { user, userId, kind, assessmentDate } = assessment;
  return (
    <span className={`cluster break-anywhere ${styles.about}`}>
      <Link to={`/clients/${userId}`}>{personName(user)}’s page</Link>
      <time dateTime={assessmentDate}>
        {kind === 'ai' ? dateAndTime(assessmentDate) : longDate(assessmentDate)}
      </time>
      <AssessmentBadges assessment={assessment} />
    </span>
  );
}

/** The summary that the client reads. */
function Prose({ heading, text }: { heading: string; text: string | null }) {
  if (!text) return null;
  return (
    <Section heading={heading}>
      <p className={styles.text}>{withoutMarks(text)}</p>
    </Section>
  );
}
