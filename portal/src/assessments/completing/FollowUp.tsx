import type { AssessmentDetails } from '@practice/contract/assessments';
import { followUpAnswers, type Picks } from '@practice/desk/completing';
import { lazy } from 'react';
import { LoadBoundary } from '../../layout/LoadBoundary.tsx';
import { Section } from '../result/notices.tsx';

// The drawings are loaded only when there are questions.
const FollowUpQuestions = lazy(async () => ({
  default: (await import('./FollowUpQuestions.tsx')).FollowUpQuestions,
}));

export function FollowUp({ details }: { details: AssessmentDetails }) {
  const { picture, scoring } = details;
  if (!picture || !scoring) return null;
  if (!picture.isOpen) return <FollowUpAnswers picks={picture.picks} />;
  if (picture.questions.length === 0) return null;
  return (
    <LoadBoundary
      failed={
        <p>A few more questions belong here, but they couldn’t be loaded. Reload the page to see them.</p>
      }
    >
      <FollowUpQuestions key={details.id} details={details} picture={picture} scoring={scoring} />
    </LoadBoundary>
  );
}

function FollowUpAnswers({ picks }: { picks: Picks }) {
  const answers = followUpAnswers(picks);
  if (answers.length === 0) return null;
  return (
    <Section title="You told us afterward">
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
