import { type Assessment, assessmentToasts } from '@practice/contract/assessments';
import { ApiError, sentenceOf } from '@practice/contract/errors';
import { longDate } from '@practice/contract/format';
import { signInAddress } from '@practice/contract/paths';
import { Button } from '@practice/ui/Button';
import { Dialog } from '@practice/ui/Dialog';
import { toast } from '@practice/ui/toast';
import { useRef, useState } from 'react';
import { useAssessmentCalls } from '../assessments.queries.ts';

interface DeleteDialogProps {
  assessment: Assessment;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once. The safe answer comes first, and has the focus. */
export function DeleteDialog({ assessment, onClose, onDeleted }: DeleteDialogProps) {
  const { id, kind, assessmentDate } = assessment;
  const [isDeleting, setIsDeleting] = useState(false);
  const isSent = useRef(false);
  const { remove } = useAssessmentCalls();
  const close = () => {
    if (!isDeleting) onClose();
  };

  async function confirm() {
    if (isSent.current) return;
    isSent.current = true;
    setIsDeleting(true);
    try {
      await remove(id);
      toast(assessmentToasts.deleted);
      onDeleted();
    } catch (error) {
      isSent.current = false;
      setIsDeleting(false);
      if (error instanceof ApiError && error.status === 401) {
        window.location.assign(signInAddress(window.location));
        return;
      }
      toast(assessmentToasts.deleteFailed(sentenceOf(error)));
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title="Delete this assessment?"
      description={
        <p>
          The assessment of {longDate(assessmentDate)} goes for good,{' '}
          {kind === 'ai' ? 'with your answers, its scores and its conversation.' : 'with its scores.'}
        </p>
      }
      onClose={close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={isDeleting && 'Deleting...'} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    />
  );
}
