import type { AssessmentDetails } from '@practice/contract/assessments';
import { lazy } from 'react';
import { LoadBoundary } from '../../layout/LoadBoundary.tsx';
import { useLanguage } from '../language.ts';

// The drawings are loaded only where there is something to show.
const WhatWeUnderstood = lazy(async () => ({
  default: (await import('./WhatWeUnderstood.tsx')).WhatWeUnderstood,
}));

export function Understanding({ details }: { details: AssessmentDetails }) {
  const { texts } = useLanguage();
  const { scoring, understood } = details;
  if (!scoring || understood.length === 0) return null;
  return (
    <LoadBoundary failed={<p>{texts.understood}: this couldn’t be loaded. Reload the page to see it.</p>}>
      <WhatWeUnderstood key={details.id} details={details} scoring={scoring} />
    </LoadBoundary>
  );
}
