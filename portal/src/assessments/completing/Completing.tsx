import type { AssessmentDetails } from '@practice/contract/assessments';
import { lazy, Suspense } from 'react';
import { LoadBoundary } from '../../layout/LoadBoundary.tsx';
import { FollowUpAnswers } from './FollowUpAnswers.tsx';

// The drawings are loaded only when there are questions.
const CompletePicture = lazy(async () => ({
  default: (await import('./CompletePicture.tsx')).CompletePicture,
}));

/** The follow-up questions for a day, then their answers; nothing when nothing can be added. */
export function Completing({ details }: { details: AssessmentDetails }) {
  const { picture, scoring } = details;
  if (!picture || scoring?.method !== 2) return null;
  if (!picture.isOpen) return <FollowUpAnswers picks={picture.picks} />;
  if (picture.questions.length === 0) return null;
  return (
    <LoadBoundary fallback={notLoaded}>
      <Suspense fallback={null}>
        <CompletePicture key={details.id} details={details} picture={picture} scoring={scoring} />
      </Suspense>
    </LoadBoundary>
  );
}

const notLoaded = (
  <p>A few more questions belong here, but they couldn’t be loaded. Reload the page to see them.</p>
);
