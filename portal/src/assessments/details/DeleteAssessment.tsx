import { assessmentToasts } from '@practice/contract/assessment-words';
import type { Assessment } from '@practice/contract/assessments';
import { sentenceOf } from '@practice/contract/errors';
import { dayInSentence } from '@practice/contract/format';
import { DeleteDialog } from '../../layout/DeleteDialog.tsx';
import { useAssessmentCalls } from '../assessments.queries.ts';

interface DeleteAssessmentProps {
  assessment: Assessment;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteAssessment({ assessment, ...rest }: DeleteAssessmentProps) {
  const { id, kind, assessmentDate } = assessment;
  const { remove } = useAssessmentCalls();
  return (
    <DeleteDialog
      title="Delete this assessment?"
      description={
        <p>
          This permanently deletes the assessment from {dayInSentence(assessmentDate)},{' '}
          {kind === 'ai' ? 'with your answers, its scores and its conversation.' : 'with its scores.'}
        </p>
      }
      remove={async () => {
        await remove(id);
        return assessmentToasts.deleted;
      }}
      failed={(error) => assessmentToasts.deleteFailed(sentenceOf(error))}
      {...rest}
    />
  );
}
