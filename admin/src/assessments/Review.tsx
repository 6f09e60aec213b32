import type { AdminAssessmentDetails } from '@practice/contract/admin-assessments';
import { dayInSentence, withOn } from '@practice/contract/format';
import { adminAssessments } from '@practice/contract/routes';
import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import type { PracticeDataProvider } from '../dataProvider.ts';
import { showError } from '../layout/show-error.ts';
import { ActionButton } from '../list/ActionButton.tsx';
import styles from './Assessments.module.css';
import { resource } from './resource.ts';

interface ReviewProps {
  assessment: AdminAssessmentDetails;
  onReviewed: (assessment: AdminAssessmentDetails) => void;
}

/** Marks an AI assessment as reviewed, and shows who reviewed it. */
export function Review({ assessment, onReviewed }: ReviewProps) {
  const { id, kind, reviewedAt, reviewedBy } = assessment;
  const dataProvider = useDataProvider<PracticeDataProvider>();
  const line = useRef<HTMLParagraphElement>(null);

  async function review() {
    onReviewed(await dataProvider.call(adminAssessments.review, id));
    // The button with the focus is gone.
    line.current?.focus();
  }

  return (
    <>
      {reviewedAt === null && kind === 'ai' && (
        <ActionButton
          resource={resource}
          label="Mark as reviewed"
          run={review}
          onError={(error) => showError('Not marked as reviewed', error)}
        />
      )}
      <p ref={line} className={`live ${styles.reviewed}`} role="status" tabIndex={-1}>
        {reviewedAt && `Reviewed by ${reviewedBy} ${withOn(dayInSentence(reviewedAt))}`}
      </p>
    </>
  );
}
