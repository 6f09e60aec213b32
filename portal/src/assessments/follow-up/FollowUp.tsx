import type { AssessmentDetails } from '@practice/contract/assessments';
import type { FollowUpAnswers } from '@practice/desk/factors';
import { followUpQuestions } from '@practice/desk/follow-up-questions';
import { lazy } from 'react';
import { LoadBoundary } from '../../layout/LoadBoundary.tsx';
import { Section } from '../result/notices.tsx';

// The drawings are loaded only when there are questions.
const FollowUpQuestions = lazy(async () => ({
  default: (await import('./FollowUpQuestions.tsx')).FollowUpQuestions,
}));

export function FollowUp({ details }: { details: AssessmentDetails }) {
  const { followUp, scoring } = details;
  if (!followUp || !scoring) return null;
  if (!followUp.isOpen) return <AnswersGiven answers={followUp.answers} />;
  if (followUp.questions.length === 0) return null;
  return (
    <LoadBoundary
      failed={
        <p>A few more questions belong here, but they couldn’t be loaded. Reload the page to see them.</p>
      }
    >
      <FollowUpQuestions key={details.id} details={details} followUp={followUp} scoring={scoring} />
    </LoadBoundary>
  );
}

function AnswersGiven({ answers: given }: { answers: FollowUpAnswers }) {
  const answers = followUpQuestions(given);
  if (answers.length === 0) return null;
  return (
    <Section title="What you tapped">
      <dl className="ruled">
        {answers.map(({ factor, question, answer }) => (
          <div key={factor} className="cluster between gap-4 row-gap-0">
            <dt>{question}</dt>
            <dd className="text-strong">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
